import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Statuses of responses that have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 304]);

/** The part of `fetch` that the client uses. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

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
  return async (input, init) => {
    const request = new Request(input, init);
    const signal = AbortSignal.any([gone, request.signal]);
    signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const response = await app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      remoteAddress: page.ip,
      headers: {
        ...Object.fromEntries(request.headers),
        ...(language === undefined ? {} : { 'accept-language': language }),
      },
      ...(body.length > 0 && { payload: body }),
      signal,
    });
    const { statusCode: status, rawPayload } = response;
    return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(rawPayload), {
      status,
      headers: toHeaders(response.headers),
    });
  };
}
