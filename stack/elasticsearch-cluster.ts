import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { prepareElasticsearch } from './elasticsearch.ts';
import { ownedFolder, type Folders } from './folders.mjs';
import { createMember, type Member, type MemberRequest } from './member.ts';

export interface ElasticsearchCluster {
  readonly nodes: readonly Member[];
  /** `ELASTICSEARCH_URL` with the addresses of all nodes. */
  readonly url: string;
}

interface ClusterRequest extends Pick<MemberRequest, 'signal' | 'recordFile' | 'onEnd'> {
  readonly folders: Folders;
  /** For data, of this cluster alone. It must exist. */
  readonly folder: string;
  /** For a file for each node. */
  readonly logs: string;
  /** The names of the nodes. With fewer than three, the end of the master leaves no majority to elect another one. */
  readonly names: readonly string[];
  /** Two for each node. */
  readonly ports: readonly number[];
  readonly java: { readonly home: string; readonly heap: string };
  readonly password: string;
  /** False for temporary data. */
  readonly durable: boolean;
  /** The port at which the other nodes reach a node; by default the one at which it listens. */
  readonly through?: ((name: string, port: number) => Promise<number>) | undefined;
}

/** Prepares Elasticsearch nodes on this computer that form one cluster. Start them at the same time. */
export async function prepareElasticsearchCluster(request: ClusterRequest): Promise<ElasticsearchCluster> {
  const { folders, folder, logs, names, ports, java, password, durable, signal } = request;
  const { through = (_name, port) => Promise.resolve(port) } = request;
  const transportPorts: Record<string, number> = {};
  for (const [index, name] of names.entries()) transportPorts[name] = await through(name, ports[index] ?? 0);
  const cluster = `trivia-cluster-${ports[0] ?? 0}`;
  mkdirSync(logs, { recursive: true });
  const nodes: Member[] = [];
  for (const [index, name] of names.entries()) {
    const setting = {
      folder: ownedFolder(join(folder, name), folders.owner),
      logFile: join(logs, `${name}.log`),
      port: ports[names.length + index] ?? 0,
      password,
      durable,
    };
    const node = { cluster, name, transportPort: ports[index] ?? 0, transportPorts };
    const engine = await prepareElasticsearch(folders, setting, java, signal, node);
    const { recordFile, onEnd } = request;
    const { logFile } = setting;
    nodes.push(
      createMember({ name, url: engine.url, logFile, prepare: () => engine, signal, recordFile, onEnd }),
    );
  }
  return { nodes, url: nodes.map(({ url }) => url).join(',') };
}
