import { expect, test } from 'vitest';

import { createGate } from '../../../src/http/gate.ts';
import { aServer, someParts } from '../../support/a-server.ts';

const AT_ONCE = 8;
const WAITING = 400;

const ACCOUNT = {
  keyId: 'key',
  userId: 'user',
  scope: 'sk',
  mode: 'live',
  tier: 'free',
  limits: null,
  name: 'test',
  prefix: '',
  networks: [],
  admits: () => true,
} as const;

test('slow requests of visitors run few at a time and wait, and do not delay those of accounts', async () => {
  let running = 0;
  let most = 0;
  const releases: (() => void)[] = [];
  const read = async (): Promise<never> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => releases.push(resolve));
    running -= 1;
    throw new Error('done');
  };
  const app = aServer({
    // Only on a connection do those that wait for their turn leave the gate.
    gate: createGate({ mostRunning: 2 * WAITING, mostWaiting: 0, longestWait: 0 }),
    identify: (key) => Promise.resolve(key === 'site' ? 'site' : ACCOUNT),
    endpointParts: {
      ...someParts,
      exports: { ...someParts.exports, list: () => Promise.resolve([]) },
      categories: { read },
    },
  });
  const send = (key: string, path: string) =>
    app.inject({ url: `/api/v1${path}`, headers: { 'x-api-key': key } });

  const visits = Array.from({ length: AT_ONCE + WAITING }, () => send('site', '/categories'));
  await expect.poll(() => running).toBe(AT_ONCE);
  const refused = await send('site', '/categories');
  expect(refused.json()).toMatchObject({ status: 503, code: 'service_unavailable', retryAfter: 2 });
  expect((await send('key', '/exports')).statusCode).toBe(200);

  const releaseAll = setInterval(() => releases.splice(0).forEach((release) => release()), 1);
  const statuses = (await Promise.all(visits)).map(({ statusCode }) => statusCode);
  clearInterval(releaseAll);
  expect(new Set(statuses)).toEqual(new Set([500]));
  expect(most).toBe(AT_ONCE);
});
