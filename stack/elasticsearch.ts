import { copyFileSync, existsSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './artefacts.ts';
import type { LocalEngine, Setting } from './local-engine.ts';
import { enginesFolder, ownedFolder, type Folders } from './folders.ts';

/** Prepares Elasticsearch 9: installs it if missing, and writes its settings at each start. */
export async function prepareElasticsearch(
  folders: Folders,
  setting: Setting,
  java: { home: string; heap: string },
  signal: AbortSignal,
): Promise<LocalEngine> {
  const distribution = await install(enginesFolder(folders), 'elasticsearch', signal);
  const home = ownedFolder(join(setting.folder, 'elasticsearch-9'), folders.owner);
  const inside = (name: string): string => ownedFolder(join(home, name), folders.owner);
  const configuration = inside('config');
  const clusterName = `trivia-${setting.port}-${setting.password.slice(0, 8)}`;
  const settings = {
    'cluster.name': clusterName,
    'node.name': 'local',
    'path.data': inside('data'),
    'path.logs': inside('logs'),
    'network.host': '127.0.0.1',
    'http.port': setting.port,
    // The port for other nodes, of which there are none: any free port.
    'transport.port': 0,
    'discovery.type': 'single-node',
    'xpack.security.enabled': false,
    'action.auto_create_index': false,
    // Otherwise no index is allocated when the disk is 85 % full, and all become read-only at 95 %.
    'cluster.routing.allocation.disk.threshold_enabled': false,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  writeFileSync(join(configuration, 'elasticsearch.yml'), `${lines.join('\n')}\n`);
  for (const name of ['jvm.options', 'log4j2.properties']) {
    const copy = join(configuration, name);
    if (!existsSync(copy)) copyFileSync(join(distribution, 'config', name), copy);
    if (folders.owner !== undefined) chownSync(copy, folders.owner.uid, folders.owner.gid);
  }
  const url = `http://127.0.0.1:${setting.port}`;
  return {
    plan: {
      name: 'elasticsearch',
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
      logFile: setting.logFile,
      owner: folders.owner,
      stopSignal: 'SIGTERM',
    },
    url,
    timeoutSeconds: 180,
    probe: () => probeElasticsearch(url, clusterName),
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

/** Requests the cluster health, because the small distribution responds with 405 at its root. */
async function probeElasticsearch(url: string, clusterName: string): Promise<void> {
  const response = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=2s`, {
    signal: AbortSignal.timeout(5000),
  });
  const health: unknown = await response.json();
  if (!response.ok) throw new Error(`it responds with status ${response.status}`);
  const name =
    health !== null && typeof health === 'object' && 'cluster_name' in health ? health.cluster_name : '';
  if (name !== clusterName) throw new Error('another Elasticsearch is listening on its port');
}
