import { expect, test } from 'vitest';

import { QUESTION_COLUMNS } from '../../src/store/questions/columns.ts';
import { ownEngines } from '../support/engines.ts';

const { pool } = await ownEngines();

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
