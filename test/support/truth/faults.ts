import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { COMPILED } from '../processes.ts';
import type { FaultProxy } from '../fault-proxy.ts';
import type { OwnPostgres } from '../own-engines.ts';
import { sized } from '../sized.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** A process of the service that is killed, suspended and started again. */
export interface Restartable {
  readonly start: () => void;
  readonly kill: () => Promise<void>;
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  /** The last output, to explain failures. */
  readonly output: () => string;
}

/** Characters of output that are kept. */
const KEPT = 2_000;

export function restartable(script: string, environment: Readonly<Record<string, string>>): Restartable {
  let child: ChildProcess | undefined;
  let output = '';
  const isRunning = (): boolean => child?.exitCode === null && child.signalCode === null;
  return {
    start() {
      if (isRunning()) return;
      child = spawn(process.execPath, [join(ROOT, script)], {
        cwd: ROOT,
        env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILED, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const keep = (text: string): void => void (output = (output + text).slice(-KEPT));
      child.stdout?.setEncoding('utf8').on('data', keep);
      child.stderr?.setEncoding('utf8').on('data', keep);
    },
    async kill() {
      if (child === undefined || !isRunning()) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    signal: (signal) => void child?.kill(signal),
    output: () => output,
  };
}

/** What a run on one machine breaks. */
export interface BreakableService {
  readonly postgres: OwnPostgres;
  readonly api: Restartable;
  readonly indexer: Restartable;
  /** In front of PostgreSQL and Elasticsearch, for API and indexer. The writers connect directly. */
  readonly toPostgres: FaultProxy;
  readonly toElasticsearch: FaultProxy;
  /** Kills Elasticsearch, which starts again by itself; undefined if the run shares it with others. */
  readonly killElasticsearch: (() => void) | undefined;
}

/** Something that goes wrong, and ends again. */
export interface Fault {
  readonly name: string;
  readonly begin: () => unknown;
  readonly end: () => unknown;
  /** From 0 to 1; always if undefined. */
  readonly likelihood?: number;
  /** Milliseconds that it lasts at most. */
  readonly lasting?: number;
}

/** Milliseconds that a fault lasts by default, and between two of them: at most. */
const LASTING = 1_500;
const BETWEEN = sized({ short: 700, long: 2_500 });
/** How often Elasticsearch is killed when it is chosen: it takes 30 seconds to start. */
const SELDOM = 0.15;

const nothing = (): void => undefined;

export function faultsOfService(parts: BreakableService): Fault[] {
  const { postgres, api, indexer, toPostgres, toElasticsearch, killElasticsearch } = parts;
  const killed = (name: string, process: Restartable): Fault => ({
    name: `kill -9 of the ${name}`,
    begin: process.kill,
    end: process.start,
  });
  const suspended = (name: string, process: Restartable): Fault => ({
    name: `SIGSTOP of the ${name}`,
    begin: () => process.signal('SIGSTOP'),
    end: () => process.signal('SIGCONT'),
  });
  const broken = (name: string, proxy: FaultProxy, fault: 'cut' | 'hang' | 'swallow' | 'deaf'): Fault => ({
    name: `${name}: ${fault}`,
    begin: () => proxy.become(fault),
    end: () => proxy.become('pass'),
  });
  const proxies = [
    ['PostgreSQL', toPostgres],
    ['Elasticsearch', toElasticsearch],
  ] as const;
  return [
    killed('indexer', indexer),
    killed('indexer', indexer),
    killed('API', api),
    suspended('indexer', indexer),
    suspended('API', api),
    ...proxies.flatMap(([name, proxy]) =>
      (['cut', 'hang', 'swallow', 'deaf'] as const).map((fault) => broken(name, proxy, fault)),
    ),
    { name: 'kill -9 of PostgreSQL', begin: () => postgres.end('SIGKILL'), end: postgres.start },
    {
      name: 'SIGSTOP of PostgreSQL',
      begin: () => postgres.signal('SIGSTOP'),
      end: () => postgres.signal('SIGCONT'),
    },
    ...(killElasticsearch === undefined
      ? []
      : [
          {
            name: 'kill -9 of Elasticsearch',
            begin: killElasticsearch,
            end: nothing,
            likelihood: SELDOM,
          },
        ]),
  ];
}

/** Breaks one thing after the other, chosen at random. Nothing is broken when it returns. */
export async function breakThings(
  faults: readonly Fault[],
  random: () => number,
  isRunning: () => boolean,
  onFault: (name: string) => void,
): Promise<void> {
  while (isRunning()) {
    await sleep(random() * BETWEEN);
    const fault = faults[Math.floor(random() * faults.length)];
    if (fault === undefined || random() > (fault.likelihood ?? 1) || !isRunning()) continue;
    onFault(fault.name);
    await fault.begin();
    await sleep(random() * (fault.lasting ?? LASTING));
    await fault.end();
  }
}
