import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

import type { LocalEngine } from '../../../stack/engine.ts';
import { findFolders, unprivilegedOwner } from '../../../stack/folders.mjs';
import { lastingPorts } from '../../../stack/ports.mjs';
import { prepareClusterGroup, prepareSentinelGroup } from '../../../stack/redis-group.ts';
import { tied } from '../../../stack/supervise.ts';
import { createRedisUser, REDIS_PASSWORD, REDIS_USER, refusalsOf } from './redis-user.ts';
import { until } from '../until.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PASSWORD = 'test';

/** One Redis or Sentinel of a group. */
interface GroupMember {
  readonly isRunning: () => boolean;
  /** A connection with all permissions, which opens with the first command. */
  readonly client: () => Redis;
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** Kills it with SIGKILL. */
  readonly kill: () => Promise<void>;
}

/** A group of Redis processes for one test file. */
export interface OwnRedisGroup {
  /** A value of `REDIS_URL`, with the user of the guide. */
  readonly url: string;
  /** The same with all permissions. */
  readonly adminUrl: string;
  /** The masters are the first ones. */
  readonly servers: readonly GroupMember[];
  /** What the user was not allowed to do on the servers that are running. */
  readonly refusals: () => Promise<string[]>;
  /** Ends all processes and deletes their data. */
  readonly end: () => Promise<void>;
}

/**
 * A master with two replicas and three Sentinels.
 *
 * @param server - the program
 * @param prefix - the prefix of the keys that the user may touch
 */
export async function ownSentinelGroup(server: string, prefix: string): Promise<OwnRedisGroup> {
  return startGroup(async (folder) => {
    const ports = await lastingPorts(6);
    const group = await prepareSentinelGroup({ ...request(folder), ports, server }, { replicas: 2 });
    const ready = async (members: readonly GroupMember[]): Promise<void> => {
      const [master, ...others] = members;
      await until('the replicas are complete and the Sentinels know each other', async () => {
        const replicas = await master?.client().info('replication');
        const sentinels = await Promise.all(others.slice(2).map(({ client }) => client().info('sentinel')));
        return (
          (replicas?.match(/state=online/g) ?? []).length === 2 &&
          sentinels.every((info) => info.includes('slaves=2,sentinels=3'))
        );
      });
    };
    const engines = [...group.servers, ...group.sentinels];
    return { url: group.url, engines, servers: 3, ready, prefix, kind: 'redis' };
  });
}

/** A Redis Cluster with three masters, of which the first has a replica. The parameters are the same. */
export async function ownRedisCluster(server: string, prefix: string): Promise<OwnRedisGroup> {
  return startGroup(async (folder) => {
    const { url, servers, form } = await prepareClusterGroup(
      { ...request(folder), ports: await lastingPorts(4), server },
      { masters: 3 },
    );
    return { url, engines: servers, servers: servers.length, ready: form, prefix, kind: 'cluster' };
  });
}

const request = (folder: string) => ({
  folders: findFolders(ROOT, unprivilegedOwner()),
  folder,
  password: PASSWORD,
  signal: new AbortController().signal,
});

interface Prepared {
  readonly url: string;
  readonly engines: readonly LocalEngine[];
  /** How many of the engines are servers. */
  readonly servers: number;
  readonly ready: (members: readonly GroupMember[]) => Promise<void>;
  readonly prefix: string;
  readonly kind: 'redis' | 'cluster';
}

async function startGroup(prepare: (folder: string) => Promise<Prepared>): Promise<OwnRedisGroup> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-redis-'));
  await chmod(folder, 0o755);
  const { url, engines, servers, ready, prefix, kind } = await prepare(folder);
  const members = engines.map(startMember);
  const end = async (): Promise<void> => {
    for (const { client } of members) client().disconnect();
    await Promise.all(members.map(({ kill }) => kill()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(
      engines.map(({ probe }) =>
        until('Redis is ready', () =>
          probe().then(
            () => true,
            () => false,
          ),
        ),
      ),
    );
    await ready(members);
    await Promise.all(
      members.map(({ client }, index) =>
        createRedisUser(client(), index < servers ? kind : 'sentinel', prefix),
      ),
    );
  } catch (error) {
    await end();
    throw error;
  }
  return {
    adminUrl: url,
    url: url
      .replace(`:${PASSWORD}@`, `${REDIS_USER}:${REDIS_PASSWORD}@`)
      .replace(
        `sentinelPassword=${PASSWORD}`,
        `sentinelUsername=${REDIS_USER}&sentinelPassword=${REDIS_PASSWORD}`,
      ),
    servers: members.slice(0, servers),
    refusals: async () => {
      const running = members.slice(0, servers).filter(({ isRunning }) => isRunning());
      return (await Promise.all(running.map(({ client }) => refusalsOf(client())))).flat();
    },
    end,
  };
}

function startMember(engine: LocalEngine): GroupMember {
  const child: ChildProcess = tied(
    spawn(engine.command, engine.arguments, {
      cwd: engine.folder,
      env: engine.environment,
      stdio: 'ignore',
      ...engine.owner,
    }),
  );
  const ended = once(child, 'exit');
  let client: Redis | undefined;
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    client() {
      client ??= new Redis(engine.url, { lazyConnect: true }).on('error', () => undefined);
      return client;
    },
    signal: (signal) => void child.kill(signal),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
