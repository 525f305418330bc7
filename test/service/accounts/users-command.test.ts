import { describe, expect, test } from 'vitest';

import { aCaller, someone } from '../../support/clients/a-caller.ts';
import { ownEngines } from '../../support/engines.ts';
import { trivia } from '../../support/trivia.ts';

const engines = await ownEngines();
const { pool, environment } = engines;

const run = (line: string): ReturnType<typeof trivia> => trivia(line.split(' '), environment);
const json = async <Value>(line: string): Promise<Value> => {
  const result = await run(`${line} --json`);
  expect(result, line).toMatchObject({ code: 0, stderr: '' });
  return JSON.parse(result.stdout) as Value;
};

interface PrintedKey {
  readonly id: string;
  readonly mode: string;
  readonly networks: readonly string[];
  readonly state: string;
  readonly expiresAt: string | null;
  readonly replacedBy: string | null;
}
interface PrintedUser {
  readonly id: string;
  readonly email: string;
  readonly tier: string;
  readonly activeKeys: number;
  readonly keys?: readonly PrintedKey[];
}

describe('trivia users', () => {
  test('creates, shows, moves and lists a user', async () => {
    const email = someone();
    const rotated = await json<PrintedUser>(`users create ${email.toUpperCase()} --tier indie`);
    expect(rotated).toMatchObject({ email, tier: 'indie', activeKeys: 0 });
    const { info } = await aCaller(engines, { email, name: 'shop', scope: 'sk' });
    expect(await json<PrintedUser>(`users tier ${email} pro`)).toMatchObject({
      id: rotated.id,
      tier: 'pro',
      activeKeys: 1,
    });
    expect((await json<PrintedUser>(`users show ${email}`)).keys).toMatchObject([
      { id: info.id, name: 'shop' },
    ]);
    const shown = await run(`users show ${email}`);
    expect(shown.stdout).toMatch(new RegExp(`${rotated.id} +${email} +pro +1 `));
    expect(shown.stdout).toContain(info.prefix);
  });

  test('lists by tier, in pages', async () => {
    const emails = [someone(), someone(), someone()];
    await pool.query(`insert into users (email, tier) select unnest($1::text[]), 'enterprise'`, [emails]);
    const result = await run('users list --tier enterprise --limit 2 --json');
    const page = JSON.parse(result.stdout) as PrintedUser[];
    const last = page.at(-1)?.id ?? '';
    expect(result.stderr).toContain(`--after ${last}`);
    const rest = await json<PrintedUser[]>(`users list --tier enterprise --after ${last}`);
    expect([...page, ...rest].map((user) => user.email)).toEqual(emails);
  });

  test("revokes all of a user's keys, but keeps the user", async () => {
    const email = someone();
    for (const mode of ['live', 'test'] as const) await aCaller(engines, { email, mode });
    const revoked = await json<PrintedKey[]>(`users revoke-keys ${email}`);
    expect(revoked.map((key) => [key.mode, key.state])).toEqual([
      ['live', 'revoked'],
      ['test', 'revoked'],
    ]);
    expect(await json<PrintedUser>(`users show ${email}`)).toMatchObject({ email, activeKeys: 0 });
  });

  test('exits with 1 for a user who already exists', async () => {
    const { email } = await aCaller(engines);
    const again = await run(`users create ${email} --json`);
    expect([again.code, JSON.parse(again.stdout)]).toEqual([
      1,
      { error: `There is already a user ${email}: see \`trivia users show\`.` },
    ]);
  });
});

describe('trivia users limits', () => {
  const limits = (email: string, line = '') =>
    json<{ limits: unknown }>(`users limits ${email} ${line}`.trim()).then((user) => user.limits);

  test("a user's limits are shown, overridden one by one and reset", async () => {
    const { email } = await aCaller(engines, { tier: 'enterprise' });
    expect(await limits(email)).toBeNull();
    expect(await limits(email, '--burst 50 --per-day none')).toEqual({ burst: 50, perDay: null });
    expect(await limits(email, '--per-month 900')).toEqual({ burst: 50, perDay: null, perMonth: 900 });
    expect(await limits(email, '--clear')).toBeNull();
  });

  const BURST = 'Give a whole number from 1 to 100,000; for no practical limit, give 100000.\n';
  const CAP = 'Give a whole number of at least 1, or none for no limit.\n';
  test.each([
    ['--burst none', '--burst has no "none"; give 1 to 100,000.\n'],
    ['--burst 0', BURST],
    ['--burst 100001', BURST],
    ['--per-day 1.5', CAP],
    ['--per-day x', CAP],
    ['--per-month 0', CAP],
    ['--clear --burst 1', 'error: --clear cannot be combined with other limits\n'],
  ])('a wrong limit is rejected with the allowed range: %s', async (parameters, sentence) => {
    const { code, stderr } = await run(`users limits ada@example.org ${parameters}`);
    expect(code).toBe(2);
    expect(stderr.endsWith(sentence), stderr).toBe(true);
  });
});

test.each([
  'users show nobody@b.example',
  'users tier nobody@b.example pro',
  'users revoke-keys nobody@b.example',
  'users limits nobody@b.example',
  'keys list --email nobody@b.example',
  'keys revoke --all --email nobody@b.example',
])('trivia %s exits with 1, because there is no such user', async (line) => {
  const stderr = 'trivia: There is no user nobody@b.example: see `trivia users list`.\n';
  expect(await run(line)).toMatchObject({ code: 1, stdout: '', stderr });
});

describe('trivia keys', () => {
  test('creates a key, lists it masked, and revokes it', async () => {
    const email = someone();
    const line = `keys create --email ${email.toUpperCase()} --tier pro`;
    const { key, info } = await json<{ key: string; info: PrintedKey }>(line);
    expect(key).toMatch(/^svc_pk_[0-9A-Za-z]{38}$/);
    const list = await run(`keys list --email ${email} --json`);
    expect(JSON.parse(list.stdout)).toMatchObject([{ id: info.id, email, tier: 'pro', revokedAt: null }]);
    expect(list.stdout).not.toContain(key);
    expect(await run(`keys revoke ${info.id}`)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('revoked') as unknown,
    });
    expect((await run('keys list')).stdout).toMatch(new RegExp(`${email} {2}pro .* revoked `));
    expect((await run('keys revoke nonsense')).code).toBe(1);
  });

  test('prints only the key itself to standard output, so that a script can catch it', async () => {
    const { stdout, stderr } = await run(`keys create --email ${someone()} --scope sk`);
    expect(stdout).toMatch(/^svc_sk_[0-9A-Za-z]{38}\n$/);
    expect(stderr).toContain('cannot be shown again');
  });

  test('creates a test key that expires and is restricted to addresses', async () => {
    const email = someone();
    const line = `keys create --email ${email} --scope sk --mode test --allow 192.0.2.7 --allow 2001:db8::/32`;
    const { key, info } = await json<{ key: string; info: PrintedKey }>(`${line} --expires 2127-01-31`);
    expect(key).toMatch(/^svc_sk_test_[0-9A-Za-z]{38}$/);
    expect(info).toMatchObject({
      mode: 'test',
      networks: ['192.0.2.7/32', '2001:db8::/32'],
      expiresAt: '2127-01-31T00:00:00.000Z',
    });
    expect(await json<PrintedKey[]>(`keys list --email ${email} --mode test`)).toMatchObject([
      { id: info.id },
    ]);
  });

  test("revokes a user's test keys and lists their state", async () => {
    const email = someone();
    const networks = ['192.0.2.7', '2001:db8::/32'];
    const { info } = await aCaller(engines, { email, mode: 'test', networks });
    await aCaller(engines, { email, name: 'shop' });
    const dropped = await json<PrintedKey[]>(`keys revoke --all --mode test --email ${email}`);
    expect(dropped.map(({ id }) => id)).toEqual([info.id]);
    const { stdout } = await run(`keys list --email ${email}`);
    expect(stdout).toMatch(/192\.0\.2\.7\/32, 2001:db8::\/32 .* revoked /);
    expect(stdout).toMatch(/ shop +any .* active\n/);
  });

  test('restricts a key to other addresses, or lifts the restriction', async () => {
    const { info } = await aCaller(engines);
    const bound = await json<PrintedKey>(`keys allow ${info.id} 192.0.2.99/24 ::ffff:198.51.100.1`);
    expect(bound.networks).toEqual(['192.0.2.0/24', '198.51.100.1/32']);
    expect((await json<PrintedKey>(`keys allow ${info.id} --clear`)).networks).toEqual([]);
  });

  test('reports the ranges that are stored without the bits beyond their prefix', async () => {
    const { info } = await aCaller(engines);
    const ranges = '10.0.0.1/8 192.0.2.7 10.0.0.0/16 2001:db8::1/32 198.51.100.0/24';
    const notes = '10.0.0.1/8 is stored as 10.0.0.0/8.\n2001:db8::1/32 is stored as 2001:db8::/32.\n';
    expect(await run(`keys allow ${info.id} ${ranges}`)).toMatchObject({ code: 0, stderr: notes });
    const created = await run(`keys create --email ${someone()} --allow 10.0.0.1/8`);
    expect(created.stderr).toContain('\n10.0.0.1/8 is stored as 10.0.0.0/8.\n');
  });

  test('reports that a user has no keys', async () => {
    const email = someone();
    await run(`users create ${email}`);
    const listed = await run(`keys list --email ${email}`);
    expect(listed).toMatchObject({ code: 0, stdout: 'There are no keys.\n' });
  });

  test('rotates a key, and prints only the new key, once', async () => {
    const { info } = await aCaller(engines);
    const { code, stdout, stderr } = await run(`keys rotate ${info.id} --overlap 7d`);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^svc_pk_[0-9A-Za-z]{38}\n$/)]);
    expect(stderr).toContain('rotated, active until ');
    const again = await run(`keys rotate ${info.id} --json`);
    expect([again.code, again.stdout]).toEqual([1, expect.stringContaining('already has a successor')]);
    const { info: next } = await aCaller(engines);
    const rotated = await json<{ old: PrintedKey; info: PrintedKey }>(`keys rotate ${next.id} --overlap 0`);
    expect(rotated.old).toMatchObject({ id: next.id, state: 'expired', replacedBy: rotated.info.id });
  });
});
