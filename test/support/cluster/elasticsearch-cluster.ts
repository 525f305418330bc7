import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

import {
  prepareElasticsearchCluster,
  type ElasticsearchCluster,
} from '../../../stack/elasticsearch-cluster.ts';
import { readStackEnvironment } from '../../../stack/environment.mjs';
import { findFolders, unprivilegedOwner } from '../../../stack/folders.mjs';
import { lastingPorts } from '../../../stack/ports.mjs';
import { checkPrerequisites } from '../../../stack/prerequisites.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Why this computer cannot run an Elasticsearch node; undefined when it can. */
export function missingForElasticsearch(): string | undefined {
  try {
    checkPrerequisites(['elasticsearch'], findFolders(ROOT, unprivilegedOwner()), readStackEnvironment());
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Starts nodes that form one cluster, which a test file may break. They end with the file. */
export async function ownCluster(names: readonly string[]): Promise<ElasticsearchCluster> {
  const folders = findFolders(ROOT, unprivilegedOwner());
  const environment = readStackEnvironment();
  const { java } = checkPrerequisites(['elasticsearch'], folders, environment);
  if (java === undefined) throw new Error('Elasticsearch needs Java');
  const folder = await mkdtemp(join(tmpdir(), 'trivia-cluster-'));
  await chmod(folder, 0o755);
  const cluster = await prepareElasticsearchCluster({
    folders,
    folder,
    logs: join(folder, 'logs'),
    names,
    ports: await lastingPorts(2 * names.length),
    java: { home: java.home, heap: environment.elasticsearchHeap },
    password: 'test',
    durable: false,
    signal: new AbortController().signal,
  });
  afterAll(async () => {
    await Promise.all(cluster.nodes.map((node) => node.kill()));
    await rm(folder, { recursive: true, force: true });
  });
  await Promise.all(cluster.nodes.map((node) => node.start()));
  return cluster;
}
