import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';

import { runCommand } from '../../../cli/run-command.ts';
import { knownMigrations } from '../../../cli/store/migrate.ts';
import { createKey } from '../../../src/access/api-keys.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { databaseAt, ownEngines } from '../../support/engines.ts';
import { postgresTools, type PostgresTools } from '../../support/installed-programs.ts';
import { load } from '../../support/load.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { aCommandsSurroundings, trivia } from '../../support/trivia.ts';

const engines = await ownEngines();
const { pool, environment } = engines;
// The folder is deleted after the last test.
const file = join(engines.config.exportFolder, 'trivia.backup.gz');

/**
 * A hash of the rows of each table, and the next number of each sequence. A restored backup records its migrations again;
 * `except` is a pattern of names that are left out.
 */
async function contentOf(database: Pool, except = 'migrations%'): Promise<Record<string, unknown>> {
  const { rows: names } = await database.query<{ name: string; kind: string }>(
    `select relname as name, relkind as kind from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and relname not like $1`,
    [except],
  );
  const content: Record<string, unknown> = {};
  for (const { name, kind } of names) {
    const { rows } = await database.query(
      kind === 'r'
        ? `select md5(string_agg(row::text, '|' order by row::text)) as rows from ${name} as row`
        : `select last_value + is_called::int as next from ${name}`,
    );
    content[name] = rows[0];
  }
  return content;
}

const restore = (path: string, url: string, ...options: string[]): ReturnType<typeof trivia> =>
  trivia(['restore', path, ...options], { ...environment, DATABASE_URL: url });

let content: Record<string, unknown>;

beforeAll(async () => {
  await load(engines, [...questions(20), aQuestion({ language: 'pl', type: 'boolean' })]);
  await load(engines, [aQuestion({ explanation: 'A backslash \\. and “quotes”.' })]);
  await createKey(pool, { email: 'ada@example.org', name: 'first', scope: 'sk' });
  content = await contentOf(pool);
  const { code, stdout } = await trivia(['backup', file], environment);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/: [\d,]+ rows, [\d,]+ bytes\.\n$/)]);
});

describe('a backup', () => {
  test('can be read by its owner only', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test.each([[], ['--replace']])('never replaces tables of another application: %j', async (...options) => {
    const { url, pool: other } = await databaseAt(0);
    await other.query('create table invoices (id int); insert into invoices values (1)');
    const { code, stderr } = await restore(file, url, ...options);
    expect([code, stderr]).toEqual([1, expect.stringContaining('tables of another application')]);
    expect((await other.query('select id from invoices')).rows).toEqual([{ id: 1 }]);
  });

  test('is restored as it was into an empty database, and into a full one only if that is asked for', async () => {
    const { url, pool: restored } = await databaseAt(0);
    expect(await restore(file, url)).toMatchObject({ code: 0 });
    expect(await contentOf(restored)).toEqual(content);

    // Triggers and constraints are at work.
    await expect(restored.query('truncate questions cascade')).rejects.toThrow();
    await restored.query('delete from index_queue');
    await restored.query(`update questions set difficulty = 'expert'`);
    const { rows } = await restored.query('select count(*)::int as waiting from index_queue');
    expect(rows).toEqual([{ waiting: 22 }]);

    const { code, stderr } = await restore(file, url);
    expect([code, stderr]).toEqual([1, expect.stringContaining('22 questions and 1 users')]);
    expect(await contentOf(restored)).not.toEqual(content);

    // Tables of others stay.
    await restored.query('create table invoices (id int); insert into invoices values (1)');
    expect(await restore(file, url, '--replace')).toMatchObject({ code: 0 });
    expect((await restored.query('select id from invoices')).rows).toEqual([{ id: 1 }]);
    await restored.query('drop table invoices');
    expect(await contentOf(restored)).toEqual(content);
  });

  test('of an earlier version is restored, and updated to this one', async () => {
    const before = await databaseAt(knownMigrations().length - 2);
    await before.pool.query(`insert into users (email, tier) values ('ada@example.org', 'pro')`);
    const older = join(await ownFolder(), 'older.backup');
    await trivia(['backup', older], { ...environment, DATABASE_URL: before.url });
    const { url, pool: restored } = await databaseAt(knownMigrations().length);
    const { code, stdout } = await restore(older, url, '--replace');
    expect([code, stdout]).toEqual([0, expect.stringContaining(knownMigrations().at(-1) ?? '')]);
    const { rows } = await restored.query('select email, tier from users');
    expect(rows).toEqual([{ email: 'ada@example.org', tier: 'pro' }]);
  });

  test('is restored where a set-up was killed before its fourth migration', async () => {
    const { url, pool: restored } = await databaseAt(3);
    expect((await restore(file, url)).code).toBe(0);
    expect(await contentOf(restored)).toEqual(content);
  });

  test('to standard output is restored from standard input', async () => {
    const { stdout } = await trivia(['backup', '-'], environment);
    const { url, pool: restored } = await databaseAt(0);
    const surroundings = {
      ...aCommandsSurroundings(),
      environment: { ...environment, DATABASE_URL: url },
      stdin: Readable.from([stdout]),
    };
    expect(await runCommand(['restore', '-'], surroundings)).toBe(0);
    expect(await contentOf(restored)).toEqual(content);
  });
});

describe('a file is refused, and nothing is changed, if it', () => {
  const text = async (): Promise<string> => gunzipSync(await readFile(file)).toString();
  test.each<[string, (whole: Buffer, content: string) => Buffer, string]>([
    ['is compressed and cut off', (whole) => whole.subarray(0, whole.length - 20), 'cannot be decompressed'],
    ['ends in a table', (_, all) => gzipSync(all.slice(0, all.length / 2)), 'ends in the middle of a table'],
    [
      'lacks its last line',
      (_, all) => gzipSync(all.replace(/\{"rows":\d+\}\n$/, '')),
      'last line is missing',
    ],
    [
      'lacks a row',
      (_, all) => gzipSync(all.replace(/\n(?!\{"table")[^\n]+\n\\\.\n/, '\n\\.\n')),
      'should have',
    ],
    ['is another file', () => Buffer.from('-- PostgreSQL database dump\n'), 'is not a backup'],
    [
      'is of a newer version',
      (_, all) => gzipSync(all.replace(/"migrations":\[/, '"migrations":["9999_later",')),
      'newer version',
    ],
  ])('%s', async (_, change, reason) => {
    const broken = join(await ownFolder(), 'broken.gz');
    await writeFile(broken, change(await readFile(file), await text()));
    const { code, stderr } = await restore(broken, engines.config.databaseUrl, '--replace');
    expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(await contentOf(pool)).toEqual(content);
  });

  test('is whole, but the restore is stopped', async () => {
    const surroundings = { ...aCommandsSurroundings(), environment, signal: AbortSignal.abort() };
    expect(await runCommand(['restore', file, '--replace'], surroundings)).toBe(4);
    expect(surroundings.stderr.text()).toContain('Run the same command to start over.');
    expect(await contentOf(pool)).toEqual(content);
  });

  test('does not exist', async () => {
    const { code, stderr } = await restore('nothing.gz', engines.config.databaseUrl, '--replace');
    expect([code, stderr]).toEqual([1, expect.stringContaining('nothing.gz cannot be read')]);
  });
});

// With an empty `search_path`, which the first line of a dump sets, the checks of `questions` did not find the functions
// that they call: every dump stopped at the first question.
describe('a dump of pg_dump', () => {
  const PSQL = ['--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1'];
  let tools: PostgresTools | string;
  beforeAll(async () => {
    tools = await postgresTools();
  });

  test('in SQL is restored by psql as it is', async ({ skip }) => {
    if (typeof tools === 'string') return skip(tools);
    const file = join(await ownFolder(), 'trivia.sql');
    await tools.pgDump('--clean', '--if-exists', `--file=${file}`, engines.config.databaseUrl);
    const { url, pool: restored } = await databaseAt(0);
    // Twice: into an empty database, and over the one that is there.
    for (let time = 0; time < 2; time += 1)
      await tools.psql(...PSQL, '--single-transaction', `--file=${file}`, url);
    expect(await contentOf(restored, '')).toEqual(await contentOf(pool, ''));
    // Its constraints still refuse what they refused.
    for (const [change, constraint] of [
      [`incorrect_answers = array[correct_answer, 'b', 'c']`, 'options_distinct'],
      [`text = ' not trimmed '`, 'questions_text_check'],
    ] as const)
      await expect(restored.query(`update questions set ${change}`)).rejects.toThrow(constraint);
  });

  test('in its own format is restored by pg_restore as it is', async ({ skip }) => {
    if (typeof tools === 'string') return skip(tools);
    const file = join(await ownFolder(), 'trivia.dump');
    await tools.pgDump('--format=custom', `--file=${file}`, engines.config.databaseUrl);
    const options = ['--clean', '--if-exists', '--single-transaction', '--exit-on-error'];
    const { url, pool: restored } = await databaseAt(0);
    for (let time = 0; time < 2; time += 1) await tools.pgRestore(...options, `--dbname=${url}`, file);
    expect(await contentOf(restored, '')).toEqual(await contentOf(pool, ''));
  });
});
