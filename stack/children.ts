import { type ChildProcess, fork } from 'node:child_process';
import { guard } from './guardian.ts';

/** First wait before a crashed child is started again; doubled at each further crash. */
const firstPauseMilliseconds = 500;
const longestPauseMilliseconds = 30_000;

/** A child that ran this long is healthy again: its next crash waits the first pause. */
const healthyMilliseconds = 60_000;

/** Time to answer open requests after the signal to end. */
const graceMilliseconds = 15_000;

export interface ChildDefinition {
  /** As people know it, such as `indexer`. */
  readonly name: string;
  /** Full path of the `.ts` file. */
  readonly entry: string;
  readonly arguments?: readonly string[];
  /** Flags of Node itself. */
  readonly runtimeFlags?: readonly string[];
  /** The whole environment of the child. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Called with the process id at each start, the restarts too. */
  readonly onStart?: (pid: number) => void;
}

export interface Children {
  /** Starts a child and keeps it running. */
  start(definition: ChildDefinition): void;
  /** Ends the children, the last started first; resolves when none runs. */
  stop(): Promise<void>;
}

/** How long to wait before the next start after so many crashes in a row, the first being number one. */
export function pauseAfter(crashes: number): number {
  return Math.min(longestPauseMilliseconds, firstPauseMilliseconds * 2 ** (crashes - 1));
}

/**
 * Runs our own Node processes as children, each in its own process group, so that Ctrl-C reaches only us and we end
 * them in order. A child must end in good order on SIGTERM and, when `process.send` exists, on the `disconnect`
 * event, which comes when this process dies; a shell that watches us ends it by force if it does not.
 * @param say prints one line
 */
export function superviseChildren(say: (line: string) => void): Children {
  const ends: (() => Promise<void>)[] = [];
  return {
    start: (definition) => void ends.push(keepRunning(definition, say)),
    stop: async () => {
      for (const end of ends.splice(0).reverse()) await end();
    },
  };
}

/** @returns a function that ends the child for good */
function keepRunning(definition: ChildDefinition, say: (line: string) => void): () => Promise<void> {
  let current: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  let crashes = 0;
  let stopping = false;
  let gone = Promise.resolve(undefined);
  const launch = (): void => {
    const begun = performance.now();
    const child = fork(definition.entry, definition.arguments ?? [], {
      detached: true,
      env: definition.environment,
      execArgv: [...(definition.runtimeFlags ?? [])],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
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
      crashes = performance.now() - begun > healthyMilliseconds ? 1 : crashes + 1;
      const pause = pauseAfter(crashes);
      say(`The ${definition.name} ${reason}; it is started again in ${pause / 1000} s.`);
      restart = setTimeout(launch, pause);
    };
    child.once('error', (error) => settle(`could not be started (${error.message})`));
    child.once('exit', (code, signal) =>
      settle(signal ? `was ended by ${signal}` : `ended with code ${code}`),
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
