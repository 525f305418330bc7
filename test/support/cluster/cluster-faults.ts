import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { Redis } from 'ioredis';
import pg from 'pg';

import type { Cluster } from '../../../stack/cluster.ts';
import type { Member } from '../../../stack/member.ts';
import { until } from '../until.ts';
import type { Wires } from './wires.ts';

/** Milliseconds after which the standby is promoted, as by a program that watches the primary. */
const PROMOTED_AFTER = 5_000;
/** Milliseconds by which a standby is behind. */
const BEHIND = 60_000;
/** Milliseconds until a cluster is whole again: a node of Elasticsearch takes half a minute to start. */
const REPAIR = 180_000;
/** Milliseconds in which a server of PostgreSQL answers, on a busy machine as well. */
const LONGEST_ANSWER = 20_000;
/** Milliseconds between two reloads of the proxy, and how many there are. */
const RELOAD_PAUSE = 2_000;
const RELOADS = 5;

/** Something that goes wrong in a cluster, and is repaired. */
export interface ClusterFault {
  readonly name: string;
  /** Whether something is missing until the repair. */
  readonly isLasting: boolean;
  /** What has to be so before; absent if nothing. */
  readonly prepare?: () => Promise<void>;
  readonly begin: () => Promise<void>;
  /** Resolves when every member runs and has joined the others. */
  readonly repair: () => Promise<void>;
}

/** What the faults break. */
export interface BreakableCluster {
  readonly cluster: Cluster;
  /** A client of all nodes. */
  readonly elasticsearch: Client;
  /** Between the nodes. */
  readonly wires: Wires;
}

export async function queryMember<Row extends pg.QueryResultRow>(
  { url }: Pick<Member, 'url'>,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LONGEST_ANSWER,
    query_timeout: LONGEST_ANSWER,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function postgresRoles({ postgres }: Cluster): Promise<{ primary: Member; standby: Member }> {
  const found = await Promise.all(
    postgres.map(async (member) => {
      const rows = await queryMember<{ standby: boolean }>(member, 'select pg_is_in_recovery() as standby');
      return { member, isStandby: rows[0]?.standby === true };
    }),
  );
  const primary = found.find(({ isStandby }) => !isStandby)?.member;
  const standby = found.find(({ isStandby }) => isStandby)?.member;
  if (primary === undefined || standby === undefined) throw new Error('PostgreSQL has no standby');
  return { primary, standby };
}

/** Sets the milliseconds after which a server shows what its primary has committed. */
async function setDelay(server: Member, milliseconds: number): Promise<void> {
  await queryMember(server, `alter system set recovery_min_apply_delay = ${milliseconds}`);
  await queryMember(server, 'select pg_reload_conf()');
}

/** Between two masters there is none, and the node that is asked responds with 500 or the name `-`. */
const masterOf = ({ cluster, elasticsearch }: BreakableCluster): Promise<Member> =>
  until('Elasticsearch has a master', async () => {
    const rows = await elasticsearch.cat.master({ format: 'json' }).catch(() => []);
    return cluster.elasticsearch.find(({ name }) => name === rows[0]?.node);
  });

async function dataNodeOf(parts: BreakableCluster): Promise<Member> {
  const master = await masterOf(parts);
  const node = parts.cluster.elasticsearch.find((member) => member !== master);
  if (node === undefined) throw new Error('Elasticsearch has one node');
  return node;
}

async function redisInfo(member: Member): Promise<string> {
  const client = new Redis(member.url, { retryStrategy: () => null }).on('error', () => undefined);
  try {
    return await client.info('replication');
  } finally {
    client.disconnect();
  }
}

async function redisMaster({ cluster }: BreakableCluster): Promise<Member> {
  for (const member of cluster.redis)
    if ((await redisInfo(member).catch(() => '')).includes('role:master')) return member;
  throw new Error('Redis has no master');
}

const isReady = (member: Member): Promise<boolean> =>
  fetch(`${member.url}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether every member runs, and every copy of everything is up to date. */
async function isWhole(parts: BreakableCluster): Promise<boolean> {
  const { cluster, elasticsearch } = parts;
  const health = await elasticsearch.cluster.health({}, { requestTimeout: 3_000 });
  if (health.status !== 'green' || health.number_of_nodes !== cluster.elasticsearch.length) return false;
  const { primary } = await postgresRoles(cluster);
  const streaming = await queryMember(primary, `select from pg_stat_replication where sync_state = 'sync'`);
  if (streaming.length === 0) return false;
  const info = await redisInfo(await redisMaster(parts));
  if (!info.includes(`connected_slaves:${cluster.redis.length - 1}`)) return false;
  return (await Promise.all(cluster.api.map(isReady))).every(Boolean);
}

/** Waits until every member runs and has joined the others. */
export const untilWhole = (parts: BreakableCluster): Promise<unknown> =>
  until('the cluster is whole', () => isWhole(parts).catch(() => false), REPAIR);

export function clusterFaults(parts: BreakableCluster): readonly ClusterFault[] {
  const { cluster, wires } = parts;
  /** A fault of one member, chosen when it begins. */
  const ofMember = (
    name: string,
    choose: () => Promise<Member>,
    begin: (member: Member) => Promise<void> | void,
    repair: (member: Member) => Promise<void> | void,
  ): ClusterFault => {
    let victim: Member | undefined;
    return {
      name,
      isLasting: true,
      async begin() {
        victim = await choose();
        await begin(victim);
      },
      async repair() {
        if (victim !== undefined) await repair(victim);
        await untilWhole(parts);
      },
    };
  };
  const killed = (name: string, choose: () => Promise<Member>): ClusterFault =>
    ofMember(
      name,
      choose,
      (member) => member.kill(),
      (member) => member.start(),
    );
  const suspended = (name: string, choose: () => Promise<Member>): ClusterFault =>
    ofMember(
      name,
      choose,
      (member) => member.signal('SIGSTOP'),
      (member) => member.signal('SIGCONT'),
    );
  const primary = async (): Promise<Member> => (await postgresRoles(cluster)).primary;
  const delayStandby = async (milliseconds: number): Promise<void> =>
    setDelay((await postgresRoles(cluster)).standby, milliseconds);
  const replaced = (name: string): ClusterFault =>
    ofMember(
      name,
      primary,
      async (member) => {
        await member.kill();
        await sleep(PROMOTED_AFTER);
        await cluster.promote();
      },
      async (member) => {
        // The next standby is a copy of this server, with its settings.
        for (const other of cluster.postgres) if (other !== member) await setDelay(other, 0);
        await member.start();
      },
    );
  const first = (members: readonly Member[]) => (): Promise<Member> => {
    const [member] = members;
    return member === undefined ? Promise.reject(new Error('there is none')) : Promise.resolve(member);
  };
  return [
    killed('an Elasticsearch node killed', () => dataNodeOf(parts)),
    killed('the Elasticsearch master killed', () => masterOf(parts)),
    suspended('an Elasticsearch node suspended', () => dataNodeOf(parts)),
    suspended('the Elasticsearch master suspended', () => masterOf(parts)),
    ofMember(
      'the Elasticsearch master cut off from the other nodes',
      () => masterOf(parts),
      (member) => wires.cut(member),
      () => wires.reconnect(),
    ),
    replaced('the PostgreSQL primary killed, its standby promoted after 5 s'),
    {
      name: 'the PostgreSQL standby a minute behind',
      isLasting: true,
      begin: () => delayStandby(BEHIND),
      repair: () => delayStandby(0),
    },
    {
      ...replaced('the same while the standby is a minute behind'),
      async prepare() {
        await delayStandby(BEHIND);
        await sleep(BEHIND);
      },
    },
    killed('the Redis master killed', () => redisMaster(parts)),
    killed('an API instance killed', first(cluster.api)),
    killed('the leading indexer killed', () => leadingIndexer(cluster)),
    {
      name: `the proxy reloaded ${RELOADS} times`,
      isLasting: false,
      async begin() {
        for (let count = 0; count < RELOADS; count += 1) {
          cluster.reload();
          await sleep(RELOAD_PAUSE);
        }
      },
      repair: () => Promise.resolve(),
    },
  ];
}

async function leadingIndexer({ indexer }: Cluster): Promise<Member> {
  for (const member of indexer) {
    const metrics = await (await fetch(member.metrics ?? '')).text();
    if (/^trivia_indexer_leading 1$/m.test(metrics)) return member;
  }
  throw new Error('no indexer leads');
}
