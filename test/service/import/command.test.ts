import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../../../cli/run-command.ts';
import { UPSTREAM_SOURCES } from '../../../indexer/downloads/manifest.ts';
import { finishImport, importFiles } from '../../../indexer/import/import-files.ts';
import { countDue } from '../../../indexer/store/duplicates/duplicates.ts';
import { questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { claims, inputFolder, lines, aQuery, ownFolder } from '../../support/own-folder.ts';
import { trivia, aCommandsSurroundings } from '../../support/trivia.ts';

const { pool, environment } = await ownEngines();

const TRIVIA = fileURLToPath(new URL('../../../cli/trivia.ts', import.meta.url));

const parsed = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;

/** Imports standard input. `left` is what remains in the folder for temporary files. */
async function importInput(input: Buffer | string, ...options: string[]) {
  const folder = await ownFolder();
  const child = spawn(process.execPath, [TRIVIA, 'import', ...options, '--json', '-'], {
    env: { PATH: process.env.PATH ?? '', ...environment, TMPDIR: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [unknown];
  return { code, printed: parsed(stdout), left: await readdir(folder) };
}

interface AllImported {
  readonly finished: boolean;
  readonly data: readonly {
    readonly source: string;
    readonly result: { readonly report: { readonly imported: number; readonly unchanged: number } } | null;
    readonly missing?: readonly string[];
    readonly error?: string | null;
  }[];
}

async function importAll(folder: string) {
  const { code, stdout } = await trivia(['import', '--all', folder, '--json'], environment);
  const all = JSON.parse(stdout) as AllImported;
  const of = (wanted: string) => all.data.find(({ source }) => source === wanted);
  return { code, ...all, of };
}

const someSources = (): Promise<string> =>
  inputFolder({
    'creak/train.json': lines(claims(3)),
    'creak/dev.json': lines(claims(2)),
    'creak/contrast_set.json': lines(claims(1)),
    'mkqa/dataset/mkqa.jsonl': aQuery(
      '-8817000000000000123',
      'who wrote the mock saga',
      'kto napisał Sagę Mock',
    ),
    'entityq/dataset/test/P36.test.json':
      '[{"question": "What is the capital of Mockovia?", "answers": ["Stubville"]}]',
    'webq/README.md': 'Nothing here.',
    'notes.txt': 'Not a source.',
  });

describe('trivia import --all', () => {
  test('imports the sources that are there in the order of the manifest, and lists what is missing', async () => {
    const folder = await someSources();
    const { code, finished, data } = await importAll(folder);
    expect({ code, finished }).toEqual({ code: 3, finished: true });
    expect(data.map(({ source }) => source)).toEqual(
      'opentdb opentriviaqa arc mintaka mkqa creak qasc webq nq-open kqa-pro entityq'.split(' '),
    );
    const done = data.filter(({ result }) => result !== null);
    expect(done.map(({ source, result }) => [source, result?.report.imported])).toEqual([
      ['mkqa', 2],
      ['creak', 6],
      ['entityq', 1],
    ]);
    expect(done.map(({ missing }) => missing?.length)).toEqual([0, 0, 71]);
    expect(data.filter(({ result }) => result === null).map(({ error }) => error)).toEqual(
      Array.from({ length: UPSTREAM_SOURCES.length - 3 }, () => null),
    );
    const first = await pool.query<{ source: string }>(`select source from questions order by seq limit 1`);
    expect(first.rows).toEqual([{ source: 'mkqa' }]);
  });

  test('prints a table with a sum, and the command that gets what is missing', async () => {
    const folder = await someSources();
    const { stdout } = await trivia(['import', '--all', folder], environment);
    expect(stdout).toMatch(
      /^source +rows +read +imported +updated +unchanged +merged +skipped\nmkqa +1 +2 /u,
    );
    expect(stdout).toMatch(/\nall +8 +9 /u);
    expect(stdout).toContain(
      'Missing:\n  opentdb: all files\n  opentriviaqa: all files\n  arc: all files\n  mintaka: all files\n',
    );
    expect(stdout).toMatch(
      /\n {2}entityq: 71 of 72 files \(dataset\/train\/P17\.train\.json, .* and 68 more\)\n/u,
    );
    expect(stdout).toContain(
      `\`trivia sources fetch opentdb opentriviaqa arc mintaka qasc webq nq-open kqa-pro entityq --dir ${folder}\``,
    );
  });

  test('imports the others if the files of one source are not what they should be', async () => {
    const folder = await inputFolder({
      'mintaka/mintaka_dev.json': 'not found',
      'creak/dev.json': lines(claims(2)),
    });
    const { code, of } = await importAll(folder);
    expect(code).toBe(1);
    expect(of('mintaka')).toMatchObject({
      result: null,
      error: expect.stringContaining('Nothing was imported. Expected: a JSON array') as unknown,
    });
    expect(of('creak')?.result?.report.imported).toBe(2);
  });

  test('counts the skipped rows by reason over all sources', async () => {
    const unlabelled = claims(2).map((claim) => ({ ...claim, label: undefined }));
    const folder = await inputFolder({
      'creak/dev.json': `${lines([...claims(1), ...unlabelled])}{`,
      'mkqa/mkqa.jsonl': '{}\n',
    });
    const { code, stdout } = await trivia(['import', '--all', folder], environment);
    expect(code).toBe(1);
    expect(stdout).toContain('Skipped: 2 no_answer_given, 1 invalid_json.');
    expect(stdout).toContain('mkqa failed: Nothing was imported.');
  });

  test('refuses a folder without sources', async () => {
    const folder = await inputFolder({ 'questions.jsonl': '' });
    const { code, stderr } = await trivia(['import', '--all', folder], environment);
    expect(code).toBe(1);
    expect(stderr).toContain(`${folder} has no folder of a source, such as ${join(folder, 'opentdb')}`);
  });

  test('with --dry-run saves nothing', async () => {
    const folder = await inputFolder({ 'creak/dev.json': lines(claims(2)) });
    const { stdout } = await trivia(['import', '--all', folder, '--dry-run'], environment);
    expect(stdout).toMatch(/\ncreak +2 +2 +2 /u);
    expect(stdout).toContain('Dry run: nothing was saved.');
    expect((await importAll(folder)).of('creak')).toMatchObject({
      result: { report: { imported: 2, unchanged: 0 } },
    });
  });

  test('that is stopped says so, and starts over once it has finished', async () => {
    const folder = await inputFolder({ 'creak/dev.json': lines(claims(2)) });
    const surroundings = { ...aCommandsSurroundings(), environment, signal: AbortSignal.abort() };
    expect(await runCommand(['import', '--all', folder], surroundings)).toBe(4);
    expect(surroundings.stdout.text()).toContain('Run the same command to resume.');
    const { of } = await importAll(folder);
    expect(of('creak')?.result?.report).toMatchObject({ imported: 2 });
    const { of: again } = await importAll(folder);
    expect(again('creak')?.result?.report).toMatchObject({ imported: 0, unchanged: 2 });
  });
});

test('a part of several imports that has finished is not read again until all have', async () => {
  const folder = await inputFolder({ 'train.json': lines(claims(3)), 'dev.json': lines(claims(2)) });
  const part = { isPart: true };
  const first = await importFiles(pool, [folder], 'creak', part);
  expect(first.report).toMatchObject({ rows: 5, imported: 5, unchanged: 0 });
  await pool.query(
    `delete from questions where source = 'creak' and extensions ->> 'entity' = 'Fixture Lighthouse'`,
  );
  expect(await importFiles(pool, [folder], 'creak', part)).toEqual({
    ...first,
    resumedFrom: expect.any(Number) as unknown,
  });
  await finishImport(pool, [folder], 'creak');
  expect((await importFiles(pool, [folder], 'creak', part)).report.imported).toBe(5);
});

test('a part that was stopped while it compared questions compares the rest when all resume', async () => {
  const folder = await inputFolder({ 'train.json': lines(claims(3)) });
  await importFiles(pool, [folder], 'creak', { isPart: true });
  await pool.query('insert into comparisons_due select id from questions on conflict do nothing');
  await importFiles(pool, [folder], 'creak', { isPart: true });
  expect(await countDue(pool)).toBe(0);
});

test('standard input is imported like a file, compressed or not, and its copy is deleted', async () => {
  for (const input of [lines(questions(3)), gzipSync(lines(questions(3)))])
    expect(await importInput(input)).toMatchObject({
      code: 0,
      printed: { rows: 3, imported: 3, finished: true },
      left: [],
    });
});

test('standard input from another source is rejected, and its copy is deleted', async () => {
  expect(await importInput('text\n', '--source', 'webq')).toMatchObject({
    code: 2,
    printed: { refused: [{ fault: expect.any(String) as unknown, looksLike: null }] },
    left: [],
  });
});

test('several files are reported one by one and in total', async () => {
  const folder = await inputFolder({ 'dev.json': lines(claims(2)), 'train.json': lines(claims(3)) });
  const parameters = ['import', '--source', 'creak', folder];
  const tried = await trivia([...parameters, '--dry-run'], environment);
  expect(tried.code).toBe(0);
  expect(tried.stdout).toContain('Dry run: nothing was saved.\n');
  const { code, stdout } = await trivia(parameters, environment);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^file +rows +read +imported/u);
  expect(stdout).toMatch(/^dev\.json +2 +2 +\d/mu);
  expect(stdout).toMatch(/^train\.json +3 +3 +\d/mu);
  expect(stdout).toMatch(/^rows +5$/mu);
  const again = await trivia([...parameters, '--json'], environment);
  expect(parsed(again.stdout)).toMatchObject({
    source: 'creak',
    dryRun: false,
    rows: 5,
    unchanged: 5,
    pruned: null,
    files: [
      { file: 'dev.json', rows: 2 },
      { file: 'train.json', rows: 3 },
    ],
  });
});

test('the import exits with 3 if pruning would remove too many questions', async () => {
  const rows = claims(10);
  const all = await inputFolder({ 'dev.json': lines(rows) });
  const fewer = await inputFolder({ 'dev.json': lines(rows.slice(0, 2)) });
  await trivia(['import', '--source', 'creak', all], environment);
  const { code, stdout } = await trivia(['import', '--source', 'creak', '--prune', fewer], environment);
  expect(code).toBe(3);
  expect(stdout).toContain('Nothing was pruned: ');
  expect(stdout).toContain('--force-prune');
});
