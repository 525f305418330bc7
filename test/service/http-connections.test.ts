import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { expect, test } from 'vitest';

import { aServer, someParts } from '../support/a-server.ts';

const listen = (app: FastifyInstance): Promise<string> => app.listen({ host: '127.0.0.1', port: 0 });

test('a request that never ends is answered with 408 and its connection closed', async () => {
  const app = aServer();
  const { server } = app;
  expect([server.requestTimeout, server.headersTimeout]).toEqual([10_000, 10_000]);
  // The test does not wait for so long.
  server.requestTimeout = server.headersTimeout = 500;
  const baseUrl = await listen(app);
  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"request_timeout"');
});

test('closing waits for the request that is under way', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<null>();
  const { promise: finish, resolve: release } = Promise.withResolvers<null>();
  const categories = {
    read: async () => {
      ask(null);
      await finish;
      return someParts.categories.read();
    },
  };
  const app = aServer({ operationParts: { ...someParts, categories } });
  const baseUrl = await listen(app);
  const answer = fetch(`${baseUrl}/api/v1/categories`, { headers: { 'x-api-key': 'pk-key' } });
  await asked;
  const closed = app.close();
  release(null);
  expect((await answer).status).toBe(200);
  await closed;
  await expect(fetch(`${baseUrl}/health/live`)).rejects.toThrow();
});
