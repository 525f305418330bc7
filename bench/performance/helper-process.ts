import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { tied } from '../../stack/supervise.ts';

/** A process that answers each message with one message. */
export interface HelperProcess {
  readonly ask: (message: object) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/** @param file - relative to this folder */
export function startHelper(file: string, parameters: readonly string[] = []): HelperProcess {
  const child = tied(fork(join(import.meta.dirname, file), parameters));
  return {
    ask: (message) =>
      new Promise((resolve, reject) => {
        const fail = (): void => reject(new Error(`${file} has exited`));
        child.once('exit', fail);
        child.once('message', (answer) => {
          child.off('exit', fail);
          resolve(answer);
        });
        child.send(message);
      }),
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
