import type { Logger } from 'pino';

import { openProbePool } from '../postgres.ts';
import type { Discovery } from '../discovery/discovery.ts';
import { createBreaker, type Breaker } from '../engines/time-limits.ts';
import type { CatalogueCheck, Probe } from '../http/health.ts';
import {
  questionsAlias,
  type LiveIndex,
  unavailable as searchUnavailable,
  runSearch,
} from '../search/run-search.ts';
import { createTakeLock, type TakeLock } from '../store/advisory-lock.ts';
import {
  guardDatabase,
  type Connections,
  type Database,
  guardPool,
  unavailable as databaseUnavailable,
} from '../store/database.ts';
import type { AppParts, Clients } from './app-parts.ts';

/** The engines as requests use them: with deadlines and breakers. */
export interface GuardedEngines {
  readonly index: LiveIndex;
  readonly postgres: Connections;
  /** Translates outages, too. */
  readonly database: Database;
  /** Read-only; undefined if there is none. */
  readonly standby: Database | undefined;
  readonly takeLock: TakeLock;
  readonly probes: EngineProbes;
  readonly breakers: Breakers;
  /** Ends the probes. */
  readonly close: () => Promise<void>;
}

export function guardEngines({ config, clients, logger }: AppParts): GuardedEngines {
  const probePool = openProbePool(clients.postgres, logger);
  const index = { client: clients.elasticsearch, alias: questionsAlias(config.indexPrefix) };
  const probes = createProbes(probePool, clients.standby, index, clients.redis);
  const breakers = createBreakers(probes, logger);
  const postgres = guardPool(clients.postgres, breakers.postgresql);
  return {
    index: { ...index, breaker: breakers.elasticsearch },
    postgres,
    database: guardDatabase(postgres),
    standby: clients.standby && guardDatabase(clients.standby),
    takeLock: createTakeLock(postgres),
    probes,
    breakers,
    async close() {
      breakers.postgresql.stop();
      breakers.elasticsearch.stop();
      await probePool.end();
    },
  };
}

/** The breakers of the engines that requests wait for. Limits have their own guard for Redis. */
type Breakers = Readonly<Record<'postgresql' | 'elasticsearch', Breaker>>;

function createBreakers(probes: EngineProbes, logger: Logger): Breakers {
  return {
    postgresql: createBreaker({
      engine: 'PostgreSQL',
      probe: probes.postgresql,
      unavailable: () => databaseUnavailable(new Error('PostgreSQL is silent')),
      logger,
    }),
    elasticsearch: createBreaker({
      engine: 'Elasticsearch',
      probe: probes.elasticsearch,
      unavailable: () => searchUnavailable(new Error('Elasticsearch is silent')),
      logger,
    }),
  };
}

/** Asks each engine for something that it answers at once. */
type EngineProbes = Readonly<
  Record<'postgresql' | 'elasticsearch' | 'redis', (signal: AbortSignal) => Promise<unknown>> & {
    standby: (() => Promise<unknown>) | undefined;
  }
>;

/** Milliseconds, more than any probe waits. */
const LONGEST = 5_000;
/** Milliseconds for the question whether an index exists. */
const EXISTS_TIMEOUT = 1_000;

/**
 * @param database - a connection that requests cannot use up
 * @param index - without a breaker, which waits for this probe
 */
function createProbes(
  database: Database,
  standby: Database | undefined,
  index: LiveIndex,
  redis: Clients['redis'],
): EngineProbes {
  return {
    postgresql: () => database.query('select 1'),
    standby: standby && (() => standby.query('select 1')),
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

/**
 * Only PostgreSQL is required: without it no key can be checked. Without the others, or with a standby instead, from which
 * known callers can read, the service is degraded.
 */
export function readinessOf({ postgresql, standby, elasticsearch, redis }: EngineProbes): Probe[] {
  return [
    { name: 'postgresql', required: true, check: postgresql, instead: standby },
    { name: 'elasticsearch', required: false, check: elasticsearch },
    { name: 'redis', required: false, check: redis },
  ];
}
