import { readFileSync } from 'node:fs';
import { z } from 'zod';

import type { TestEngines } from '../support/engines.ts';
import type { Fault } from './faults.ts';
import type { Target } from './probes/probe.ts';

/** What Redis has left: less than it uses, so that it refuses to write. */
const NO_MEMORY = '1mb';

/** A process and all that it has started. */
function processTree(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => processTree(Number(child)))];
}

function signalAll(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const each of processTree(pid)) process.kill(each, signal);
}

/** The process of each engine. */
async function enginePids({ pool, elasticsearch, redis }: TestEngines): Promise<[Target, number][]> {
  const { rows } = await pool.query<{ text: string }>(`select pg_read_file('postmaster.pid') as text`);
  const { nodes } = await elasticsearch.nodes.info({ metric: 'process' });
  const info = await redis.info('server');
  return [
    ['PostgreSQL', Number.parseInt(rows[0]?.text ?? '', 10)],
    ['Elasticsearch', z.int().parse(Object.values(nodes)[0]?.process?.id)],
    ['Redis', Number(/^process_id:(\d+)/m.exec(info)?.[1])],
  ];
}

/** Faults of the engines themselves, for engines that nobody else uses. */
export async function ownEngineFaults(engines: TestEngines): Promise<Fault[]> {
  const suspended = (await enginePids(engines)).map(([target, pid]): Fault => ({
    target,
    name: 'suspended (SIGSTOP)',
    begin: () => signalAll(pid, 'SIGSTOP'),
    end: () => signalAll(pid, 'SIGCONT'),
  }));
  return [
    ...suspended,
    {
      target: 'Redis',
      name: 'out of memory',
      // It answers, and only refuses to write.
      isSeen: false,
      begin: async () => {
        await engines.redis.config('SET', 'maxmemory', NO_MEMORY);
      },
      end: async () => {
        await engines.redis.config('SET', 'maxmemory', '0');
      },
    },
  ];
}

/** What Elasticsearch does to its indices when the disk is nearly full. */
export function fullElasticsearch({ elasticsearch, indexPrefix }: TestEngines): Fault {
  const block = async (isBlocked: boolean): Promise<void> => {
    await elasticsearch.indices.putSettings({
      index: `${indexPrefix}-*`,
      settings: { 'index.blocks.read_only_allow_delete': isBlocked ? true : null },
    });
  };
  return {
    target: 'Elasticsearch',
    name: 'disk full (flood stage)',
    // Searches work.
    isSeen: false,
    begin: () => block(true),
    end: () => block(false),
  };
}
