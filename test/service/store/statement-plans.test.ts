import { randomBytes } from 'node:crypto';
import { DatabaseError, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { grantApiRole } from '../../../cli/store/api-role.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { ownEngines } from '../../support/engines.ts';
import {
  describeProblems,
  describeStatement,
  explainAll,
  isPlanned,
} from '../../support/plans/explain-statements.ts';
import { lookFull, LARGE_TABLES } from '../../support/plans/table-rows.ts';
import type { SentStatement } from '../../support/plans/record-statements.ts';
import { walkService } from '../../support/plans/walk.ts';

/** Statements that may read more, by a part of their text: the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'select id from oauth_grants\n    where last_used_at':
    'every ten minutes in one process; whether a grant still has tokens is not stored with it',
  'to_char(created_at at time zone':
    'the history of the catalogue: 5,000 questions at a time, in the background of one process, for a hundredth of the time',
  'array(select alias from topic_aliases': 'all topics, some hundred, once after the vocabulary has changed',
};

const engines = await ownEngines();
const { pool, config } = engines;
const { statements, unvisited } = await walkService(engines);
const planned = statements.filter(isPlanned);
const isException = ({ text }: SentStatement): boolean =>
  Object.keys(EXCEPTIONS).some((part) => text.includes(part));
await lookFull(engines);

/** What is wrong with the plans of statements. */
const explain = (explained: readonly SentStatement[]): Promise<string[]> =>
  inTransaction(pool, 'write', async (client) => describeProblems(await explainAll(client, explained)));

describe('with 1.4 million questions and 200,000 accounts', () => {
  test('every statement of the service finds its rows by an index', async () => {
    expect(await explain(planned.filter((statement) => !isException(statement)))).toEqual([]);
  });

  test('every exception is still needed', async () => {
    const problems = await explain(planned.filter(isException));
    expect(problems).toHaveLength(Object.keys(EXCEPTIONS).length);
  });

  test('every reference from a large table has an index, so that deleting a row finds the rows that refer to it', async () => {
    const { rows } = await pool.query<{ reference: string }>(
      `select conrelid::regclass || ' (' || attname || ')' as reference
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and conrelid = any ($1::regclass[])
         and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])
       order by reference`,
      [Object.keys(LARGE_TABLES)],
    );
    // No category is ever deleted.
    expect(rows.map(({ reference }) => reference)).toEqual(['questions (category_id)']);
  });

  test('statements of reading requests are prepared, so that they are parsed and planned once a connection', () => {
    const isOfReaders = ({ senders }: SentStatement): boolean =>
      [...senders].some((sender) => /^(GET|MCP (?!tools\/call svc_report$))/.test(sender));
    const unnamed = planned.filter((statement) => isOfReaders(statement) && statement.name === undefined);
    // Counts that a process no longer has in memory are read once for all callers.
    expect(unnamed.map(describeStatement).sort()).toEqual([expect.stringContaining('select counts from')]);
  });

  test('the walk that collects the statements reaches every route', () => {
    expect(unvisited, 'add requests for these routes to test/support/every-request').toEqual([]);
  });
});

const role = `trivia_api_${randomBytes(4).toString('hex')}`;

const urlWith = (password: string): string => {
  const url = new URL(config.databaseUrl);
  url.username = role;
  url.password = encodeURIComponent(password);
  return url.href;
};

const api = new Pool({ connectionString: urlWith('it’s a/secret'), max: 2 });

beforeAll(async () => {
  // Twice, as at every start.
  await grantApiRole(pool, urlWith('an earlier one'));
  await grantApiRole(pool, urlWith('it’s a/secret'));
});
afterAll(async () => {
  await api.end();
  await pool.query(`drop owned by ${role}; drop role ${role}`);
});

describe('the database user of the API', () => {
  test.each(['createdb', 'createrole', 'superuser'])(
    'is not taken from another purpose: %s',
    async (right) => {
      const other = `trivia_other_${randomBytes(4).toString('hex')}`;
      await pool.query(`create role ${other} ${right}`);
      const url = urlWith('a password').replace(role, other);
      await expect(grantApiRole(pool, url)).rejects.toThrow('give the API a separate one');
      await pool.query(`drop role ${other}`);
    },
  );

  test.each([
    'create table notes (id int)',
    'create temporary table notes (id int)',
    'create schema notes',
    'drop table questions',
    'truncate questions',
    'alter table questions disable trigger all',
    'create role another',
  ])('cannot run: %s', async (statement) => {
    await expect(api.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  test('reads and writes rows of tables that are created later', async () => {
    await pool.query('create table later (id int generated always as identity primary key, text text)');
    await api.query(`insert into later (text) values ('one')`);
    await api.query(`update later set text = 'two'`);
    const { rows } = await api.query('select text from later');
    expect(rows).toEqual([{ text: 'two' }]);
  });

  test('may run every statement that the service sends', async () => {
    const refused: string[] = [];
    await inTransaction(pool, 'write', async (client) => {
      await client.query(`set local role ${role}`);
      for (const statement of planned) {
        await client.query('savepoint one');
        // The plan is made with the rights of the role, and nothing is run.
        await client.query(`explain (generic_plan) ${statement.text}`).catch(async (error: unknown) => {
          if (error instanceof DatabaseError && error.code === '42501')
            refused.push(describeStatement(statement));
          await client.query('rollback to savepoint one');
        });
      }
    });
    expect(refused).toEqual([]);
  });

  test('cannot be that of the owner', async () => {
    await expect(grantApiRole(pool, config.databaseUrl)).rejects.toThrow('give the API another one');
  });
});
