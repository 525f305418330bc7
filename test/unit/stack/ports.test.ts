import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../../../stack/ports.mjs';
import { until } from '../../support/until.ts';

test('returns the preferred port while it is free', async () => {
  // Another process may take it between the two.
  await until('it gives the same one again', async () => {
    const port = await freePort();
    return (await freePort(port)) === port;
  });
});

test('returns another port when the preferred one is in use', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await freePort(taken)).not.toBe(taken);
  server.close();
});
