import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { startApi } from '../../bench/api-process.ts';
import { faultProxy, type FaultProxy } from '../support/fault-proxy.ts';
import { startMailServer } from '../support/clients/mail-server.ts';
import { until } from '../support/until.ts';
import type { ProxyTarget } from './probe.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Responses that each protocol exchanges before the first answer. */
const DIALOGUE: Readonly<Record<ProxyTarget, number>> = {
  PostgreSQL: 4,
  Elasticsearch: 0,
  Redis: 2,
  SMTP: 2,
};

/** The API, the indexer and a mail server, with a proxy in front of each engine. */
export interface RunningService {
  readonly url: string;
  readonly indexer: ChildProcess;
  readonly proxies: Readonly<Record<ProxyTarget, FaultProxy>>;
  /** With which a command uses the proxies, too. */
  readonly environment: Readonly<Record<string, string>>;
  /** Recipients of the mails that have arrived. */
  readonly mailed: ReadonlySet<string>;
  readonly readMetrics: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

async function startProxies(
  environment: Readonly<Record<string, string>>,
  smtpUrl: string,
): Promise<Record<ProxyTarget, FaultProxy>> {
  const inFrontOf = async (target: ProxyTarget, url: string): Promise<FaultProxy> => {
    const proxy = await faultProxy(url);
    proxy.partsBeforeBreak = DIALOGUE[target];
    return proxy;
  };
  const [PostgreSQL, Elasticsearch, Redis, SMTP] = await Promise.all([
    inFrontOf('PostgreSQL', environment.DATABASE_URL ?? ''),
    inFrontOf('Elasticsearch', environment.ELASTICSEARCH_URL ?? ''),
    inFrontOf('Redis', environment.REDIS_URL ?? ''),
    inFrontOf('SMTP', smtpUrl),
  ]);
  return { PostgreSQL, Elasticsearch, Redis, SMTP };
}

/**
 * @param direct - the environment that names the engines themselves
 * @param changes - variables of the API and the indexer
 */
export async function startService(
  direct: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  const mailed = new Set<string>();
  const mails = await startMailServer(({ recipients }) =>
    recipients.forEach((address) => mailed.add(address)),
  );
  const proxies = await startProxies(direct, mails.url);
  const environment = {
    ...direct,
    DATABASE_URL: proxies.PostgreSQL.url,
    ELASTICSEARCH_URL: proxies.Elasticsearch.url,
    REDIS_URL: proxies.Redis.url,
    TRIVIA_SMTP_URL: proxies.SMTP.url,
    // Each request comes from another address, and limits are not what is measured.
    TRIVIA_TRUSTED_PROXIES: 'loopback',
    TRIVIA_TIERS: JSON.stringify({ pro: { burst: 100_000, perDay: null } }),
    TRIVIA_LOG_LEVEL: 'info',
    ...changes,
  };
  const api = await startApi({ ...environment, TRIVIA_METRICS_PORT: '0' });
  const metricsPort = await until(
    'metrics are served',
    () => /"port":(\d+),"msg":"serving metrics"/.exec(api.log())?.[1],
  );
  const indexer = fork(join(ROOT, 'indexer/main.ts'), {
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(indexer, 'exit');
  return {
    url: api.url,
    indexer,
    proxies,
    environment,
    mailed,
    readMetrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    async stop() {
      await api.stop();
      indexer.disconnect();
      await ended;
      await Promise.all(Object.values(proxies).map((proxy) => proxy.close()));
      await mails.close();
    },
  };
}
