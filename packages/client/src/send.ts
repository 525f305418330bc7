import { API_PREFIX } from './api-types.ts';
import { errorOf, TriviaError, unreachable } from './trivia-error.ts';

/** What an injected `fetch` is called with: the members of `RequestInit` that the client uses. */
export interface FetchInit {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal;
}
export type Fetch = (url: string, init: FetchInit) => Promise<Response>;

export interface SendOptions {
  /** Where the service is, such as `https://trivia.example`. In a page of the service itself, an empty text. */
  readonly baseUrl: string;
  /** An API key. Only a publishable one (`svc_pk_…`) may be used in web pages. */
  readonly key?: string | undefined;
  /** Cancels all requests of the client. */
  readonly signal?: AbortSignal | undefined;
  /** Used instead of the global function, for example to call the service in its own process. */
  readonly fetch?: Fetch | undefined;
  /** How often a request is repeated when the service is busy or unreachable. The default is 2. */
  readonly retries?: number | undefined;
  /** The longest wait before an attempt, in seconds. If more is needed, the request fails at once. The default is 15. */
  readonly longestWait?: number | undefined;
}

export interface CallOptions {
  /** Cancels this request and its retries. `AbortSignal.timeout(5000)` gives it five seconds. */
  readonly signal?: AbortSignal | undefined;
}

interface Outgoing extends CallOptions {
  /** Sent as JSON by POST. */
  readonly body?: unknown;
  /** Whether a second request does no harm if the response to the first was lost. The default is true. */
  readonly repeatable?: boolean;
}

/** Sends a request to a path of the API, and reads the response if it has a status of success. */
export type Send = <Body>(
  path: string,
  read: (response: Response) => Body | Promise<Body>,
  outgoing?: Outgoing,
) => Promise<Body>;

const SECOND = 1_000;
const TOO_MANY_REQUESTS = 429;
/** Also what proxies answer while the service restarts. */
const UNAVAILABLE = [502, 503, 504];

/** Clients that were refused together should not come back together. */
const withJitter = (milliseconds: number): number => milliseconds * (1 + Math.random() / 4);

const signalOf = (signals: readonly (AbortSignal | undefined)[]): AbortSignal | undefined => {
  const given = signals.filter((signal) => signal !== undefined);
  return given.length > 1 ? AbortSignal.any(given) : given[0];
};

/** Creates the function that sends requests, keeps to the limits, and repeats what failed for the moment. */
export function createSend(options: SendOptions): Send {
  const { baseUrl, key, retries = 2, longestWait = 15 } = options;
  const host = baseUrl.replace(/\/+$/, '') + API_PREFIX;
  /** When the limits admit the next request, in milliseconds since 1970. */
  let admittedAt = 0;

  function noteLimits({ headers }: Response): void {
    if (headers.get('ratelimit-remaining') !== '0') return;
    const seconds = Number(headers.get('ratelimit-reset'));
    // A longer wait would only delay the refusal.
    if (seconds <= longestWait) admittedAt = Date.now() + seconds * SECOND;
  }

  function request({ body }: Outgoing, signal: AbortSignal | undefined): FetchInit {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (key !== undefined) headers['X-API-Key'] = key;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    return {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    };
  }

  async function waitForLimits(signal: AbortSignal | undefined): Promise<void> {
    const early = admittedAt - Date.now();
    if (early > 0) await wait(withJitter(early), signal);
  }

  /** Seconds to wait before another attempt, or undefined if there is no use in one. */
  function pause(error: TriviaError, outgoing: Outgoing, attempts: number): number | undefined {
    if (attempts > retries) return undefined;
    const isLost = error.status === 0 || UNAVAILABLE.includes(error.status);
    if (error.status !== TOO_MANY_REQUESTS && !(isLost && outgoing.repeatable !== false)) return undefined;
    const seconds = error.retryAfter ?? 2 ** attempts / 4;
    return seconds <= longestWait ? seconds : undefined;
  }

  return async (path, read, outgoing = {}) => {
    const signal = signalOf([options.signal, outgoing.signal]);
    for (let attempts = 1; ; attempts += 1) {
      await waitForLimits(signal);
      try {
        const response = await (options.fetch ?? fetch)(host + path, request(outgoing, signal));
        noteLimits(response);
        if (!response.ok) throw await errorOf(response);
        return await read(response);
      } catch (thrown) {
        signal?.throwIfAborted();
        const error = thrown instanceof TriviaError ? thrown : unreachable(thrown);
        const seconds = pause(error, outgoing, attempts);
        if (seconds === undefined) throw error;
        await wait(withJitter(seconds * SECOND), signal);
      }
    }
  };
}

/** Waits, or rejects with the reason of a signal as soon as that is aborted. */
function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
