import { decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';

import { createSigningKeyring, KEY_RULES } from '../../../src/auth/signing-keyring.ts';
import { cleanOauth } from '../../../src/store/oauth/clean-oauth.ts';
import { createSigningKeyStore } from '../../../src/store/oauth/signing-keys.ts';
import { guardDatabase } from '../../../src/store/database.ts';
import { ownEngines } from '../../support/engines.ts';
import {
  aBareOauthService,
  CALLBACK,
  connect,
  identifyTokenFor,
  refresh,
} from '../../support/clients/oauth.ts';

const engines = await ownEngines();
const database = guardDatabase(engines.pool);
const store = createSigningKeyStore(engines.pool);

/** Makes all keys older by this time. */
const passes = (seconds: number) =>
  engines.pool.query('update oauth_signing_keys set signs_from = signs_from - make_interval(secs => $1)', [
    seconds,
  ]);
const forgetKeys = () => engines.pool.query('delete from oauth_signing_keys');
const kids = async (): Promise<string[]> => (await store.read()).map(({ kid }) => kid);

describe('keys', () => {
  beforeEach(forgetKeys);

  test('are generated once by processes that start at the same time, and all sign with the same key', async () => {
    const rings = Array.from({ length: 8 }, () => createSigningKeyring(store, undefined));
    const all = await Promise.all(rings.map(async (ring) => ring.read()));
    expect(new Set(all.map(({ privateKeys }) => privateKeys[0]?.kid)).size).toBe(1);
    expect(await kids()).toHaveLength(1);
  });

  test('are published before they sign, sign for ninety days, and stay published until their last token has expired', async () => {
    const ring = createSigningKeyring(store, undefined);
    const first = (await ring.read()).privateKeys[0]?.kid;
    await passes(KEY_RULES.signs - KEY_RULES.shownBefore - 60);
    await ring.rotate();
    expect(await kids()).toEqual([first]);

    await passes(120);
    await Promise.all(Array.from({ length: 5 }, () => createSigningKeyring(store, undefined).rotate()));
    const [, second] = await kids();
    expect(second).toBeDefined();
    const announced = await ring.read();
    expect(announced.privateKeys[0]?.kid).toBe(first);
    expect(announced.publicKeys.map(({ kid }) => kid)).toEqual([first, second]);

    await passes(KEY_RULES.shownBefore);
    await ring.rotate();
    const taken = await ring.read();
    expect(taken.privateKeys[0]?.kid).toBe(second);
    expect(taken.publicKeys.map(({ kid }) => kid)).toEqual([first, second]);

    await passes(KEY_RULES.shownAfter + 60);
    await ring.rotate();
    expect(await kids()).toEqual([second]);
  });

  test('that no longer sign still verify tokens', async () => {
    const service = await aBareOauthService(engines);
    const before = await connect(service);
    const kidOf = (token: string) => decodeProtectedHeader(token).kid;
    await passes(KEY_RULES.signs);
    await createSigningKeyring(store, undefined).rotate();
    await passes(KEY_RULES.shownBefore);
    const another = await aBareOauthService(engines);
    const after = await connect(another);
    expect(kidOf(after.tokens.access_token)).not.toBe(kidOf(before.tokens.access_token));
    const identifyToken = identifyTokenFor(engines, () => service.baseUrl);
    expect(await identifyToken(before.tokens.access_token)).toMatchObject({ userId: before.user.userId });
    expect((await refresh(service, before)).status).toBe(200);
  });

  test('that were deleted are refused within a minute, and a new key signs', async () => {
    const service = await aBareOauthService(engines);
    const { tokens } = await connect(service);
    let time = 0;
    const identifyToken = identifyTokenFor(engines, () => service.baseUrl, { now: () => time });
    await identifyToken(tokens.access_token);
    await forgetKeys();
    time += 60_000;
    await expect(identifyToken(tokens.access_token)).rejects.toMatchObject({ code: 'invalid_token' });
    expect((await createSigningKeyring(store, undefined).read()).privateKeys).toHaveLength(1);
  });

  test('that are new verify tokens in a process that has not read them yet', async () => {
    const service = await aBareOauthService(engines);
    const { tokens } = await connect(service);
    await service.identifyToken(tokens.access_token);
    const another = await aBareOauthService(engines);
    const { tokens: others } = await connect(another);
    const identifyToken = identifyTokenFor(engines, () => another.baseUrl);
    await identifyToken(others.access_token);
  });
});

describe('with a secret', () => {
  beforeEach(forgetKeys);
  const secret = 'a secret of at least thirty-two characters';

  test('private keys are encrypted in the database', async () => {
    const ring = createSigningKeyring(store, secret);
    const [key] = (await ring.read()).privateKeys;
    const { rows } = await engines.pool.query<{ row: string }>(
      `select encode(private_key, 'escape') || encode(private_key, 'base64') || public_jwk::text as row
       from oauth_signing_keys`,
    );
    expect(key?.d).toBeDefined();
    expect(rows[0]?.row).not.toContain(String(key?.d));
    const [again] = (await createSigningKeyring(store, secret).read()).privateKeys;
    expect(again).toEqual(key);
  });

  test('that is new, a new key signs at once, and the earlier keys stay published', async () => {
    const plain = (await createSigningKeyring(store, undefined).read()).privateKeys[0]?.kid;
    const sealed = await createSigningKeyring(store, secret).read();
    expect(sealed.privateKeys.map(({ kid }) => kid)).not.toContain(plain);
    expect(sealed.publicKeys.map(({ kid }) => kid)).toContain(plain);
    const other = await createSigningKeyring(store, `${secret}, another one`).read();
    expect(other.privateKeys).toHaveLength(1);
    expect(other.publicKeys).toHaveLength(3);
  });

  test('a key that was changed in the database does not sign', async () => {
    const ring = createSigningKeyring(store, secret);
    const before = (await ring.read()).privateKeys[0]?.kid;
    await engines.pool.query(
      `update oauth_signing_keys set private_key = set_byte(private_key, 40, get_byte(private_key, 40) # 1)`,
    );
    expect((await ring.read()).privateKeys[0]?.kid).not.toBe(before);
  });
});

describe('housekeeping', () => {
  const count = async (table: string): Promise<number> => {
    const { rows } = await engines.pool.query<{ count: number }>(`select count(*)::int from ${table}`);
    return rows[0]?.count ?? 0;
  };
  beforeEach(() => engines.pool.query('truncate oauth_clients, oauth_grants, oauth_artifacts'));

  test('deletes expired records, however many there are', async () => {
    const service = await aBareOauthService(engines);
    const kept = await connect(service);
    await engines.pool.query(
      `insert into oauth_artifacts (kind, id_hash, payload, expires_at)
       select 'Interaction', sha256(number::text::bytea), '{}', clock_timestamp() - interval '1 second'
       from generate_series(1, 2500) as number`,
    );
    await Promise.all([
      service.authorization.housekeeping.runOnce(),
      service.authorization.housekeeping.runOnce(),
    ]);
    const { rows } = await engines.pool.query(
      'select from oauth_artifacts where expires_at < clock_timestamp()',
    );
    expect(rows).toHaveLength(0);
    expect((await refresh(service, kept)).status).toBe(200);
  });

  test('deletes grants without tokens, once their access tokens have expired', async () => {
    const service = await aBareOauthService(engines);
    const connection = await connect(service);
    await engines.pool.query('delete from oauth_artifacts');
    await cleanOauth(database);
    expect(await count('oauth_grants')).toBe(1);
    await service.identifyToken(connection.tokens.access_token);
    await engines.pool.query(`update oauth_grants set last_used_at = last_used_at - interval '25 hours'`);
    expect(await cleanOauth(database)).toMatchObject({ grants: 1 });
  });

  test('deletes unused clients, and no others', async () => {
    const service = await aBareOauthService(engines);
    const used = await connect(service);
    const [fresh, abandoned, gone, resting] = await Promise.all(
      ['fresh', 'abandoned', 'gone', 'resting'].map((name) =>
        service.register({ client_name: name, redirect_uris: [CALLBACK] }),
      ),
    );
    const age = (id: string | undefined, created: number, granted: number | null) =>
      engines.pool.query(
        `update oauth_clients set created_at = clock_timestamp() - make_interval(days => $2),
           granted_at = clock_timestamp() - make_interval(days => $3) where id = $1`,
        [id, created, granted],
      );
    await age(used.client.client_id, 1_000, 1_000);
    await age(fresh?.client_id, 29, null);
    await age(abandoned?.client_id, 31, null);
    await age(gone?.client_id, 1_000, 181);
    await age(resting?.client_id, 1_000, 179);
    expect(await cleanOauth(database)).toMatchObject({ clients: 2 });
    const { rows } = await engines.pool.query<{ id: string }>('select id from oauth_clients order by id');
    expect(rows.map(({ id }) => id)).toEqual(
      [used.client.client_id, fresh?.client_id, resting?.client_id].sort(),
    );
  });
});
