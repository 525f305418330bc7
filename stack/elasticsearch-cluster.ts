import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { prepareElasticsearch } from './elasticsearch.ts';
import { waitUntilReady, type LocalEngine } from './engine.ts';
import { ownedFolder, type Folders } from './folders.mjs';
import { GRACE, launch } from './local-engines.ts';
import { freePort } from './ports.mjs';
import { supervise, type Supervised } from './supervise.ts';

/** One node of a cluster. What it has stored survives its end. */
interface ElasticsearchNode {
  readonly name: string;
  /** Its address with user and password. */
  readonly url: string;
  /** Starts its process, and resolves when it has joined the cluster. */
  readonly start: () => Promise<void>;
  /** Stops it cleanly. */
  readonly stop: () => Promise<void>;
  /** Kills it with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Suspends or resumes it. */
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
}

export interface ElasticsearchCluster {
  readonly nodes: readonly ElasticsearchNode[];
  /** `ELASTICSEARCH_URL` with the addresses of all nodes. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface ClusterRequest {
  readonly folders: Folders;
  /** For data and logs, of this cluster alone. It must exist. */
  readonly folder: string;
  /** The names of the nodes. With fewer than three, the end of the master leaves no majority to elect another one. */
  readonly names: readonly string[];
  readonly java: { readonly home: string; readonly heap: string };
  readonly password: string;
  /** False for temporary data. */
  readonly durable: boolean;
  readonly signal: AbortSignal;
}

/** Starts Elasticsearch nodes on free ports of this computer that form one cluster. They end with this process. */
export async function startElasticsearchCluster(request: ClusterRequest): Promise<ElasticsearchCluster> {
  const { folders, folder, names, java, password, durable, signal } = request;
  const ports = await freePorts(2 * names.length);
  const transportPorts = Object.fromEntries(names.map((name, index) => [name, ports[index] ?? 0]));
  const cluster = `trivia-cluster-${ports[0] ?? 0}`;
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const nodes: ElasticsearchNode[] = [];
  for (const [index, name] of names.entries()) {
    const setting = {
      folder: ownedFolder(join(folder, name), folders.owner),
      logFile: join(folder, 'logs', `${name}.log`),
      port: ports[names.length + index] ?? 0,
      password,
      durable,
    };
    const member = { cluster, name, transportPorts };
    const engine = await prepareElasticsearch(folders, setting, java, signal, member);
    nodes.push(createNode(name, engine, setting.logFile, signal));
  }
  const stop = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.stop()));
  };
  try {
    await Promise.all(nodes.map((node) => node.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return { nodes, url: nodes.map(({ url }) => url).join(','), stop };
}

/** All different: a port is free until something listens at it. */
async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

function createNode(
  name: string,
  engine: LocalEngine,
  logFile: string,
  cancelled: AbortSignal,
): ElasticsearchNode {
  let running: Supervised | undefined;
  let pid: number | undefined;
  return {
    name,
    url: engine.url,
    async start() {
      const child = launch(engine, logFile);
      const supervised = supervise(child, engine.stopSignal, GRACE);
      running = supervised;
      pid = child.pid;
      await waitUntilReady({
        title: `The Elasticsearch node ${name}`,
        logFile,
        timeoutSeconds: engine.timeoutSeconds,
        ended: () => (cancelled.aborted ? 'the start was cancelled' : supervised.reason()),
        probe: engine.probe,
      });
    },
    stop: async () => running?.stop(),
    kill: async () => running?.kill(),
    signal(signal) {
      // The launcher and the server are one process group.
      if (pid !== undefined) process.kill(-pid, signal);
    },
  };
}
