import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** How often each thing is done: the middle one counts. */
export const REPEATS = 5;

/** Milliseconds in which the monitor of the event loop comes to its first sample. */
const SAMPLE = 5;

export interface Taken<Result> {
  readonly result: Result;
  /** Milliseconds from begin to end. */
  readonly took: number;
  /** Milliseconds of the processor in this thread: what it would take on a machine that does nothing else. */
  readonly processor: number;
  /** Milliseconds of the longest time for which nothing else could run here. */
  readonly pause: number;
}

/** Does something and watches it. */
export async function take<Result>(work: () => Promise<Result> | Result): Promise<Taken<Result>> {
  const monitor = monitorEventLoopDelay({ resolution: 1 });
  monitor.enable();
  await sleep(SAMPLE);
  const begun = performance.now();
  const before = process.threadCpuUsage();
  const result = await work();
  const used = process.threadCpuUsage(before);
  const took = performance.now() - begun;
  await sleep(SAMPLE);
  monitor.disable();
  return { result, took, processor: (used.user + used.system) / 1e3, pause: monitor.max / 1e6 };
}

/** Prints the middle one of what was taken. */
export function show(name: string, takes: readonly Taken<unknown>[]): void {
  const middle = (of: (taken: Taken<unknown>) => number): string =>
    `${(takes.map(of).toSorted((a, b) => a - b)[takes.length >> 1] ?? Number.NaN).toFixed(1).padStart(8)} ms`;
  console.log(
    `  ${name.padEnd(40)} ${middle(({ took }) => took)}   processor ${middle(({ processor }) => processor)}   longest pause ${middle(({ pause }) => pause)}`,
  );
}

/** Does it several times, and tells how long it takes. @returns what came of it last */
export async function repeat<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  const first = await take(work);
  const takes = [first];
  while (takes.length < REPEATS) takes.push(await take(work));
  show(name, takes);
  return takes.at(-1)?.result ?? first.result;
}
