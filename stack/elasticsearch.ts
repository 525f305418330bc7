import { copyFileSync, existsSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './artefacts.ts';
import type { LocalEngine, Setting } from './local-engine.ts';
import { enginesFolder, ownedFolder, type Places } from './places.ts';

/** Prepares Elasticsearch 9: brings it when it is not there and writes its settings, anew at each start. */
export async function prepareElasticsearch(
  places: Places,
  setting: Setting,
  java: { home: string; heap: string },
  signal: AbortSignal,
): Promise<LocalEngine> {
  const distribution = await install(enginesFolder(places), 'elasticsearch', signal);
  const home = ownedFolder(join(setting.folder, 'elasticsearch-9'), places.owner);
  const inside = (name: string): string => ownedFolder(join(home, name), places.owner);
  const configuration = inside('config');
  const clusterName = `trivia-${setting.port}-${setting.password.slice(0, 8)}`;
  const settings = {
    'cluster.name': clusterName,
    'node.name': 'local',
    'path.data': inside('data'),
    'path.logs': inside('logs'),
    'network.host': '127.0.0.1',
    'http.port': setting.port,
    // The port between nodes, of which there is one: any free number will do.
    'transport.port': 0,
    'discovery.type': 'single-node',
    'xpack.security.enabled': false,
    'action.auto_create_index': false,
    // A full disk is for the person at the machine to see, not for indices to turn read-only at 85 %.
    'cluster.routing.allocation.disk.threshold_enabled': false,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  writeFileSync(join(configuration, 'elasticsearch.yml'), `${lines.join('\n')}\n`);
  for (const name of ['jvm.options', 'log4j2.properties']) {
    const copy = join(configuration, name);
    if (!existsSync(copy)) copyFileSync(join(distribution, 'config', name), copy);
    if (places.owner !== undefined) chownSync(copy, places.owner.uid, places.owner.gid);
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
      owner: places.owner,
      stopSignal: 'SIGTERM',
    },
    url,
    timeoutSeconds: 180,
    probe: () => probeElasticsearch(url, clusterName),
  };
}

/**
 * Options of its Java: the heap, and no log of garbage collections, which would grow to 2 GB beside the data.
 * A short run never earns back the optimising compiler, which takes half of the processor time of a start.
 */
function javaOptions(heap: string, lasting: boolean): string {
  const options = [`-Xms${heap}`, `-Xmx${heap}`, '-Xlog:disable', '-Xlog:all=warning:stderr'];
  return [...options, ...(lasting ? [] : ['-XX:TieredStopAtLevel=1'])].join(' ');
}

/** The small distribution answers 405 on its root, so its health is asked instead. */
async function probeElasticsearch(url: string, clusterName: string): Promise<void> {
  const answer = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=2s`, {
    signal: AbortSignal.timeout(5000),
  });
  const health: unknown = await answer.json();
  if (!answer.ok) throw new Error(`it answers with status ${answer.status}`);
  const name =
    health !== null && typeof health === 'object' && 'cluster_name' in health ? health.cluster_name : '';
  if (name !== clusterName) throw new Error('another Elasticsearch answers on its port');
}
