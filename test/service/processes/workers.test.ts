import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { ownEngines } from '../../support/engines.ts';
import { makeSearchable } from '../../support/load.ts';
import { baseUrlOf, start, type RunningProcess } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
// Without an index, no process gets ready.
await makeSearchable(engines);
const MAIN = 'src/main.ts';
const WORKERS = 2;

const LogLine = z.object({
  pid: z.int(),
  time: z.int(),
  level: z.int(),
  msg: z.string(),
  status: z.int().optional(),
  worker: z.int().optional(),
  signal: z.string().nullish(),
});
type LogLine = z.infer<typeof LogLine>;

interface RunningService extends RunningProcess {
  readonly baseUrl: string;
  readonly metricsPort: string | undefined;
  readonly log: () => LogLine[];
  /** The process ids of the workers that have listened so far. */
  readonly workerPids: () => number[];
}

const logOf = (output: string): LogLine[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => LogLine.parse(JSON.parse(line)));

/** Starts the service on a free port and waits until all its workers listen. */
async function aService(settings: Readonly<Record<string, string>> = {}): Promise<RunningService> {
  const environment = {
    ...engines.environment,
    PORT: '0',
    TRIVIA_WORKERS: String(WORKERS),
    TRIVIA_LOG_LEVEL: 'info',
    ...settings,
  };
  const running = start(MAIN, [], environment);
  const baseUrl = await baseUrlOf(running);
  const log = (): LogLine[] => logOf(running.stdout());
  await until(
    'all lines are read',
    () => log().filter(({ msg }) => msg === 'a worker listens').length >= WORKERS,
  );
  const metricsPort = /"port":(\d+),"msg":"serving metrics"/.exec(running.stdout())?.[1];
  const workerPids = (): number[] =>
    log()
      .filter(({ msg }) => msg === 'a worker listens')
      .map(({ pid }) => pid);
  return { ...running, baseUrl, metricsPort, log, workerPids };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Sends a request on a separate connection, which goes to any worker. */
async function request(url: string): Promise<{ status: number | undefined; body: string }> {
  const sent = get(url, { agent: false });
  const [response] = (await once(sent, 'response')) as [Parameters<typeof text>[0] & { statusCode?: number }];
  return { status: response.statusCode, body: await text(response) };
}

/** Sends requests until each of the processes has answered one. Returns how many it has sent. */
async function untilAllAnswer(service: RunningService, pids: readonly number[]): Promise<number> {
  let sent = 0;
  await until('each worker has answered', async () => {
    expect((await request(`${service.baseUrl}/nowhere`)).status).toBe(404);
    sent += 1;
    const answered = new Set(
      service
        .log()
        .filter(({ status }) => status === 404)
        .map(({ pid }) => pid),
    );
    return pids.every((pid) => answered.has(pid));
  });
  return sent;
}

describe('several workers', () => {
  test('share a port that the system has chosen, and all know the public URL', async () => {
    const service = await aService();
    const pids = service.workerPids();
    expect(new Set(pids).size).toBe(WORKERS);
    expect(service.log().filter(({ msg }) => msg === 'listening')).toHaveLength(1);
    await untilAllAnswer(service, pids);
    const urls = await Promise.all(
      Array.from({ length: 10 }, () =>
        request(`${service.baseUrl}/.well-known/oauth-protected-resource/mcp`),
      ),
    );
    const resources = urls.map(({ body }) => z.object({ resource: z.string() }).parse(JSON.parse(body)));
    expect(new Set(resources.map(({ resource }) => resource))).toEqual(new Set([`${service.baseUrl}/mcp`]));
  });

  test('send one message to the parent when all of them listen, and end when it disconnects', async () => {
    const child = fork(fileURLToPath(new URL(`../../../${MAIN}`, import.meta.url)), {
      env: {
        PATH: process.env.PATH ?? '',
        ...engines.environment,
        PORT: '0',
        TRIVIA_WORKERS: String(WORKERS),
        TRIVIA_LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (part: string) => (output += part));
    const messages: unknown[] = [];
    child.on('message', (message) => messages.push(message));
    await until('it has reported its address', () => messages.length > 0);
    // The processes share a pipe, in which lines may overtake each other.
    const timesOf = (text: string): number[] =>
      logOf(output)
        .filter(({ msg }) => msg === text)
        .map(({ time }) => time);
    const [reportedAt = 0] = await until('it is logged', () => {
      const times = timesOf('listening');
      return times.length > 0 && timesOf('a worker listens').length === WORKERS && times;
    });
    expect(Math.max(...timesOf('a worker listens'))).toBeLessThanOrEqual(reportedAt);
    expect(messages).toEqual([
      { type: 'listening', baseUrl: expect.stringMatching(/^http:\/\/localhost:[1-9]\d*$/) as string },
    ]);
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
    const pids = logOf(output).map(({ pid }) => pid);
    expect(pids.filter(isRunning)).toEqual([]);
    expect(messages).toHaveLength(1);
  });
});

describe('shutdown of several workers', () => {
  test('a SIGTERM to every process makes the service unready, then it serves for a while and exits with 0', async () => {
    const service = await aService();
    const pids = service.workerPids();
    await until('it is ready', async () => (await request(`${service.baseUrl}/health/ready`)).status === 200);
    for (const pid of [service.child.pid ?? 0, ...pids]) process.kill(pid, 'SIGTERM');
    await until('it is not', async () => (await request(`${service.baseUrl}/health/ready`)).status === 503);
    await untilAllAnswer(service, pids);
    expect(await service.exit).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);
    expect(service.log().filter(({ msg }) => msg === 'closed')).toHaveLength(1 + WORKERS);
  });

  test('SIGINT ends all processes immediately', async () => {
    const service = await aService();
    service.child.kill('SIGINT');
    expect(await service.exit).toBe(0);
    // After a SIGTERM, they serve for three more seconds.
    const timeOf = (text: string): number[] =>
      service
        .log()
        .filter(({ msg }) => msg === text)
        .map(({ time }) => time);
    expect(Math.max(...timeOf('closed')) - Math.min(...timeOf('closing'))).toBeLessThan(3_000);
    expect(service.workerPids().filter(isRunning)).toEqual([]);
  });

  test('workers close by themselves when their parent is killed', async () => {
    const service = await aService();
    const pids = service.workerPids();
    await service.kill();
    await until('no worker is left', () => !pids.some(isRunning));
    expect(
      service
        .log()
        .filter(({ msg }) => msg === 'closed')
        .map(({ pid }) => pid)
        .sort(),
    ).toEqual(pids.toSorted());
  });

  test('a worker that is stuck is killed with its parent', async () => {
    const service = await aService();
    const [stuck = 0] = service.workerPids();
    process.kill(stuck, 'SIGSTOP');
    onTestFinished(() => {
      if (isRunning(stuck)) process.kill(stuck, 'SIGKILL');
    });
    service.child.kill('SIGTERM');
    await until('it is closing', () => service.log().some(({ msg }) => msg === 'closing'));
    // The second signal does not wait.
    service.child.kill('SIGTERM');
    expect(await service.exit).toBe(1);
    await until('the worker has ended', () => !isRunning(stuck));
  });
});

describe('a worker that ends', () => {
  test('is replaced while the others serve, and what it has counted is kept', async () => {
    const service = await aService({ TRIVIA_METRICS_PORT: '0' });
    const metrics = async (): Promise<string> =>
      (await request(`http://127.0.0.1:${service.metricsPort}/metrics`)).body;
    const pids = service.workerPids();
    const sent = await untilAllAnswer(service, pids);
    const counted = (output: string): number =>
      Number(/^trivia_request_seconds_count\{[^}]*route="none"[^}]*\} (\d+)$/m.exec(output)?.[1]);
    const before = await metrics();
    expect(counted(before)).toBe(sent);
    expect(before).toMatch(/^trivia_worker_memory_bytes\{worker="1"\} \d+$/m);
    expect(before).toMatch(/^trivia_worker_memory_bytes\{worker="2"\} \d+$/m);
    expect(before).toMatch(/^trivia_worker_restarts_total 0$/m);
    expect(before).toMatch(/^process_start_time_seconds \d+$/m);

    const [killed = 0, other = 0] = pids;
    process.kill(killed, 'SIGKILL');
    const ended = await until('this is noticed', () =>
      service.log().find(({ msg }) => msg === 'a worker ended; restarting it'),
    );
    expect(ended).toMatchObject({ level: 50, worker: 1, signal: 'SIGKILL' });
    for (let count = 0; count < 20; count += 1)
      expect((await request(`${service.baseUrl}/health/live`)).status).toBe(200);
    const replacement = await until('it is replaced', () =>
      service.workerPids().find((pid) => !pids.includes(pid)),
    );
    const after = await metrics();
    expect(counted(after)).toBe(counted(before));
    expect(after).toMatch(/^trivia_worker_restarts_total 1$/m);
    await untilAllAnswer(service, [replacement, other]);
    expect(counted(await metrics())).toBeGreaterThan(counted(before));
  });

  test('does not delay the metrics of the others while it is stuck', async () => {
    const service = await aService({ TRIVIA_METRICS_PORT: '0' });
    const [stuck = 0] = service.workerPids();
    process.kill(stuck, 'SIGSTOP');
    onTestFinished(() => void process.kill(stuck, 'SIGKILL'));
    const { body } = await request(`http://127.0.0.1:${service.metricsPort}/metrics`);
    expect(body).not.toContain('trivia_worker_memory_bytes{worker="1"}');
    expect(body).toMatch(/^trivia_worker_memory_bytes\{worker="2"\} \d+$/m);
  });

  test('at the start ends the service with one message, as when the port is in use', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    onTestFinished(() => void blocker.close());
    const run = start(MAIN, [], {
      ...engines.environment,
      PORT: String((blocker.address() as AddressInfo).port),
      TRIVIA_WORKERS: String(WORKERS),
    });
    expect(await run.exit).toBe(1);
    const fatal = logOf(run.stdout()).filter(({ level }) => level === 60);
    expect(fatal.map(({ msg }) => msg)).toEqual(['could not start']);
    expect(run.stdout()).toContain('EADDRINUSE');
  });
});

test('an invalid configuration is reported once, with exit code 2', async () => {
  const run = start(MAIN, [], { ...engines.environment, TRIVIA_WORKERS: String(WORKERS), PORT: 'x' });
  expect(await run.exit).toBe(2);
  expect(run.stderr().match(/PORT/g)).toHaveLength(1);
  expect(run.stdout()).toBe('');
});
