import { readConfig } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';
import { openPostgres } from '../src/postgres.ts';
import { prepareGround } from './cluster-ground.ts';
import { createMembers, type ClusterMembers, type ClusterSize } from './cluster-members.ts';
import { waitUntilReady, type DatabaseUrls } from './engine.ts';
import type { Member } from './member.ts';
import type { Progress } from './progress.ts';
import { waitForIndex } from './wait-for-service.ts';

export const WHOLE_CLUSTER: ClusterSize = { elasticsearch: 3, postgres: 2, redis: 3, api: 2, indexer: 2 };

export interface ClusterRequest {
  readonly size: ClusterSize;
  /** The port of the proxy; by default a free one. */
  readonly port?: number | undefined;
  /** Settings of our processes, the addresses apart. */
  readonly environment: NodeJS.ProcessEnv;
  /** The port at which the other Elasticsearch nodes reach one; by default the one at which it listens. */
  readonly through?: ((name: string, port: number) => Promise<number>) | undefined;
  /** Creates the tables, the user of the API and questions. Called when the primary runs. */
  readonly setUp: (urls: DatabaseUrls) => Promise<unknown>;
  readonly progress: Progress;
  /** Cancels a start in progress. */
  readonly signal: AbortSignal;
  /** Called with the reason when a member ends without `stop`. */
  readonly onEnd?: ((member: Member, reason: string) => void) | undefined;
}

export interface Cluster extends ClusterMembers {
  /** The URL of the proxy. */
  readonly url: string;
  /** `cluster`, or `cluster-2` and so on if there are several in this clone: the name of the folder with its logs. */
  readonly slot: string;
  /** All of them, in the order in which they are started. */
  readonly members: readonly Member[];
  /** Lets the proxy load its configuration again. */
  readonly reload: () => void;
  /** Stops all of them, and deletes their data. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a cluster of all engines, the API and the indexer as child processes, with empty data, and resolves when the
 * proxy is ready and everything is searchable. All of them end with this process, even by kill -9. A member that is
 * killed stays down until it is started.
 */
export async function startCluster(request: ClusterRequest): Promise<Cluster> {
  const { size, port, through, environment, progress, onEnd } = request;
  const cancelled = new AbortController();
  const signal = AbortSignal.any([request.signal, cancelled.signal]);
  const ground = await prepareGround({ signal, onEnd });
  const created = await createMembers(ground, size, environment, port, through);
  const { elasticsearch, redis, sentinels, api, indexer, proxy } = created;
  const engines = [...created.postgres, ...elasticsearch, ...redis, ...sentinels];
  const stop = async (): Promise<void> => {
    cancelled.abort();
    // Those first that use others.
    for (const group of [[proxy], api, indexer, engines]) await all(group, (member) => member.stop());
    ground.remove();
  };
  const start = (title: string, members: readonly Member[]): Promise<void> =>
    progress.step(`starting ${title}`, () => all(members, (member) => member.start()));
  const cluster = {
    ...created,
    url: proxy.url,
    slot: ground.slot,
    members: [...engines, ...indexer, ...api, proxy],
    reload: () => {
      if (proxy.pid === undefined) throw new Error('The proxy is not running.');
      process.kill(proxy.pid, 'SIGUSR2');
    },
    stop,
  };
  const startDatabase = async (): Promise<void> => {
    for (const server of created.postgres) await start(server.name, [server]);
    await request.setUp(created.urls);
  };
  const startRedis = async (): Promise<void> => {
    await start('Redis', redis);
    await start('its Sentinels', sentinels);
  };
  try {
    await allOrNone(cancelled, [startDatabase(), startRedis(), start('Elasticsearch', elasticsearch)]);
    await allOrNone(cancelled, [
      start('the indexers', indexer),
      start('the API', api),
      start('the proxy', [proxy]),
    ]);
    await waitForService(cluster, { progress, signal });
    return cluster;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function all(members: readonly Member[], work: (member: Member) => Promise<void>): Promise<void> {
  await Promise.all(members.map(work));
}

/** When one fails, the others are cancelled and awaited, so that nothing starts after the stop. */
async function allOrNone(cancelled: AbortController, starts: readonly Promise<unknown>[]): Promise<void> {
  for (const start of starts) start.catch((error: unknown) => cancelled.abort(error));
  const outcomes = await Promise.allSettled(starts);
  if (outcomes.some(({ status }) => status === 'rejected')) throw cancelled.signal.reason;
}

/** Waits until everything is searchable and the proxy passes requests on. */
async function waitForService(
  { settings, proxy, url }: Cluster,
  { progress, signal }: Pick<ClusterRequest, 'progress' | 'signal'>,
): Promise<void> {
  const pool = openPostgres(readConfig(settings), createLogger('cluster', 'warn'), { connections: 2 });
  try {
    await progress.step('indexing', () => waitForIndex(pool, url, { progress, signal }));
  } finally {
    await pool.end();
  }
  const probe = async (): Promise<void> => {
    const { ok, status } = await fetch(`${url}/health/ready`);
    if (!ok) throw new Error(`it responds with status ${status}`);
  };
  const ended = (): string | undefined => (signal.aborted ? 'the start was cancelled' : undefined);
  const { logFile } = proxy;
  await progress.step('waiting for the first answers', () =>
    waitUntilReady({ title: 'The service', logFile, timeoutSeconds: 60, probe, ended }),
  );
}
