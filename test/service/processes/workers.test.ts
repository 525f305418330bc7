import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { ownEngines } from '../../support/engines.ts';
import { makeSearchable } from '../../support/load.ts';
import { baseUrlOf, metricsPortOf, start } from '../../support/processes.ts';
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

const logOf = (output: string): LogLine[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => LogLine.parse(JSON.parse(line)));

const pidsOf = (lines: readonly LogLine[]): number[] => lines.map(({ pid }) => pid);

/**
 * Starts the service on a free port and waits until all its workers listen.
 *
 * @param channel - to this process, with which a SIGTERM does not let it serve for a while
 */
async function aService(settings: Readonly<Record<string, string>> = {}, channel?: 'ipc') {
  const environment = {
    ...engines.environment,
    PORT: '0',
    TRIVIA_WORKERS: String(WORKERS),
    TRIVIA_LOG_LEVEL: 'info',
    ...settings,
  };
  const running = start(MAIN, [], environment, channel);
  /** What it has sent to this process. */
  const messages: unknown[] = [];
  running.child.on('message', (message) => messages.push(message));
  const baseUrl = await baseUrlOf(running);
  /** The lines of the log, or those with a message. The processes share a pipe, in which lines may overtake. */
  const log = (message?: string): LogLine[] =>
    logOf(running.stdout()).filter(({ msg }) => message === undefined || msg === message);
  /** The process ids of the workers that have listened so far. */
  const workerPids = (): number[] => pidsOf(log('a worker listens'));
  await until('all lines are read', () => workerPids().length >= WORKERS);
  return { ...running, baseUrl, log, workerPids, messages };
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

/**
 * Sends requests until each of the processes has answered one. Returns how many it has sent.
 *
 * @param after - counts answers of a process only after it has logged this
 */
async function untilAllAnswer(
  { baseUrl, log }: Pick<Awaited<ReturnType<typeof aService>>, 'baseUrl' | 'log'>,
  pids: readonly number[],
  after?: string,
): Promise<number> {
  let sent = 0;
  const hasAnswered = (pid: number): boolean => {
    const own = log().filter((line) => line.pid === pid);
    const from = after === undefined ? 0 : own.findIndex(({ msg }) => msg === after);
    return from >= 0 && own.slice(from).some(({ status }) => status === 404);
  };
  await until('each worker has answered', async () => {
    const answers = await Promise.all(Array.from({ length: WORKERS }, () => request(`${baseUrl}/nowhere`)));
    for (const { status } of answers) expect(status).toBe(404);
    sent += answers.length;
    return pids.every(hasAnswered);
  });
  return sent;
}

test('several workers share a port that the system has chosen, know the public URL, report to the parent when all of them listen, and end when it disconnects', async () => {
  const { baseUrl, child, exit, log, messages, workerPids } = await aService({}, 'ipc');
  const pids = workerPids();
  expect(new Set(pids).size).toBe(WORKERS);
  await until('it has reported its address', () => messages.length > 0);
  const [listening, ...others] = await until('it is logged', () => {
    const lines = log('listening');
    return lines.length > 0 && lines;
  });
  expect(others).toEqual([]);
  expect(Math.max(...log('a worker listens').map(({ time }) => time))).toBeLessThanOrEqual(
    listening?.time ?? 0,
  );
  await untilAllAnswer({ baseUrl, log }, pids);
  const urls = await Promise.all(
    Array.from({ length: 10 }, () => request(`${baseUrl}/.well-known/oauth-protected-resource/mcp`)),
  );
  const resources = urls.map(({ body }) => z.object({ resource: z.string() }).parse(JSON.parse(body)));
  expect(new Set(resources.map(({ resource }) => resource))).toEqual(new Set([`${baseUrl}/mcp`]));

  child.disconnect();
  expect(await exit).toBe(0);
  expect(pidsOf(log()).filter(isRunning)).toEqual([]);
  expect(messages).toEqual([
    { type: 'listening', baseUrl: expect.stringMatching(/^http:\/\/localhost:[1-9]\d*$/) as string },
  ]);
});

describe('shutdown of several workers', () => {
  test('a SIGTERM to every process makes the service unready, then it serves for a while and exits with 0', async () => {
    const service = await aService();
    const pids = service.workerPids();
    const readiness = async (): Promise<unknown> => (await request(`${service.baseUrl}/health/ready`)).status;
    await until('it is ready', async () => (await readiness()) === 200);
    for (const pid of [service.child.pid ?? 0, ...pids]) process.kill(pid, 'SIGTERM');
    // At the same time, because it serves for three seconds only.
    await Promise.all([
      until('it is not', async () => (await readiness()) === 503),
      untilAllAnswer(service, pids, 'closing'),
    ]);
    expect(await service.exit).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);
    expect(service.log('closed')).toHaveLength(1 + WORKERS);
  });

  test('SIGINT ends all processes immediately', async () => {
    const service = await aService();
    service.child.kill('SIGINT');
    expect(await service.exit).toBe(0);
    // After a SIGTERM, they serve for three more seconds.
    const timesOf = (message: string): number[] => service.log(message).map(({ time }) => time);
    expect(Math.max(...timesOf('closed')) - Math.min(...timesOf('closing'))).toBeLessThan(3_000);
    expect(service.workerPids().filter(isRunning)).toEqual([]);
  });
});

test('a worker that is stuck does not delay the metrics of the others, and is killed with its parent', async () => {
  const service = await aService({ TRIVIA_METRICS_PORT: '0' });
  const [stuck = 0] = service.workerPids();
  process.kill(stuck, 'SIGSTOP');
  onTestFinished(() => {
    if (isRunning(stuck)) process.kill(stuck, 'SIGKILL');
  });
  const { body } = await request(`http://127.0.0.1:${metricsPortOf(service)}/metrics`);
  expect(body).not.toContain('trivia_worker_memory_bytes{worker="1"}');
  expect(body).toMatch(/^trivia_worker_memory_bytes\{worker="2"\} \d+$/m);

  service.child.kill('SIGTERM');
  await until('it is closing', () => service.log('closing').length > 0);
  // The second signal does not wait.
  service.child.kill('SIGTERM');
  expect(await service.exit).toBe(1);
  await until('the worker has ended', () => !isRunning(stuck));
});

describe('a worker that ends', () => {
  test('is replaced while the others serve, and what it has counted is kept; all close when their parent is killed', async () => {
    const service = await aService({ TRIVIA_METRICS_PORT: '0' });
    const metrics = async (): Promise<string> =>
      (await request(`http://127.0.0.1:${metricsPortOf(service)}/metrics`)).body;
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
    const ended = await until('this is noticed', () => service.log('a worker ended; restarting it')[0]);
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

    await service.kill();
    await until('no worker is left', () => ![replacement, other].some(isRunning));
    expect(pidsOf(service.log('closed')).sort()).toEqual([replacement, other].sort());
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
