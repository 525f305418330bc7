import { errors, type Client, type estypes } from '@elastic/elasticsearch';

import { ServiceError } from '../errors.ts';

/** Milliseconds. A search takes single ones; after this the caller is better served by an error. */
const SEARCH_LIMIT = 2_000;

/** Seconds after which a caller may hope that the engine is back. */
const RETRY_AFTER = 2;

/**
 * Sends one search to the live generation.
 *
 * @throws ServiceError `service_unavailable` when the engine is unreachable, overloaded, slow, without an index, or answers in
 * part; a query that it refuses is our fault and is thrown as it came
 */
export async function ask<Document>(
  client: Client,
  alias: string,
  body: estypes.SearchRequest,
): Promise<estypes.SearchResponse<Document>> {
  let response: estypes.SearchResponse<Document>;
  try {
    response = await client.search<Document>(
      { index: alias, ...body },
      { signal: AbortSignal.timeout(SEARCH_LIMIT), requestTimeout: SEARCH_LIMIT },
    );
  } catch (error) {
    throw isOutage(error) ? unavailable(error) : error;
  }
  if (response.timed_out || response._shards.failed > 0)
    throw unavailable(new Error('the engine answered in part'));
  return response;
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
