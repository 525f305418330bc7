import { randomBytes } from 'node:crypto';
import { DatabaseError, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { grantApiRole } from '../../cli/store/api-role.ts';
import { ownEngines } from '../support/engines.ts';
import { isPlanned, describeStatement } from '../support/plans/explain-statements.ts';
import { walkService } from '../support/plans/walk.ts';

const engines = await ownEngines();
const { pool, config } = engines;
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
    const { statements } = await walkService(engines);
    const client = await pool.connect();
    const refused: string[] = [];
    try {
      await client.query(`begin; set local role ${role}`);
      for (const statement of statements.filter(isPlanned)) {
        await client.query('savepoint one');
        // The plan is made with the rights of the role, and nothing is run.
        await client.query(`explain (generic_plan) ${statement.text}`).catch(async (error: unknown) => {
          if (error instanceof DatabaseError && error.code === '42501')
            refused.push(describeStatement(statement));
          await client.query('rollback to savepoint one');
        });
      }
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(refused).toEqual([]);
  });

  test('cannot be that of the owner', async () => {
    await expect(grantApiRole(pool, config.databaseUrl)).rejects.toThrow('give the API another one');
  });
});
