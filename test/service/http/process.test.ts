import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';

import { makeKey } from '../../../src/contract/key-format.ts';
import { ownEngines } from '../../support/engines.ts';
import { makeSearchable } from '../../support/load.ts';
import { baseUrlOf, start, type RunningProcess } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
// Without an index, no process gets ready.
await makeSearchable(engines);
const MAIN = 'src/main.ts';
/** Nothing listens on these ports. */
const UNREACHABLE = {
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/trivia',
  ELASTICSEARCH_URL: 'http://127.0.0.1:1',
  REDIS_URL: 'redis://127.0.0.1:1',
  TRIVIA_WORKERS: '1',
};

/** Starts the API process on a free port and waits until it logs its address. */
async function listening(
  environment: Readonly<Record<string, string>>,
): Promise<{ process: RunningProcess; baseUrl: string }> {
  const running = start(MAIN, [], { ...environment, PORT: '0', TRIVIA_LOG_LEVEL: 'info' });
  const baseUrl = await baseUrlOf(running);
  return { process: running, baseUrl };
}

describe('a process that cannot serve requests', () => {
  test('a process with an invalid configuration reports all errors without a stack and exits with 2', async () => {
    const run = start(MAIN, [], { PORT: 'x' });
    expect(await run.exit).toBe(2);
    expect(run.stderr()).toContain('DATABASE_URL');
    expect(run.stderr()).toContain('PORT');
    expect(run.stderr()).not.toContain('    at ');
  });

  test('a process without engines starts, reports this, and responds with 503 to keys that it cannot look up', async () => {
    const { process: running, baseUrl } = await listening(UNREACHABLE);
    const ready = await fetch(`${baseUrl}/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({
      status: 'unavailable',
      engines: { postgresql: { status: 'unavailable' }, redis: { status: 'degraded' } },
    });
    expect((await fetch(`${baseUrl}/health/live`)).status).toBe(200);
    const headers = { 'X-API-Key': makeKey('pk') };
    const refused = await fetch(`${baseUrl}/api/v1/categories`, { headers });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.text()).not.toContain('ECONNREFUSED');
    expect(running.stdout()).not.toContain('secret');
  });
});

describe('shutdown', () => {
  test('SIGTERM makes the process unready, then it serves for a while and exits with 0', async () => {
    const { process: running, baseUrl } = await listening(engines.environment);
    await until('it is ready', async () => (await fetch(`${baseUrl}/health/ready`)).status === 200);
    running.child.kill('SIGTERM');
    await until('it is not', async () => (await fetch(`${baseUrl}/health/ready`)).status === 503);
    expect((await fetch(`${baseUrl}/health/live`)).status).toBe(200);
    expect(await running.exit).toBe(0);
    expect(running.stdout()).toContain('"msg":"closed"');
  });

  test('SIGINT ends the process immediately', async () => {
    const { process: running } = await listening(engines.environment);
    running.child.kill('SIGINT');
    expect(await running.exit).toBe(0);
    const [closing = 0, closed = 0] = ['closing', 'closed'].map((message) =>
      Number(new RegExp(`"time":(\\d+).*"msg":"${message}"`).exec(running.stdout())?.[1]),
    );
    // With SIGTERM it serves for three seconds in between.
    expect(closed - closing).toBeLessThan(3_000);
  });

  test('a child process reports its address to its parent and ends when the parent disconnects', async () => {
    const child = fork(fileURLToPath(new URL(`../../../${MAIN}`, import.meta.url)), {
      env: { PATH: process.env.PATH ?? '', ...engines.environment, PORT: '0' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [message] = (await once(child, 'message')) as [unknown];
    expect(message).toEqual({
      type: 'listening',
      baseUrl: expect.stringMatching(/^http:\/\/localhost:[1-9]\d*$/) as string,
    });
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
