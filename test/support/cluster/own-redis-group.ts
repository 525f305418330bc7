import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

import type { LocalEngine } from '../../../stack/engine.ts';
import { findFolders, unprivilegedOwner } from '../../../stack/folders.mjs';
import { createMember, type Member } from '../../../stack/member.ts';
import { lastingPorts } from '../../../stack/ports.mjs';
import { prepareClusterGroup, prepareSentinelGroup } from '../../../stack/redis-group.ts';
import { createRedisUser, REDIS_PASSWORD, REDIS_USER, refusalsOf } from './redis-user.ts';
import { until } from '../until.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PASSWORD = 'test';

/** One Redis or Sentinel of a group. */
interface GroupMember extends Member {
  /** A connection with all permissions, which opens with the first command. */
  readonly client: Redis;
}

/**
 * A master with two replicas and three Sentinels, for one test file.
 *
 * @param server - the program
 * @param prefix - the prefix of the keys that the user may touch
 */
export const ownSentinelGroup = (server: string, prefix: string) =>
  startGroup('redis', prefix, async (folder) => {
    const ports = await lastingPorts(6);
    const { url, servers, sentinels } = await prepareSentinelGroup(
      { ...request(folder), ports, server },
      { replicas: 2 },
    );
    const ready = async ([master, ...others]: readonly GroupMember[]): Promise<void> => {
      await until('the replicas are complete and the Sentinels know each other', async () => {
        const replicas = await master?.client.info('replication');
        const known = await Promise.all(others.slice(2).map(({ client }) => client.info('sentinel')));
        return (
          (replicas?.match(/state=online/g) ?? []).length === 2 &&
          known.every((info) => info.includes('slaves=2,sentinels=3'))
        );
      });
    };
    return { url, servers, sentinels, ready };
  });

/** A Redis Cluster with three masters, of which the first has a replica. The parameters are the same. */
export const ownRedisCluster = (server: string, prefix: string) =>
  startGroup('cluster', prefix, async (folder) => {
    const ports = await lastingPorts(4);
    const { url, servers, form } = await prepareClusterGroup(
      { ...request(folder), ports, server },
      { masters: 3 },
    );
    return { url, servers, sentinels: [], ready: form };
  });

const request = (folder: string) => ({
  folders: findFolders(ROOT, unprivilegedOwner()),
  folder,
  password: PASSWORD,
  signal: new AbortController().signal,
});

interface Prepared {
  readonly url: string;
  readonly servers: readonly LocalEngine[];
  readonly sentinels: readonly LocalEngine[];
  readonly ready: (members: readonly GroupMember[]) => Promise<void>;
}

async function startGroup(
  kind: 'redis' | 'cluster',
  prefix: string,
  prepare: (folder: string) => Promise<Prepared>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-redis-'));
  await chmod(folder, 0o755);
  const prepared = await prepare(folder);
  const members = [...prepared.servers, ...prepared.sentinels].map((engine, index): GroupMember => {
    const name = `redis-${index + 1}`;
    const logFile = join(folder, `${name}.log`);
    const { signal } = new AbortController();
    const member = createMember({ name, url: engine.url, logFile, prepare: () => engine, signal });
    const client = new Redis(engine.url, { lazyConnect: true }).on('error', () => undefined);
    return Object.assign(member, { client });
  });
  const servers = members.slice(0, prepared.servers.length);
  const end = async (): Promise<void> => {
    for (const { client } of members) client.disconnect();
    await Promise.all(members.map((member) => member.kill()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(members.map((member) => member.start()));
    await prepared.ready(members);
    await Promise.all(
      members.map((member) =>
        createRedisUser(member.client, servers.includes(member) ? kind : 'sentinel', prefix),
      ),
    );
  } catch (error) {
    await end();
    throw error;
  }
  return {
    /** A value of `REDIS_URL` with all permissions. */
    adminUrl: prepared.url,
    /** The same with the user of the guide. */
    url: prepared.url
      .replace(`:${PASSWORD}@`, `${REDIS_USER}:${REDIS_PASSWORD}@`)
      .replace(
        `sentinelPassword=${PASSWORD}`,
        `sentinelUsername=${REDIS_USER}&sentinelPassword=${REDIS_PASSWORD}`,
      ),
    /** The masters are the first ones. */
    servers,
    /** What the user was not allowed to do on the servers that are running. */
    refusals: async (): Promise<string[]> => {
      const running = servers.filter(({ pid }) => pid !== undefined);
      return (await Promise.all(running.map(({ client }) => refusalsOf(client)))).flat();
    },
    /** Ends all processes and deletes their data. */
    end,
  };
}
