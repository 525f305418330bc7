import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

const Listening = z.object({ type: z.literal('listening'), baseUrl: z.string() });

/** The service as it is run, in a process of its own. */
export interface ApiProcess {
  readonly url: string;
  /** What it has logged so far. */
  readonly log: () => string;
  /** Ends it as a parent does: what is under way is answered, and usage is written. */
  readonly stop: () => Promise<void>;
}

/** @param environment - all that it gets of the environment */
export async function startApi(environment: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const child = fork(join(import.meta.dirname, '..', 'src', 'main.ts'), {
    env: { ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let log = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (log += text));
  const [message] = (await once(child, 'message')) as unknown[];
  return {
    url: Listening.parse(message).baseUrl,
    log: () => log,
    async stop() {
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}
