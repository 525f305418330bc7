import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

const Listening = z.object({ type: z.literal('listening'), baseUrl: z.string() });

/** The service in a separate process, as in production. */
export interface ApiProcess {
  readonly url: string;
  /** Its log so far. */
  readonly log: () => string;
  /** Stops it as `npm start` does: it finishes open requests and writes usage. */
  readonly stop: () => Promise<void>;
}

/** @param environment - its complete environment */
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
