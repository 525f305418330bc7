import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';

import type { Identify } from '../../src/access/identify-key.ts';
import { type Admission, limitRefusal } from '../../src/limits/admission.ts';
import type { Limiter } from '../../src/limits/limiter.ts';
import { createView } from '../../src/discovery/view.ts';
import { ServiceError } from '../../src/errors.ts';
import { createGate } from '../../src/http/gate.ts';
import {
  createServer,
  trackPublicUrl,
  type ServerParts,
  type TransportParts,
} from '../../src/http/server.ts';
import type { EndpointParts } from '../../src/endpoints/endpoint.ts';
import { mountRest } from '../../src/rest/mount-rest.ts';
import { NO_COUNTS, SOME_CURSORS } from './data/some-values.ts';

const unreachable = (): never => {
  throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
};

/** The counts of an empty catalogue. */
const SOME_COUNTS = {
  view: createView(1, NO_COUNTS, {
    tags: new Map(),
    subcategories: new Map(),
    regions: new Map(),
    topics: new Map(),
  }),
  generatedAt: new Date(0),
};

/** Parts with one category. Everything else throws like a driver without a connection. */
export const someParts: EndpointParts = {
  database: { query: unreachable },
  search: {
    draw: unreachable,
    sample: unreachable,
    page: unreachable,
    shuffled: unreachable,
    questionsChanged: unreachable,
    count: unreachable,
    estimates: { known: () => undefined, count: unreachable },
    tally: unreachable,
    facets: unreachable,
    facetCounts: { fields: unreachable, topics: unreachable },
  },
  readCursors: () => Promise.resolve(SOME_CURSORS),
  draws: { draw: unreachable, questionsChanged: unreachable, vocabularyChanged: unreachable },
  seededDraws: { draw: unreachable, questionsChanged: unreachable, vocabularyChanged: unreachable },
  questions: {
    readFound: unreachable,
    readBySeq: unreachable,
    readById: unreachable,
    questionsChanged: unreachable,
    vocabularyChanged: unreachable,
  },
  discovery: { current: () => Promise.resolve(SOME_COUNTS), latest: () => undefined, earlier: unreachable },
  history: { read: unreachable },
  subjectPages: { facets: unreachable, samples: unreachable },
  categories: {
    read: () =>
      Promise.resolve(
        new Map([
          [
            22,
            {
              id: 22,
              slug: 'geography',
              label: { en: 'Geography', pl: 'Geografia' },
              opentdb_id: 22,
              parent_id: null,
            },
          ],
        ]),
      ),
  },
  topics: { read: unreachable },
  reports: { create: unreachable },
  exports: { list: unreachable, find: unreachable },
};

/** Accepts `pk-key`, and any key that begins as a secret one. All belong to one user. */
export const knowsKeys: Identify = (key) => {
  if (key !== 'pk-key' && !key.startsWith('svc_sk_'))
    return Promise.reject(
      new ServiceError('invalid_api_key', 'The API key is malformed, unknown or revoked.'),
    );
  const scope = key === 'pk-key' ? 'pk' : 'sk';
  return Promise.resolve({
    keyId: key,
    userId: 'user',
    scope,
    mode: 'live',
    tier: 'free',
    limits: null,
    name: 'test',
    prefix: `svc_${scope}_…`,
    networks: [],
    admits: () => true,
  });
};

/** Admits `allowed` requests, or all of them, without limit headers. */
export function allows(allowed: number | undefined): Limiter {
  let current = 0;
  return {
    admit({ userId, tier }) {
      const refused = current >= (allowed ?? Infinity);
      if (!refused) current += 1;
      const limits = { burst: allowed ?? 1, perDay: 500, perMonth: null };
      const admission: Admission = {
        verdict: refused ? 'burst' : 'admitted',
        time: 0,
        burst: current,
        burstReset: 4_000,
        day: { requests: current, clientErrors: 0, errors: 0, rejected: 0 },
        month: current,
        dayComplete: true,
        monthComplete: true,
      };
      const refusal = refused ? limitRefusal(admission, tier, limits) : undefined;
      return Promise.resolve({ userId, tier, admission, limits, limited: allowed !== undefined, refusal });
    },
    look: () => Promise.reject(new Error('no test refuses a known caller')),
    countResponse: () => undefined,
    start: () => undefined,
    stop: () => Promise.resolve(),
  };
}

/** A server with the real HTTP code around stand-ins. It does not listen. */
export function aServer(options: Partial<ServerParts & TransportParts> = {}): FastifyInstance {
  const parts = {
    endpointParts: someParts,
    identify: knowsKeys,
    limiter: allows(undefined),
    addressLimiter: undefined,
    gate: createGate(),
    checkAnswers: true,
    logger: pino({ level: 'silent' }),
    baseUrl: 'https://trivia.example',
    checkEngines: () => Promise.resolve([]),
    lifecycle: { closing: false },
    ...options,
  };
  const app = createServer(parts);
  mountRest(app, parts, trackPublicUrl(app, parts.baseUrl));
  onTestFinished(() => app.close());
  return app;
}
