import type { OutageLog } from './outage-log.ts';

/** Work in the background. */
export interface Repetition {
  /** Begins no further run, and waits for the current one. */
  readonly close: () => Promise<void>;
}

/**
 * Repeats work, with a pause after each run, so that an engine that is slow gets one. The pause does not keep the process
 * alive.
 *
 * @param work - its signal aborts when the repetition is closed: what fails then is not logged
 * @param pause - milliseconds from the end of one run to the beginning of the next
 * @param log - learns the outcome of each run
 * @param delay - milliseconds until the first run
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<unknown>,
  pause: number,
  log: OutageLog,
  delay = 0,
): Repetition {
  const closing = new AbortController();
  const { signal } = closing;
  let timer: NodeJS.Timeout | undefined;

  async function runOnce(): Promise<void> {
    try {
      await work(signal);
      log.worked();
    } catch (error) {
      if (!signal.aborted) log.failed(error);
    }
  }

  async function run(): Promise<void> {
    await runOnce();
    if (!signal.aborted) timer = setTimeout(start, pause).unref();
  }

  function start(): void {
    running = run();
  }

  let running = Promise.resolve();
  if (delay > 0) timer = setTimeout(start, delay).unref();
  else start();
  return {
    close() {
      closing.abort();
      clearTimeout(timer);
      return running;
    },
  };
}
