import type { Logger } from 'pino';

import { createBreaker, type Breaker } from '../engines/breaker.ts';
import { unavailable as searchUnavailable } from '../search/run-search.ts';
import { unavailable as databaseUnavailable } from '../store/database.ts';
import type { EngineProbes } from './probes.ts';

/** The breakers of the engines that requests wait for. Limits have their own guard for Redis. */
export type Breakers = Readonly<Record<'postgresql' | 'elasticsearch', Breaker>>;

export function createBreakers(probes: EngineProbes, logger: Logger): Breakers {
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
