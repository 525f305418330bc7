import { setTimeout as sleep } from 'node:timers/promises';
import { checkBody } from './check-body.ts';
import { openConnection } from './connection.ts';
import { createEngineQueries } from './engine-queries.ts';
import { DirectPlan, LoadPlan, type LoadReport, type Plan, quantile } from './load.ts';

/*
 * Sends the loads of the benchmark, in a separate process: the measuring process must not slow down what it measures.
 */
process.on('message', (message) => {
  const { data: direct } = DirectPlan.safeParse(message);
  void (direct === undefined ? runLoad(LoadPlan.parse(message)) : runDirect(direct)).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());

/** Of this many responses of a connection one is checked, the first included. A prime, so that all paths have their turn. */
const CHECK_EVERY = 53;

/** Runs a load to its end. @throws the first error: a status other than 200, or a wrong body */
async function runLoad(plan: LoadPlan): Promise<LoadReport> {
  const { url, keys, check } = plan;
  const { host } = new URL(url);
  const connections = await Promise.all(Array.from({ length: plan.connections }, () => openConnection(url)));
  const sent: number[] = [];
  try {
    return await measure(plan, plan.paths, async (number, path) => {
      const count = (sent[number] = (sent[number] ?? 0) + 1);
      const isChecked = count % CHECK_EVERY === 1;
      const request = requestText(host, path, keys[number % Math.max(1, keys.length)]);
      const answer = await connections[number]?.send(request, isChecked);
      if (answer?.status !== 200)
        throw new Error(`${path} returned ${answer?.status}: ${answer?.body.slice(0, 300)}`);
      return isChecked ? () => checkBody(check, path, answer.body) : undefined;
    });
  } finally {
    for (const connection of connections) connection.close();
  }
}

const requestText = (host: string, path: string, key: string | undefined): string =>
  `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: application/json\r\n${key === undefined ? '' : `x-api-key: ${key}\r\n`}\r\n`;

/** The clients of the engines of each catalogue. */
const engines = new Map<string, ReturnType<typeof createEngineQueries>>();

function runDirect(plan: DirectPlan): Promise<LoadReport> {
  const query = engines.get(plan.place.alias) ?? createEngineQueries(plan.place);
  engines.set(plan.place.alias, query);
  return measure(plan, plan.requests, async (_number, request) => {
    await query(request);
    return undefined;
  });
}

/** Sends one request of a connection. What it returns is done when the time has been taken. */
type Send<Request> = (number: number, request: Request) => Promise<(() => void) | undefined>;

/**
 * Each connection sends its next request as soon as it has the response, or requests arrive evenly. One that then finds
 * no free connection waits, and its time counts from its arrival, as it would for a caller.
 */
async function measure<Request>(
  { connections, milliseconds, once, rate }: Plan,
  requests: readonly Request[],
  send: Send<Request>,
): Promise<LoadReport> {
  const times: number[] = [];
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  const end = start + milliseconds;
  let arrivals = 0;
  const run = async (number: number): Promise<void> => {
    for (;;) {
      const arrival = arrivals++;
      const due = rate === undefined ? performance.now() : start + (arrival * 1_000) / rate;
      const request = requests[arrival % requests.length];
      if (due >= end || request === undefined || (once && arrival >= requests.length)) return;
      const early = due - performance.now();
      if (early > 0) await sleep(early);
      // The timer's own delay is not the server's.
      const since = early > 0 ? performance.now() : due;
      const check = await send(number, request);
      times.push(performance.now() - since);
      check?.();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => run(number)));
  const took = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return {
    requests: times.length,
    milliseconds: took,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    cpu: (user + system) / 1_000,
  };
}
