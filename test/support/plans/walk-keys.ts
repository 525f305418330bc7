import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

import type { Visitor } from '../site.ts';

async function ok(sending: Promise<LightMyRequestResponse>, status: number): Promise<string> {
  const response = await sending;
  expect(response.statusCode, response.body).toBe(status);
  return response.body;
}

const valueIn = (body: string, pattern: RegExp): string => pattern.exec(body)?.[1] ?? '';

/** Opens every page and sends every form about keys, for a user who is signed in. */
export async function walkKeys(visitor: Visitor): Promise<void> {
  const formId = valueIn(await ok(visitor.open('/account/keys/new'), 200), /name="form_id" value="([\w-]+)"/);
  const fields = { form_id: formId, name: 'website', scope: 'pk', mode: 'live' };
  const issued = await ok(visitor.send('/account/keys/new', fields), 200);
  await ok(visitor.open(valueIn(issued, /<script\s+src="([^"]+)"/)), 200);
  await ok(visitor.send('/account/keys/new', fields), 303);
  const list = await ok(visitor.open('/account/keys'), 200);
  const path = valueIn(list, /href="(\/account\/keys\/[\da-f-]{36})"/);
  await ok(visitor.open(path), 200);
  await ok(visitor.send(`${path}/networks`, { networks: '192.0.2.0/24' }), 303);
  await ok(visitor.open(`${path}/rotate`), 200);
  await ok(visitor.send(`${path}/rotate`, { overlap: '24h' }), 200);
  await ok(visitor.open(`${path}/revoke`), 200);
  await ok(visitor.send(`${path}/revoke`, {}), 303);
  await ok(visitor.open('/account/usage'), 200);
}
