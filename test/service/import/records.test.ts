import { beforeAll, describe, expect, test } from 'vitest';
import { generateRecords } from '../../../cli/generate/generate-records.ts';
import { importFiles, type ImportOptions, type ImportResult } from '../../../indexer/import/import-files.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { aQuestion, questions, translating } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { recordsFile } from '../../support/own-folder.ts';

const { pool } = await ownEngines();

const importFile = (file: string, options?: ImportOptions): Promise<ImportResult> =>
  importFiles(pool, [file], null, options);

const uuid = (digit: string): string => `019b3c4e-8a00-7c11-9d52-${digit.repeat(12)}`;

async function stored(record: QuestionRecord): Promise<Record<string, unknown> | undefined> {
  const found = await pool.query<Record<string, unknown>>(
    'select id, rev, text, tags, availability, created_at, updated_at from questions where source_id = $1 and language = $2',
    [record.sourceId, record.language],
  );
  return found.rows[0];
}

const count = async (statement: string): Promise<number> =>
  Number((await pool.query<{ count: string }>(statement)).rows[0]?.count);

test('every line is imported or skipped for a reason', async () => {
  const good = aQuestion();
  const twice = aQuestion();
  const withId = aQuestion({ id: uuid('1') });
  const lines = [
    good,
    '{"source":',
    '',
    '\ufeff{}',
    '[]',
    { ...aQuestion(), quality: 'splendid' },
    { ...aQuestion(), attribution: { ...aQuestion().attribution, license: 'no licence' } },
    { ...aQuestion(), colour: 'red' },
    aQuestion({ text: 'Fish &amp; chips?' }),
    aQuestion({ correctAnswer: 'paris\ufffd', incorrectAnswers: ['Rome'] }),
    aQuestion({ regions: ['pl', 'atlantis'] }),
    withId,
    aQuestion({ id: uuid('1') }),
    { ...twice, text: 'Is the first of two the one that counts?' },
    { ...twice, text: 'Is the last of two the one that counts?' },
    aQuestion({ ...translating(uuid('a')), language: 'en' }),
    aQuestion({ extensions: { note: 'a \u0000 that the database cannot store' } }),
    `"${'long '.repeat(250_000)}"`,
  ];
  const { report } = await importFile(await recordsFile(lines));

  expect(report).toMatchObject({ read: 17, imported: 3, updated: 0, unchanged: 0, skipped: 14 });
  expect(report.reasons).toEqual({
    invalid_json: 1,
    invalid_record: 7,
    unknown_region: 1,
    id_conflict: 1,
    duplicate_line: 1,
    missing_parent: 1,
    refused_by_database: 1,
    line_too_long: 1,
  });
  expect(report.details).toMatchObject({
    'invalid_record quality': 1,
    'invalid_record attribution.license': 1,
    'invalid_record unknown property colour': 1,
    'unknown_region atlantis': 1,
    'missing_parent translationOf': 1,
  });
  expect(report.samples.map(({ line }) => line)).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 16, 17, 18]);
  expect(await stored(twice)).toMatchObject({ text: 'Is the first of two the one that counts?' });
  expect(await count('select count(*) from questions')).toBe(3);
});

test('a record that the database refuses does not affect the rest of its batch', async () => {
  const refused = aQuestion({ extensions: { note: '\u0000' } });
  const original = aQuestion({ id: uuid('2') });
  const translation = aQuestion({ ...translating(uuid('2')), translator: 'native' });
  const report = await importRecords(pool, [translation, refused, original, ...questions(20)]);
  expect(report).toMatchObject({ read: 23, imported: 22, skipped: 1, reasons: { refused_by_database: 1 } });
  expect(await stored(translation)).toBeDefined();
});

test('a translation can precede its original in the batch, and is skipped with it', async () => {
  const original = aQuestion({ id: uuid('3') });
  const lost = aQuestion({ id: uuid('4'), regions: ['nowhere'] });
  const translations = [uuid('3'), uuid('4')].map((id) => aQuestion(translating(id)));
  const report = await importRecords(pool, [...translations, original, lost]);
  expect(report).toMatchObject({
    imported: 2,
    skipped: 2,
    reasons: { unknown_region: 1, missing_parent: 1 },
  });
});

test('a second import writes nothing if nothing differs, and starts at the beginning of the file', async () => {
  const records = questions(600);
  const file = await recordsFile(records);
  const first = await importFile(file);
  expect(first).toMatchObject({ finished: true, resumedFrom: 0, report: { read: 600, imported: 600 } });
  const before = await pool.query('select id, rev, updated_at from questions order by id');
  const waiting = await count('select count(*) from index_queue');

  const second = await importFile(file);
  expect(second).toMatchObject({
    finished: true,
    resumedFrom: 0,
    report: { read: 600, unchanged: 600, imported: 0 },
  });
  expect((await pool.query('select id, rev, updated_at from questions order by id')).rows).toEqual(
    before.rows,
  );
  expect(await count('select count(*) from index_queue')).toBe(waiting);
});

test('a second import writes nothing for a repeated key with another text, which used to change back and forth', async () => {
  const [first, ...others] = questions(600);
  if (first === undefined) throw new Error('no record was made');
  const file = await recordsFile([
    first,
    ...others,
    { ...first, text: 'Is the later of two the one that counts?' },
  ]);
  const once = await importFile(file);
  expect(once.report).toMatchObject({ imported: 600, updated: 0, reasons: { duplicate_line: 1 } });
  const again = await importFile(file);
  expect(again.report).toMatchObject({ updated: 0, unchanged: 600, reasons: { duplicate_line: 1 } });
  expect(await stored(first)).toMatchObject({ text: first.text });
});

test('a second import changes what differs, but never the id, the availability or the creation time', async () => {
  const record = aQuestion({ createdAt: '2020-02-02T00:00:00.000Z' });
  await importRecords(pool, [record]);
  const before = await stored(record);
  await pool.query(`update questions set availability = 'hidden' where id = $1`, [before?.id]);

  const changed = {
    ...record,
    text: 'Another wording?',
    tags: ['brand-new-tag'],
    createdAt: '2021-01-01T00:00:00.000Z',
  };
  const report = await importRecords(pool, [changed]);
  expect(report).toMatchObject({ updated: 1, imported: 0, unchanged: 0 });
  expect(await stored(record)).toMatchObject({
    id: before?.id,
    created_at: new Date('2020-02-02T00:00:00.000Z'),
    availability: 'hidden',
    text: 'Another wording?',
    tags: ['brand-new-tag'],
  });
  const labels = await pool.query(
    `select language, text from labels where kind = 'tag' and slug = 'brand-new-tag' order by language`,
  );
  expect(labels.rows).toEqual([
    { language: 'en', text: 'Brand new tag' },
    { language: 'pl', text: 'Brand new tag' },
  ]);
});

test('a record with another id than the stored one is skipped as a conflict', async () => {
  const record = aQuestion();
  await importRecords(pool, [record]);
  const id = String((await stored(record))?.id);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/);
  expect(await importRecords(pool, [{ ...record, id }])).toMatchObject({ unchanged: 1 });
  expect(await importRecords(pool, [{ ...record, id: uuid('5') }])).toMatchObject({
    reasons: { id_conflict: 1 },
  });
});

test('special characters in a record are stored unchanged', async () => {
  const texts = [
    'a\\b',
    '\\N',
    '\\.',
    '"quoted"',
    '{a,"b"}',
    "it's",
    'NULL',
    'null',
    '{}',
    'Łódź 🙂',
    '\\x41',
    'a, b',
  ];
  const records = questions(texts.length).map((record, index) => {
    const sign = texts[index] ?? '';
    return {
      ...record,
      text: sign,
      correctAnswer: sign,
      incorrectAnswers: texts.filter(
        (other) => other !== sign && other.toLowerCase() !== sign.toLowerCase() && other !== 'null',
      ),
      explanation: sign,
      attribution: {
        ...record.attribution,
        author: 'tab\tand\rreturn\nand line',
        url: null,
        modifications: texts.slice(0, 3),
      },
      extensions: { [sign]: [sign, null, 1.5, { deep: sign }] },
    };
  });
  const { rows: begun } = await pool.query<{ now: Date }>(`select clock_timestamp() - interval '1 s' as now`);
  const report = await importRecords(pool, records);
  expect(report.samples).toEqual([]);
  const { rows } = await pool.query(
    `select text, correct_answer, incorrect_answers, explanation, author, upstream_url, modifications, extensions,
       created_at between $2 and clock_timestamp() as created_now
     from questions where source_id = any ($1) order by seq`,
    [records.map(({ sourceId }) => sourceId), begun[0]?.now],
  );
  expect(rows).toEqual(
    records.map((record) => ({
      text: record.text,
      correct_answer: record.correctAnswer,
      incorrect_answers: record.incorrectAnswers,
      explanation: record.explanation,
      author: record.attribution.author,
      upstream_url: null,
      modifications: record.attribution.modifications,
      extensions: record.extensions,
      created_now: true,
    })),
  );
});

describe('generated records', () => {
  const vocabulary = { tags: ['europe', 'rivers'], subcategories: ['capitals'], regions: ['pl', 'de'] };
  const generated = [...generateRecords({ count: 1_200, seed: 1, vocabulary })];

  beforeAll(async () => {
    await pool.query('delete from questions');
  });

  test('a batch with generated and real records is refused', async () => {
    await expect(importRecords(pool, [aQuestion(), ...generated.slice(0, 2)])).rejects.toThrow(
      'Row 2 is a generated record, for benchmarks',
    );
    await expect(importRecords(pool, [...generated.slice(0, 2), aQuestion()])).rejects.toThrow(
      'Row 3 is a real question',
    );
    expect(await count('select count(*) from questions')).toBe(0);
  });

  test('generated records are imported into an empty database, and again without a change', async () => {
    const report = await importRecords(pool, generated);
    expect(report).toMatchObject({ read: 1_200, skipped: 0 });
    expect(report.imported + report.merged).toBe(1_200);
    expect(await importRecords(pool, generated)).toMatchObject({ unchanged: 1_200 });
  });

  test('real questions are not added to generated ones', async () => {
    await expect(importRecords(pool, [aQuestion()])).rejects.toThrow(
      'Row 1 is a real question, and the database contains generated ones, for benchmarks',
    );
    expect(await count('select count(*) from questions')).toBe(1_200);
  });

  test('generated records are not added to real questions', async () => {
    await pool.query('delete from questions');
    await importRecords(pool, [aQuestion()]);
    await expect(importRecords(pool, generated.slice(0, 1))).rejects.toThrow('Row 1 is a generated record');
    expect(await count('select count(*) from questions')).toBe(1);
  });
});
