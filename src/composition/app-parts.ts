import type { Client as Elasticsearch } from '@elastic/elasticsearch';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { Config } from '../config.ts';
import type { Repetition } from '../engines/repeat.ts';
import type { Lifecycle } from '../http/health.ts';
import type { Metrics } from '../http/metrics.ts';
import type { RedisClient } from '../redis.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** Open connections to the three engines; the caller closes them. */
export interface Clients {
  readonly postgres: Pool;
  /** For reads while `postgres` has no server. */
  readonly standby?: Pool | undefined;
  readonly elasticsearch: Elasticsearch;
  readonly redis: RedisClient;
}

export interface AppParts {
  readonly config: Pick<
    Config,
    | 'baseUrl'
    | 'indexPrefix'
    | 'rateLimits'
    | 'tiers'
    | 'trustedProxies'
    | 'reportSecret'
    | 'authSecret'
    | 'mcp'
    | 'smtpUrl'
    | 'mailFrom'
    | 'exportFolder'
  >;
  readonly clients: Clients;
  readonly logger: Logger;
  /** Without it nothing is measured. */
  readonly metrics?: Metrics | undefined;
  /** Without it nothing is traced. */
  readonly tracing?: Tracing | undefined;
  /** Whether every response is validated against its schema, as in tests; a mismatch gives status 500. */
  readonly checkAnswers?: boolean;
  /** Milliseconds between two checks for new counts; the default is that of `createDiscovery`. */
  readonly pollInterval?: number;
  /** Milliseconds that engines get for a request; `REQUEST_TIME` by default. */
  readonly requestTime?: number | undefined;
  /** Milliseconds that limits wait for Redis; the default is that of `createRedisGuard`. */
  readonly redisTimeout?: number;
  /** Milliseconds since 1970 for limits and usage instead of the Redis clock, for tests. */
  readonly clock?: (() => number) | undefined;
  /** Set `closing` to make the readiness probe return 503. */
  readonly lifecycle?: Lifecycle;
}

/** Starts work in the background, once the application is ready. */
export type Background = readonly (() => Repetition)[];
