import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';

import { createKey, listKeys } from '../../src/access/api-keys.ts';
import { createIdentify } from '../../src/access/identify-key.ts';
import { createKeyUses } from '../../src/access/key-uses.ts';
import { guardDatabase } from '../../src/store/database.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';

const engines = await ownEngines();
const { pool, logger } = engines;
const database = guardDatabase(pool);

const aKey = () => createKey(pool, { email: `${randomUUID()}@example.org`, name: 'website', scope: 'pk' });
const lastUse = async (id: string): Promise<Date | null | undefined> =>
  (await listKeys(pool, { id }))[0]?.lastUsedAt;

test('the last use of a key is recorded after it was looked up, to the minute', async () => {
  const { key, info } = await aKey();
  const uses = createKeyUses(database, logger);
  const identify = createIdentify(database, undefined, undefined, uses.note);
  expect(await lastUse(info.id)).toBeNull();
  await identify(key);
  await uses.save();
  const first = await lastUse(info.id);
  expect(Date.now() - (first?.getTime() ?? 0)).toBeLessThan(60_000);
  uses.note(info.id);
  await uses.save();
  expect(await lastUse(info.id)).toEqual(first);
  await pool.query(`update api_keys set last_used_at = now() - interval '61 seconds' where id = $1`, [
    info.id,
  ]);
  uses.note(info.id);
  await uses.save();
  expect((await lastUse(info.id))?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? Infinity);
});

test('a key that is unknown or revoked is not recorded as used', async () => {
  const { key, info } = await aKey();
  await pool.query('update api_keys set revoked_at = now() where id = $1', [info.id]);
  const uses = createKeyUses(database, logger);
  await expect(async () => createIdentify(database, undefined, undefined, uses.note)(key)).rejects.toThrow(
    'revoked',
  );
  await uses.save();
  expect(await lastUse(info.id)).toBeNull();
});

test('recording does not wait for a key that is being changed, and the next use is recorded', async () => {
  const [busy, idle] = [await aKey(), await aKey()];
  const uses = createKeyUses(database, logger);
  await inTransaction(pool, 'write', async (client) => {
    await client.query('select from api_keys where id = $1 for update', [busy.info.id]);
    uses.note(busy.info.id);
    uses.note(idle.info.id);
    await uses.save();
  });
  expect(await lastUse(idle.info.id)).toBeInstanceOf(Date);
  expect(await lastUse(busy.info.id)).toBeNull();
  uses.note(busy.info.id);
  await uses.start().close();
  expect(await lastUse(busy.info.id)).toBeInstanceOf(Date);
});

test('the service records the keys of requests, at the latest when it stops', async () => {
  const { info, key } = await aKey();
  const api = await anApi(engines);
  expect((await api.app.inject({ url: '/api/v1/me', headers: { 'x-api-key': key } })).statusCode).toBe(200);
  await api.app.close();
  expect(await lastUse(info.id)).toBeInstanceOf(Date);
});

test('an outage of the database is logged and not thrown', async () => {
  const uses = createKeyUses({ query: () => Promise.reject(new Error('connection lost')) } as never, logger);
  uses.note(randomUUID());
  await expect(uses.save()).resolves.toBeUndefined();
});
