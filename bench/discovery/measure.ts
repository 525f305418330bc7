import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Repetitions of each measurement; the median counts. */
export const REPEATS = 5;

/** Milliseconds until the event-loop monitor takes its first sample. */
const SAMPLE = 5;

export interface Measurement<Result> {
  readonly result: Result;
  /** Milliseconds from start to end. */
  readonly took: number;
  /** CPU time of this thread in milliseconds: what it would take on an idle computer. */
  readonly processor: number;
  /** The longest time in milliseconds for which the event loop was blocked. */
  readonly pause: number;
}

/** Measures one run. */
export async function measure<Result>(work: () => Promise<Result> | Result): Promise<Measurement<Result>> {
  const monitor = monitorEventLoopDelay({ resolution: 1 });
  monitor.enable();
  await sleep(SAMPLE);
  const start = performance.now();
  const before = process.threadCpuUsage();
  const result = await work();
  const used = process.threadCpuUsage(before);
  const took = performance.now() - start;
  await sleep(SAMPLE);
  monitor.disable();
  return { result, took, processor: (used.user + used.system) / 1e3, pause: monitor.max / 1e6 };
}

/** Prints the medians of several measurements. */
export function show(name: string, measurements: readonly Measurement<unknown>[]): void {
  const median = (of: (measurement: Measurement<unknown>) => number): string =>
    `${(measurements.map(of).toSorted((a, b) => a - b)[measurements.length >> 1] ?? Number.NaN).toFixed(1).padStart(8)} ms`;
  console.log(
    `  ${name.padEnd(40)} ${median(({ took }) => took)}   processor ${median(({ processor }) => processor)}   longest pause ${median(({ pause }) => pause)}`,
  );
}

/** Measures several runs and prints the medians. @returns the result of the last run */
export async function repeat<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  const first = await measure(work);
  const measurements = [first];
  while (measurements.length < REPEATS) measurements.push(await measure(work));
  show(name, measurements);
  return measurements.at(-1)?.result ?? first.result;
}
