import { Pool, type PoolClient } from 'pg';
import { describe, expect, test, onTestFinished } from 'vitest';
import { migrate } from '../../../cli/store/migrate.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import { scanRevisions } from '../../../indexer/store/generations/index-verification.ts';
import { lockModeration } from '../../../indexer/store/imports/import-transactions.ts';
import { createKey } from '../../../src/access/api-keys.ts';
import { CleanText, optionKey } from '../../../src/contract/text.ts';
import { QUESTION_COLUMNS } from '../../../src/store/questions/columns.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { questions } from '../../support/data/a-question.ts';
import { databaseAt, ownEngines } from '../../support/engines.ts';
import { faultProxy } from '../../support/fault-proxy.ts';
import { untilLockWaits } from '../../support/lock-waits.ts';
import { until } from '../../support/until.ts';

const { pool, config } = await ownEngines();

/* The rules of a record exist twice: in the contract, and as database constraints for other writers. */
async function judge(expression: string, value: unknown): Promise<boolean> {
  const { rows } = await pool.query<{ verdict: boolean }>(`select ${expression} as verdict`, [value]);
  if (rows[0] === undefined) throw new Error('no verdict');
  return rows[0].verdict;
}

const TEXTS = [
  ...['Łódź', 'a\nb', 'a & b', 'AT&T', 'a;b&c d;', '&;', '3 < 5', 'x'.repeat(2_000)],
  ...['', ' a', 'a ', '\na', 'a\n', 'a\u00a0', 'a\tb', 'a\u0085b', 'a\u007fb', 'a\ufffd', 'e\u0301'],
  ...['&amp;', 'x &LT; y', '&#39;', '&#x1f;', '&#X1F;', 'a &nbsp;b'],
];
const KEYS = ['a', 'A', 'a  b', 'A b', 'a\u00a0b', 'ł', 'Ł', 'b', ' b', 'İ', 'ß'];

describe('the database constraints', () => {
  test.each(TEXTS)('treat %j like the contract', async (text) => {
    const verdict = CleanText.safeParse(text).success;
    expect(await judge('is_clean_text($1)', text)).toBe(verdict);
    expect(await judge('are_clean_texts($1)', ['sound', text, 'sound'])).toBe(verdict);
  });

  test('compare two options like the contract', async () => {
    for (const one of KEYS)
      for (const other of KEYS) {
        const differ = optionKey(one) !== optionKey(other);
        expect(await judge('options_are_distinct($1, array[$1 || $1])', one)).toBe(true);
        expect(await judge(`options_are_distinct('correct', $1)`, [one, 'between', other])).toBe(differ);
        expect(
          await judge(`options_are_distinct(($1::text[])[1], array[($1::text[])[2]])`, [one, other]),
        ).toBe(differ);
      }
  });

  test('accept empty lists, and refuse those with repeated or missing items', async () => {
    expect(await judge('are_clean_texts($1)', [])).toBe(true);
    for (const set of [[], ['a'], ['a', 'b', 'A', 'aa']]) expect(await judge('is_set($1)', set)).toBe(true);
    for (const list of [['a', 'a'], ['a', 'b', 'c', 'a'], [null], ['a', null], [['a'], ['b']]])
      expect(await judge('is_set($1)', list)).toBe(false);
    expect(await judge(`options_are_distinct('a', $1)`, ['b', null])).toBe(false);
    expect(await judge(`options_are_distinct('a', $1)`, [])).toBe(true);
  });
});

test('the definition of the columns of questions is that of the database', async () => {
  const { rows } = await pool.query<{ name: string; type: string; nullable: boolean }>(
    `select attname as name, atttypid::regtype::text as type, not attnotnull as nullable from pg_attribute
     where attrelid = 'questions'::regclass and attnum > 0 and not attisdropped`,
  );
  const defined = Object.entries<{ type: string; nullable?: true }>(QUESTION_COLUMNS).map(
    ([name, { type, nullable = false }]) => ({
      name,
      type: type === 'timestamptz' ? 'timestamp with time zone' : type,
      nullable,
    }),
  );
  expect(defined).toHaveLength(rows.length);
  expect(defined).toEqual(expect.arrayContaining(rows));
});

const processOf = async (client: PoolClient): Promise<number> =>
  (await client.query<{ id: number }>('select pg_backend_pid() as id')).rows[0]?.id ?? 0;

test('a connection lost between two statements fails only its transaction and is not reused', async () => {
  let ended = 0;
  const lost = inTransaction(pool, 'write', async (client) => {
    ended = await processOf(client);
    const gone = new Promise((resolve) => client.once('end', resolve));
    await pool.query('select pg_terminate_backend($1)', [ended]);
    await gone;
    await client.query('select 1');
  });
  await expect(lost).rejects.toThrow(/not queryable|terminat/);
  expect(ended).toBeGreaterThan(0);
  expect(await inTransaction(pool, 'write', processOf)).not.toBe(ended);
});

test('transactions leave no listener on connections that return to the pool', async () => {
  const listeners = (): Promise<number> =>
    inTransaction(pool, 'write', (client) => Promise.resolve(client.listenerCount('error')));
  const before = await listeners();
  for (let turn = 0; turn < 20; turn += 1) await listeners();
  expect(await listeners()).toBe(before);
});

test('a scan survives a search page slower than the idle timeout', async () => {
  await importRecords(pool, questions(3));
  const hasty = new Pool({
    connectionString: config.databaseUrl,
    idle_in_transaction_session_timeout: 50,
    application_name: 'hasty',
  });
  hasty.on('error', () => undefined);
  onTestFinished(() => hasty.end());
  await scanRevisions(hasty, async (nextPage) => {
    expect(await nextPage()).toHaveLength(3);
    await until('the scan has been silent for a while', async () => {
      const found = await pool.query(
        `select from pg_stat_activity where application_name = 'hasty' and state = 'idle in transaction'
           and clock_timestamp() - state_change < interval '200 ms'`,
      );
      return found.rowCount === 0;
    });
    expect(await nextPage()).toEqual([]);
  });
});

test('a key that cannot be stored reports the cause even when the rollback fails too', async () => {
  const failing = new Pool({ connectionString: config.databaseUrl });
  onTestFinished(() => failing.end());
  failing.on('connect', (client) => {
    const query = client.query.bind(client) as (text: string, ...given: unknown[]) => Promise<unknown>;
    const breaking = async (text: string, ...given: unknown[]): Promise<unknown> => {
      if (text.includes('insert into api_keys')) throw new Error('the cause');
      if (text === 'rollback') throw new Error('undoing failed');
      return query(text, ...given);
    };
    client.query = breaking as typeof client.query;
  });
  const newKey = { email: 'ada@example.org', name: 'test', scope: 'pk' } as const;
  await expect(createKey(failing, newKey)).rejects.toThrow('the cause');
  expect(failing.totalCount).toBe(0);
});

test('the labels migration waits for a moderator, who locks the reports before the questions', async () => {
  const { url, pool: old } = await databaseAt(19);
  let migrated: Promise<unknown> = Promise.resolve();
  await inTransaction(old, 'write', async (client) => {
    await lockModeration(client);
    await client.query('select from report_groups for update');
    migrated = Promise.allSettled([migrate(url)]);
    await untilLockWaits(old);
    await client.query('select from questions for update');
  });
  expect(await migrated).toMatchObject([{ status: 'fulfilled' }]);
});

test('a migration that waits for a lock lets others read meanwhile, and gives up in time', async () => {
  const { url, pool: old } = await databaseAt(19);
  let migrated: Promise<unknown> = Promise.resolve();
  await inTransaction(old, 'write', async (client) => {
    await client.query('select from questions');
    migrated = Promise.allSettled([migrate(url, Infinity, 6_000)]);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await untilLockWaits(old);
      const started = performance.now();
      await old.query('select from questions');
      // The migration waits for a second, and a busy machine may take as long for the rest.
      expect(performance.now() - started).toBeLessThan(2_000);
    }
    const reason: unknown = expect.objectContaining({
      message: expect.stringContaining('has held a lock') as unknown,
    });
    expect(await migrated).toEqual([{ status: 'rejected', reason }]);
  });
  expect((await migrate(url)).length).toBeGreaterThan(0);
});

test('what a migration has locked is free while a later one waits', async () => {
  const { url, pool: old } = await databaseAt(19);
  let migrated: Promise<unknown> = Promise.resolve();
  await inTransaction(old, 'write', async (client) => {
    await client.query('lock table comparisons_due in access exclusive mode');
    migrated = Promise.allSettled([migrate(url)]);
    // What waited too long is rolled back and tried again.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await untilLockWaits(old);
      const { rows } = await old.query('select extensions from questions');
      expect(rows).toEqual([]);
      await untilLockWaits(old, 0);
    }
    const applied = await old.query<{ name: string }>(
      'select name from migrations order by name desc limit 1',
    );
    expect(applied.rows).toEqual([{ name: '0029_extension_size' }]);
    await expect(migrate(url, Infinity, 1_000)).rejects.toThrow('Another process has been migrating');
  });
  expect(await migrated).toMatchObject([{ status: 'fulfilled', value: { length: 11 } }]);
});

/** Responses until the connection is ready. */
const CONNECTED = 4;

test.each([
  ['does not answer', 'freeze', 'timeout'],
  ['answers byte by byte', 'drip', 'timeout'],
  ['closes the connection in the middle of an answer', 'break', 'terminated'],
] as const)(
  'a migration ends with an error if PostgreSQL %s',
  { timeout: 60_000 },
  async (_it, fault, error) => {
    const proxy = await faultProxy(config.databaseUrl);
    proxy.partsBeforeBreak = CONNECTED;
    proxy.become(fault);
    // One line, without a stack trace.
    await expect(migrate(proxy.url)).rejects.toThrow(new RegExp(`^.*${error}.*$`));
    await proxy.close();
  },
);
