import type { estypes } from '@elastic/elasticsearch';

import { withOwnDeadline } from '../engines/deadline.ts';
import {
  type LiveIndex,
  runSearch,
  searchError,
  unavailable,
  wholeResponse,
  withinLimit,
} from './run-search.ts';

/** Searches in one request. The engine runs a few of them at a time, and responds when the last one has finished. */
const MOST_SEARCHES = 16;
/** Requests at the same time: while they run, further searches gather for the next one. */
const MOST_REQUESTS = 3;

interface Waiting {
  readonly body: estypes.SearchRequest;
  readonly resolve: (response: estypes.SearchResponse) => void;
  readonly reject: (error: unknown) => void;
}

/** Runs one search on the live generation. Throws as `runSearch` does. */
export type Searcher = (body: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

/**
 * Sends the searches of concurrent requests together: for quick searches, the exchange with the engine costs more than
 * the search. Slow searches should not be gathered with quick ones, which would wait for them.
 *
 * @param mostRequests - requests to the engine at the same time
 */
export function gatherSearches(index: LiveIndex, mostRequests = MOST_REQUESTS): Searcher {
  let waiting: Waiting[] = [];
  let requests = 0;
  let isScheduled = false;

  async function runAll(batch: readonly Waiting[]): Promise<void> {
    const [only] = batch;
    if (batch.length === 1 && only !== undefined) {
      only.resolve(await runSearch(index, only.body));
      return;
    }
    const searches = batch.flatMap(({ body }) => [{}, body]);
    const { responses } = await withinLimit(index, (options) =>
      index.client.msearch({ index: index.alias, searches }, options),
    );
    if (!Array.isArray(responses)) throw unavailable(new Error('the search engine returned no responses'));
    batch.forEach(({ resolve, reject }, place) => {
      const response = responses[place];
      try {
        if (response === undefined) throw new Error('the search engine returned too few responses');
        if ('error' in response) throw searchError(response);
        resolve(wholeResponse(response));
      } catch (error) {
        reject(error);
      }
    });
  }

  async function runBatch(batch: readonly Waiting[]): Promise<void> {
    requests += 1;
    try {
      await runAll(batch);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      requests -= 1;
      start();
    }
  }

  function start(): void {
    isScheduled = false;
    while (requests < mostRequests && waiting.length > 0) {
      const batch = waiting.slice(0, MOST_SEARCHES);
      waiting = waiting.slice(MOST_SEARCHES);
      withOwnDeadline(() => void runBatch(batch));
    }
  }

  return (body) =>
    new Promise((resolve, reject) => {
      waiting.push({ body, resolve, reject });
      // An immediate, so that all requests that arrive in one turn of the event loop share a search request.
      if (isScheduled || requests >= mostRequests) return;
      isScheduled = true;
      setImmediate(start);
    });
}
