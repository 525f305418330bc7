import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Statuses of responses that have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 304]);

/** The part of `fetch` that the client uses. */
export type Fetch = (
  url: string,
  init?: {
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly signal?: AbortSignal;
  },
) => Promise<Response>;

/** Only the path of a URL matters: all requests go to this application. */
const ANY_ORIGIN = 'http://localhost';

function toHeaders(fields: Readonly<Record<string, string | string[] | number | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(fields))
    for (const single of [value ?? []].flat()) headers.append(name, String(single));
  return headers;
}

/** Aborts when the visitor disconnects before the page is sent. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}

/**
 * Creates the `fetch` of one page that is rendered on the server. Its requests never leave the process, and count as
 * requests of the visitor, like those that the page sends later.
 */
export function createSiteFetch(app: FastifyInstance, page: FastifyRequest, reply: FastifyReply): Fetch {
  const gone = untilGone(reply);
  const language = page.headers['accept-language'];
  return async (url, { method = 'GET', headers, body, signal: cancelled } = {}) => {
    const signal = cancelled === undefined ? gone : AbortSignal.any([gone, cancelled]);
    signal.throwIfAborted();
    const { pathname, search } = new URL(url, ANY_ORIGIN);
    const response = await app.inject({
      method,
      url: pathname + search,
      remoteAddress: page.ip,
      headers: { ...headers, ...(language === undefined ? {} : { 'accept-language': language }) },
      ...(body === undefined ? {} : { payload: body }),
      signal,
    });
    const { statusCode: status, rawPayload } = response;
    return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(rawPayload), {
      status,
      headers: toHeaders(response.headers),
    });
  };
}
