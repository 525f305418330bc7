import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './artefacts.ts';
import type { LocalEngine, Setting } from './engine.ts';
import { enginesFolder, ownedFolder, type Folders } from './folders.mjs';

const USER = 'trivia';

/** One of several nodes on this computer that form a cluster. They have the same password. */
export interface ClusterMember {
  readonly cluster: string;
  readonly name: string;
  /** The port at which it listens for the other nodes. */
  readonly transportPort: number;
  /** The ports at which the nodes reach each other, by the names of all nodes. */
  readonly transportPorts: Readonly<Record<string, number>>;
}

/**
 * Prepares Elasticsearch 9: installs it if missing, and writes its settings at each start.
 *
 * @param member - of which cluster it is a node; by default it is alone
 */
export async function prepareElasticsearch(
  folders: Folders,
  setting: Setting,
  java: { home: string; heap: string },
  signal: AbortSignal,
  member?: ClusterMember,
): Promise<LocalEngine> {
  const distribution = await install(enginesFolder(folders), 'elasticsearch', signal);
  const home = ownedFolder(join(setting.folder, 'elasticsearch-9'), folders.owner);
  const inside = (name: string): string => ownedFolder(join(home, name), folders.owner);
  const configuration = inside('config');
  // Distinguishes it from another one that took its port.
  const clusterName = member?.cluster ?? `trivia-${setting.port}-${randomBytes(4).toString('hex')}`;
  const settings: Readonly<Record<string, unknown>> = {
    'cluster.name': clusterName,
    'path.data': inside('data'),
    'path.logs': inside('logs'),
    'network.host': '127.0.0.1',
    'http.port': setting.port,
    ...(member === undefined ? ALONE : clusterSettings(member)),
    'xpack.security.enabled': true,
    'xpack.security.autoconfiguration.enabled': false,
    'xpack.security.enrollment.enabled': false,
    // Each request is authenticated; the connection is on this computer only.
    'xpack.security.http.ssl.enabled': false,
    'xpack.security.authc.realms.file.local.order': 0,
    'action.auto_create_index': false,
    // Otherwise no index is allocated when the disk is 85 % full, and all become read-only at 95 %.
    'cluster.routing.allocation.disk.threshold_enabled': false,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const files = {
    'elasticsearch.yml': lines.join('\n'),
    users: `${USER}:${passwordHash(setting.password)}`,
    users_roles: `superuser:${USER}`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(configuration, name);
    writeFileSync(file, `${text}\n`, { mode: 0o600 });
    if (folders.owner !== undefined) chownSync(file, folders.owner.uid, folders.owner.gid);
  }
  for (const name of ['jvm.options', 'log4j2.properties']) {
    const copy = join(configuration, name);
    if (!existsSync(copy)) copyFileSync(join(distribution, 'config', name), copy);
    if (folders.owner !== undefined) chownSync(copy, folders.owner.uid, folders.owner.gid);
  }
  const address = `127.0.0.1:${setting.port}`;
  return {
    command: join(distribution, 'bin', 'elasticsearch'),
    arguments: [],
    environment: {
      PATH: '/usr/bin:/bin:/usr/sbin:/sbin',
      HOME: home,
      ES_PATH_CONF: configuration,
      ES_JAVA_HOME: java.home,
      ES_JAVA_OPTS: javaOptions(java.heap, setting.durable),
      ES_TMPDIR: inside('tmp'),
    },
    folder: home,
    owner: folders.owner,
    stopSignal: 'SIGTERM',
    url: `http://${USER}:${setting.password}@${address}`,
    timeoutSeconds: 300,
    probe: () => probeElasticsearch(`http://${address}`, setting.password, clusterName),
  };
}

const ALONE = {
  'node.name': 'local',
  // The port for other nodes, of which there are none: any free port.
  'transport.port': 0,
  'discovery.type': 'single-node',
};

/**
 * A node that is silent is removed after 2.5 seconds: by default this takes half a minute, during which searches that need it fail
 * and writes wait. A node whose process has ended is removed at once.
 */
const SILENCE = { timeout: '1s', interval: '250ms', retry_count: 2 };

function clusterSettings(member: ClusterMember): Readonly<Record<string, unknown>> {
  const checks = ['follower_check', 'leader_check'].flatMap((check) =>
    Object.entries(SILENCE).map(([setting, value]): [string, unknown] => [
      `cluster.fault_detection.${check}.${setting}`,
      value,
    ]),
  );
  const { name, transportPort, transportPorts } = member;
  return {
    'node.name': name,
    'transport.port': transportPort,
    'transport.publish_port': transportPorts[name],
    'discovery.seed_hosts': Object.values(transportPorts).map((port) => `127.0.0.1:${port}`),
    'cluster.initial_master_nodes': Object.keys(transportPorts),
    // A new master waits for the former one for so long before it removes it: by default 30 seconds.
    'cluster.publish.timeout': '2500ms',
    ...Object.fromEntries<unknown>(checks),
  };
}

/**
 * Java options: the heap size, and no garbage-collection log, which would grow to 2 GB next to the data. In a short run
 * the optimising compiler does not pay off: it takes half of the CPU time of a start.
 */
function javaOptions(heap: string, durable: boolean): string {
  const options = [`-Xms${heap}`, `-Xmx${heap}`, '-Xlog:disable', '-Xlog:all=warning:stderr'];
  return [...options, ...(durable ? [] : ['-XX:TieredStopAtLevel=1'])].join(' ');
}

/** The form in which its file of users stores a password: PBKDF2 with SHA-512. */
function passwordHash(password: string): string {
  const rounds = 10_000;
  const salt = randomBytes(32);
  const hash = pbkdf2Sync(password, salt, rounds, 32, 'sha512');
  return `{PBKDF2}${rounds}$${salt.toString('base64')}$${hash.toString('base64')}`;
}

/** Requests the cluster health, because the small distribution responds with 405 at its root. */
async function probeElasticsearch(url: string, password: string, clusterName: string): Promise<void> {
  const credentials = Buffer.from(`${USER}:${password}`).toString('base64');
  const response = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=2s`, {
    headers: { authorization: `Basic ${credentials}` },
    signal: AbortSignal.timeout(5000),
  });
  const health: unknown = await response.json();
  if (!response.ok) throw new Error(`it responds with status ${response.status}`);
  const name =
    health !== null && typeof health === 'object' && 'cluster_name' in health ? health.cluster_name : '';
  if (name !== clusterName) throw new Error('another Elasticsearch is listening on its port');
}
