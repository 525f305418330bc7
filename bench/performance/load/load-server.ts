import { setTimeout as sleep } from 'node:timers/promises';
import { LoadPlan, type LoadReport, quantile } from './load.ts';
import { checkBody } from './check-body.ts';
import { openConnection, type Connection } from './connection.ts';

/*
 * Sends the load of the benchmark, in a separate process: the measuring process must not slow down what it measures.
 */
process.on('message', (message) => {
  void runLoad(LoadPlan.parse(message)).then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());

/** Of this many responses of a connection one is checked, the first included. A prime, so that all paths have their turn. */
const CHECK_EVERY = 53;

interface Tally {
  readonly times: number[];
  bytes: number;
  checked: number;
}

function requestText(host: string, path: string, key: string | undefined): string {
  const headers = [`host: ${host}`, 'accept: application/json'];
  if (key !== undefined) headers.push(`x-api-key: ${key}`);
  return `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`;
}

/** Sends one request and records it. @param since - when the request was due */
type Send = (connection: Connection, number: number, path: string, since: number) => Promise<void>;

function createSend(plan: LoadPlan, tally: Tally): Send {
  const { url, keys, check } = plan;
  const { host } = new URL(url);
  const sent: number[] = [];
  return async (connection, number, path, since) => {
    const count = (sent[number] = (sent[number] ?? 0) + 1);
    const isChecked = count % CHECK_EVERY === 1;
    const key = keys[number % Math.max(1, keys.length)];
    const { status, bytes, body } = await connection.send(requestText(host, path, key), isChecked);
    if (status !== 200)
      throw new Error(`${path} returned ${status}${body === '' ? '' : `: ${body.slice(0, 300)}`}`);
    tally.times.push(performance.now() - since);
    tally.bytes += bytes;
    if (!isChecked) return;
    checkBody(check, path, body);
    tally.checked += 1;
  };
}

/** The paths in turn: forever, or each once. */
function* pathsOf({ paths, once }: LoadPlan): Generator<string, undefined> {
  do yield* paths;
  while (!once);
  return undefined;
}

/** Each connection sends its next request as soon as it has the response. */
async function sendConstantly(plan: LoadPlan, connections: readonly Connection[], send: Send): Promise<void> {
  const end = performance.now() + plan.milliseconds;
  const paths = pathsOf(plan);
  const run = async (connection: Connection, number: number): Promise<void> => {
    while (performance.now() < end) {
      const next = paths.next();
      if (next.done === true) return;
      await send(connection, number, next.value, performance.now());
    }
  };
  await Promise.all(connections.map(run));
}

/**
 * Requests arrive evenly. One that finds no free connection waits, and its time counts from its arrival, as it would
 * for a caller.
 */
async function sendAtRate(
  plan: LoadPlan,
  rate: number,
  connections: readonly Connection[],
  send: Send,
): Promise<void> {
  const start = performance.now();
  const arrivals = Math.max(1, Math.round((plan.milliseconds / 1_000) * rate));
  const paths = pathsOf(plan);
  let arrival = 0;
  const run = async (connection: Connection, number: number): Promise<void> => {
    while (arrival < arrivals) {
      const due = start + (arrival++ * 1_000) / rate;
      const next = paths.next();
      if (next.done === true) return;
      const early = due - performance.now();
      if (early > 0) await sleep(early);
      // The timer's own delay is not the server's.
      await send(connection, number, next.value, early > 0 ? performance.now() : due);
    }
  };
  await Promise.all(connections.map(run));
}

/** Runs a load to its end. @throws the first error: a status other than 200, or a wrong body */
export async function runLoad(plan: LoadPlan): Promise<LoadReport> {
  const connections = await Promise.all(
    Array.from({ length: plan.connections }, () => openConnection(plan.url)),
  );
  const tally: Tally = { times: [], bytes: 0, checked: 0 };
  const send = createSend(plan, tally);
  try {
    const [cpu, start] = [process.cpuUsage(), performance.now()];
    if (plan.rate === undefined) await sendConstantly(plan, connections, send);
    else await sendAtRate(plan, plan.rate, connections, send);
    const milliseconds = performance.now() - start;
    const { user, system } = process.cpuUsage(cpu);
    const sorted = Float64Array.from(tally.times).sort();
    return {
      requests: sorted.length,
      checked: tally.checked,
      milliseconds,
      bytes: tally.bytes,
      p50: quantile(sorted, 0.5),
      p95: quantile(sorted, 0.95),
      p99: quantile(sorted, 0.99),
      cpu: (user + system) / 1_000,
    };
  } finally {
    for (const connection of connections) connection.close();
  }
}
