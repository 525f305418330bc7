/** Where a browser ends up: on a page of ours, or at a URL elsewhere that tests do not open. */
export interface Shown {
  readonly url: URL;
  /** Undefined for a URL that is not ours. */
  readonly response: Response | undefined;
}

interface Cookie {
  readonly value: string;
  readonly path: string;
}

const MOST_REDIRECTS = 20;

/** A browser that only follows redirects and keeps the cookies of one service, each for its path. */
export class Browser {
  readonly #origin: string;
  readonly #sentTo: string;
  readonly #cookies = new Map<string, Cookie>();

  /** @param sentTo - where requests for the public address go, as a proxy would send them */
  constructor(baseUrl: string, sentTo = baseUrl) {
    this.#origin = new URL(baseUrl).origin;
    this.#sentTo = new URL(sentTo).origin;
  }

  /** Stores a cookie from a Set-Cookie header. */
  take(setCookie: string, requested = '/'): void {
    const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const attribute = (name: string): string | undefined =>
      attributes.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const path = attribute('path') ?? requested;
    const name = pair.slice(0, at);
    const ended = attribute('max-age') === '0' || Date.parse(attribute('expires') ?? '') <= Date.now();
    if (ended) this.#cookies.delete(`${name} ${path}`);
    else this.#cookies.set(`${name} ${path}`, { value: pair.slice(at + 1), path });
  }

  /** The Cookie header for a path. */
  cookiesFor(path: string): string {
    return [...this.#cookies]
      .filter(([, { path: own }]) => path === own || path.startsWith(own.endsWith('/') ? own : `${own}/`))
      .map(([key, { value }]) => `${key.split(' ', 1)[0] ?? ''}=${value}`)
      .join('; ');
  }

  /** Deletes the cookies with this name prefix. */
  forget(prefix: string): void {
    for (const key of this.#cookies.keys()) if (key.startsWith(prefix)) this.#cookies.delete(key);
  }

  /** Sends a request and follows redirects as long as they stay on the service. */
  async open(
    address: string | URL,
    init: { readonly method?: string; readonly body?: URLSearchParams } = {},
  ): Promise<Shown> {
    let url = new URL(address);
    let next = init;
    for (let redirects = 0; redirects < MOST_REDIRECTS; redirects += 1) {
      if (url.origin !== this.#origin) return { url, response: undefined };
      const headers = {
        accept: 'text/html,*/*',
        cookie: this.cookiesFor(url.pathname),
        ...(next.method === undefined ? {} : { origin: this.#origin }),
      };
      const response = await fetch(url.href.replace(this.#origin, this.#sentTo), {
        ...next,
        headers,
        redirect: 'manual',
      });
      for (const cookie of response.headers.getSetCookie()) this.take(cookie, url.pathname);
      const location = response.headers.get('location');
      if (location === null) return { url, response };
      url = new URL(location, url);
      next = {};
    }
    throw new Error(`too many redirects, the last to ${url.href}`);
  }
}
