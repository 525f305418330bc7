import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { importFiles, type ImportResult } from '../../../indexer/import/import-files.ts';
import { FilesRefused } from '../../../indexer/import/input-files.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { aClaim, aQuery, claims, inputFolder, lines } from '../../support/own-folder.ts';
import { trivia } from '../../support/trivia.ts';

const { pool, environment } = await ownEngines();

const count = async (source: string): Promise<number> =>
  (await pool.query(`select from questions where source = $1`, [source])).rowCount ?? 0;

/** Imports a file of canonical records with the command. */
async function imported(name: string, content: Buffer | string): ReturnType<typeof trivia> {
  const folder = await inputFolder({ [name]: content });
  return trivia(['import', join(folder, name)], environment);
}

async function importCreak(name: string, content: Buffer | string): Promise<ImportResult> {
  return importFiles(pool, [join(await inputFolder({ [name]: content }), name)], 'creak');
}

describe('a folder', () => {
  test('importing a folder reads the files with rows and counts each of them', async () => {
    const [repeated] = claims(1);
    const folder = await inputFolder({
      'creak/train.json': lines([...claims(3), repeated ?? {}]),
      'creak/dev.json': lines([...claims(2), repeated ?? {}]),
      'creak/contrast_set.json.gz': gzipSync(lines(claims(4))),
      'creak/.dev.json': lines(claims(1)),
      'creak/README.md': 'Claims.',
      '__MACOSX/creak/._dev.json': 'resource',
    });
    const result = await importFiles(pool, [folder], 'creak');
    expect(
      result.files.map(({ file, report: { rows, imported, skipped } }) => [file, rows, imported, skipped]),
    ).toEqual([
      ['creak/contrast_set.json.gz', 4, 4, 0],
      ['creak/dev.json', 3, 3, 0],
      ['creak/train.json', 4, 3, 1],
    ]);
    expect(result.report).toMatchObject({ rows: 11, read: 11, imported: 10, reasons: { duplicate_line: 1 } });
    expect(result.report.samples).toEqual([
      { file: 'creak/train.json', line: 4, reason: 'duplicate_line', detail: '' },
    ]);
    expect(await importFiles(pool, [folder], 'creak')).toMatchObject({
      report: { imported: 0, updated: 0, unchanged: 10, skipped: 1 },
    });
  });

  test('a folder without files of the source is refused', async () => {
    const folder = await inputFolder({ 'notes.txt': 'x' });
    await expect(importFiles(pool, [folder], 'creak')).rejects.toThrow(
      /has no file with a name used for creak.* Expected: one JSON object per line/u,
    );
  });

  test('a folder with several sources gives the files of the requested one, and reports the others', async () => {
    const folder = await inputFolder({
      'creak/dev.json': lines(claims(2)),
      'entityq/P36.test.json': '[]',
      'kqa-pro/test.json': JSON.stringify([{ question: 'Which stub is meant?', choices: ['A', 'B'] }]),
    });
    expect(await importFiles(pool, [folder], 'creak')).toMatchObject({
      report: { rows: 2, imported: 2 },
      files: [{ file: 'creak/dev.json' }],
      leftOut: [
        { file: 'kqa-pro/test.json', fault: expect.stringContaining('row') as unknown, looksLike: 'kqa-pro' },
      ],
    });
    for (const paths of [[folder, join(folder, 'kqa-pro/test.json')], [join(folder, 'kqa-pro')]])
      await expect(importFiles(pool, paths, 'creak')).rejects.toBeInstanceOf(FilesRefused);
  });

  test('a folder is read in the order of the adapter, so that files without a topic come last', async () => {
    const block = (text: string): string => `#Q ${text}\n^ Stub\nA Stub\nB Mock\n\n`;
    const folder = await inputFolder({
      newest: block('Which one is in both fixtures?') + block('Which one is new?'),
      world: block('Which one is in both fixtures?'),
    });
    const { files } = await importFiles(
      pool,
      [join(folder, 'newest'), join(folder, 'world')],
      'opentriviaqa',
    );
    expect(files.map(({ report }) => [report.imported, report.skipped])).toEqual([
      [1, 0],
      [1, 1],
    ]);
    const found = await pool.query(
      `select category_id from questions where source = 'opentriviaqa' and text like '%both fixtures%'`,
    );
    expect(found.rows).toEqual([{ category_id: 22 }]);
  });
});

describe('a file', () => {
  test('a truncated file is imported up to its end, and reported', async () => {
    const whole = gzipSync(lines(claims(1_500)));
    const { report } = await importCreak('dev.json.gz', whole.subarray(0, whole.length >> 1));
    expect(report.imported).toBeGreaterThan(500);
    expect(report.skipped).toBe(1);
  });

  test('other compressions, archives and Git LFS pointers are refused with the command that helps', async () => {
    const header = Buffer.alloc(512);
    header.write('QASC_Dataset/dev.jsonl');
    header.write('ustar', 257);
    const archive = gzipSync(Buffer.concat([header, Buffer.from(lines(claims(3)))]));
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n';
    for (const [name, content, reason] of [
      ['dev.json.bz2', 'BZh91AY&SY', 'is compressed with bzip2: decompress it first, with `bunzip2`'],
      ['all.tar.gz', archive, 'is an archive: extract it first, with `tar -xf`'],
      ['dev.json', pointer, 'fetch the file first, with `git lfs pull`'],
    ] as const)
      await expect(importCreak(name, content)).rejects.toThrow(reason);
  });

  test('a file can be empty', async () => {
    const { finished, files } = await importCreak('dev.json', '\n');
    expect({ finished, files }).toMatchObject({ finished: true, files: [{ report: { rows: 0 } }] });
  });

  test('a file of another source is refused before anything is written, with its likely source', async () => {
    const before = await count('creak');
    const folder = await inputFolder({
      'a.json': lines(claims(2)),
      'b.json': JSON.stringify([{ question: 'What is the capital of Mockovia?', answers: ['New Mock'] }]),
      'c.json': lines([aQuestion()]),
      'd.json': lines([{ colour: 'red' }]),
    });
    const files = ['a.json', 'b.json', 'c.json', 'd.json'].map((name) => join(folder, name));
    const refusal = await importFiles(pool, files, 'creak').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FilesRefused);
    expect(refusal).toMatchObject({
      message: expect.stringContaining('Nothing was imported. Expected: ') as unknown,
      files: [{ looksLike: 'entityq' }, { looksLike: 'canonical records' }, { looksLike: null }],
    });
    expect(await count('creak')).toBe(before);
    await expect(importFiles(pool, files.slice(0, 1), null)).rejects.toThrow('it looks like creak');
  });

  test('a file of another kind is refused after its beginning, even if it is large', async () => {
    const folder = await inputFolder({ 'dev.json': '[' });
    // A sparse file, which uses little of the disk.
    await truncate(join(folder, 'dev.json'), 2 ** 36);
    await expect(importFiles(pool, [join(folder, 'dev.json')], 'creak')).rejects.toThrow(
      'has no such row among its first 1',
    );
  });

  test('a file can also contain canonical records of the source', async () => {
    const mixed = lines([aClaim(), aQuestion({ source: 'creak' }), ...claims(1)]);
    expect((await importCreak('mixed.json', mixed)).report.imported).toBe(3);
  });
});

describe('a compressed file', () => {
  test.each([
    ['with bytes after its end is imported, and the report and the exit code say so', 'garbage', 3],
    ['that is padded with zeros is imported like any other', Buffer.alloc(512), 0],
  ])('%s', async (_title, after, expected) => {
    const packed = gzipSync(lines(questions(3)));
    const { code, stdout } = await imported('a.jsonl.gz', Buffer.concat([packed, Buffer.from(after)]));
    expect([code, stdout]).toEqual([expected, expect.stringMatching(/imported +3\n/u)]);
    const place = `line 4: other bytes follow the compressed data, and were not read (byte ${packed.length})`;
    expect(stdout.includes(place)).toBe(expected === 3);
  });

  const bomb = gzipSync(Buffer.alloc(64 * 1_048_576, '\n'));
  test.each<[string, (three: string) => Buffer, RegExp]>([
    [
      // 320 million lines.
      'hundreds of millions of empty lines',
      (three) => Buffer.concat([gzipSync(three), bomb, bomb, bomb, bomb, bomb]),
      /rows\.jsonl\.gz expands too much: it was read up to byte [\d,]+\./u,
    ],
    ...['x\n', '1\n', '{}\n'].map((stranger): [string, (three: string) => Buffer, RegExp] => [
      `millions of rows that are not questions: ${stranger.trim()}`,
      (three) => gzipSync(three + stranger.repeat(3_000_000)),
      /rows\.jsonl\.gz has 10,000 rows in sequence that are not questions, up to row 10,003/u,
    ]),
  ])('of %s is refused with its name and place', async (_content, write, sentence) => {
    const { code, stderr } = await imported('rows.jsonl.gz', write(lines(questions(3))));
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
  });
});

describe('a file in another encoding', () => {
  const record = (text: string): Buffer => Buffer.from(`${JSON.stringify(aQuestion({ text }))}\n`, 'latin1');

  test.each([
    ['Windows-1252', 'Wo wohnt Zoë?', '0xEB'],
    ['Windows-1250', 'Kto to zrobi\u00b3?', '0xB3'],
  ])('like %s loses the rows that have such bytes, with the place of the first', async (name, text, byte) => {
    const { code, stdout } = await imported(
      'other.jsonl',
      Buffer.concat([Buffer.from(lines(questions(1))), record(text), record(text)]),
    );
    expect(code).toBe(3);
    expect(stdout).toMatch(
      new RegExp(`line 2: not JSON in UTF-8 \\(byte \\d+ is ${byte}, probably ${name}\\)`, 'u'),
    );
  });

  test('is refused with the encoding, the byte and the row if no row can be read', async () => {
    const { code, stderr } = await imported('other.jsonl', record('Wo wohnt Zoë?'));
    expect(code).toBe(2);
    expect(stderr).toMatch(/row 1 is not UTF-8 \(byte \d+ is 0xEB, probably Windows-1252\)/u);
  });

  test.each(['\ufeff', ''])('is refused if it is UTF-16 that begins with %j', async (mark) => {
    const { code, stderr } = await imported('wide.jsonl', Buffer.from(mark + lines(questions(2)), 'utf16le'));
    expect(code).toBe(2);
    expect(stderr).toContain('wide.jsonl is in UTF-16 from its first row and byte on');
  });
});

test('a record that is nested deeply is refused as a record', async () => {
  const deep = JSON.stringify(aQuestion()).replace(
    '"extensions":{',
    `$&"deep":${'['.repeat(200_000)}${']'.repeat(200_000)},`,
  );
  expect(deep).toContain('"deep"');
  const { code, stdout } = await imported(
    'deep.jsonl',
    `${lines(questions(2))}${deep}\n${lines(questions(1))}`,
  );
  expect(stdout).toMatch(/imported +3\n/u);
  expect(code).toBe(3);
});

test.each(['{"response_code":5,"results":[]}', '{"results":[],"response_code":5}'])(
  'a saved response without questions is reported with its code: %s',
  async (response) => {
    const folder = await inputFolder({ 'saved.json': response });
    const { code, stdout } = await trivia(
      ['import', '--source', 'opentdb', join(folder, 'saved.json')],
      environment,
    );
    expect(code).toBe(3);
    expect(stdout).toContain('response_code 5, too many requests');
  },
);

test('a row in two languages gives a question and its translation, with an id too large for JSON', async () => {
  const file = (text: string): Promise<string> => inputFolder({ 'mkqa.jsonl': text });
  const rows = aQuery('-8817000000000000123', 'who wrote the mock saga', 'kto napisał sagę mock');
  const result = await importFiles(pool, [await file(rows)], 'mkqa');
  expect(result.report).toMatchObject({ rows: 1, read: 2, imported: 2 });
  const { rows: stored } = await pool.query<Record<string, unknown>>(
    `select id, source_id, language, translation_of, root_question_id, translator from questions where source = 'mkqa' order by language`,
  );
  const [english, polish] = stored;
  expect(stored).toMatchObject([
    { language: 'en', translation_of: null, root_question_id: null, translator: null },
    { language: 'pl', translation_of: english?.id, root_question_id: english?.id, translator: 'human' },
  ]);
  expect(String(english?.source_id)).toContain('-8817000000000000123');
  expect(polish?.id).not.toBe(english?.id);
  expect(await importFiles(pool, [await file(rows)], 'mkqa')).toMatchObject({
    report: { unchanged: 2, updated: 0 },
  });
});

test('a row in two languages is classified once, even if the rules match only one language', async () => {
  const rows = aQuery('77', 'who directed the movie mock rising', 'czyj to jest mock');
  await importFiles(pool, [await inputFolder({ 'mkqa.jsonl': rows })], 'mkqa');
  const { rows: stored } = await pool.query<Record<string, unknown>>(
    `select language, slug, tags from questions join categories on categories.id = category_id
     where source_id like '77%' order by language`,
  );
  const [english, polish] = stored;
  expect(english).toMatchObject({ language: 'en', slug: 'film' });
  expect(polish).toMatchObject({ language: 'pl', slug: 'film', tags: english?.tags });
});

test('a translation finds its original from an earlier import', async () => {
  const authored = (id: string, fields: object): object => ({
    id,
    language: 'en',
    text: 'Which made-up city is the capital of Fixtureland?',
    correctAnswer: 'Testville',
    incorrectAnswers: ['Mockton', 'Stubgrad', 'Fake City'],
    type: 'multiple',
    difficulty: 'easy',
    category: 'geography',
    tags: ['capitals'],
    subcategories: [],
    regions: [],
    explanation: null,
    author: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  });
  const polish = { language: 'pl', translationOf: 'svc-900001', translator: 'human' };
  const translation = authored('svc-900001', {
    ...polish,
    text: 'Jakie zmyślone miasto jest stolicą Fikcji?',
  });
  const orphan = await inputFolder({ 'pl.jsonl': lines([translation]) });
  expect(await importFiles(pool, [orphan], 'svc')).toMatchObject({
    report: { reasons: { missing_parent: 1 } },
  });
  const original = await inputFolder({ 'en.jsonl': lines([authored('svc-900001', {})]) });
  await importFiles(pool, [original], 'svc');
  expect(await importFiles(pool, [orphan], 'svc')).toMatchObject({ report: { imported: 1, skipped: 0 } });
});

test('a limit counts rows across all files, and a full import starts at the beginning', async () => {
  const folder = await inputFolder({ 'a.json': lines(claims(60)), 'b.json': lines(claims(60)) });
  const files = [join(folder, 'a.json'), join(folder, 'b.json')];
  expect(await importFiles(pool, files, 'creak', { limit: 70 })).toMatchObject({
    finished: true,
    report: { rows: 70, imported: 70 },
  });
  expect(await importFiles(pool, files, 'creak')).toMatchObject({
    resumedFrom: 0,
    report: { unchanged: 70, imported: 50 },
  });
});

test('a dry run reports what an import would do, and changes nothing', async () => {
  // More than a batch.
  const records = questions(600);
  const [first, second] = records;
  if (first === undefined || second === undefined) throw new Error('no records were made');
  const child = aQuestion({ id: undefined, language: 'pl' });
  const before = await inputFolder({ 'records.jsonl': lines([first, second]) });
  await importFiles(pool, [before], null);
  const folder = await inputFolder({
    'records.jsonl': lines([
      { ...first, text: 'Another wording?' },
      ...records.slice(1),
      child,
      child,
      aQuestion({ regions: ['nowhere'] }),
    ]),
  });
  const marks = async (): Promise<unknown> =>
    (
      await pool.query(
        `select (select count(*) from questions), (select count(*) from imports), (select count(*) from index_queue), (select max(rev) from questions)`,
      )
    ).rows;
  const untouched = await marks();
  const tried = await importFiles(pool, [folder], null, { dryRun: true });
  expect(await marks()).toEqual(untouched);
  expect(tried.report).toMatchObject({ imported: 599, updated: 1, unchanged: 1, skipped: 2 });
  expect((await importFiles(pool, [folder], null)).report).toEqual(tried.report);
});

test('a report says how many questions have which quality, and why not a better one', async () => {
  const records = [
    ...questions(2),
    aQuestion({ quality: 'standard', extensions: { qualityReasons: ['unread'] } }),
    aQuestion({ quality: 'needs_review', extensions: { flags: ['time_relative'] } }),
  ];
  const { stdout } = await imported('tiers.jsonl', lines(records));
  expect(stdout).toContain(
    'Quality: 2 high, 1 standard (unread 1), 1 needs_review (time_relative 1). Default draws return only high.',
  );
  expect(stdout).toContain('docs/sources.md#quality');
});
