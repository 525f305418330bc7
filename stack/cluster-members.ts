import { join } from 'node:path';

import { API_MEMORY } from './children.ts';
import type { ClusterGround } from './cluster-ground.ts';
import { prepareElasticsearchCluster } from './elasticsearch-cluster.ts';
import { API_ROLE, newPassword } from './engine-settings.ts';
import type { LocalEngine } from './engine.ts';
import type { EngineUrls } from './engines.ts';
import { prepareHaproxy } from './haproxy.ts';
import { createMember, type Member } from './member.ts';
import { lastingPorts } from './ports.mjs';
import { createPostgresPair, type PostgresPair } from './postgres-pair.ts';
import { prepareSentinelGroup } from './redis-group.ts';
import { serviceEnvironment } from './serve.ts';

/** As many as the largest cluster takes. */
const MOST_PORTS = 22;

/** How many there are of each. */
export interface ClusterSize {
  readonly elasticsearch: 1 | 3;
  readonly postgres: 1 | 2;
  /** Redis servers, and as many Sentinels. */
  readonly redis: 1 | 3;
  readonly api: 1 | 2;
  readonly indexer: 1 | 2;
}

/** The members of a cluster, none of which is running, and their addresses. */
export interface ClusterMembers {
  readonly urls: EngineUrls;
  /** The environment of our processes, with the addresses of all engines. */
  readonly settings: Readonly<Record<string, string>>;
  readonly elasticsearch: readonly Member[];
  /** The first one is the primary at the start. */
  readonly postgres: readonly Member[];
  /** Makes the standby the primary, whose former primary must not run. When that is started again, it becomes the standby. */
  readonly promote: PostgresPair['promote'];
  /** The first one is the master at the start. */
  readonly redis: readonly Member[];
  readonly sentinels: readonly Member[];
  readonly api: readonly Member[];
  readonly indexer: readonly Member[];
  /** Its URL is that of the service. */
  readonly proxy: Member;
  /** The address of the page with the state of the instances. */
  readonly stateUrl: string;
}

/**
 * Creates all members.
 *
 * @param given - settings of our processes, the addresses apart
 * @param port - of the proxy
 * @param through - the port at which the other Elasticsearch nodes reach one, by its name and the port at which it listens
 */
export async function createMembers(
  ground: ClusterGround,
  size: ClusterSize,
  given: NodeJS.ProcessEnv,
  port: number | undefined,
  through?: (name: string, port: number) => Promise<number>,
): Promise<ClusterMembers> {
  const { folder, programs } = ground;
  const free = await lastingPorts(MOST_PORTS);
  const take = (count: number): number[] => free.splice(0, count);
  const [password, apiPassword] = [newPassword(), newPassword()];
  const postgresPorts = take(size.postgres);
  const { servers: postgres, promote } = createPostgresPair({ ...ground, ports: postgresPorts, password });
  const elasticsearch = await prepareElasticsearchCluster({
    ...ground,
    names: Array.from({ length: size.elasticsearch }, (_, index) => `elasticsearch-${index + 1}`),
    ports: take(2 * size.elasticsearch),
    java: programs.java,
    password,
    durable: true,
    through,
  });
  const group = await prepareSentinelGroup(
    { ...ground, ports: take(2 * size.redis), password, server: programs.redis },
    { replicas: size.redis - 1 },
  );
  const [proxyPort = 0, statePort = 0] = [...(port === undefined ? take(1) : [port]), ...take(1)];
  const urls = {
    databaseUrl: databaseUrl(`trivia:${password}`, postgresPorts),
    apiDatabaseUrl: databaseUrl(`${API_ROLE}:${apiPassword}`, postgresPorts),
    elasticsearchUrl: elasticsearch.url,
    redisUrl: group.url,
  };
  const settings = {
    ...Object.fromEntries(
      Object.entries(serviceEnvironment({ TRIVIA_WORKERS: '1', ...given }, urls)).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
    TRIVIA_BASE_URL: `http://127.0.0.1:${proxyPort}`,
    TRIVIA_TRUSTED_PROXIES: 'loopback',
  };
  const ours = (name: string): Ours => ({ ground, name, settings, metricsPort: take(1)[0] ?? 0 });
  const apiPorts = take(size.api);
  const proxy = prepareHaproxy({
    folders: ground.folders,
    folder: join(folder, 'proxy'),
    program: programs.haproxy,
    ports: { proxy: proxyPort, state: statePort },
    instances: apiPorts,
  });
  return {
    urls,
    settings,
    postgres,
    promote,
    elasticsearch: elasticsearch.nodes,
    redis: group.servers.map((engine, index) => createOne(ground, `redis-${index + 1}`, engine)),
    sentinels: group.sentinels.map((engine, index) => createOne(ground, `sentinel-${index + 1}`, engine)),
    api: apiPorts.map((own, index) => createInstance(ours(`api-${index + 1}`), own)),
    indexer: Array.from({ length: size.indexer }, (_, index) => createIndexer(ours(`indexer-${index + 1}`))),
    proxy: createOne(ground, 'proxy', proxy),
    stateUrl: `http://127.0.0.1:${statePort}/`,
  };
}

/** With which connections are made to the primary. */
function databaseUrl(user: string, ports: readonly number[]): string {
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',');
  return `postgres://${user}@${hosts}/trivia?target_session_attrs=read-write`;
}

interface Ours {
  readonly ground: ClusterGround;
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly metricsPort: number;
}

function createInstance(ours: Ours, port: number): Member {
  const { settings, metricsPort } = ours;
  const own = {
    DATABASE_URL: settings.TRIVIA_API_DATABASE_URL ?? '',
    PORT: String(port),
    TRIVIA_METRICS_PORT: String(metricsPort),
  };
  const url = `http://127.0.0.1:${port}`;
  return createOurs(ours, [...API_MEMORY, 'src/main.ts'], own, url, `${url}/health/live`);
}

function createIndexer(ours: Ours): Member {
  const own = { TRIVIA_INDEXER_METRICS_PORT: String(ours.metricsPort) };
  const url = metricsOf(ours);
  return createOurs(ours, ['indexer/main.ts'], own, url, url);
}

const metricsOf = ({ metricsPort }: Ours): string => `http://127.0.0.1:${metricsPort}/metrics`;

/** One of our processes, which run from the sources. */
function createOurs(
  ours: Ours,
  parameters: readonly string[],
  own: Readonly<Record<string, string>>,
  url: string,
  asked: string,
): Member {
  const { ground, name, settings } = ours;
  const { root } = ground.folders;
  const engine: LocalEngine = {
    command: process.execPath,
    arguments: parameters,
    environment: { ...settings, ...own },
    folder: root,
    owner: undefined,
    stopSignal: 'SIGTERM',
    url,
    timeoutSeconds: 120,
    probe: async () => {
      const { ok, status } = await fetch(asked);
      if (!ok) throw new Error(`it responds with status ${status}`);
    },
  };
  return createOne(ground, name, engine, metricsOf(ours));
}

function createOne(ground: ClusterGround, name: string, engine: LocalEngine, metrics?: string): Member {
  const logFile = join(ground.logs, `${name}.log`);
  const { url } = engine;
  return createMember({
    ...ground,
    name,
    url,
    logFile,
    prepare: () => engine,
    ...(metrics === undefined ? {} : { metrics }),
  });
}
