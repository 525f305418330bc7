import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';

import type { Identify } from '../../../src/access/identify.ts';
import type { Limiter } from '../../../src/access/limiter.ts';
import { ServiceError } from '../../../src/errors.ts';
import { createServer, type ServerParts } from '../../../src/http/server.ts';
import type { Rooms } from '../../../src/operations/operation.ts';

const away = (): never => {
  throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
};

/** Rooms in which only the categories answer, with one category; whatever else is asked throws what a driver would. */
export const someRooms: Rooms = {
  database: { query: away },
  search: { draw: away, page: away, estimate: away, countByLanguage: away },
  categories: {
    read: () =>
      Promise.resolve(
        new Map([
          [
            22,
            {
              id: 22,
              slug: 'geography',
              label_en: 'Geography',
              label_pl: 'Geografia',
              opentdb_id: 22,
              parent_id: null,
            },
          ],
        ]),
      ),
  },
  labels: { read: away },
  topics: { read: away },
};

/** Knows the keys `pk-key` and `sk-key`, of one user. */
export const knowsTwoKeys: Identify = (key) => {
  if (key !== 'pk-key' && key !== 'sk-key')
    return Promise.reject(
      new ServiceError('invalid_api_key', 'The API key is malformed, unknown or revoked.'),
    );
  const scope = key === 'pk-key' ? 'pk' : 'sk';
  return Promise.resolve({ keyId: key, userId: 'user', scope, tier: 'free' });
};

/** Lets `allowed` requests in. */
export function allows(allowed: number): Limiter {
  let current = 0;
  return {
    admit() {
      current += 1;
      const state = {
        limit: allowed,
        remaining: Math.max(0, allowed - current),
        resetInSeconds: 4,
        perDay: 500,
      };
      const members = {
        retryAfter: 4,
        limit: allowed,
        tier: 'free',
        current: allowed,
        upgradeUrl: 'https://t.example',
      };
      const refusal = new ServiceError('rate_limit_exceeded', 'Too many.', members);
      return Promise.resolve(current <= allowed ? { state } : { state, refusal });
    },
  };
}

/** A server of real HTTP code around stand-ins, which listens nowhere. */
export function aServer(wanted: Partial<ServerParts> = {}): FastifyInstance {
  const app = createServer({
    rooms: someRooms,
    identify: knowsTwoKeys,
    limiter: undefined,
    checkAnswers: true,
    logger: pino({ level: 'silent' }),
    baseUrl: 'https://trivia.example',
    probes: [],
    lifecycle: { closing: false },
    ...wanted,
  });
  onTestFinished(() => app.close());
  return app;
}
