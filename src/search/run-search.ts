import { errors, type Client, type estypes } from '@elastic/elasticsearch';

import { abortAfter, type Breaker, requestTime, timeLeft, RETRY_AFTER } from '../engines/time-limits.ts';
import { createGather } from '../engines/gather.ts';
import { NotYetError, ServiceError } from '../errors.ts';

/** What readers search: the alias of the live generation in an engine. */
export interface LiveIndex {
  readonly client: Client;
  readonly alias: string;
  /** Without it, every search is sent, however long the engine has been silent. */
  readonly breaker?: Breaker | undefined;
}

/** The alias that readers search: it points to the live generation. */
export function questionsAlias(indexPrefix: string): string {
  return `${indexPrefix}-questions`;
}

/**
 * Runs one search on the live generation, or on the point in time that the body names.
 *
 * @param limit - milliseconds; by default those of a request: a search takes a few, and then an error serves better
 * @param stop - cancels the search
 * @throws ServiceError `service_unavailable` if the search is cancelled, or the engine is unreachable, overloaded or
 * slow, has no index, or returns partial results. A query that the engine rejects is a bug, so that error is rethrown
 * unchanged.
 */
export async function runSearch<Document>(
  index: LiveIndex,
  body: estypes.SearchRequest,
  limit = requestTime(),
  stop?: AbortSignal,
): Promise<estypes.SearchResponse<Document>> {
  const { client, alias } = index;
  const response = await withinLimit(
    index,
    (options) => client.search<Document>(body.pit === undefined ? { index: alias, ...body } : body, options),
    limit,
    stop,
  );
  return wholeResponse(response);
}

/** Searches in one request. The engine runs a few of them at a time, and responds when the last one has finished. */
const MOST_SEARCHES = 16;
/** Requests at the same time: while they run, further searches gather for the next one. */
const MOST_REQUESTS = 3;
/** Milliseconds after which a request no longer holds back others: of several nodes, one may hang. */
const PATIENCE = 250;

/** Runs one search on the live generation. Throws as `runSearch` does. */
export type Searcher = (body: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

/**
 * Sends the searches of concurrent requests together: for quick searches, the exchange with the engine costs more than
 * the search. Slow searches should not be gathered with quick ones, which would wait for them.
 *
 * @param mostRequests - requests to the engine at the same time
 */
export function gatherSearches(index: LiveIndex, mostRequests = MOST_REQUESTS): Searcher {
  return createGather({
    most: MOST_SEARCHES,
    atOnce: mostRequests,
    patience: PATIENCE,
    async work(bodies) {
      const [only] = bodies;
      if (bodies.length === 1 && only !== undefined) return [await runSearch(index, only)];
      const searches = bodies.flatMap((body) => [{}, body]);
      const { responses } = await withinLimit(index, (options) =>
        index.client.msearch({ index: index.alias, searches }, options),
      );
      if (!Array.isArray(responses) || responses.length !== bodies.length)
        throw unavailable(new Error('the search engine did not return a response for each search'));
      return responses.map((response) => Promise.resolve(response).then(responseOfOne));
    },
  });
}

/** The response to one of several searches. Throws the error of this search. */
function responseOfOne(response: estypes.MsearchResponseItem): estypes.SearchResponse {
  if (!('error' in response)) return wholeResponse(response);
  const { error, status } = response;
  const cause = new Error(`${error.type}: ${error.reason ?? ''}`);
  throw status === 400 ? cause : unavailable(cause);
}

/** The parts that every response has, also one that the client did not have to send as JSON. */
interface AnyResponse {
  readonly timed_out?: unknown;
  readonly hits?: unknown;
  readonly aggregations?: unknown;
  readonly _shards?: { readonly failed?: unknown } | undefined;
}

/** Whether this is a response to a search: a proxy, or an engine in trouble, may return any JSON. */
const isSearchResponse = (response: AnyResponse | null): boolean =>
  typeof response?.timed_out === 'boolean' &&
  // Some searches ask for one of the two only.
  typeof (response.hits ?? response.aggregations) === 'object' &&
  typeof response._shards?.failed === 'number';

/** The response, unless it has partial results or is none. */
function wholeResponse<Response extends Pick<estypes.SearchResponse, 'timed_out' | '_shards'>>(
  response: Response,
): Response {
  if (!isSearchResponse(response)) throw unavailable(new Error('the search engine returned something else'));
  if (response.timed_out || response._shards.failed > 0)
    throw unavailable(new Error('the search engine returned partial results'));
  return response;
}

/**
 * Lets `work` search the live generation at one point in time.
 *
 * @param limit - milliseconds for opening the point in time, and for each search in it
 * @param stop - cancels everything
 * @throws ServiceError as `runSearch` does
 */
export async function searchAtOnePoint<Result>(
  index: LiveIndex,
  limit: number,
  stop: AbortSignal | undefined,
  work: (search: Searcher) => Promise<Result>,
): Promise<Result> {
  const { client, alias } = index;
  const keep = `${limit}ms` as const;
  const pointInTime = await withinLimit(
    index,
    (options) => client.openPointInTime({ index: alias, keep_alive: keep }, options),
    limit,
    stop,
  );
  try {
    return await work((body) =>
      runSearch(index, { ...body, pit: { id: pointInTime.id, keep_alive: keep } }, limit, stop),
    );
  } finally {
    // If closing fails, the point in time expires by itself.
    await withinLimit(
      index,
      (options) => client.closePointInTime({ id: pointInTime.id }, options),
      limit,
      stop,
    ).catch(() => undefined);
  }
}

/**
 * Calls the engine with a time limit in milliseconds, or the time that the request has left, and turns outages into
 * `service_unavailable`. If a node does not respond in the first part of the time of a request, the call goes to another one.
 */
async function withinLimit<Result>(
  { client, breaker }: LiveIndex,
  call: (options: { readonly signal: AbortSignal; readonly requestTimeout: number }) => Promise<Result>,
  limit = requestTime(),
  stop?: AbortSignal,
): Promise<Result> {
  const time = timeLeft(limit);
  if (time <= 0) throw unavailable(new Error('the request has no time left for a search'));
  const asksTwo = time >= SHORTEST_FOR_TWO && time <= requestTime() && client.connectionPool.size > 1;
  const limits = requestLimits(time, asksTwo ? FIRST_PART * time : time);
  const signal = stop === undefined ? limits.signal : AbortSignal.any([limits.signal, stop]);
  const send = (): Promise<Result> => call({ ...limits, signal });
  const isLate = (error: unknown): boolean => error instanceof errors.TimeoutError;
  const sendAgain = (error: unknown): Promise<Result> => {
    if (isLate(error)) return send();
    throw error;
  };
  const ask = asksTwo ? () => send().catch(sendAgain) : send;
  const isSilence = (error: unknown): boolean => limits.signal.aborted || isLate(error);
  try {
    return await (breaker === undefined ? ask() : breaker.run(ask, isSilence, stop));
  } catch (error) {
    throw isOutage(error) ? unavailable(error) : error;
  }
}

/** The part of the time for the first node. The second one usually needs a few milliseconds. */
const FIRST_PART = 0.75;
/** Milliseconds. With less, the first part would be too short to distinguish a node that hangs from a busy one. */
const SHORTEST_FOR_TWO = 1_000;

/** Milliseconds. */
const MARGIN = 20;

/**
 * Options of a call to the engine with a time limit in milliseconds, and one for each node that it is sent to. The client leaves out a node
 * that did not respond in its time. The signal ends the call a little later than its limit, also when it has just been
 * sent to another node, about which this says nothing.
 */
export const requestLimits = (limit: number, limitOfNode = limit) => ({
  requestTimeout: limitOfNode,
  signal: abortAfter(limit + MARGIN),
});

/** Whether the engine itself found the request invalid. A proxy may use the same status. */
function isRefusal({ statusCode, body }: errors.ResponseError): boolean {
  const refusal: unknown = body;
  return (
    statusCode === 400 &&
    typeof refusal === 'object' &&
    refusal !== null &&
    'error' in refusal &&
    typeof refusal.error === 'object'
  );
}

/**
 * Whether the engine is unreachable, overloaded, without an index or without access, or something else responded in its
 * place. Only a request that the engine refuses as invalid is a bug.
 */
const isOutage = (error: unknown): boolean =>
  error instanceof errors.ResponseError
    ? !isRefusal(error)
    : error instanceof errors.ElasticsearchClientError && !(error instanceof errors.ConfigurationError);

/** Whether no index has been completed yet, as in the first minute of a new installation. */
const isMissingIndex = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.message.includes('index_not_found_exception');

/** The error for callers while searches are impossible. */
export function unavailable(cause: unknown): ServiceError {
  const members = { retryAfter: RETRY_AFTER };
  return isMissingIndex(cause)
    ? new NotYetError(
        'service_unavailable',
        'The catalogue is being indexed. Questions can already be read by id.',
        members,
        cause,
      )
    : new ServiceError('service_unavailable', 'The search engine is not responding.', members, cause);
}
