import { errors, type Client, type estypes } from '@elastic/elasticsearch';

import { ServiceError } from '../errors.ts';

/** Milliseconds. A search takes single ones; after this the caller is better served by an error. */
const SEARCH_LIMIT = 2_000;

/** Seconds after which a caller may hope that the engine is back. */
const RETRY_AFTER = 2;

/**
 * Sends one search to the live generation, or to the view that the body names.
 *
 * @param limit - milliseconds
 * @param stop - gives the search up
 * @throws ServiceError `service_unavailable` when the search was given up or the engine is unreachable, overloaded, slow, without an index, or answers in
 * part; a query that it refuses is our fault and is thrown as it came
 */
export async function ask<Document>(
  client: Client,
  alias: string,
  body: estypes.SearchRequest,
  limit = SEARCH_LIMIT,
  stop?: AbortSignal,
): Promise<estypes.SearchResponse<Document>> {
  const response = await withinLimit(limit, stop, (options) =>
    client.search<Document>(body.pit === undefined ? { index: alias, ...body } : body, options),
  );
  if (response.timed_out || response._shards.failed > 0)
    throw unavailable(new Error('the engine answered in part'));
  return response;
}

/**
 * Lets `work` search the live generation as of one moment, by the view that it is given.
 *
 * @param limit - milliseconds that opening the view and each search in it may take
 * @param stop - gives all of it up
 * @throws ServiceError as `ask` does
 */
export async function askOneView<Result>(
  client: Client,
  alias: string,
  limit: number,
  stop: AbortSignal | undefined,
  work: (search: (body: estypes.SearchRequest) => Promise<estypes.SearchResponse>) => Promise<Result>,
): Promise<Result> {
  const keep = `${limit}ms` as const;
  const view = await withinLimit(limit, stop, (options) =>
    client.openPointInTime({ index: alias, keep_alive: keep }, options),
  );
  try {
    return await work((body) =>
      ask(client, alias, { ...body, pit: { id: view.id, keep_alive: keep } }, limit, stop),
    );
  } finally {
    // Left open it ends by itself; an engine that is gone has nothing left to close.
    await withinLimit(limit, stop, (options) => client.closePointInTime({ id: view.id }, options)).catch(
      () => undefined,
    );
  }
}

async function withinLimit<Result>(
  limit: number,
  stop: AbortSignal | undefined,
  call: (options: { readonly signal: AbortSignal; readonly requestTimeout: number }) => Promise<Result>,
): Promise<Result> {
  try {
    const timeout = AbortSignal.timeout(limit);
    const signal = stop === undefined ? timeout : AbortSignal.any([timeout, stop]);
    return await call({ signal, requestTimeout: limit });
  } catch (error) {
    throw isOutage(error) ? unavailable(error) : error;
  }
}

function isOutage(error: unknown): boolean {
  if (error instanceof errors.ResponseError)
    return error.statusCode === 429 || error.statusCode === 404 || (error.statusCode ?? 500) >= 500;
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.RequestAbortedError ||
    error instanceof errors.NoLivingConnectionsError
  );
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError(
    'service_unavailable',
    'The search engine is not answering.',
    { retryAfter: RETRY_AFTER },
    cause,
  );
}
