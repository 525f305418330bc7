import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { COMPILED } from '../processes.ts';

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
