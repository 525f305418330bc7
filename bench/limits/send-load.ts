import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

interface Load {
  /** URLs of the processes; clients are spread over them. */
  readonly urls: readonly string[];
  readonly key: string;
  readonly clients: number;
  /** Milliseconds between a response and the next request of a client. */
  readonly pause: number;
  readonly seconds: number;
}

/** The number of responses by status. */
export async function sendLoad({ urls, key, clients, pause, seconds }: Load): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  const end = performance.now() + seconds * 1000;

  const ask = (url: string): Promise<number> =>
    new Promise((resolve, reject) => {
      get(`${url}/api/v1/me`, { agent, headers: { 'x-api-key': key } }, (response) => {
        response.resume().once('error', reject);
        response.once('end', () => resolve(response.statusCode ?? 0));
      }).once('error', reject);
    });

  async function runClient(index: number): Promise<void> {
    await sleep((pause * index) / clients);
    while (performance.now() < end) {
      const status = await ask(urls[index % urls.length] ?? '');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(pause);
    }
  }

  await Promise.all(Array.from({ length: clients }, (_, index) => runClient(index)));
  agent.destroy();
  return statuses;
}
