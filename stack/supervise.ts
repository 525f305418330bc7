import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

import { crashesAfter, restartDelay } from '../src/processes/restart-delay.ts';
import { isGroupAlive, killGroup } from './processes.ts';

/** Seconds that a process has to shut down when this one has died. */
const GUARDIAN_GRACE = 20;
/** Milliseconds within which a killed process is gone, unless the system holds it. */
const KILL_TIMEOUT = 5_000;
/** Milliseconds between two looks at a process group. */
const POLL_INTERVAL = 50;

export type StopSignal = 'SIGINT' | 'SIGTERM';

/** A child in a separate process group. */
export interface Supervised {
  /** Why it has stopped; undefined while it is running. */
  readonly reason: () => string | undefined;
  /** Resolves with the reason when it has stopped. */
  readonly ended: Promise<string>;
  /** Asks it to shut down, kills it after its grace, and resolves when nothing of its group is running. */
  readonly stop: () => Promise<void>;
  /** Kills it, and resolves when nothing of its group is running. */
  readonly kill: () => Promise<void>;
}

/**
 * Watches over a child that was started with `detached`, so that Ctrl-C reaches only us and we stop the children in
 * order. It ends when we do, even by kill -9. Its group is watched too: the launcher of Elasticsearch can exit before its
 * server.
 *
 * @param grace - milliseconds to shut down, after which it is killed
 */
export function supervise(child: ChildProcess, signal: StopSignal, grace: number): Supervised {
  const { pid } = child;
  const release = pid === undefined ? () => undefined : guard(pid, signal);
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  child.once('error', (error) => resolve(`could not be started (${error.message})`));
  child.once('exit', (code, by) => resolve(by === null ? `exited with code ${code}` : `killed by ${by}`));
  let reason: string | undefined;
  const gone = ended.then(async (why) => {
    reason = why;
    // The wait begins at the exit of the leader, while no other process can have its id.
    try {
      if (pid !== undefined) await waitForGroup(pid, grace);
    } finally {
      release();
    }
  });
  const killNow = (): void => {
    // Later, another group can have its id, and waitForGroup has killed what was left of it.
    if (pid !== undefined && reason === undefined) killGroup(pid);
  };
  const stop = async (): Promise<void> => {
    child.kill(signal);
    const late = setTimeout(killNow, grace);
    await gone;
    clearTimeout(late);
  };
  const kill = async (): Promise<void> => {
    killNow();
    await gone;
  };
  return { reason: () => reason, ended, stop, kill };
}

/** Waits for the rest of a group, and kills what does not exit. A process that survives that is not waited for. */
async function waitForGroup(group: number, grace: number): Promise<void> {
  const deadline = performance.now() + grace;
  while (isGroupAlive(group) && performance.now() < deadline + KILL_TIMEOUT) {
    if (performance.now() > deadline) killGroup(group);
    await delay(POLL_INTERVAL);
  }
}

// Waits for the end of its input, which comes when the process at the other end dies, even by kill -9; nothing is ever
// written. "read" is a built-in of the shell, so there is no further process to watch. The process may be gone while others
// of its group are not: these are then asked to stop. A zombie is gone only later. It may have no separate group.
const guardian = `
exec 2>/dev/null
read -r nothing
send() { kill -s "$2" -- "$1"; }
send "$1" "$2"
waited=0
while send "$1" 0 || send "-$1" "$2"; do
  [ "$waited" -ge ${GUARDIAN_GRACE} ] && { send "-$1" KILL || send "$1" KILL; exit 0; }
  sleep 1
  waited=$((waited + 1))
done`;

/**
 * Ties a process to the life of this one: when this process dies, even by kill -9, a waiting shell signals the other
 * one to stop, and kills what is left of its group after 20 s. Costs about one megabyte.
 *
 * @returns a function that releases the process; call it as soon as the process has exited
 */
export function guard(pid: number, signal: StopSignal): () => void {
  const watcher = spawn('/bin/sh', ['-c', guardian, 'guardian', String(pid), signal.slice(3)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  });
  // Without a shell only the other safety net remains: the recorded process ids.
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  return () => {
    watcher.kill('SIGKILL');
    watcher.stdin.destroy();
  };
}

/** Ties a child to this process: however this one ends, the child ends too, and does not disturb the next run. */
export function tied<Child extends ChildProcess>(child: Child, signal: StopSignal = 'SIGTERM'): Child {
  if (child.pid !== undefined) child.once('exit', guard(child.pid, signal));
  return child;
}

/** What is printed about a process. */
export interface Wording {
  readonly stopped: (reason: string) => string;
  readonly notStarted: string;
  /** Added to the sentence before, which says what happened. */
  readonly restarting: (seconds: number) => string;
  /** Not printed if it is missing. */
  readonly runsAgain?: string;
}

export interface KeepRunning {
  /** Consecutive restarts before the process is given up; 0 for no restart. */
  readonly mostRestarts: number;
  /** Resolves with the reason when the process has stopped. */
  readonly end: () => Promise<string>;
  /** Starts the process again; resolves when it responds. */
  readonly restart: () => Promise<unknown>;
  /** Prints one line. */
  readonly print: (line: string) => void;
  /** Resolves after these milliseconds. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** Ends the supervision. */
  readonly signal: AbortSignal;
}

/**
 * Restarts a process whenever it stops.
 *
 * @returns the last failure of a process that keeps failing; undefined when the supervision was ended
 */
export async function keepRunning(
  { stopped, notStarted, restarting, runsAgain }: Wording,
  { mostRestarts, end, restart, print, pause, signal }: KeepRunning,
): Promise<string | undefined> {
  const isOver = (): boolean => signal.aborted;
  let started = performance.now();
  let problem = stopped(await end());
  let crashes = crashesAfter(0, performance.now() - started);
  while (!isOver() && crashes <= mostRestarts) {
    const wait = restartDelay(crashes);
    print(`${problem}${restarting(wait / 1000)}`);
    await pause(wait);
    if (isOver()) return undefined;
    try {
      started = performance.now();
      await restart();
      if (runsAgain !== undefined) print(runsAgain);
      problem = stopped(await end());
      crashes = crashesAfter(crashes, performance.now() - started);
    } catch (error) {
      if (isOver()) return undefined;
      // One that never responded was not healthy, however long it took.
      crashes += 1;
      problem = notStarted;
      print(error instanceof Error ? error.message : String(error));
    }
  }
  if (isOver()) return undefined;
  return mostRestarts === 0 ? problem : `${problem} It is given up after ${crashes} failures in a row.`;
}
