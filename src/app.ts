import type { Client as Elasticsearch } from '@elastic/elasticsearch';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import { createAccountThrottle } from './limits/account-throttle.ts';
import { createAccounts } from './access/accounts.ts';
import { createAddressLimiter } from './limits/address-limiter.ts';
import { createAccountCleaner } from './access/clean-accounts.ts';
import { createKeyUses, type KeyUses } from './access/key-uses.ts';
import { createOwnKeys } from './access/own-keys.ts';
import { createIdentifyToken } from './access/identify-token.ts';
import { createIdentify } from './access/identify.ts';
import { createLimiter } from './limits/limiter.ts';
import { createPasswords } from './access/passwords.ts';
import { createRedisGuard } from './limits/redis-guard.ts';
import { createSiteKeys, type SiteKeys } from './access/site-key.ts';
import { createSessions } from './access/sessions.ts';
import { createVisitorLimiter } from './limits/visitor-limiter.ts';
import { tiersWith, type Tiers } from './limits/tiers.ts';
import { createAuthorizationServer } from './auth/authorization-server.ts';
import type { Config } from './config.ts';
import { issuerOf, resourceOf } from './contract/oauth.ts';
import { KEYS_PATH } from './contract/service.ts';
import { createDiscovery } from './discovery/discovery.ts';
import { createHistory } from './discovery/history.ts';
import { createSubjectFacets } from './discovery/subject-facets.ts';
import { createSamples } from './discovery/samples.ts';
import { createExportFolder } from './exports/export-folder.ts';
import { admitUnrouted } from './http/admission/admit-unrouted.ts';
import type { Lifecycle, Probe } from './http/health.ts';
import type { Metrics } from './http/metrics.ts';
import { trackPublicUrl } from './http/public-url.ts';
import { createServer } from './http/server.ts';
import type { TransportParts } from './http/transport-parts.ts';
import { mountMcp } from './mcp/mount-mcp.ts';
import type { OperationParts } from './operations/operation.ts';
import { createReadUsageNow } from './operations/usage-now.ts';
import { mountSite } from './site/mount-site.ts';
import { createSiteFetch } from './site/requests.ts';
import { mountRest } from './rest/mount-rest.ts';
import { questionsAlias } from './search/document.ts';
import { createCursorSealReader } from './search/cursor-seal.ts';
import { createSearch, type Search } from './search/search.ts';
import { createTakeLock } from './store/advisory-lock.ts';
import { createCategoryCache } from './store/taxonomy/categories.ts';
import { guardDatabase, type Database } from './store/database.ts';
import { readIndexLag } from './store/generations/index-lag.ts';
import { createLabelCache } from './store/taxonomy/label-cache.ts';
import { createDraws } from './draws/draws.ts';
import { createSeededDraws } from './draws/seeded-draws.ts';
import { createChangeFeed, type ChangeFeed, type ChangeListener } from './questions/change-feed.ts';
import { createQuestionStore } from './questions/question-store.ts';
import { createSecretReader, type ReadSecret } from './store/service-secret.ts';
import { createReportStore } from './store/moderation/report-store.ts';
import { createSigningKeyStore } from './store/oauth/signing-keys.ts';
import { createTopicCache } from './store/taxonomy/topics.ts';
import { createAuthorizationErrorPage } from './web/authorization-error-page.ts';
import { createMailer } from './web/mail/mailer.ts';
import { createNotFoundPage } from './web/not-found-page.ts';
import { mountPages } from './web/mount-pages.ts';
import { TIERS_PATH } from './web/tiers-page.ts';

/** Open connections to the three engines; the caller closes them. */
export interface Clients {
  readonly postgres: Pool;
  readonly elasticsearch: Elasticsearch;
  readonly redis: Redis;
}

interface AppParts {
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
  /** Whether every response is validated against its schema, as in tests; a mismatch gives status 500. */
  readonly checkAnswers?: boolean;
  /** Milliseconds between two checks for new counts; the default is that of `createDiscovery`. */
  readonly pollInterval?: number;
  /** Milliseconds that limits wait for Redis; the default is that of `createRedisGuard`. */
  readonly redisTimeout?: number;
  /** Milliseconds since 1970 for limits and usage instead of the Redis clock, for tests. */
  readonly clock?: (() => number) | undefined;
  /** Set `closing` to make the readiness probe return 503. */
  readonly lifecycle?: Lifecycle;
}

/** Only PostgreSQL is required: without it no key can be checked. Without the others the service is degraded. */
function probesOf({ postgres, elasticsearch, redis }: Clients, alias: string): Probe[] {
  return [
    { name: 'postgresql', required: true, check: () => postgres.query('select 1') },
    {
      name: 'elasticsearch',
      required: false,
      check: (signal) => elasticsearch.search({ index: alias, size: 0, terminate_after: 1 }, { signal }),
    },
    { name: 'redis', required: false, check: () => redis.ping() },
  ];
}

/** The limiters count in Redis; while `guard` finds it unreachable, each process decides for itself. */
function createLimits(
  { config, clients, logger, metrics, clock, redisTimeout }: AppParts,
  database: Database,
  tiers: Tiers,
  baseUrl: () => string,
) {
  const guard = createRedisGuard(logger, Date.now, redisTimeout, () => {
    if (clients.redis.status === 'ready') clients.redis.disconnect(true);
  });
  const shared = { redis: clients.redis, guard, clock };
  const limiter = createLimiter({
    ...shared,
    events: metrics?.limiterEvents,
    database,
    logger,
    tiers,
    upgradeUrl: () => baseUrl() + TIERS_PATH,
    limited: config.rateLimits,
  });
  const addressLimiter = createAddressLimiter(shared);
  const visitorLimiter = createVisitorLimiter({ addressLimiter, keyUrl: () => `${baseUrl()}${KEYS_PATH}` });
  return { guard, limiter, addressLimiter, visitorLimiter };
}

/** The questions in memory, what draws them, and what makes both forget changes. */
function createQuestions(
  { logger }: AppParts,
  database: Database,
  search: Search,
): Pick<OperationParts, 'categories' | 'questions' | 'draws' | 'seededDraws'> & {
  readonly changeFeed: ChangeFeed;
} {
  const categories = createCategoryCache(database, logger);
  const labels = createLabelCache(database);
  const listeners: ChangeListener[] = [];
  const changeFeed = createChangeFeed({ database, logger, listeners });
  const questions = createQuestionStore({ database, categories, labels, isCurrent: changeFeed.isCurrent });
  const draws = createDraws({ search, store: questions });
  const seededDraws = createSeededDraws({ search, store: questions });
  const { questionsChanged } = search;
  listeners.push(questions, draws, seededDraws, { questionsChanged, vocabularyChanged: () => undefined });
  return { categories, questions, draws, seededDraws, changeFeed };
}

type Shared = Pick<
  OperationParts,
  'database' | 'search' | 'discovery' | 'history' | 'categories' | 'questions' | 'draws' | 'seededDraws'
> &
  Pick<TransportParts, 'limiter' | 'addressLimiter' | 'visitorLimiter' | 'findSession' | 'identifyToken'> & {
    readonly readSecret: ReadSecret;
    readonly siteKeys: SiteKeys;
    readonly keyUses: KeyUses;
  };

/** What REST and MCP share: who is calling, how much they may request, and what operations work with. */
function createTransport(
  { config, clients, checkAnswers = false }: AppParts,
  {
    limiter,
    addressLimiter,
    visitorLimiter,
    findSession,
    identifyToken,
    readSecret,
    siteKeys,
    keyUses,
    ...shared
  }: Shared,
): TransportParts {
  return {
    operationParts: {
      ...shared,
      readCursorSeal: createCursorSealReader(readSecret),
      topics: createTopicCache(shared.database),
      subjectFacets: createSubjectFacets(shared.search),
      samples: createSamples(shared.search),
      reports: createReportStore(clients.postgres, readSecret),
      exports: createExportFolder(config.exportFolder),
    },
    identify: createIdentify(shared.database, undefined, siteKeys.accepts, keyUses.note),
    identifyToken,
    findSession,
    limiter,
    addressLimiter,
    visitorLimiter,
    checkAnswers,
  };
}

interface Worker {
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts the workers when the application is ready and stops them when it closes. */
function runWorkers(app: FastifyInstance, workers: readonly Worker[]): void {
  app.addHook('onReady', () => {
    for (const worker of workers) worker.start();
    return Promise.resolve();
  });
  app.addHook('onClose', async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
  });
}

/** Puts the modules together. The application does not listen yet: `inject` works, and so does `listen`. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { config, clients, logger, metrics, pollInterval } = parts;
  const database = guardDatabase(clients.postgres);
  const alias = questionsAlias(config.indexPrefix);
  const search = createSearch(clients.elasticsearch, alias);
  const { changeFeed, ...questionParts } = createQuestions(parts, database, search);
  const takeLock = createTakeLock(clients.postgres);
  const discovery = createDiscovery({ database, takeLock, search, logger, pollInterval });
  const history = createHistory({ database, takeLock, logger, pollInterval });
  const sessions = createSessions(database, config.baseUrl);
  const app = createServer({
    logger,
    baseUrl: config.baseUrl,
    trustedProxies: config.trustedProxies,
    sendNotFoundPage: createNotFoundPage(config.baseUrl),
    probes: probesOf(clients, alias),
    lifecycle: parts.lifecycle ?? { closing: false },
    admitUnrouted: (...given) => admitUnrouted(transport, ...given),
  });
  // Where the system chooses the port, the URL is known once the application listens: before the first request.
  const baseUrl = trackPublicUrl(app, config.baseUrl);
  const tiers = tiersWith(config.tiers);
  const { guard, limiter, addressLimiter, visitorLimiter } = createLimits(parts, database, tiers, baseUrl);
  const identifyToken = createIdentifyToken({
    database,
    issuer: () => issuerOf(baseUrl()),
    audience: () => resourceOf(baseUrl()),
  });
  const readSecret = createSecretReader(database, config.reportSecret);
  const siteKeys = createSiteKeys(readSecret, parts.clock);
  const keyUses = createKeyUses(database, logger);
  const transport = createTransport(parts, {
    database,
    search,
    discovery,
    history,
    ...questionParts,
    limiter,
    addressLimiter: config.rateLimits ? addressLimiter : undefined,
    visitorLimiter: config.rateLimits ? visitorLimiter : undefined,
    readSecret,
    siteKeys,
    findSession: sessions.find,
    identifyToken,
    keyUses,
  });
  const authorization = createAuthorizationServer({
    database,
    signingKeys: createSigningKeyStore(clients.postgres),
    takeLock,
    findSession: sessions.find,
    identifyToken,
    addressLimiter: transport.addressLimiter,
    secret: config.authSecret,
    errorPage: createAuthorizationErrorPage(config.baseUrl),
    logger,
    baseUrl,
  });
  mountSite(app, {
    baseUrl,
    discovery,
    addressLimiter: transport.addressLimiter,
    readSiteKey: siteKeys.current,
    fetchFor: (request, reply) => createSiteFetch(app, request, reply),
  });
  mountRest(app, transport, config.baseUrl);
  mountMcp(app, { ...transport, ...config.mcp, baseUrl: config.baseUrl });
  authorization.mountRoutes(app);
  mountPages(app, {
    accounts: createAccounts(clients.postgres, createPasswords()),
    sessions,
    // Passwords cannot be guessed even where rate limits are switched off.
    throttle: createAccountThrottle(addressLimiter),
    addressLimiter,
    interactions: authorization.interactions,
    connectedClients: authorization.connectedClients,
    keys: createOwnKeys(clients.postgres),
    readUsageNow: createReadUsageNow(database, limiter),
    tiers,
    mailer: createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, logger }),
    baseUrl,
  });
  metrics?.measure(app);
  metrics?.watch({
    degraded: guard.degraded,
    countsAge: async () => (Date.now() - (await discovery.current(Infinity)).generatedAt.getTime()) / 1000,
    indexLag: () => readIndexLag(database),
  });
  runWorkers(app, [
    discovery,
    history,
    changeFeed,
    limiter,
    keyUses,
    createAccountCleaner(database, logger),
    authorization.housekeeping,
  ]);
  return app;
}
