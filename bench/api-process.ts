import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';

import { API_MEMORY } from '../stack/children.ts';
import { helperOf, type HelperProcess } from './performance/helper-process.ts';

const Listening = z.object({ type: z.literal('listening'), baseUrl: z.string() });

/**
 * The service in a separate process, as in production. A preloaded module understands messages. It stops as with `npm
 * start`: it finishes open requests and writes usage.
 */
export interface ApiProcess extends HelperProcess {
  readonly url: string;
  readonly pid: number;
  /** Its log so far. */
  readonly log: () => string;
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
  const helper = helperOf('the API', child);
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as unknown[];
  if (!child.connected) throw new Error(`the API did not start:\n${log}`);
  return { ...helper, url: Listening.parse(message).baseUrl, pid: child.pid ?? 0, log: () => log };
}
