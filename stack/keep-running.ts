import { crashesAfter, restartDelay } from '../src/processes/restart-delay.ts';
import type { EngineName } from './engine-plan.ts';
import { engineTitles } from './prerequisites.mjs';
import { engineError } from './readiness.ts';

/** The delays before them add up to a minute. An engine that still does not run needs a person. */
export const MOST_RESTARTS = 8;

export interface KeepRunning {
  readonly logFile: string;
  /** Consecutive restarts before the engine is given up; 0 for no restart. */
  readonly mostRestarts: number;
  /** Resolves with the reason when the engine has stopped. */
  readonly end: () => Promise<string>;
  /** Starts the engine again; resolves when it responds. */
  readonly restart: () => Promise<unknown>;
  /** Prints one line. */
  readonly print: (line: string) => void;
  /** Resolves after these milliseconds. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** Ends the supervision. */
  readonly signal: AbortSignal;
}

/**
 * Restarts an engine whenever it stops.
 *
 * @returns the last failure of an engine that keeps failing; undefined when the supervision was ended
 */
export async function keepRunning(
  name: EngineName,
  { logFile, mostRestarts, end, restart, print, pause, signal }: KeepRunning,
): Promise<Error | undefined> {
  const title = engineTitles[name];
  const isOver = (): boolean => signal.aborted;
  const nextEnd = async (): Promise<string> => `${title} stopped unexpectedly: ${await end()}.`;
  let started = performance.now();
  let problem = await nextEnd();
  let crashes = crashesAfter(0, performance.now() - started);
  while (crashes <= mostRestarts) {
    const delay = restartDelay(crashes);
    print(`${problem} Restarting it in ${delay / 1000} s.`);
    await pause(delay);
    if (isOver()) return undefined;
    try {
      started = performance.now();
      await restart();
      print(`${title} is running again.`);
      problem = await nextEnd();
      crashes = crashesAfter(crashes, performance.now() - started);
    } catch (error) {
      if (isOver()) return undefined;
      // One that never responded was not healthy, however long it took.
      crashes += 1;
      problem = `${title} could not be started again.`;
      print(error instanceof Error ? error.message : String(error));
    }
  }
  const inRow = mostRestarts === 0 ? '' : ` It is given up after ${crashes} failures in a row.`;
  return engineError(`${problem}${inRow}`, logFile);
}
