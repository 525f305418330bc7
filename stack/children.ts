import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';

import { crashesAfter, restartDelay } from '../src/processes/restart-delay.ts';
import { guard } from './guardian.ts';

/** Time to finish open requests after the stop signal. */
const graceMilliseconds = 15_000;

interface ChildDefinition {
  /** For messages, such as `indexer`. */
  readonly name: string;
  /** Full path of the `.ts` file. */
  readonly entry: string;
  readonly arguments?: readonly string[];
  /** Flags of Node itself. */
  readonly runtimeFlags?: readonly string[];
  /** The whole environment of the child. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Called with the process id at each start, including restarts. */
  readonly onStart?: (pid: number) => void;
  /** Called with each line of its standard output. */
  readonly onLine: (line: string) => void;
}

export interface Children {
  /** Starts a child and keeps it running. */
  start(definition: ChildDefinition): void;
  /** Stops the children in reverse order; resolves when none is running. */
  stop(): Promise<void>;
}

/**
 * Runs our own Node processes as children, each in its own process group, so that Ctrl-C reaches only us and we stop
 * them in order. A child must shut down cleanly on SIGTERM and, when it has an IPC channel, on `disconnect`, which it
 * gets when this process dies; otherwise a watching shell kills it.
 * @param print prints one line
 */
export function superviseChildren(print: (line: string) => void): Children {
  const ends: (() => Promise<void>)[] = [];
  return {
    start: (definition) => void ends.push(keepRunning(definition, print)),
    stop: async () => {
      for (const end of ends.splice(0).reverse()) await end();
    },
  };
}

/** @returns a function that stops the child for good */
function keepRunning(definition: ChildDefinition, print: (line: string) => void): () => Promise<void> {
  let current: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  let crashes = 0;
  let stopping = false;
  let gone = Promise.resolve(undefined);
  const launch = (): void => {
    const start = performance.now();
    const child = fork(definition.entry, definition.arguments ?? [], {
      detached: true,
      env: definition.environment,
      execArgv: [...(definition.runtimeFlags ?? [])],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    if (child.stdout !== null) createInterface(child.stdout).on('line', definition.onLine);
    current = child;
    const release = child.pid === undefined ? () => undefined : guard(child.pid, 'SIGTERM');
    if (child.pid !== undefined) definition.onStart?.(child.pid);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    gone = promise;
    let settled = false;
    const settle = (reason: string): void => {
      if (settled) return;
      settled = true;
      release();
      current = undefined;
      resolve(undefined);
      if (stopping) return;
      crashes = crashesAfter(crashes, performance.now() - start);
      const pause = restartDelay(crashes);
      print(`The ${definition.name} ${reason}; restarting in ${pause / 1000} s.`);
      restart = setTimeout(launch, pause);
    };
    child.once('error', (error) => settle(`could not be started (${error.message})`));
    child.once('exit', (code, signal) =>
      settle(signal ? `was killed by ${signal}` : `exited with code ${code}`),
    );
  };
  launch();
  return async () => {
    stopping = true;
    clearTimeout(restart);
    const child = current;
    if (child === undefined) return;
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), graceMilliseconds);
    await gone;
    clearTimeout(kill);
  };
}
