import type { FastifyInstance } from 'fastify';

import type { Fetch } from '../../packages/client/src/index.ts';

/** A `fetch` for the client that calls a service which does not listen. */
export function injectFetch(app: FastifyInstance): Fetch {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const response = await app.inject({
      method,
      url: pathname + search,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    const named = Object.entries(response.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode, headers: named });
  };
}
