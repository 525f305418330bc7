import { errors, type Client, type estypes } from '@elastic/elasticsearch';

import { ServiceError } from '../errors.ts';

/** Milliseconds. A search takes a few; after this long an error serves the caller better. */
const SEARCH_LIMIT = 2_000;

/** Seconds after which a caller should retry. */
const RETRY_AFTER = 2;

/**
 * Runs one search on the live generation, or on the point in time that the body names.
 *
 * @param limit - milliseconds
 * @param stop - cancels the search
 * @throws ServiceError `service_unavailable` if the search is cancelled, or the engine is unreachable, overloaded or
 * slow, has no index, or returns partial results. A query that the engine rejects is a bug, so that error is rethrown
 * unchanged.
 */
export async function runSearch<Document>(
  client: Client,
  alias: string,
  body: estypes.SearchRequest,
  limit = SEARCH_LIMIT,
  stop?: AbortSignal,
): Promise<estypes.SearchResponse<Document>> {
  const response = await withinLimit(
    (options) => client.search<Document>(body.pit === undefined ? { index: alias, ...body } : body, options),
    limit,
    stop,
  );
  return wholeResponse(response);
}

/** The response, unless it has partial results. */
export function wholeResponse<Response extends Pick<estypes.SearchResponse, 'timed_out' | '_shards'>>(
  response: Response,
): Response {
  if (response.timed_out || response._shards.failed > 0)
    throw unavailable(new Error('the search engine returned partial results'));
  return response;
}

/** The error of one of several searches in a request. */
export function searchError({ error, status }: estypes.ErrorResponseBase): Error {
  const cause = new Error(`${error.type}: ${error.reason ?? ''}`);
  return isOutageStatus(status) ? unavailable(cause) : cause;
}

/**
 * Lets `work` search the live generation at one point in time.
 *
 * @param limit - milliseconds for opening the point in time, and for each search in it
 * @param stop - cancels everything
 * @throws ServiceError as `runSearch` does
 */
export async function searchAtOnePoint<Result>(
  client: Client,
  alias: string,
  limit: number,
  stop: AbortSignal | undefined,
  work: (search: (body: estypes.SearchRequest) => Promise<estypes.SearchResponse>) => Promise<Result>,
): Promise<Result> {
  const keep = `${limit}ms` as const;
  const pointInTime = await withinLimit(
    (options) => client.openPointInTime({ index: alias, keep_alive: keep }, options),
    limit,
    stop,
  );
  try {
    return await work((body) =>
      runSearch(client, alias, { ...body, pit: { id: pointInTime.id, keep_alive: keep } }, limit, stop),
    );
  } finally {
    // If closing fails, the point in time expires by itself.
    await withinLimit(
      (options) => client.closePointInTime({ id: pointInTime.id }, options),
      limit,
      stop,
    ).catch(() => undefined);
  }
}

/** Calls the engine with a time limit in milliseconds and turns outages into `service_unavailable`. */
export async function withinLimit<Result>(
  call: (options: { readonly signal: AbortSignal; readonly requestTimeout: number }) => Promise<Result>,
  limit = SEARCH_LIMIT,
  stop?: AbortSignal,
): Promise<Result> {
  try {
    const timeout = AbortSignal.timeout(limit);
    const signal = stop === undefined ? timeout : AbortSignal.any([timeout, stop]);
    return await call({ signal, requestTimeout: limit });
  } catch (error) {
    throw isOutage(error) ? unavailable(error) : error;
  }
}

const isOutageStatus = (status: number): boolean => status === 429 || status === 404 || status >= 500;

function isOutage(error: unknown): boolean {
  if (error instanceof errors.ResponseError) return isOutageStatus(error.statusCode ?? 500);
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
    'The search engine is not responding.',
    { retryAfter: RETRY_AFTER },
    cause,
  );
}
