import { pino } from 'pino';
import { expect, test } from 'vitest';

import { aServer } from '../../support/a-server.ts';

/** Sends one request to a server that logs at a level, and returns what it logged. */
async function logged(level: string, url: string, headers: Record<string, string>): Promise<string> {
  let text = '';
  const logger = pino({ level }, { write: (line: string) => (text += line) });
  await aServer({ logger }).inject({ url, headers });
  return text;
}

const key = { 'x-api-key': 'pk-key' };

test('a successful request is only logged at level debug', async () => {
  expect(await logged('info', '/api/v1/categories', key)).toBe('');
  expect(await logged('debug', '/api/v1/categories', key)).toContain('"status":200');
});

test("a refusal is logged with both request ids, the caller's cut short", async () => {
  const text = await logged('info', '/api/v1/nope', { ...key, 'x-request-id': 'c'.repeat(500) });
  expect(JSON.parse(text)).toMatchObject({
    path: '/api/v1/nope',
    status: 404,
    callerRequestId: 'c'.repeat(128),
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
});

test('the log contains neither the query nor a key', async () => {
  const text = await logged('debug', '/api/v1/categories?api_key=svc_sk_given_away', {
    authorization: 'Bearer pk-key',
  });
  expect(text).toContain('"status":400');
  expect(text).not.toMatch(/svc_sk_given_away|pk-key/);
});

test("a driver's message is logged with its stack", async () => {
  const text = await logged('error', '/api/v1/questions/random', key);
  expect(text).toContain('ECONNREFUSED');
  expect(text).toContain('a-server.ts');
});
