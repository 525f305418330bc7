import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFailed, onTestFinished } from 'vitest';

import { until } from './until.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The compile cache, which saves a third of the CPU time of a process start. */
export const COMPILED = `${ROOT}.trivia/compile-cache`;

/** A process that a test runs and may kill. */
export interface RunningProcess {
  readonly child: ChildProcess;
  /** Output so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** The exit code; null if a signal ended the process. */
  readonly exit: Promise<number | null>;
  /** Kills the process with SIGKILL and waits until it has ended. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts a source file with exactly this environment. The process is killed when the test ends.
 *
 * @param script - its path, from the root of the repository if it is not absolute
 * @param channel - `ipc` if the process and this one are to exchange messages
 */
export function start(
  script: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
  channel: 'ipc' | 'ignore' = 'ignore',
): RunningProcess {
  const child = spawn(process.execPath, [resolve(ROOT, script), ...parameters], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILED, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', channel],
  });
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  // A process to which the channel was closed emits no "close".
  const ends = [child.stdout, child.stderr].map((stream) => stream && once(stream, 'close'));
  const exit = Promise.all([once(child, 'exit'), ...ends]).then(([[code]]) => code as number | null);
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exit;
  };
  onTestFailed(() => console.error(`${script} ${parameters.join(' ')} said:\n${stdout}${stderr}`));
  onTestFinished(kill);
  return { child, stdout: () => stdout, stderr: () => stderr, exit, kill };
}

/** Waits until a process of the service listens, and returns its public address. */
export const baseUrlOf = ({ stdout }: Pick<RunningProcess, 'stdout'>): Promise<string> =>
  until('the process listens', () => /"baseUrl":"([^"]+)"/.exec(stdout())?.[1]);

/** The port at which a process that listens serves its metrics; undefined if it serves none. */
export const metricsPortOf = ({ stdout }: Pick<RunningProcess, 'stdout'>): string | undefined =>
  /"port":(\d+),"msg":"serving metrics"/.exec(stdout())?.[1];

/** Starts processes of the service that wait long for Redis, and returns their addresses when they listen. */
export async function startPatientServices(
  count: number,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly running: readonly RunningProcess[]; readonly urls: readonly string[] }> {
  const running = Array.from({ length: count }, () =>
    start('test/support/patient-service.ts', [], { ...environment, PORT: '0' }),
  );
  return { running, urls: await Promise.all(running.map(baseUrlOf)) };
}

/**
 * Runs `trivia` to its end as a separate process. If that makes no difference, use the much faster `trivia` of
 * `trivia.ts`.
 *
 * @param release - the folder of another version of the program
 */
export async function triviaProcess(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
  release = '',
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const run = start(join(release, 'cli/trivia.ts'), parameters, environment);
  const code = await run.exit;
  return { code, stdout: run.stdout(), stderr: run.stderr() };
}

/** One line of a scrape: `name{label="value"}` with its value, or `name` alone. */
export interface Scrape {
  /** The value of a metric, written with its labels as in the scrape; undefined if it is absent. */
  readonly value: (metric: string) => number | undefined;
  /** The names of all metrics, without those that end in `_bucket`, `_sum` or `_count` of a histogram. */
  readonly names: ReadonlySet<string>;
  readonly text: string;
}

/** Reads `/metrics` of a process on this machine. */
export async function scrape(port: string | number): Promise<Scrape> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.split('\n');
  const values = new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
  const names = lines.filter((line) => line.startsWith('# TYPE ')).map((line) => line.split(' ', 3)[2] ?? '');
  return { value: (metric) => values.get(metric), names: new Set(names), text };
}
