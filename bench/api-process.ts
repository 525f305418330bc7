import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

import { API_MEMORY } from '../stack/children.ts';

const Listening = z.object({ type: z.literal('listening'), baseUrl: z.string() });

/** The service in a separate process, as in production. */
export interface ApiProcess {
  readonly url: string;
  readonly pid: number;
  /** Its log so far. */
  readonly log: () => string;
  /** Sends it a message that a preloaded module understands, and resolves to the response. */
  readonly ask: (message: object) => Promise<unknown>;
  /** Stops it as `npm start` does: it finishes open requests and writes usage. */
  readonly stop: () => Promise<void>;
}

/**
 * @param environment - its complete environment; one worker by default
 * @param preload - a module that is loaded before the service
 */
export async function startApi(
  environment: Readonly<Record<string, string>>,
  preload?: string,
): Promise<ApiProcess> {
  const child = fork(join(import.meta.dirname, '..', 'src', 'main.ts'), {
    env: { TRIVIA_WORKERS: '1', ...environment, PORT: '0' },
    execArgv: [...API_MEMORY, ...(preload === undefined ? [] : ['--import', preload])],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let log = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (log += text));
  const exit = once(child, 'exit');
  const [message] = (await Promise.race([once(child, 'message'), exit])) as unknown[];
  if (!child.connected) throw new Error(`the API did not start:\n${log}`);
  return {
    url: Listening.parse(message).baseUrl,
    pid: child.pid ?? 0,
    log: () => log,
    async ask(request) {
      const answer = once(child, 'message');
      child.send(request);
      const [content] = (await answer) as unknown[];
      return content;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await exit;
    },
  };
}
