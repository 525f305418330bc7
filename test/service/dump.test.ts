import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

import { databaseAt, ownEngines } from '../support/engines.ts';
import { aQuestion, questions } from '../support/a-question.ts';
import { load } from '../support/load.ts';
import { ownFolder } from '../support/own-folder.ts';
import { postgresTools, type PostgresTools } from '../support/installed-programs.ts';

const engines = await ownEngines();
const { pool, environment } = engines;
const source = environment.DATABASE_URL ?? '';

let tools: PostgresTools | string;

beforeAll(async () => {
  tools = await postgresTools();
  await load(engines, [...questions(20), aQuestion({ language: 'pl', type: 'boolean' })]);
});

/** Everything that a dump should keep, as text. */
async function contentOf(database: typeof pool): Promise<unknown> {
  const { rows } = await database.query(
    `select (select json_agg(question order by id) from questions as question) as questions,
       (select json_agg(entry order by slug) from tags as entry) as tags,
       (select last_value from question_rev_seq) as rev,
       (select json_agg(migration order by id) from migrations as migration) as migrations`,
  );
  return rows;
}

// With an empty `search_path`, which the first line of a dump sets, the checks of `questions` did not find the functions
// that they call: every dump stopped at the first question.
describe('a dump of pg_dump', () => {
  test('in SQL is restored by psql as it is', async ({ skip }) => {
    if (typeof tools === 'string') return skip(tools);
    const file = join(await ownFolder(), 'trivia.sql');
    await tools.pgDump('--clean', '--if-exists', `--file=${file}`, source);
    const { url, pool: restored } = await databaseAt(0);
    // Twice: into an empty database, and over the one that is there.
    for (let time = 0; time < 2; time += 1)
      await tools.psql(
        '--quiet',
        '--no-psqlrc',
        '--single-transaction',
        '--set=ON_ERROR_STOP=1',
        `--file=${file}`,
        url,
      );
    expect(await contentOf(restored)).toEqual(await contentOf(pool));
  });

  test('in its own format is restored by pg_restore as it is', async ({ skip }) => {
    if (typeof tools === 'string') return skip(tools);
    const file = join(await ownFolder(), 'trivia.dump');
    await tools.pgDump('--format=custom', `--file=${file}`, source);
    const { url, pool: restored } = await databaseAt(0);
    for (let time = 0; time < 2; time += 1)
      await tools.pgRestore(
        '--clean',
        '--if-exists',
        '--single-transaction',
        '--exit-on-error',
        `--dbname=${url}`,
        file,
      );
    expect(await contentOf(restored)).toEqual(await contentOf(pool));
  });

  test('restores constraints that still refuse what they refused', async ({ skip }) => {
    if (typeof tools === 'string') return skip(tools);
    const file = join(await ownFolder(), 'trivia.sql');
    await tools.pgDump('--clean', '--if-exists', `--file=${file}`, source);
    const { url, pool: restored } = await databaseAt(0);
    await tools.psql('--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', `--file=${file}`, url);
    await expect(
      restored.query(`update questions set incorrect_answers = array[correct_answer, 'b', 'c']`),
    ).rejects.toThrow('options_distinct');
    await expect(restored.query(`update questions set text = ' not trimmed '`)).rejects.toThrow(
      'questions_text_check',
    );
  });
});
