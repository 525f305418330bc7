import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { expect, test } from 'vitest';

import { aServer, someParts } from '../support/a-server.ts';

const listen = (app: FastifyInstance): Promise<string> => app.listen({ host: '127.0.0.1', port: 0 });

test('an incomplete request gets 408 and its connection is closed', async () => {
  const app = aServer();
  const { server } = app;
  expect([server.requestTimeout, server.headersTimeout]).toEqual([10_000, 10_000]);
  // Shorter, so that the test is fast.
  server.requestTimeout = server.headersTimeout = 500;
  const baseUrl = await listen(app);
  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (text: string) => (response += text));
  socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  await once(socket, 'close');
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(response).toContain('"code":"request_timeout"');
});

test('closing waits for the request in progress', async () => {
  const { promise: received, resolve: receive } = Promise.withResolvers<null>();
  const { promise: finish, resolve: release } = Promise.withResolvers<null>();
  const categories = {
    read: async () => {
      receive(null);
      await finish;
      return someParts.categories.read();
    },
  };
  const app = aServer({ endpointParts: { ...someParts, categories } });
  const baseUrl = await listen(app);
  const response = fetch(`${baseUrl}/api/v1/categories`, { headers: { 'x-api-key': 'pk-key' } });
  await received;
  const closed = app.close();
  release(null);
  expect((await response).status).toBe(200);
  await closed;
  await expect(fetch(`${baseUrl}/health/live`)).rejects.toThrow();
});
