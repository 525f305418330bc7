import type { FastifyInstance } from 'fastify';

import { createAccounts } from './access/accounts.ts';
import { cleanAccounts } from './access/clean-accounts.ts';
import { createIdentifyToken } from './access/identify-token.ts';
import { createKeyUses } from './access/key-uses.ts';
import { createOwnKeys } from './access/own-keys.ts';
import { createPasswords } from './access/passwords.ts';
import { createSessions } from './access/sessions.ts';
import { createSiteKeys } from './access/site-key.ts';
import { createAuthorizationServer } from './auth/authorization-server.ts';
import type { AppParts } from './composition/app-parts.ts';
import { createLimits } from './composition/create-limits.ts';
import { createQuestions, createTransport } from './composition/create-transport.ts';
import { guardEngines, createCatalogueCheck, readinessOf } from './composition/guard-engines.ts';
import { issuerOf, resourceOf } from './contract/oauth.ts';
import type { Repetition } from './engines/repeat.ts';
import { createDiscovery } from './discovery/discovery.ts';
import { createHistory } from './discovery/history.ts';
import { boundConnections, trackPublicUrl, createServer } from './http/server.ts';
import { createGate } from './http/gate.ts';
import { admitUnrouted } from './http/admission/admit-unrouted.ts';
import { createEngineCheck } from './http/health.ts';
import { tiersWith } from './limits/tiers.ts';
import { mountMcp } from './mcp/mount-mcp.ts';
import { createReadUsageNow } from './endpoints/get-usage.ts';
import { createNetworkTest } from './network/networks.ts';
import { withoutRangeNames } from './network/range-names.ts';
import { mountRest } from './rest/mount-rest.ts';
import { createSearch } from './search/search.ts';
import { mountSite } from './site/mount-site.ts';
import { createTakeLock } from './store/advisory-lock.ts';
import { readIndexLag, createTimeToIndex } from './store/catalogue/index-progress.ts';
import { createSigningKeyStore } from './store/oauth/signing-keys.ts';
import { createSecretReader } from './store/service-secret.ts';
import { createAuthorizationErrorPage, createErrorPage, createRefusedPage } from './web/error-pages.ts';
import { createMailer } from './web/mail.ts';
import { mountPages } from './web/serve-pages.ts';

/** Puts the modules together. The application does not listen yet: `inject` works, and so does `listen`. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { config, logger, metrics, pollInterval } = parts;
  const { index, postgres, database, probes, breakers, close: closeEngines } = guardEngines(parts);
  const search = createSearch(index);
  const { changeFeed, ...questionParts } = createQuestions(parts, database, search);
  const takeLock = createTakeLock(postgres);
  const discovery = createDiscovery({ database, takeLock, search, logger, pollInterval });
  const history = createHistory({ database, takeLock, logger, pollInterval });
  const sessions = createSessions(database, config.baseUrl);
  const gate = createGate();
  const app = createServer({
    logger,
    baseUrl: config.baseUrl,
    trustedProxies: config.trustedProxies,
    sendErrorPage: createErrorPage(config.baseUrl),
    probes: readinessOf(probes),
    isCatalogueReady: createCatalogueCheck(discovery, index),
    lifecycle: parts.lifecycle ?? { closing: false },
    gate,
    tracing: parts.tracing,
    admitUnrouted: (...given) => admitUnrouted(transport, ...given),
  });
  const connections = boundConnections(
    app.server,
    createNetworkTest(withoutRangeNames(config.trustedProxies)),
  );
  // Where the system chooses the port, the URL is known once the application listens: before the first request.
  const baseUrl = trackPublicUrl(app, config.baseUrl);
  const tiers = tiersWith(config.tiers);
  const limits = createLimits(parts, database, tiers, baseUrl);
  const { guard, limiter, addressLimiter, visitorLimiter, throttle } = limits;
  const identifyToken = createIdentifyToken({
    database,
    issuer: () => issuerOf(baseUrl()),
    audience: () => resourceOf(baseUrl()),
  });
  const readSecret = createSecretReader(database, config.reportSecret);
  const siteKeys = createSiteKeys(readSecret, parts.clock);
  const keyUses = createKeyUses(database, logger);
  const transport = createTransport(parts, {
    postgres,
    database,
    search,
    discovery,
    history,
    ...questionParts,
    limiter,
    gate,
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
    signingKeys: createSigningKeyStore(postgres),
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
    visitorLimiter: transport.visitorLimiter,
    refusedPage: createRefusedPage(config.baseUrl),
    timeToIndex: createTimeToIndex(database),
  });
  mountRest(app, transport, config.baseUrl);
  mountMcp(app, { ...transport, ...config.mcp, baseUrl: config.baseUrl });
  authorization.mountRoutes(app);
  mountPages(app, {
    accounts: createAccounts(postgres, createPasswords()),
    sessions,
    // Passwords cannot be guessed even where rate limits are switched off.
    throttle,
    addressLimiter,
    interactions: authorization.interactions,
    connectedClients: authorization.connectedClients,
    keys: createOwnKeys(postgres),
    readUsageNow: createReadUsageNow(database, limiter),
    tiers,
    mailer: createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      logger,
      onMail: metrics?.onMail,
    }),
    baseUrl,
  });
  metrics?.measure(app);
  metrics?.watch({
    degraded: guard.degraded,
    countsAge: async () => (Date.now() - (await discovery.current(Infinity)).generatedAt.getTime()) / 1000,
    indexLag: () => readIndexLag(database),
    silent: { postgresql: breakers.postgresql.isOpen, elasticsearch: breakers.elasticsearch.isOpen },
    gate,
    connections,
    checkEngines: createEngineCheck(readinessOf(probes), logger),
    pool: parts.clients.postgres,
  });
  /** What runs in the background from when the application is ready. */
  const background: readonly (() => Repetition)[] = [
    discovery.start,
    history.start,
    changeFeed.start,
    authorization.housekeeping.start,
    () => cleanAccounts(database, logger),
    () => {
      limiter.start();
      return { close: () => limiter.stop() };
    },
    () => {
      keyUses.start();
      return { close: keyUses.stop };
    },
  ];
  /** Ends what has begun. The last one to begin is the first to end. */
  const releasers = [closeEngines];
  app.addHook('onReady', () => {
    const running = background.map((start) => start());
    // Together, since each may wait for an engine.
    releasers.push(async () => {
      await Promise.all(running.map(({ close }) => close()));
    });
    return Promise.resolve();
  });
  app.addHook('onClose', async () => {
    for (const release of releasers.toReversed()) await release();
  });
  return app;
}
