import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { tied } from '../../stack/supervise.ts';

/** A process that answers each message with one message. */
export interface HelperProcess {
  readonly ask: (message: object) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** A process that stops when it is disconnected. */
export function helperOf(name: string, child: ChildProcess): HelperProcess {
  const exit = once(child, 'exit');
  const failure = exit.then(() => Promise.reject(new Error(`${name} has exited`)));
  failure.catch(() => undefined);
  return {
    async ask(message) {
      const answer = once(child, 'message');
      child.send(message);
      const [content] = (await Promise.race([answer, failure])) as unknown[];
      return content;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await exit;
    },
  };
}

/** @param file - relative to this folder */
export const startHelper = (file: string, parameters: readonly string[] = []): HelperProcess =>
  helperOf(file, tied(fork(join(import.meta.dirname, file), parameters)));
