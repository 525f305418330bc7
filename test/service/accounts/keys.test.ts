import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';

import { findOwner, listKeys } from '../../../src/access/api-keys.ts';
import { createLogger } from '../../../src/logger.ts';
import { guardDatabase } from '../../../src/store/database.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { aMember, aSite, type Member } from '../../support/clients/site.ts';
import { ownEngines } from '../../support/engines.ts';

const engines = await ownEngines();
const database = guardDatabase(engines.pool);

const KEY = /svc_(?:pk|sk)_(?:test_)?[0-9A-Za-z]{38}/;

const keyIn = ({ body }: LightMyRequestResponse): string => KEY.exec(body)?.[0] ?? '';
const keysOf = ({ email }: Pick<Member, 'email'>) => listKeys(engines.pool, { email });

const WEBSITE = { name: 'Website', scope: 'pk', mode: 'live', expires: '' };

/** Opens the form, and returns what a browser sends with it. */
async function openForm({ visitor }: Pick<Member, 'visitor'>) {
  const { body } = await visitor.open('/account/keys/new');
  return { ...WEBSITE, form_id: /name="form_id" value="([\w-]+)"/.exec(body)?.[1] ?? '' };
}

/** Opens the form and sends it. */
async function create(member: Member, fields: Partial<typeof WEBSITE> = {}) {
  const form = await openForm(member);
  return member.visitor.send('/account/keys/new', { ...form, ...fields });
}

async function withKey(fields: Partial<typeof WEBSITE> = {}) {
  const member = await aMember(aSite(engines));
  const page = await create(member, fields);
  const [stored] = await keysOf(member);
  return { ...member, key: keyIn(page), id: stored?.id ?? '', path: `/account/keys/${stored?.id ?? ''}` };
}

describe('creating a key', () => {
  test('shows the key once, on a page that is not cached and has its own snippets', async () => {
    const member = await aMember(aSite(engines));
    const page = await create(member, {
      name: 'Pub <quiz>',
      scope: 'sk',
      mode: 'test',
      expires: '2099-01-31',
    });
    const key = keyIn(page);
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(key).toMatch(/^svc_sk_test_/);
    expect(await findOwner(database, key)).toMatchObject({ userId: member.userId, name: 'Pub <quiz>' });
    expect(page.body).toContain(
      `curl -H &quot;X-API-Key: ${key}&quot; 'https://trivia.example/api/v1/questions/random?amount=3'`,
    );
    expect(page.body).toContain(`"Authorization": "Bearer ${key}"`.replaceAll('"', '&quot;'));
    const [stored] = await keysOf(member);
    expect(stored).toMatchObject({
      scope: 'sk',
      mode: 'test',
      expiresAt: new Date('2099-01-31'),
      networks: [],
    });
    for (const path of ['/account', '/account/keys', `/account/keys/${stored?.id ?? ''}`]) {
      const { body } = await member.visitor.open(path);
      expect(KEY.exec(body), path).toBeNull();
    }
  });

  test('again with the same form, as a reload does, neither makes nor shows another key', async () => {
    const member = await aMember(aSite(engines));
    const fields = await openForm(member);
    const first = await member.visitor.send('/account/keys/new', fields);
    const [stored] = await keysOf(member);
    const again = await member.visitor.send('/account/keys/new', fields);
    expect([again.statusCode, again.headers.location]).toEqual([
      303,
      `/account/keys/${stored?.id ?? ''}?done=key-exists`,
    ]);
    expect(again.body).not.toContain(keyIn(first));
    expect(await keysOf(member)).toHaveLength(1);
    const page = await member.visitor.open(String(again.headers.location));
    expect(page.body).toContain('cannot be shown again');
  });

  test('twice at the same time with one form makes one key', async () => {
    const member = await aMember(aSite(engines));
    const fields = await openForm(member);
    const send = () => member.visitor.send('/account/keys/new', fields);
    const statuses = (await Promise.all([send(), send(), send()])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 303, 303]);
    expect(await keysOf(member)).toHaveLength(1);
  });

  test('with the form of another account makes another key', async () => {
    const site = aSite(engines);
    const [one, two] = [await aMember(site), await aMember(site)];
    const fields = await openForm(one);
    for (const { visitor } of [one, two])
      expect((await visitor.send('/account/keys/new', fields)).statusCode).toBe(200);
    expect([await keysOf(one), await keysOf(two)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test.each<[string, Partial<typeof WEBSITE>, string[]]>([
    ['an empty form', { name: ' ', scope: '', mode: '', expires: '' }, ['name', 'scope', 'mode']],
    ['a long name', { name: 'é'.repeat(101) }, ['name']],
    ['another scope', { scope: 'admin' }, ['scope']],
    ['a date in the past', { expires: '2020-01-01' }, ['expires']],
    ['a date that does not exist', { expires: '2099-02-30' }, ['expires']],
    ['no date', { expires: 'soon' }, ['expires']],
  ])('with %s shows the form again with its values and links to the errors', async (_name, fields, names) => {
    const member = await aMember(aSite(engines));
    const page = await create(member, fields);
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('<title>Error: Create a key');
    const linked = Array.from(page.body.matchAll(/<li><a href="#(\w+)">/g), ([, name]) => name);
    expect(linked).toEqual(names);
    for (const name of names) expect(page.body).toContain(`id="${name}"`);
    if (fields.name === undefined) expect(page.body).toContain('value="Website"');
    if (fields.expires !== undefined) expect(page.body).toContain(`value="${fields.expires}"`);
    expect(await keysOf(member)).toEqual([]);
  });

  test('is refused with 20 active keys, and works again after one is revoked', async () => {
    const member = await aMember(aSite(engines));
    for (let count = 0; count < 20; count += 1) await aCaller(engines, { email: member.email });
    const refused = await create(member, { name: 'One more' });
    expect([refused.statusCode, refused.body.includes('You have 20 active keys')]).toEqual([422, true]);
    expect(refused.body).toContain('value="One more"');
    const [stored] = await keysOf(member);
    await member.visitor.send(`/account/keys/${stored?.id ?? ''}/revoke`, {});
    expect((await create(member)).statusCode).toBe(200);
  });

  test('is limited to 20 keys an hour, however many of them are revoked', async () => {
    const member = await aMember(aSite(engines));
    for (let count = 0; count < 20; count += 1) {
      expect((await create(member)).statusCode).toBe(200);
      const [stored] = (await keysOf(member)).filter(({ state }) => state === 'active');
      await member.visitor.send(`/account/keys/${stored?.id ?? ''}/revoke`, {});
    }
    const refused = await create(member);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  });

  test('is 400 without the id that a browser sends with the form', async () => {
    const member = await aMember(aSite(engines));
    await member.visitor.open('/account/keys/new');
    expect((await member.visitor.send('/account/keys/new', WEBSITE)).statusCode).toBe(400);
  });

  test('leaves no trace of the key in the logs', async () => {
    const logged: string[] = [];
    const logger = createLogger('test', 'trace', { write: (line: string) => logged.push(line) });
    const member = await aMember(aSite({ ...engines, logger }));
    const key = keyIn(await create(member));
    expect(key).not.toBe('');
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('')).not.toContain(key);
  });
});

test('the list has every active key and the latest that have ended, newest first', async () => {
  const { visitor, userId, path } = await withKey();
  await engines.pool.query(
    `insert into api_keys (user_id, name, scope, key_hash, display_prefix, revoked_at)
     select $1, 'ended ' || number, 'pk', sha256((gen_random_uuid()::text)::bytea), 'svc_pk_…', clock_timestamp()
     from generate_series(1, 60) as number`,
    [userId],
  );
  const { body } = await visitor.open('/account/keys');
  const links = body.matchAll(/<a href="\/account\/keys\/[\da-f-]{36}">([^<]+)<\/a>/g);
  const ended = Array.from({ length: 39 }, (_, index) => `ended ${60 - index}`);
  expect(Array.from(links, ([, name]) => name)).toEqual(['Website', ...ended]);
  expect(body).toContain(path);
});

describe('a key page', () => {
  test('rotates a key with a chosen overlap, and shows the new key once', async () => {
    const { visitor, key, id, path, email } = await withKey({ scope: 'sk' });
    await visitor.open(`${path}/rotate`);
    const page = await visitor.send(`${path}/rotate`, { overlap: '7d', expires: '2099-01-31' });
    const newKey = keyIn(page);
    expect([page.statusCode, newKey.startsWith('svc_sk_'), newKey === key]).toEqual([200, true, false]);
    const [old, successor] = await keysOf({ email });
    expect(old?.id).toBe(id);
    expect(old?.replacedBy).toBe(successor?.id);
    expect(successor?.expiresAt).toEqual(new Date('2099-01-31'));
    const days = ((old?.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    const again = await visitor.send(`${path}/rotate`, { overlap: '7d', expires: '' });
    expect(again.headers.location).toBe(`/account/keys/${successor?.id ?? ''}?done=key-rotated`);
    expect(await keysOf({ email })).toHaveLength(2);
  });

  test.each([
    [{ overlap: 'forever', expires: '' }, 'overlap'],
    [{ overlap: '__proto__', expires: '' }, 'overlap'],
    [{ overlap: '24h', expires: '2001-01-01' }, 'expires'],
  ])('does not rotate a key with %o', async (fields, name) => {
    const { visitor, path, email } = await withKey();
    await visitor.open(`${path}/rotate`);
    const page = await visitor.send(`${path}/rotate`, fields);
    expect([page.statusCode, page.body.includes(`href="#${name}"`)]).toEqual([422, true]);
    expect(await keysOf({ email })).toHaveLength(1);
  });

  test('revokes a key only after a confirmation', async () => {
    const { visitor, key, path } = await withKey();
    const question = await visitor.open(`${path}/revoke`);
    expect(question.body).toContain('Revoke “Website”?');
    expect(await findOwner(database, key)).toBeDefined();
    const answer = await visitor.send(`${path}/revoke`, {});
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account/keys?done=key-revoked']);
    expect(await findOwner(database, key)).toBeUndefined();
    const list = await visitor.open('/account/keys');
    expect(list.body).toContain('Keys that no longer work: 1');
    expect((await visitor.open(path)).body).not.toContain('<textarea');
    expect((await visitor.open(`${path}/rotate`)).headers.location).toBe(`${path}?done=key-ended`);
  });

  test('binds a key to networks, and offers the address of the visitor', async () => {
    const { visitor, path, email } = await withKey();
    const page = await visitor.open(path);
    const address = /Add your address (10\.[\d.]+) and save/.exec(page.body)?.[1] ?? '';
    expect(address).not.toBe('');
    const saved = await visitor.send(`${path}/networks`, {
      networks: '192.0.2.0/24\r\n2001:db8::/32',
      add: 'own',
    });
    expect(saved.headers.location).toBe(`${path}?done=networks-saved`);
    const [stored] = await keysOf({ email });
    expect(stored?.networks.toSorted()).toEqual(
      [`${address}/32`, '192.0.2.0/24', '2001:db8::/32'].toSorted(),
    );
    expect((await visitor.open(path)).body).not.toContain('Add your address');
    await visitor.send(`${path}/networks`, { networks: '' });
    expect((await keysOf({ email }))[0]?.networks).toEqual([]);
  });

  test.each([
    ['no network', '192.0.2.0/24 example.org', '“example.org” is not an address or range'],
    ['too many', Array.from({ length: 51 }, (_, index) => `10.0.0.${index}`).join('\n'), 'at most 50'],
  ])('shows %s again with the error', async (_name, networks, sentence) => {
    const { visitor, path, email } = await withKey();
    await visitor.open(path);
    const page = await visitor.send(`${path}/networks`, { networks });
    expect([page.statusCode, page.body.includes(sentence)]).toEqual([422, true]);
    expect(page.body).toContain(`\n${networks}</textarea>`);
    expect((await keysOf({ email }))[0]?.networks).toEqual([]);
  });
});

const PAGES = ['/rotate', '/revoke'];
const FORMS = [
  ['/networks', { networks: '192.0.2.1' }],
  ['/rotate', { overlap: '0', expires: '' }],
  ['/revoke', {}],
] as const;

describe("another account's key", () => {
  test('is 404 on every page and form, and stays unchanged', async () => {
    const { path, key, email } = await withKey();
    const before = await keysOf({ email });
    const { visitor } = await aMember(aSite(engines));
    for (const page of ['', ...PAGES]) expect((await visitor.open(path + page)).statusCode, page).toBe(404);
    for (const [form, fields] of FORMS)
      expect((await visitor.send(path + form, fields)).statusCode, form).toBe(404);
    expect(await keysOf({ email })).toEqual(before);
    expect(await findOwner(database, key)).toBeDefined();
    expect((await visitor.open('/account/keys')).body).not.toContain('Website');
  });

  test.each(['new-key', randomUUID(), "x'; --", '%00'])('is like an unknown id: %s', async (id) => {
    const { visitor } = await aMember(aSite(engines));
    const path = `/account/keys/${encodeURIComponent(id)}`;
    expect((await visitor.open(path)).statusCode).toBe(404);
    for (const [form, fields] of FORMS)
      expect((await visitor.send(path + form, fields)).statusCode, form).toBe(404);
  });
});

test('without a session every page leads to the sign-in page, and no form changes a key', async () => {
  const { path, email } = await withKey();
  const before = await keysOf({ email });
  const visitor = aSite(engines).visitor();
  const pages = ['/account/keys', '/account/keys/new', '/account/usage'];
  for (const page of [...pages, path, ...PAGES.map((each) => path + each)]) {
    const signIn = `/account/sign-in?next=${encodeURIComponent(page)}`;
    expect((await visitor.open(page)).headers.location, page).toBe(signIn);
  }
  for (const [form, fields] of FORMS)
    expect((await visitor.fill(path + form, fields)).headers.location, form).toBe('/account/sign-in');
  expect(await keysOf({ email })).toEqual(before);
});

const forgeries = [
  ['without a token', { form: '' }, {}],
  ['with the token of another session', { form: 'A'.repeat(43) }, {}],
  ['of another site', {}, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
] as const;
test.each(forgeries)('a forged form %s changes nothing', async (_name, token, headers) => {
  const { visitor, path, email } = await withKey();
  const form = await openForm({ visitor });
  const before = await keysOf({ email });
  const forms = [
    ['/account/keys/new', form],
    ...FORMS.map(([name, fields]) => [path + name, fields] as const),
  ] as const;
  for (const [url, fields] of forms)
    expect((await visitor.send(url, { ...fields, ...token }, headers)).statusCode, url).toBe(403);
  expect(await keysOf({ email })).toEqual(before);
});
