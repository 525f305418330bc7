import { describe, expect, test } from 'vitest';

import { importRecords } from '../../../indexer/import/import-records.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { holdImportsAt } from '../../support/faulty-engines.ts';
import { load, makeSearchable, searchableIds } from '../../support/load.ts';
import { inputFolder, ownFolder, recordsFile } from '../../support/own-folder.ts';
import { start } from '../../support/processes.ts';
import { trivia } from '../../support/trivia.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const { pool, environment, config } = engines;

const parsed = (stdout: string): Record<string, unknown> => JSON.parse(stdout) as Record<string, unknown>;

describe('exit code 0', () => {
  test.each([[['--help']], [['generate', '--count', '20000']]])(
    'the reader may close the pipe, as head does: %j',
    async (parameters) => {
      const { child, exit, stderr } = start('cli/trivia.ts', parameters, {});
      child.stdout?.destroy();
      expect(await exit).toBe(0);
      expect(stderr()).not.toContain('EPIPE');
    },
  );

  test('an import of valid records prints a table of counts', async () => {
    const { code, stdout } = await trivia(['import', await recordsFile(questions(3))], environment);
    expect(code).toBe(0);
    expect(stdout).toBe(
      'rows       3\nread       3\nimported   3\nupdated    0\nunchanged  0\nmerged     0\nskipped    0\n' +
        'Quality: 3 high, 0 standard, 0 needs_review. Default draws return only high.\n',
    );
  });

  test('rebuild, rollback, verify and follow act on the index', async () => {
    await load(engines, questions(2, { tags: ['by-command'] }));
    const rebuilt = await trivia(['index', 'rebuild', '--json'], environment);
    expect(rebuilt).toMatchObject({ code: 0, stderr: '' });
    const { index } = parsed(rebuilt.stdout);
    const rolledBack = await trivia(['index', 'rollback', '--json'], environment);
    expect(parsed(rolledBack.stdout).index).not.toBe(index);
    expect((await trivia(['index', 'verify'], environment)).code).toBe(0);

    const following = start('cli/trivia.ts', ['index', 'follow', '--json'], environment);
    await importRecords(pool, questions(1, { tags: ['by-command'] }));
    await until(
      'the new question can be found',
      async () => (await searchableIds(engines, 'by-command')).length === 3,
    );
    following.child.kill('SIGINT');
    expect(await following.exit).toBe(0);
    expect(parsed(following.stdout())).toEqual({ stopped: true });
  });

  test('the engines of the npm start in the folder are used when the environment names none', async () => {
    const { databaseUrl, elasticsearchUrl, redisUrl } = config;
    const running = { baseUrl: '', engines: { databaseUrl, elasticsearchUrl, redisUrl } };
    const folder = await inputFolder({ '.trivia/dev.json': JSON.stringify(running) });
    const { code, stdout } = await trivia(['migrate', '--json'], {}, folder);
    expect(code).toBe(0);
    expect(parsed(stdout)).toEqual({ migrations: [], vocabulary: 0 });
  });
});

describe('exit code 1', () => {
  test('no engine is configured', async () => {
    const folder = await ownFolder();
    expect(await trivia(['keys', 'list'], {}, folder)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Set DATABASE_URL') as unknown,
    });
  });

  test('the file to import does not exist', async () => {
    const { code, stdout } = await trivia(['import', '/does/not/exist.jsonl', '--json'], environment);
    expect(code).toBe(1);
    expect(parsed(stdout)).toEqual({ error: '/does/not/exist.jsonl does not exist.' });
  });

  test('the database is unreachable', async () => {
    const unreachable = { ...environment, DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/trivia' };
    const { code, stderr } = await trivia(['keys', 'list'], unreachable);
    expect(code).toBe(1);
    expect(stderr).toContain('ECONNREFUSED');
    expect(stderr).not.toContain('secret');
  });

  test.each([
    [[], 'There is no index. The indexer builds one; without an indexer, run `trivia index rebuild`.'],
    [['--index', 'unknown'], 'There is no index unknown.'],
  ])('there is no index to verify with the options %j', async (options, message) => {
    const without = { ...environment, TRIVIA_INDEX_PREFIX: `${engines.indexPrefix}-none` };
    const { code, stderr } = await trivia(['index', 'verify', ...options], without);
    expect({ code, stderr }).toEqual({ code: 1, stderr: `trivia: ${message}\n` });
  });
});

test('exit code 2: no command is given', async () => {
  const { code, stdout, stderr } = await trivia([], environment);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('Usage: trivia');
});

describe('exit code 3', () => {
  test('an import that skips rows lists the first ones', async () => {
    const { code, stdout } = await trivia(['import', await recordsFile([aQuestion(), '{'])], environment);
    expect(code).toBe(3);
    expect(stdout).toContain('  invalid_json  1\n');
    expect(stdout).toContain('  line 2: not JSON in UTF-8\n');
  });

  test('differences between index and database are listed', async () => {
    await makeSearchable(engines);
    const [id = ''] = await load(engines, questions(1));
    await engines.elasticsearch.delete({ index: `${engines.indexPrefix}-questions`, id });
    const { code, stdout } = await trivia(['index', 'verify'], environment);
    expect(code).toBe(3);
    expect(stdout).toContain(`missing  ${id}`);
    expect((await trivia(['index', 'verify', '--repair', '--json'], environment)).code).toBe(3);
    await makeSearchable(engines);
    expect((await trivia(['index', 'verify'], environment)).code).toBe(0);
  });
});

test('exit code 4: an import stopped with Ctrl-C ends after its batch and resumes next time', async () => {
  const file = await recordsFile(questions(5_000, { tags: ['stopped'] }));
  const { rowCount } = await pool.query('select from questions');
  // The second batch waits until the signal has come.
  const letGo = await holdImportsAt(pool, (rowCount ?? 0) + 1);
  const first = start('cli/trivia.ts', ['import', file], environment);
  await until(
    'a batch is in',
    async () => ((await pool.query(`select from questions where tags = '{stopped}'`)).rowCount ?? 0) > 0,
  );
  first.child.kill('SIGINT');
  await letGo();
  expect(await first.exit).toBe(4);
  expect(first.stdout()).toContain('Run the same command to resume.');
  const second = await trivia(['import', file, '--json'], environment);
  expect(parsed(second.stdout)).toMatchObject({ read: 5_000, imported: 5_000, finished: true });
});
