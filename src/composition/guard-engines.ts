import type { FastifyInstance } from 'fastify';

import { openProbePool } from '../clients.ts';
import { questionsAlias, type LiveIndex } from '../search/run-search.ts';
import { guardDatabase, type Connections, type Database, guardPool } from '../store/database.ts';
import type { AppParts } from './app-parts.ts';
import { createBreakers, type Breakers } from './breakers.ts';
import { createProbes, type EngineProbes } from './probes.ts';

/** The engines as requests use them: with deadlines and breakers. */
interface GuardedEngines {
  readonly index: LiveIndex;
  readonly postgres: Connections;
  /** Translates outages, too. */
  readonly database: Database;
  readonly probes: EngineProbes;
  readonly breakers: Breakers;
  /** Ends the probes when the application closes. */
  readonly endWith: (app: FastifyInstance) => void;
}

export function guardEngines({ config, clients, logger }: AppParts): GuardedEngines {
  const probePool = openProbePool(clients.postgres, logger);
  const index = { client: clients.elasticsearch, alias: questionsAlias(config.indexPrefix) };
  const probes = createProbes(probePool, index, clients.redis);
  const breakers = createBreakers(probes, logger);
  const postgres = guardPool(clients.postgres, breakers.postgresql);
  return {
    index: { ...index, breaker: breakers.elasticsearch },
    postgres,
    database: guardDatabase(postgres),
    probes,
    breakers,
    endWith(app) {
      app.addHook('onClose', async () => {
        breakers.postgresql.stop();
        breakers.elasticsearch.stop();
        await probePool.end();
      });
    },
  };
}
