import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

import { openConnection, type Connection } from '../performance/load/connection.ts';
import { quantile } from '../performance/load/load.ts';

/** A load in a process that does not share the event loop of the one that measures. */
export const OpenLoadPlan = z.object({
  url: z.string(),
  key: z.string(),
  paths: z.array(z.string()),
  /** Requests per second that arrive evenly, whether responses come or not. Without it each connection repeats at once. */
  rate: z.number().optional(),
  connections: z.int(),
  seconds: z.number(),
});
export type OpenLoadPlan = z.infer<typeof OpenLoadPlan>;

export const OpenLoadReport = z.object({
  /** Responses by status; `error` is a connection that broke, `unsent` a request that found no free connection. */
  outcomes: z.record(z.string(), z.int()),
  /** Milliseconds of responses with status 200; -1 if there were none. */
  p50: z.number(),
  p95: z.number(),
});
export type OpenLoadReport = z.infer<typeof OpenLoadReport>;

async function runOpenLoad(plan: OpenLoadPlan): Promise<OpenLoadReport> {
  const { url, key, paths, rate, connections, seconds } = plan;
  const outcomes: Record<string, number> = {};
  const times: number[] = [];
  const note = (outcome: string | number): void => void (outcomes[outcome] = (outcomes[outcome] ?? 0) + 1);
  /** The one that has been idle for the longest comes first, so that none is idle until the service closes it. */
  const free: Connection[] = await Promise.all(
    Array.from({ length: connections }, () => openConnection(url)),
  );
  const { host } = new URL(url);
  let next = 0;

  async function send(connection: Connection): Promise<void> {
    const path = paths[(next += 1) % paths.length] ?? '/';
    const start = performance.now();
    try {
      const { status } = await connection.send(
        `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nx-api-key: ${key}\r\n\r\n`,
        false,
      );
      note(status);
      if (status === 200) times.push(performance.now() - start);
      free.push(connection);
    } catch {
      note('error');
      await openConnection(url).then(
        (another) => free.push(another),
        () => undefined,
      );
    }
  }

  const end = performance.now() + seconds * 1_000;
  if (rate === undefined) {
    const repeat = async (): Promise<void> => {
      for (let one = free.shift(); performance.now() < end && one !== undefined; one = free.shift())
        await send(one);
    };
    await Promise.all(free.map(repeat));
  } else {
    const start = performance.now();
    for (let arrivals = 0; performance.now() < end;) {
      const due = Math.floor(((performance.now() - start) / 1_000) * rate);
      for (; arrivals < due; arrivals += 1) {
        const connection = free.shift();
        if (connection === undefined) note('unsent');
        else void send(connection);
      }
      await sleep(1);
    }
    await sleep(1_000);
  }
  const at = (share: number): number => (times.length === 0 ? -1 : quantile(times, share));
  return { outcomes, p50: at(0.5), p95: at(0.95) };
}

if (process.send !== undefined) {
  process.once('disconnect', () => process.exit());
  process.once('message', (message) => {
    void runOpenLoad(OpenLoadPlan.parse(message)).then((report) => {
      process.send?.(report, () => process.exit(0));
    });
  });
}
