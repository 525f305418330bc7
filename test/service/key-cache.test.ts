import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { describe, expect, test } from 'vitest';

import {
  allowNetworks,
  createKey,
  type CreatedKey,
  revokeKey,
  rotateKey,
} from '../../src/access/api-keys.ts';
import { createIdentify, type Identify } from '../../src/access/identify.ts';
import { makeKey } from '../../src/contract/key-format.ts';
import { ServiceError } from '../../src/errors.ts';
import { guardDatabase } from '../../src/store/database.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { setTier } from '../../src/store/accounts/users.ts';
import { anApi, type Api } from '../support/api.ts';
import { breakablePostgres } from '../support/breakable-postgres.ts';
import { ownEngines } from '../support/engines.ts';
import { until } from '../support/until.ts';

/** Milliseconds within which a change holds everywhere. */
const EVERYWHERE = 2_000;
/** Milliseconds for which a key is not looked up again. */
const FRESH = 1_500;
const PATH = `/api/v1/questions/${randomUUID()}`;
const LET_IN = 404;

const engines = await ownEngines();
/** Two processes, as far as memory goes. */
const apis = [await anApi(engines, { rateLimits: true }), await anApi(engines, { rateLimits: true })];

const someone = (): string => `${randomUUID()}@example.org`;
const aKey = (wanted: Partial<Parameters<typeof createKey>[1]> = {}): Promise<CreatedKey> =>
  createKey(engines.pool, { email: someone(), name: 'test', scope: 'pk', ...wanted });
const ask = ({ app }: Api, key: string) => app.inject({ url: PATH, headers: { 'x-api-key': key } });
const statusEverywhere = async (key: string): Promise<number[]> =>
  Promise.all(apis.map(async (api) => (await ask(api, key)).statusCode));

/** Waits until what was changed just now holds: who asks two seconds later finds it so, however long the answer takes. */
async function holdsSoon(awaited: string, look: () => Promise<boolean>): Promise<void> {
  const changed = performance.now();
  await until(awaited, async () => {
    const asked = performance.now() - changed;
    const holds = await look();
    if (!holds) expect(asked, awaited).toBeLessThan(EVERYWHERE);
    return holds;
  });
}

/** Has every process know the key, changes it, and waits until all of them answer with the status. */
async function changes(key: string, change: () => Promise<unknown>, status: number): Promise<void> {
  expect(await statusEverywhere(key)).toEqual([LET_IN, LET_IN]);
  await change();
  await holdsSoon(`every process answers ${status}`, async () =>
    (await statusEverywhere(key)).every((each) => each === status),
  );
}

describe('within two seconds everywhere', () => {
  test('a revoked key is refused', async () => {
    const { key, info } = await aKey({ tier: 'enterprise' });
    await changes(key, () => revokeKey(engines.pool, info.id), 401);
  });

  test('a key is refused whose successor came without an overlap', async () => {
    const { key, info } = await aKey({ tier: 'enterprise' });
    await changes(key, () => rotateKey(engines.pool, { id: info.id, overlap: 0 }), 401);
  });

  test('a key is bound to other addresses', async () => {
    const { key, info } = await aKey({ tier: 'enterprise' });
    await changes(key, () => allowNetworks(engines.pool, info.id, ['192.0.2.0/24']), 403);
  });

  test('a key ends at its time', async () => {
    const end = Date.now() + 3_000;
    const { key } = await aKey({ tier: 'enterprise', expiresAt: new Date(end) });
    await changes(key, () => until('its time has come', () => Date.now() >= end), 401);
  });

  test('a user is on another tier', async () => {
    const email = someone();
    const { key } = await aKey({ email });
    const limits = (): Promise<unknown[]> =>
      Promise.all(apis.map(async (api) => (await ask(api, key)).headers['ratelimit-limit']));
    expect(await limits()).toEqual(['10', '10']);
    await setTier(engines.pool, email, 'pro');
    await holdsSoon('every process knows', async () => (await limits()).every((limit) => limit === '200'));
  });
});

/** Identifies by the database of this file, and tells of the statements that this causes. */
function watched(pool: Pool = engines.pool) {
  const statements: { text: string; keys: number }[] = [];
  let underWay = 0;
  let most = 0;
  let skipped = 0;
  const database = guardDatabase(pool);
  const query = async (statement: { text: string; values: [Buffer[]] }): Promise<unknown> => {
    statements.push({ text: statement.text, keys: statement.values[0].length });
    underWay += 1;
    most = Math.max(most, underWay);
    try {
      return await database.query(statement);
    } finally {
      underWay -= 1;
    }
  };
  const identify = createIdentify(
    { query: query as unknown as Pool['query'] },
    () => performance.now() + skipped,
  );
  return {
    identify,
    statements,
    most: () => most,
    skip: (milliseconds: number) => (skipped += milliseconds),
  };
}

/** `good`, or the code of the refusal. */
async function say(identify: Identify, key: string): Promise<string> {
  try {
    await identify(key);
    return 'good';
  } catch (error) {
    return error instanceof ServiceError ? error.code : String(error);
  }
}

describe('looking keys up', () => {
  test('takes the same statement for a good key as for one that is unknown, revoked or expired', async () => {
    const [good, revoked, expired] = [await aKey(), await aKey(), await aKey()];
    await revokeKey(engines.pool, revoked.info.id);
    await engines.pool.query('update api_keys set expires_at = clock_timestamp() where id = $1', [
      expired.info.id,
    ]);
    const { identify, statements } = watched();
    const told = [];
    for (const key of [good.key, makeKey('pk'), revoked.key, expired.key])
      told.push(await say(identify, key));
    expect(told).toEqual(['good', 'invalid_api_key', 'invalid_api_key', 'invalid_api_key']);
    expect(new Set(statements.map(({ text }) => text)).size).toBe(1);
    expect(statements.map(({ keys }) => keys)).toEqual([1, 1, 1, 1]);
  });

  test('uses the index of fingerprints, also for many', async () => {
    const { identify, statements } = watched();
    await say(identify, makeKey('pk'));
    const text = statements[0]?.text ?? '';
    const plan = await inTransaction(engines.pool, 'write', async (client) => {
      // So few keys as here are read through otherwise.
      await client.query('set local enable_seqscan = off');
      return client.query(`explain ${text.replace('$1', `array[sha256('a'), sha256('b')]`)}`);
    });
    expect(JSON.stringify(plan.rows)).toContain('Index Cond: (key_hash = ANY');
  });

  test('takes one statement at a time, however many keys come at once, and a known key is served among them', async () => {
    const { key } = await aKey();
    const { identify, statements, most, skip } = watched();
    expect(await say(identify, key)).toBe('good');
    for (let wave = 0; wave < 5; wave += 1) {
      skip(FRESH);
      const flood = Array.from({ length: 2_000 }, () => say(identify, makeKey('sk')));
      expect(await say(identify, key)).toBe('good');
      expect(new Set(await Promise.all(flood))).toEqual(new Set(['invalid_api_key', 'service_unavailable']));
    }
    expect(most()).toBe(1);
    expect(Math.max(...statements.map(({ keys }) => keys))).toBe(200);
    // Of 2,000 at once the first goes alone and 1,000 wait; the rest is turned away.
    expect(statements.length).toBeLessThanOrEqual(1 + 5 * 8);
  });
});

describe('with PostgreSQL away', async () => {
  const { toPostgres, pool } = await breakablePostgres(engines);

  test.each(['cut', 'hang'] as const)(
    'behind a connection that is %s, known keys go on and others are told 503, in good time',
    async (fault) => {
      const { key, info } = await aKey();
      const { identify, skip } = watched(pool);
      expect(await say(identify, key)).toBe('good');
      toPostgres.become(fault);
      skip(FRESH);
      const begun = performance.now();
      expect(await say(identify, key)).toBe('good');
      expect(performance.now() - begun).toBeLessThan(2_500);
      // Nobody waits again who is known: where it hangs, a single connection would be waited for longer than this.
      const again = performance.now();
      for (let time = 0; time < 20; time += 1) expect(await say(identify, key)).toBe('good');
      expect(performance.now() - again).toBeLessThan(1_000);
      expect(await say(identify, makeKey('pk'))).toBe('service_unavailable');
      await revokeKey(engines.pool, info.id);
      toPostgres.become('pass');
      await until('the key is refused', async () => {
        skip(FRESH);
        return (await say(identify, key)) === 'invalid_api_key';
      });
    },
  );
});
