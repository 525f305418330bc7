import { existsSync, mkdtempSync, readdirSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

import type { TestEngines } from '../support/engines.ts';
import type { ProxyTarget, Target } from './probe.ts';
import type { RunningService } from './start-service.ts';

/** Milliseconds by which a slow engine answers later. */
const SLOW = 2_000;

/** Something that can go wrong, and that ends again. */
export interface Fault {
  readonly target: Target;
  readonly name: string;
  /** Whether the probes of the engine fail; true if absent. */
  readonly isSeen?: boolean;
  readonly begin: () => Promise<void> | void;
  readonly end: () => Promise<void> | void;
}

/** Faults of the way to an engine, which a proxy makes. */
export function proxyFaults({ proxies }: Pick<RunningService, 'proxies'>): Fault[] {
  const targets: readonly ProxyTarget[] = ['PostgreSQL', 'Elasticsearch', 'Redis', 'SMTP'];
  const kinds = [
    ['down', 'refuse'],
    ['hung', 'freeze'],
    ['cut in the middle of an answer', 'break'],
    ['answers garbage', 'garble'],
    ['drips', 'drip'],
  ] as const;
  return targets.flatMap((target) => {
    const proxy = proxies[target];
    const slow: Fault = {
      target,
      name: 'slow (2 s)',
      // Mails only arrive later.
      isSeen: target !== 'SMTP',
      begin: () => void (proxy.delay = SLOW),
      end: () => void (proxy.delay = 0),
    };
    const others = kinds.map(([name, fault]): Fault => ({
      target,
      name,
      isSeen: target !== 'SMTP' || fault !== 'drip',
      begin: () => proxy.become(fault),
      end: () => proxy.become('pass'),
    }));
    return [slow, ...others];
  });
}

/** Where Debian installs it (`apt-get install libfaketime`), by architecture. */
const FOLDERS = '/usr/lib';
const LIBRARY = 'faketime/libfaketime.so.1';
/** Seconds. */
const JUMPS = [
  ['the clock jumps forward by an hour', 3_600],
  ['the clock jumps back by an hour', -3_600],
  ['the clock jumps forward by two days', 172_800],
] as const;

/**
 * A clock that a run can change: the environment of the processes that have it, and the faults that it makes. Undefined
 * where libfaketime is not installed.
 */
export function otherClock() {
  const folders = existsSync(FOLDERS) ? readdirSync(FOLDERS).map((name) => join(FOLDERS, name)) : [];
  const library = folders.map((folder) => join(folder, LIBRARY)).find((path) => existsSync(path));
  if (library === undefined) return undefined;
  const file = join(mkdtempSync(join(tmpdir(), 'trivia-clock-')), 'offset');
  const setOffset = (seconds: number): void => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}`);
  setOffset(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // Timers and durations use the other clock, which no jump changes.
      DONT_FAKE_MONOTONIC: '1',
    },
    faults: JUMPS.map(([name, seconds]): Fault => ({
      target: 'clock',
      name,
      isSeen: false,
      begin: () => setOffset(seconds),
      end: () => setOffset(0),
    })),
  };
}

/** What Redis has left: less than it uses, so that it refuses to write. */
const NO_MEMORY = '1mb';

function processTree(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => processTree(Number(child)))];
}

function signalAll(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const each of processTree(pid)) process.kill(each, signal);
}

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
