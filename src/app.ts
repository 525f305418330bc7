import type { FastifyInstance } from 'fastify';

import { createAuthorizationServer } from './auth/authorization-server.ts';
import type { AppParts, Background } from './composition/app-parts.ts';
import { createCallers } from './composition/create-callers.ts';
import { createCatalogue } from './composition/create-catalogue.ts';
import { createCatalogueCheck, guardEngines, readinessOf } from './composition/guard-engines.ts';
import { admitUnrouted } from './http/admit-caller.ts';
import { createGate } from './http/gate.ts';
import { createEngineCheck } from './http/health.ts';
import { boundConnections, createServer, trackPublicUrl, type TransportParts } from './http/server.ts';
import { mountMcp } from './mcp/mount-mcp.ts';
import { createNetworkTest, withoutRangeNames } from './network/address.ts';
import { mountRest } from './rest/mount-rest.ts';
import { mountSite } from './site/mount-site.ts';
import { createSecretReader } from './store/service-secret.ts';
import { createAuthorizationErrorPage, createErrorPage, createRefusedPage } from './web/error-pages.ts';
import { createMailer } from './web/mail.ts';
import { mountPages } from './web/serve-pages.ts';

/** Puts the modules together. The application does not listen yet: `inject` works, and so does `listen`. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { config, logger, metrics, checkAnswers = false } = parts;
  const engines = guardEngines(parts);
  const { database, probes, breakers } = engines;
  const readSecret = createSecretReader(database, config.reportSecret);
  const { endpointParts, discovery, ...catalogue } = createCatalogue(parts, engines, readSecret);
  const checkEngines = createEngineCheck(readinessOf(probes), logger);
  const gate = createGate();
  const app = createServer({
    logger,
    baseUrl: config.baseUrl,
    trustedProxies: config.trustedProxies,
    sendErrorPage: createErrorPage(config.baseUrl),
    checkEngines,
    isCatalogueReady: createCatalogueCheck(discovery, engines.index),
    lifecycle: parts.lifecycle ?? { closing: false },
    gate,
    requestTime: parts.requestTime,
    tracing: parts.tracing,
    admitUnrouted: (...given) => admitUnrouted(transport, ...given),
  });
  const connections = boundConnections(
    app.server,
    createNetworkTest(withoutRangeNames(config.trustedProxies)),
  );
  // Where the system chooses the port, the URL is known once the application listens: before the first request.
  const baseUrl = trackPublicUrl(app, config.baseUrl);
  const callers = createCallers(parts, engines, readSecret, baseUrl);
  const { limiter, addressLimiter, sessions, identifyToken } = callers;
  const transport: TransportParts = {
    endpointParts,
    identify: callers.identify,
    identifyToken,
    findSession: sessions.find,
    limiter,
    gate,
    addressLimiter: config.rateLimits ? addressLimiter : undefined,
    visitorLimiter: config.rateLimits ? callers.visitorLimiter : undefined,
    checkAnswers,
  };
  const authorization = createAuthorizationServer({
    database,
    signingKeys: callers.signingKeys,
    takeLock: engines.takeLock,
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
    readSiteKey: callers.readSiteKey,
    visitorLimiter: transport.visitorLimiter,
    refusedPage: createRefusedPage(config.baseUrl),
    timeToIndex: catalogue.timeToIndex,
  });
  mountRest(app, transport, baseUrl);
  mountMcp(app, { ...transport, ...config.mcp, configuredUrl: config.baseUrl }, baseUrl);
  authorization.mountRoutes(app);
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    logger,
    onMail: metrics?.onMail,
  });
  mountPages(app, {
    accounts: callers.accounts,
    sessions,
    // Passwords cannot be guessed even where rate limits are switched off.
    throttle: callers.throttle,
    addressLimiter,
    interactions: authorization.interactions,
    connectedClients: authorization.connectedClients,
    keys: callers.keys,
    readUsageNow: callers.readUsageNow,
    tiers: callers.tiers,
    mailer,
    baseUrl,
  });
  metrics?.measure(app);
  metrics?.watch({
    degraded: callers.guard.degraded,
    countsAge: async () => (Date.now() - (await discovery.current(Infinity)).generatedAt.getTime()) / 1000,
    indexLag: catalogue.indexLag,
    silent: { postgresql: breakers.postgresql.isOpen, elasticsearch: breakers.elasticsearch.isOpen },
    gate,
    connections,
    checkEngines,
    pool: parts.clients.postgres,
  });
  runUntilClosed(
    app,
    [...catalogue.background, ...callers.background, authorization.housekeeping.start, () => mailer],
    engines.close,
  );
  return app;
}

/** Starts what runs in the background when the application is ready. It is closed before the engines that it needs. */
function runUntilClosed(
  app: FastifyInstance,
  background: Background,
  closeEngines: () => Promise<void>,
): void {
  const running: ReturnType<Background[number]>[] = [];
  app.addHook('onReady', (done) => {
    running.push(...background.map((start) => start()));
    done();
  });
  app.addHook('onClose', async () => {
    try {
      // Together, since each may wait for an engine.
      await Promise.all(running.map(({ close }) => close()));
    } finally {
      await closeEngines();
    }
  });
}
