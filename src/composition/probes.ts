import type { Discovery } from '../discovery/discovery.ts';
import type { CatalogueCheck, Probe } from '../http/health.ts';
import { type LiveIndex, runSearch } from '../search/run-search.ts';
import type { Database } from '../store/database.ts';
import type { Clients } from './app-parts.ts';

/** Asks each engine for something that it answers at once. */
export type EngineProbes = Readonly<
  Record<'postgresql' | 'elasticsearch' | 'redis', (signal: AbortSignal) => Promise<unknown>>
>;

/** Milliseconds, more than any probe waits. */
const LONGEST = 5_000;
/** Milliseconds for the question whether an index exists. */
const EXISTS_TIMEOUT = 1_000;

/**
 * @param database - a connection that requests cannot use up
 * @param index - without a breaker, which waits for this probe
 */
export function createProbes(database: Database, index: LiveIndex, redis: Clients['redis']): EngineProbes {
  return {
    postgresql: () => database.query('select 1'),
    elasticsearch: (signal) => runSearch(index, { size: 0, terminate_after: 1 }, LONGEST, signal),
    redis: () => redis.ping(),
  };
}

/**
 * Whether draws, lists and topic pages can be answered. Once they could, the index is not missing but out of order, and the
 * service degraded: look-ups by id still work. The same holds for a process that starts while the engine is unreachable.
 */
export function createCatalogueCheck(
  discovery: Pick<Discovery, 'latest'>,
  { client, alias }: LiveIndex,
): CatalogueCheck {
  let wasReady = false;
  return async () => {
    if (wasReady) return true;
    if (discovery.latest() === undefined) return false;
    const exists = client.indices.exists({ index: alias }, { requestTimeout: EXISTS_TIMEOUT });
    return exists.then(
      (found) => (wasReady = found),
      () => true,
    );
  };
}

/** Only PostgreSQL is required: without it no key can be checked. Without the others the service is degraded. */
export function readinessOf({ postgresql, elasticsearch, redis }: EngineProbes): Probe[] {
  return [
    { name: 'postgresql', required: true, check: postgresql },
    { name: 'elasticsearch', required: false, check: elasticsearch },
    { name: 'redis', required: false, check: redis },
  ];
}
