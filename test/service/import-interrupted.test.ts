import { expect, test } from 'vitest';

import { importFiles, type ImportOptions, type ImportResult } from '../../indexer/import/import-files.ts';
import type { SurveyProgress } from '../../indexer/import/import-format.ts';
import { ownEngines } from '../support/engines.ts';
import { holdImportsAt } from '../support/faulty-engines.ts';
import { claims, inputFolder, lines } from '../support/own-folder.ts';
import { start } from '../support/processes.ts';
import { trivia } from '../support/trivia.ts';
import { until } from '../support/until.ts';

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
  const text = (values: readonly object[]): string => lines(values);
  return inputFolder({
    'contrast_set.json': text([...all.slice(0, 550), first, ...all.slice(550, 600)]),
    'dev.json': `${text(all.slice(600, 900))}{"ex_id":\n${text([...all.slice(900, 1_000), second])}`,
    'train.json': text([first, ...all.slice(1_000), second]),
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

test(
  'an import of several files that is killed again and again ends like an uninterrupted one',
  { timeout: 240_000 },
  async () => {
    await pool.query(`delete from questions where source = 'creak'`);
    const folder = await someFiles();
    const parameters = ['import', '--source', 'creak', '--json', folder];
    const count = async (): Promise<number> => (await stored()).length;
    for (const target of [400, 1_100]) {
      const letGo = await holdImportsAt(pool, target);
      const run = start('cli/trivia.ts', parameters, environment);
      await until(`${target} questions are in`, async () => (await count()) >= target, 90_000);
      await run.kill();
      await letGo();
      expect(await count()).toBeLessThan(1_600);
    }
    const last = await trivia(parameters, environment);
    expect(last.code).toBe(3);
    expect(JSON.parse(last.stdout)).toMatchObject({
      finished: true,
      rows: 1_605,
      imported: 1_600,
      updated: 0,
      unchanged: 0,
      skipped: 5,
    });
    expect(await count()).toBe(1_600);
  },
);

test('another import of the same source is refused without waiting', async () => {
  const folder = await someFiles();
  const holder = await pool.connect();
  await holder.query('begin');
  // The first import cannot end before the other one is refused.
  await holder.query('lock table questions in share mode');
  const imports = [importFolder(folder), importFolder(folder)];
  try {
    await expect(Promise.race(imports)).rejects.toThrow('Another process is importing creak.');
  } finally {
    await holder.query('commit');
    holder.release();
  }
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
