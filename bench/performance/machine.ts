import type { Client } from '@elastic/elasticsearch';
import { execFileSync } from 'node:child_process';
import { Redis } from 'ioredis';
import { cpus, loadavg, release, totalmem } from 'node:os';
import type { Pool } from 'pg';
import { z } from 'zod';

/** The computer and the versions of a run. */
export type Machine = Awaited<ReturnType<typeof describeMachine>>;

function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

const Nodes = z.object({
  nodes: z.record(
    z.string(),
    z.object({ version: z.string(), jvm: z.object({ mem: z.object({ heap_max_in_bytes: z.number() }) }) }),
  ),
});

async function redisVersion(url: string): Promise<string> {
  const redis = new Redis(url);
  try {
    return /^redis_version:(\S+)/m.exec(await redis.info('server'))?.[1] ?? 'unknown';
  } finally {
    redis.disconnect();
  }
}

export async function describeMachine(pool: Pool, elasticsearch: Client, redisUrl: string) {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  const { nodes } = Nodes.parse(await elasticsearch.nodes.info({ metric: 'jvm' }));
  const [node] = Object.values(nodes);
  const processors = cpus();
  return {
    time: new Date().toISOString().slice(0, 19),
    processors: processors.length,
    model: processors[0]?.model ?? 'unknown',
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()}`,
    // Average of the last minute when the run began: above zero, other programs were running.
    load: loadavg()[0] ?? 0,
    commit: commit(),
    node: process.version,
    postgres: rows[0]?.server_version ?? 'unknown',
    elasticsearch: node?.version ?? 'unknown',
    elasticsearchHeapMegabytes: Math.round((node?.jvm.mem.heap_max_in_bytes ?? 0) / 2 ** 20),
    redis: await redisVersion(redisUrl),
  };
}
