import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';

import { readEmailAddress } from '../../../src/access/accounts.ts';
import { createPasswords } from '../../../src/access/passwords.ts';
import { judgePassword } from '../../../src/access/password-rules.ts';
import { ServiceError } from '../../../src/errors.ts';

/** Cheap, so that the tests are fast. New accounts get the default cost. */
const CHEAP = { memory: 64, passes: 1, parallelism: 1 };
const passwords = createPasswords(CHEAP);

test('only the right password matches a hash', async () => {
  const stored = await passwords.hash('correct horse');
  expect(await passwords.check('correct horse', stored)).toEqual({ isRight: true, isOutdated: false });
  for (const wrong of ['correct horse ', 'Correct horse', 'correct hors', ''])
    expect((await passwords.check(wrong, stored)).isRight, wrong).toBe(false);
});

test('two hashes of one password differ, and neither contains it', async () => {
  const [first, second] = await Promise.all([
    passwords.hash('correct horse'),
    passwords.hash('correct horse'),
  ]);
  expect(first).not.toBe(second);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toContain('correct');
});

test('new accounts get a hash that costs at least 19 MiB and two passes', async () => {
  const stored = await createPasswords().hash('correct horse');
  const [, memory, passes] = /m=(\d+),t=(\d+)/.exec(stored) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
});

test('composed and decomposed letters are the same password', async () => {
  const composed = 'za\u017c\u00f3\u0142\u0107 g\u0119\u015bl\u0105';
  const stored = await passwords.hash(composed);
  expect((await passwords.check(composed.normalize('NFD'), stored)).isRight).toBe(true);
});

test('long passwords are compared up to the last character', async () => {
  const stored = await passwords.hash(`${'a'.repeat(127)}b`);
  expect((await passwords.check(`${'a'.repeat(127)}c`, stored)).isRight).toBe(false);
});

test('a hash of another cost is still checked, and reported as outdated', async () => {
  const old = await passwords.hash('correct horse');
  const dearer = createPasswords({ ...CHEAP, passes: 2 });
  expect(await dearer.check('correct horse', old)).toEqual({ isRight: true, isOutdated: true });
});

test('checks hashes made by other programs', async () => {
  const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect((await passwords.check('password', stored)).isRight).toBe(true);
});

test('without an account the check fails, and takes as much CPU time', async () => {
  const dear = createPasswords({ ...CHEAP, memory: 2_048, passes: 4 });
  const stored = await dear.hash('correct horse');
  /** Microseconds of CPU time, which do not depend on the load of the machine. */
  const cost = async (of: string | undefined): Promise<number> => {
    const before = process.cpuUsage();
    expect((await dear.check('incorrect horse', of)).isRight).toBe(false);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  let [without, withOne] = [Infinity, Infinity];
  for (let round = 0; round < 9; round += 1)
    [without, withOne] = [Math.min(without, await cost(undefined)), Math.min(withOne, await cost(stored))];
  const ratio = without / withOne;
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

describe('a flood', () => {
  test('is queued, and what exceeds the queue is refused', async () => {
    const few = createPasswords(CHEAP, { atOnce: 1, waiting: 2 });
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => few.hash('correct horse')));
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 3 }, () => 'fulfilled'),
      ...Array.from({ length: 2 }, () => 'rejected'),
    ]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toBeInstanceOf(ServiceError);
        expect(outcome.reason).toMatchObject({ code: 'service_unavailable', members: { retryAfter: 2 } });
      }
    await turn();
    await expect(few.hash('correct horse')).resolves.toContain('$argon2id$');
  });

  test('from one network takes no places of others', async () => {
    const few = createPasswords(CHEAP, { atOnce: 1, waiting: 6 });
    const done: string[] = [];
    const hash = async (line: string, isKnown = false): Promise<void> => {
      await few.hash('correct horse', { line, isKnown });
      done.push(line);
    };
    const flood = Array.from({ length: 20 }, () => hash('flood').catch(() => undefined));
    const others = [hash('one'), hash('another')];
    await Promise.all([...flood, ...others]);
    expect(done).toEqual(['flood', 'flood', 'one', 'another', 'flood', 'flood', 'flood']);
  });

  test('from many networks takes no place of an owner who has signed in before', async () => {
    const few = createPasswords(CHEAP, { atOnce: 1, waiting: 3 });
    const flood = Array.from({ length: 20 }, (_, network) =>
      few.hash('correct horse', { line: `${network}` }),
    );
    const owner = few.hash('correct horse', { line: 'owner', isKnown: true });
    const outcomes = await Promise.allSettled(flood);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(owner).resolves.toContain('$argon2id$');
  });
});

test('a malformed stored hash is an internal error', async () => {
  await expect(passwords.check('x', 'plain text')).rejects.toThrow('has an unknown format');
});

const judge = (password: string): string | undefined => judgePassword(password, 'ada.lovelace@example.org');

test.each([
  'otter lantern violin',
  'żółw, ćma i gżegżółka',
  'x7#kQ9!b',
  'Tr0ub4dor&3x',
  '🦦🏮🎻🌊🪴🧭🎈🪁',
  'p'.repeat(100) + 'q and then some more',
  '846295731046',
  // A letter and its accent are one character, composed or not.
  'ąęółżxćń'.normalize('NFD'),
])('accepts the password %s', (password) => {
  expect(judge(password)).toBeUndefined();
});

test.each([
  ['', 'too short'],
  ['seven77', 'too short'],
  ['🦦🏮🎻🌊🪴🧭🎈', 'too short'],
  ['ąęółżźćń'.normalize('NFD').slice(0, -2), 'too short'],
  ['a1'.repeat(65), 'too long'],
  ['password', 'too common'],
  ['PASSWORD2024!', 'too common'],
  ['!!qwertyuiop', 'too common'],
  ['1234567890', 'too common'],
  ['12345678', 'too common'],
  ['87654321', 'too common'],
  ['19850312', 'too common'],
  ['12.03.1985', 'too common'],
  ['aaaaaaaa', 'too common'],
  ['abcdefghij', 'too common'],
  ['abcabcabc', 'too common'],
  ['kochanie1', 'too common'],
  ['trivia123', 'too common'],
  ['ada.lovelace@example.org', 'is the address'],
  ['Ada.Lovelace', 'is the address'],
])('refuses the password %s: %s', (password, problem) => {
  expect(judge(password)).toBe(problem);
});

test.each([
  ['ada@example.org', 'ada@example.org'],
  ['  Ada.Lovelace+quiz@Example.ORG ', 'ada.lovelace+quiz@example.org'],
  ['ada@łódź.example', 'ada@xn--d-uga0v4h.example'],
  ["o'brien@example.co.uk", "o'brien@example.co.uk"],
])('an e-mail address is read from %j', (typed, address) => {
  expect(readEmailAddress(typed)).toBe(address);
});

test.each([
  ...['', 'ada', '@example.org', 'ada@', 'ada@localhost', 'ada@example', 'ada@example.1'],
  ...['ada@-example.org', 'ada@exa mple.org', 'a@b@example.org', '"ada"@example.org'],
  'ada@example.org\nBcc: eve@example.org',
  'ada@example.org, eve@example.org',
  ...['Ada <ada@example.org>', 'ada@[127.0.0.1]', 'ada@127.0.0.1', 'żaba@example.org'],
  `${'a'.repeat(65)}@example.org`,
  `ada@${'a'.repeat(64)}.example`,
  `ada@${'a.'.repeat(130)}example`,
])('no e-mail address is read from %j', (typed) => {
  expect(readEmailAddress(typed)).toBeUndefined();
});
