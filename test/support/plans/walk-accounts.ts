import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

import { createPasswords } from '../../../src/access/passwords.ts';
import { API_PREFIX } from '../../../src/contract/service.ts';
import { aVisitor, linkIn, parameterIn, type Visitor } from '../site.ts';
import { walkKeys } from './walk-keys.ts';
import type { Walk } from './walk-parts.ts';

const EMAIL = 'walker@example.org';
const PASSWORD = 'otter lantern violin';
const NEW_PASSWORD = 'violin lantern otter';
/** A cheaper hash than that of the service, so that signing in replaces it. */
const OUTDATED = { memory: 64, passes: 1, parallelism: 1 };

async function ok(sending: Promise<LightMyRequestResponse>, status: number): Promise<LightMyRequestResponse> {
  const response = await sending;
  expect(response.statusCode, response.body).toBe(status);
  return response;
}

async function signUp({ mails }: Walk, visitor: Visitor): Promise<void> {
  const { headers } = await ok(visitor.fill('/account/sign-up', { email: EMAIL, password: PASSWORD }), 303);
  const checkMail = String(headers.location);
  await ok(visitor.open(checkMail), 200);
  await ok(visitor.send('/account/check-mail', { ticket: parameterIn(checkMail, 'ticket') }), 303);
  const link = linkIn(mails.at(-1));
  await ok(visitor.open(link), 200);
  const token = parameterIn(link, 'token');
  await ok(visitor.send('/account/confirm', { token, password: PASSWORD }), 303);
}

async function signIn({ engines }: Walk, visitor: Visitor): Promise<void> {
  await ok(visitor.open('/account/sign-in'), 200);
  await ok(visitor.send('/account/sign-in', { email: EMAIL, password: 'something else' }), 422);
  const outdated = await createPasswords(OUTDATED).hash(PASSWORD);
  await engines.pool.query('update users set password_hash = $2 where email = $1', [EMAIL, outdated]);
  await ok(visitor.send('/account/sign-in', { email: EMAIL, password: PASSWORD }), 303);
}

async function resetPassword({ mails }: Walk, visitor: Visitor): Promise<void> {
  await ok(visitor.open('/account/forgotten'), 200);
  await ok(visitor.send('/account/forgotten', { email: EMAIL }), 200);
  const link = linkIn(mails.at(-1));
  await ok(visitor.open(link), 200);
  const token = parameterIn(link, 'token');
  await ok(visitor.send('/account/reset', { token, password: NEW_PASSWORD }), 303);
}

/** Opens every page and sends every form of the account pages. */
export async function walkAccounts(walk: Walk): Promise<void> {
  walk.begin('the account pages');
  const visitor = aVisitor(walk.app, walk.baseUrl);
  await ok(visitor.open('/account/sign-up'), 200);
  await signUp(walk, visitor);
  await ok(visitor.open('/account'), 200);
  await ok(visitor.open(`${API_PREFIX}/usage`), 200);
  await walkKeys(visitor);
  await ok(visitor.open('/account/applications'), 200);
  await ok(visitor.send('/account/disconnect', { client: 'not connected' }), 303);
  await ok(visitor.send('/account/sign-out', {}), 303);
  await signIn(walk, visitor);
  await resetPassword(walk, visitor);
  await ok(visitor.open('/account'), 200);
  await ok(visitor.open('/tiers'), 200);
  await ok(visitor.send('/account/sign-out-everywhere', {}), 303);
  // The address is taken now, and the mail says so.
  const other = aVisitor(walk.app, walk.baseUrl);
  await ok(other.fill('/account/sign-up', { email: EMAIL, password: PASSWORD }), 303);
}
