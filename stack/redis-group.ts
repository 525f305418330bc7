import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';

import type { LocalEngine, Setting } from './engine.ts';
import { ownedFolder, type Folders } from './folders.mjs';
import { prepareRedis, prepareSentinel } from './redis.ts';

/** The name by which Sentinels know the master. */
const NAME = 'trivia';
/** Milliseconds after which a master that does not answer is replaced. */
const DOWN_AFTER = 1_000;
/** Slots of every Redis Cluster. */
const SLOTS = 16_384;

interface GroupRequest {
  readonly folders: Folders;
  /** The folder in which each process gets its own. */
  readonly folder: string;
  /** One for each process. */
  readonly ports: readonly number[];
  /** Of all processes. */
  readonly password: string;
  /** An installed `redis-server` or `valkey-server`; by default the unpacked one. */
  readonly server: string | undefined;
  readonly signal: AbortSignal;
}

/** A master with replicas, and the Sentinels that replace it when it does not answer. */
export interface SentinelGroup {
  /** A value of `REDIS_URL`. */
  readonly url: string;
  /** The master is the first one. */
  readonly servers: readonly LocalEngine[];
  readonly sentinels: readonly LocalEngine[];
}

/** Prepares a master, its replicas and, at the other ports, Sentinels, for temporary data. Start the servers first. */
export async function prepareSentinelGroup(
  request: GroupRequest,
  { replicas }: { readonly replicas: number },
): Promise<SentinelGroup> {
  const settings = settingsOf(request);
  const [master, ...others] = settings.slice(0, 1 + replicas);
  const watching = settings.slice(1 + replicas);
  if (master === undefined) throw new RangeError('a group has a master');
  const access = { masterauth: request.password, 'repl-diskless-sync': 'yes', 'repl-diskless-sync-delay': 0 };
  const watched = {
    'sentinel monitor': `${NAME} 127.0.0.1 ${master.port} ${Math.floor(watching.length / 2) + 1}`,
    'sentinel auth-pass': `${NAME} ${request.password}`,
    'sentinel sentinel-pass': request.password,
    'sentinel down-after-milliseconds': `${NAME} ${DOWN_AFTER}`,
    'sentinel failover-timeout': `${NAME} ${10 * DOWN_AFTER}`,
  };
  const hosts = watching.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    url: `redis+sentinel://:${request.password}@${hosts}/${NAME}?sentinelPassword=${request.password}`,
    servers: await Promise.all([
      prepareRedis({ ...request, setting: master }, access),
      ...others.map((setting) =>
        prepareRedis({ ...request, setting }, { ...access, replicaof: `127.0.0.1 ${master.port}` }),
      ),
    ]),
    sentinels: await Promise.all(
      watching.map((setting) => prepareSentinel({ ...request, setting }, watched)),
    ),
  };
}

/** A Redis Cluster whose nodes do not know each other before it is formed. */
export interface ClusterGroup {
  /** A value of `REDIS_URL`. */
  readonly url: string;
  /** The masters are the first ones. */
  readonly servers: readonly LocalEngine[];
  /** Makes a cluster of the running servers. */
  readonly form: () => Promise<void>;
}

/** Prepares a Redis Cluster for temporary data. Servers beyond the masters are replicas: the first is of the first master, and so on. */
export async function prepareClusterGroup(
  request: GroupRequest,
  { masters }: { readonly masters: number },
): Promise<ClusterGroup> {
  const { password } = request;
  const settings = settingsOf(request);
  const servers = await Promise.all(
    settings.map((setting) =>
      prepareRedis(
        { ...request, setting },
        {
          masterauth: password,
          'cluster-enabled': 'yes',
          'cluster-node-timeout': DOWN_AFTER,
          'repl-diskless-sync': 'yes',
          'repl-diskless-sync-delay': 0,
        },
      ),
    ),
  );
  const hosts = settings.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    url: `redis+cluster://:${password}@${hosts}`,
    servers,
    form: () => formCluster(settings, masters),
  };
}

/** Does what `redis-cli --cluster create` does, which is not part of the unpacked Redis. */
async function formCluster(settings: readonly Setting[], masters: number): Promise<void> {
  const nodes = settings.map(({ port, password }) => new Redis(port, '127.0.0.1', { password }));
  try {
    const ids = await Promise.all(nodes.map((node) => node.cluster('MYID')));
    const first = (part: number): number => Math.floor((part * SLOTS) / masters);
    for (const [index, node] of nodes.entries()) {
      // Each has a different epoch, so that they need not agree on one.
      await node.cluster('SET-CONFIG-EPOCH', index + 1);
      for (const { port } of settings.slice(0, index)) await node.cluster('MEET', '127.0.0.1', port);
      const length = first(index + 1) - first(index);
      const slots = Array.from({ length }, (_, slot) => first(index) + slot);
      if (index < masters) await node.cluster('ADDSLOTS', ...slots);
    }
    await everywhere(nodes, async (node) => {
      const known = String(await node.cluster('NODES'));
      return ids.every((id) => known.includes(id)) && !known.includes('handshake');
    });
    const replicas = nodes.slice(masters);
    for (const [index, node] of replicas.entries())
      await node.cluster('REPLICATE', ids[index % masters] ?? '');
    await everywhere(nodes, async (node) => (await node.cluster('INFO')).includes('cluster_state:ok'));
    await everywhere(replicas, async (node) =>
      (await node.info('replication')).includes('master_link_status:up'),
    );
  } finally {
    for (const node of nodes) node.disconnect();
  }
}

async function everywhere(nodes: readonly Redis[], check: (node: Redis) => Promise<boolean>): Promise<void> {
  for (const node of nodes) while (!(await check(node))) await delay(50);
}

function settingsOf({ folders, folder, ports, password }: GroupRequest): readonly Setting[] {
  return ports.map((port) => {
    const own = ownedFolder(join(folder, String(port)), folders.owner);
    return { folder: own, logFile: join(own, 'log'), port, password, durable: false };
  });
}
