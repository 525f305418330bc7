import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { generateRecords } from '../../../cli/generate/generate-records.ts';
import { importFiles, type ImportOptions, type ImportResult } from '../../../indexer/import/import-files.ts';
import type { SurveyProgress } from '../../../indexer/import/import-format.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { holdImportsAt } from '../../support/faulty-engines.ts';
import { claims, inputFolder, lines, recordsFile } from '../../support/own-folder.ts';
import { start } from '../../support/processes.ts';
import { sized } from '../../support/sized.ts';
import { trivia } from '../../support/trivia.ts';
import { until } from '../../support/until.ts';

const { pool, environment } = await ownEngines();

/** What is stored, without what differs between two imports of the same files. */
async function stored(): Promise<unknown[]> {
  const found = await pool.query<Record<string, unknown>>(
    `select source_id, text, correct_answer, tags, quality, availability, encode(content_hash, 'hex') as hash
     from questions where source = 'creak' order by source_id`,
  );
  return found.rows;
}

/** Three files, with repetitions within and between them, and with rows that give no question. */
async function someFiles(): Promise<string> {
  const all = claims(1_600);
  const [first = {}, second = {}] = all;
  return inputFolder({
    'contrast_set.json': lines([...all.slice(0, 550), first, ...all.slice(550, 600)]),
    'dev.json': `${lines(all.slice(600, 900))}{"ex_id":\n${lines([...all.slice(900, 1_000), second])}`,
    'train.json': lines([first, ...all.slice(1_000), second]),
  });
}

const importFolder = (folder: string, options?: ImportOptions): Promise<ImportResult> =>
  importFiles(pool, [folder], 'creak', options);

async function importInPieces(folder: string, batches: number): Promise<ImportResult> {
  for (;;) {
    const stop = new AbortController();
    let left = batches;
    const result = await importFolder(folder, {
      signal: stop.signal,
      onProgress: () => {
        left -= 1;
        if (left === 0) stop.abort();
      },
    });
    if (result.finished) return result;
  }
}

test('an import that is stopped every few batches ends like an uninterrupted one', async () => {
  const folder = await someFiles();
  const atOnce = await importFolder(folder);
  expect(atOnce.report).toMatchObject({
    rows: 1_605,
    imported: 1_600,
    reasons: { duplicate_line: 4, invalid_json: 1 },
  });
  const expected = await stored();
  for (const batches of [1, 2]) {
    await pool.query(`delete from questions where source = 'creak'`);
    const inPieces = await importInPieces(folder, batches);
    expect(inPieces.files).toEqual(atOnce.files);
    expect(inPieces.report).toEqual(atOnce.report);
    expect(inPieces.resumedFrom).toBeGreaterThan(0);
    expect(await stored()).toEqual(expected);
  }
  expect(await importFolder(folder)).toMatchObject({
    resumedFrom: 0,
    report: { unchanged: 1_600, updated: 0 },
  });
});

test('another import of the same source is refused without waiting', async () => {
  const folder = await someFiles();
  const imports = await inTransaction(pool, 'write', async (client) => {
    // The first import cannot end before the other one is refused.
    await client.query('lock table questions in share mode');
    const both = [importFolder(folder), importFolder(folder)];
    await expect(Promise.race(both)).rejects.toThrow('Another process is importing creak.');
    return both;
  });
  const ends = await Promise.allSettled(imports);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an import that is stopped during its survey writes nothing', async () => {
  const row = { question: 'who wrote the mock saga theme', answer: ['Anna Stub'] };
  const folder = await inputFolder({ 'NQ-open.dev.jsonl': lines([row]) });
  const stop = new AbortController();
  const surveyed: SurveyProgress[] = [];
  const stopped = await importFiles(pool, [folder], 'nq-open', {
    signal: stop.signal,
    onSurvey: (progress) => {
      surveyed.push(progress);
      stop.abort();
    },
  });
  expect(surveyed).toMatchObject([{ pass: 1, rows: 1 }]);
  expect(stopped).toMatchObject({ finished: false, report: { read: 0 } });
  expect(await importFiles(pool, [folder], 'nq-open')).toMatchObject({
    finished: true,
    resumedFrom: 0,
    report: { imported: 1 },
  });
});

test('an interrupted import of a changed file starts at the beginning', async () => {
  const file = await recordsFile(questions(600));
  const stop = new AbortController();
  await importFiles(pool, [file], null, { signal: stop.signal, onProgress: () => stop.abort() });
  await writeFile(file, `${await readFile(file, 'utf8')}${JSON.stringify(aQuestion())}\n`);
  expect(await importFiles(pool, [file], null)).toMatchObject({
    resumedFrom: 0,
    report: { read: 601, unchanged: 500, imported: 101 },
  });
});

const KILLS = sized({ short: 2, long: 5 });
const RECORDS = sized({ short: 4_000, long: 8_000 });
/**
 * New questions after which a run may not begin another batch. The first batch has 500 questions and the others 1,000,
 * so that a run stores at most 1,500, however fast the machine is, and the last run has something left to do.
 */
const APART = 600;
/** Questions of the batch that is being written at a kill. */
const UNDER_WAY = 1_000;

const vocabulary = {
  tags: ['europe', 'rivers', 'one', 'two', 'three'],
  subcategories: ['capitals'],
  regions: ['pl', 'de'],
};

/** Everything except the order and the times of writing, which differ between imports. */
async function endState(): Promise<Record<string, unknown[]>> {
  const read = async (statement: string): Promise<unknown[]> => (await pool.query<object>(statement)).rows;
  return {
    questions: await read(
      `select to_jsonb(questions) - 'seq' - 'rev' - 'updated_at' as question from questions order by id`,
    ),
    merges: await read('select question_id, like_id from automatic_merges order by question_id'),
    keys: await read(
      `select id, key, marks from duplicate_keys join questions on seq = question_seq order by id, key`,
    ),
    labels: await read('select kind, slug, language, text from labels order by kind, slug, language'),
    queued: await read('select id from index_queue order by id'),
    due: await read('select question_id from comparisons_due order by question_id'),
  };
}

async function startOver(): Promise<void> {
  await pool.query('delete from questions');
  for (const table of ['index_queue', 'duplicate_keys', 'comparisons_due', 'imports'])
    await pool.query(`delete from ${table}`);
}

const countAll = async (): Promise<number> => (await pool.query('select from questions')).rowCount ?? 0;

test(
  'an import that is killed at random moments ends like an uninterrupted one',
  { timeout: 240_000 },
  async () => {
    // Generated records are not added to others.
    await startOver();
    const file = await recordsFile([...generateRecords({ count: RECORDS, seed: 7, vocabulary })]);
    const begun = performance.now();
    const undisturbed = await importFiles(pool, [file], null);
    // The kill comes at a random moment of the time that this machine takes for a batch.
    const within = ((performance.now() - begun) / RECORDS) * UNDER_WAY;
    const expected = await endState();
    expect(expected.questions).toHaveLength(RECORDS);
    expect(expected.merges?.length).toBeGreaterThan(50);
    await startOver();

    const moments: number[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const before = await countAll();
      const letGo = await holdImportsAt(pool, before + APART);
      const run = start('cli/trivia.ts', ['import', file, '--json'], environment);
      await until('more questions are stored', async () => (await countAll()) > before, 90_000);
      moments.push(Math.random() * within);
      await sleep(moments.at(-1));
      await run.kill();
      await letGo();
    }
    expect(await countAll()).toBeLessThan(RECORDS);
    const last = await trivia(['import', file, '--json'], environment);
    expect(last.code, last.stderr).toBe(0);
    const report = JSON.parse(last.stdout) as Record<'read' | 'imported' | 'merged' | 'resumedFrom', number>;
    expect(report).toMatchObject({ finished: true, read: RECORDS, updated: 0, unchanged: 0, skipped: 0 });
    expect(report.resumedFrom).toBeGreaterThan(0);
    expect(report.imported + report.merged).toBe(undisturbed.report.imported + undisturbed.report.merged);
    const reached = await endState();
    for (const [part, rows] of Object.entries(expected))
      expect(reached[part], `${part}, killed after ${moments.join(' and ')} ms`).toEqual(rows);
  },
);
