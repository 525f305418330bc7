import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished, expect, test } from 'vitest';

import { aCaller } from '../../support/clients/a-caller.ts';
import { questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { baseUrlOf, start } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

/** Milliseconds between two health checks: much shorter than a closing process keeps serving. */
const CHECK_INTERVAL = 200;
/** Milliseconds that a health check may take, on a busy machine too. */
const CHECK_TIMEOUT = 5_000;

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(CHECK_TIMEOUT) })).ok;
  } catch {
    return false;
  }
}

/** Passes connections to the added processes that are ready, like a load balancer before the service. */
async function balancer() {
  const processes = new Map<string, boolean>();
  const open = new Set<Socket>();
  let next = 0;
  const check = async (url: string): Promise<void> => {
    while (processes.has(url)) {
      const ready = await isReady(url);
      if (processes.has(url)) processes.set(url, ready);
      await sleep(CHECK_INTERVAL);
    }
  };
  const server = createServer((caller) => {
    const ready = [...processes].filter(([, is]) => is).map(([url]) => url);
    const url = ready[(next += 1) % ready.length];
    if (url === undefined) {
      caller.destroy();
      return;
    }
    const process = connect(Number(new URL(url).port), '127.0.0.1');
    for (const [one, other] of [
      [caller, process],
      [process, caller],
    ] as const) {
      open.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    processes.clear();
    open.forEach((socket) => socket.destroy());
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url: string) => {
      processes.set(url, false);
      void check(url);
    },
    remove: (url: string) => void processes.delete(url),
    isReady: (url: string) => processes.get(url) === true,
  };
}

const engines = await ownEngines();
const CLIENTS = 8;
const PATHS = ['/questions/random?amount=3', '/questions?limit=5', '/categories', '/me'];

/** The status of one request, or the error of its connection. */
const outcome = (url: string, agent: Agent, key: string): Promise<string> =>
  new Promise((resolve) => {
    get(url, { agent, headers: { 'x-api-key': key } }, (response) => {
      response.resume().on('end', () => resolve(String(response.statusCode)));
      response.on('error', (error) => resolve(error.message));
    }).on('error', (error) => resolve(error.message));
  });

test('all processes are replaced, one after the other, without a failed request', async () => {
  await load(engines, questions(50));
  const { key } = await aCaller(engines, { tier: 'free', scope: 'sk' });
  const inFront = await balancer();
  const addOne = async () => {
    const running = start('src/main.ts', [], {
      ...engines.environment,
      PORT: '0',
      TRIVIA_LOG_LEVEL: 'info',
      TRIVIA_RATE_LIMITS: 'off',
    });
    const url = (await baseUrlOf(running)).replace('localhost', '127.0.0.1');
    inFront.add(url);
    await until('it is ready', () => inFront.isReady(url));
    return { running, url };
  };
  const first = [await addOne(), await addOne()];

  const outcomes = new Map<string, number>();
  let stopped = false;
  const client = async (number: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let request = number; !stopped; request += 1) {
      const path = PATHS[request % PATHS.length] ?? '';
      const found = await outcome(`${inFront.url}/api/v1${path}`, agent, key);
      outcomes.set(found, (outcomes.get(found) ?? 0) + 1);
      await sleep(5 + (request % 4));
    }
    agent.destroy();
  };
  const clients = Array.from({ length: CLIENTS }, (_one, number) => client(number));
  onTestFinished(() => void (stopped = true));

  for (const { running, url } of first) {
    await addOne();
    running.child.kill('SIGTERM');
    expect(await running.exit).toBe(0);
    inFront.remove(url);
  }
  stopped = true;
  await Promise.all(clients);
  expect([...outcomes.keys()]).toEqual(['200']);
  expect(outcomes.get('200')).toBeGreaterThan(CLIENTS * PATHS.length);
});
