import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { describe, expect, test } from 'vitest';

import { allowNetworks, revokeKey, rotateKey } from '../../../src/access/api-keys.ts';
import { createIdentify, type Identify } from '../../../src/access/identify-key.ts';
import { makeKey } from '../../../src/contract/key-format.ts';
import { ServiceError } from '../../../src/errors.ts';
import { guardDatabase } from '../../../src/store/database.ts';
import { setTier } from '../../../cli/store/users.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { anApi, type Api } from '../../support/api.ts';
import { breakablePostgres } from '../../support/faulty-engines.ts';
import { ownEngines } from '../../support/engines.ts';
import { takesEffect, until } from '../../support/until.ts';

/** Milliseconds for which a key is cached. */
const FRESH = 1_500;
const PATH = `/api/v1/questions/${randomUUID()}`;
const LET_IN = 404;

const engines = await ownEngines();
/** Two instances that share no memory, like two processes. */
const apis = [await anApi(engines, { rateLimits: true }), await anApi(engines, { rateLimits: true })];

const aKey = (fields?: Parameters<typeof aCaller>[1]) => aCaller(engines, fields);
const get = ({ app }: Api, key: string) => app.inject({ url: PATH, headers: { 'x-api-key': key } });
const statusEverywhere = async (key: string): Promise<number[]> =>
  Promise.all(apis.map(async (api) => (await get(api, key)).statusCode));

/** Caches the key in every process, changes it, and waits until all of them respond with the status. */
async function expectChange(key: string, change: () => Promise<unknown>, status: number): Promise<void> {
  expect(await statusEverywhere(key)).toEqual([LET_IN, LET_IN]);
  await change();
  await takesEffect(`every process responds with ${status}`, async () =>
    (await statusEverywhere(key)).every((each) => each === status),
  );
}

// Each waits for the same time: together they wait for it once.
describe.concurrent('changes that take effect in every process within two seconds', () => {
  test.each<[string, (id: string) => Promise<unknown>, number]>([
    ['a revoked key is refused', (id) => revokeKey(engines.pool, id), 401],
    ['a key rotated without an overlap is refused', (id) => rotateKey(engines.pool, { id, overlap: 0 }), 401],
    ['changed networks are checked', (id) => allowNetworks(engines.pool, id, ['192.0.2.0/24']), 403],
  ])('%s', async (_title, change, status) => {
    const { key, info } = await aKey({ tier: 'enterprise' });
    await expectChange(key, () => change(info.id), status);
  });

  test('a key expires on time', async () => {
    const end = Date.now() + 6_000;
    const { key } = await aKey({ tier: 'enterprise', expiresAt: new Date(end) });
    await expectChange(key, () => until('the key has expired', () => Date.now() >= end), 401);
  });

  test('a changed tier takes effect', async () => {
    const { key, email } = await aKey();
    const limits = (): Promise<unknown[]> =>
      Promise.all(apis.map(async (api) => (await get(api, key)).headers['ratelimit-limit']));
    expect(await limits()).toEqual(['10', '10']);
    await setTier(engines.pool, email, 'pro');
    await takesEffect('every process knows', async () => (await limits()).every((limit) => limit === '200'));
  });
});

/** Identifies callers by a clock that the test moves, and records the statements that this causes. */
function watched(pool: Pool = engines.pool) {
  const statements: { text: string; keys: number }[] = [];
  let time = 0;
  const database = guardDatabase(pool);
  const query = (statement: { text: string; values: [Buffer[]] }): Promise<unknown> => {
    statements.push({ text: statement.text, keys: statement.values[0].length });
    return database.query(statement);
  };
  const identify = createIdentify({ query: query as unknown as Pool['query'] }, () => time);
  return { identify, statements, skip: (milliseconds: number) => (time += milliseconds) };
}

/** `good`, or the code of the refusal. */
async function outcomeOf(identify: Identify, key: string): Promise<string> {
  try {
    await identify(key);
    return 'good';
  } catch (error) {
    return error instanceof ServiceError ? error.code : String(error);
  }
}

test('valid, unknown, revoked and expired keys cause the same statement', async () => {
  const [good, revoked, expired] = [await aKey(), await aKey(), await aKey()];
  await revokeKey(engines.pool, revoked.info.id);
  await engines.pool.query('update api_keys set expires_at = clock_timestamp() where id = $1', [
    expired.info.id,
  ]);
  const { identify, statements } = watched();
  const outcomes = [];
  for (const key of [good.key, makeKey('pk'), revoked.key, expired.key])
    outcomes.push(await outcomeOf(identify, key));
  expect(outcomes).toEqual(['good', 'invalid_api_key', 'invalid_api_key', 'invalid_api_key']);
  expect(new Set(statements.map(({ text }) => text)).size).toBe(1);
  expect(statements.map(({ keys }) => keys)).toEqual([1, 1, 1, 1]);
});

describe('a PostgreSQL outage', async () => {
  const { toPostgres, pool } = await breakablePostgres(engines);

  test.each(['cut', 'hang'] as const)(
    'cached keys work while PostgreSQL is unavailable (%s) and do not wait for it, and others get 503',
    async (fault) => {
      const { key, info } = await aKey();
      const { identify, statements, skip } = watched(pool);
      expect(await outcomeOf(identify, key)).toBe('good');
      toPostgres.become(fault);
      skip(FRESH);
      // This lookup finds out that PostgreSQL is unavailable. It ends although no response comes.
      expect(await outcomeOf(identify, key)).toBe('good');
      const sent = statements.length;
      for (let time = 0; time < 20; time += 1) expect(await outcomeOf(identify, key)).toBe('good');
      expect(await outcomeOf(identify, makeKey('pk'))).toBe('service_unavailable');
      expect(statements).toHaveLength(sent);
      await revokeKey(engines.pool, info.id);
      toPostgres.become('pass');
      await until('the key is refused', async () => {
        skip(FRESH);
        return (await outcomeOf(identify, key)) === 'invalid_api_key';
      });
    },
  );
});
