import { once } from 'node:events';
import { expect, test } from 'vitest';

import { makeKey } from '../../../src/contract/key-format.ts';
import { ownEngines } from '../../support/engines.ts';
import { baseUrlOf, start } from '../../support/processes.ts';

const engines = await ownEngines();
const MAIN = 'src/main.ts';
/** Nothing listens on the ports of the engines. */
const UNREACHABLE = {
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/trivia',
  ELASTICSEARCH_URL: 'http://127.0.0.1:1',
  REDIS_URL: 'redis://127.0.0.1:1',
  TRIVIA_WORKERS: '1',
  PORT: '0',
  TRIVIA_LOG_LEVEL: 'info',
};

test('a process with an invalid configuration reports all errors without a stack and exits with 2', async () => {
  const run = start(MAIN, [], { PORT: 'x' });
  expect(await run.exit).toBe(2);
  expect(run.stderr()).toContain('DATABASE_URL');
  expect(run.stderr()).toContain('PORT');
  expect(run.stderr()).not.toContain('    at ');
});

test('a process without engines starts, reports this, and responds with 503 to keys that it cannot look up', async () => {
  const running = start(MAIN, [], UNREACHABLE);
  const baseUrl = await baseUrlOf(running);
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

test('a child process reports its address to its parent and ends when the parent disconnects', async () => {
  const { child, exit } = start(MAIN, [], { ...engines.environment, PORT: '0' }, 'ipc');
  const [message] = (await once(child, 'message')) as [unknown];
  expect(message).toEqual({
    type: 'listening',
    baseUrl: expect.stringMatching(/^http:\/\/localhost:[1-9]\d*$/) as string,
  });
  child.disconnect();
  expect(await exit).toBe(0);
});
