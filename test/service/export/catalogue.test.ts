import { spawnSync } from 'node:child_process';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { mergeQuestions } from '../../../cli/store/merge-questions.ts';
import { hideQuestions } from '../../../cli/store/moderation.ts';
import { exportCatalogue, type ExportResult } from '../../../indexer/export/export-catalogue.ts';
import { importFiles } from '../../../indexer/import/import-files.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import type { ExportFilter } from '../../../indexer/store/questions/export-questions.ts';
import { type QuestionRecord, QuestionRecord as Schema } from '../../../src/contract/record.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { aQuestion, questions, translating } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { ownFolder, recordsFile } from '../../support/own-folder.ts';
import { start } from '../../support/processes.ts';
import { trivia } from '../../support/trivia.ts';
import { until } from '../../support/until.ts';

/** The exported catalogue, and the one into which it is imported. */
const [from, into] = [await ownEngines(), await ownEngines()];

const EVERYTHING: ExportFilter = {
  sources: [],
  languages: [],
  categories: [],
  quality: 'all',
  license: null,
};
const uuid = (digit: string): string => `019b3c4e-8a00-7c11-9d52-${digit.repeat(12)}`;
const moderation = { moderator: 'tester', reason: 'a test', withTranslations: false };

const exportTo = (out: string, fields: Partial<ExportFilter> = {}, engines = from): Promise<ExportResult> =>
  exportCatalogue(engines.pool, { ...EVERYTHING, ...fields }, out, { version: '1.2.3' });

async function linesOf(file: string): Promise<Record<string, unknown>[]> {
  const bytes = await readFile(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const translation = (id: string, fields: Partial<QuestionRecord> = {}): QuestionRecord =>
  aQuestion({ ...translating(id), ...fields });
const bySa = { ...aQuestion().attribution, license: 'CC-BY-SA-4.0' };

const CATALOGUE: readonly QuestionRecord[] = [
  aQuestion({
    id: uuid('1'),
    createdAt: '2025-03-04T05:06:07.089Z',
    text: 'Który z „cytatów”\nma dwa wiersze & znak \u2028?',
    extensions: { zeta: [1, { b: 2, a: null }], acceptedAnswers: ['Lutèce'], flags: ['time_relative'] },
    attribution: { ...bySa, lastModified: '2026-01-01T00:00:00.123456Z' },
    regions: ['pl'],
    explanation: 'It is so.',
  }),
  translation(uuid('1'), { id: uuid('2'), quality: 'standard', attribution: bySa }),
  // A translation of the translation, whose id is lower than both others.
  aQuestion({
    id: uuid('0'),
    language: 'en',
    translationOf: uuid('2'),
    rootQuestionId: uuid('1'),
    translator: 'machine',
    attribution: bySa,
  }),
  aQuestion({
    source: 'opentdb',
    type: 'boolean',
    category: 'history',
    quality: 'needs_review',
    attribution: bySa,
  }),
  aQuestion({ source: 'mkqa', type: 'text_input', difficulty: null, difficultyRated: false }),
  aQuestion({ id: uuid('7') }),
  translation(uuid('7'), { id: uuid('8') }),
  aQuestion({ id: uuid('a') }),
  aQuestion({ id: uuid('b') }),
  aQuestion({ id: uuid('c') }),
  // More than a page of the export.
  ...questions(1_000),
];
const VISIBLE = CATALOGUE.length - 2;
const loaded = await importRecords(from.pool, CATALOGUE);
expect(loaded).toMatchObject({ imported: CATALOGUE.length, skipped: 0 });
// The original of a translation is hidden, and one question is merged.
await hideQuestions(from.pool, [uuid('7')], moderation);
await mergeQuestions(from.pool, uuid('b'), uuid('c'), moderation);

/** The visible questions, without the columns that differ between imports. */
async function content(engines: typeof from): Promise<unknown[]> {
  const found = await engines.pool.query(`
    select to_jsonb(questions) - '{seq,rev,updated_at,content_hash}'::text[] as row from questions
    where availability = 'visible' order by id`);
  return found.rows as unknown[];
}

describe('an export of the catalogue', () => {
  test('an export has every visible question once, parents first, and its import creates an equal catalogue', async () => {
    const folder = await ownFolder();
    const { file, tally } = await exportTo(join(folder, 'first'));
    const lines = await linesOf(file);
    const ids = lines.map(({ id }) => id);
    expect(ids).toHaveLength(VISIBLE + 1);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [index, { translationOf, rootQuestionId }] of lines.entries())
      for (const parent of [translationOf, rootQuestionId])
        if (typeof parent === 'string') expect(ids.slice(0, index)).toContain(parent);
    expect(tally).toMatchObject({ questions: VISIBLE, placeholders: 1 });
    for (const line of lines.slice(1)) expect(Schema.safeParse(line).success).toBe(true);
    expect(ids).not.toContain(uuid('b'));

    const { report } = await importFiles(into.pool, [join(folder, 'first')], null);
    expect(report).toMatchObject({ imported: VISIBLE + 1, skipped: 0, merged: 0 });
    expect(await content(into)).toEqual(await content(from));

    const second = await exportTo(join(folder, 'second'), {}, into);
    expect((await readFile(second.file)).equals(await readFile(file))).toBe(true);
  });

  test('importing an export into its own catalogue changes nothing', async () => {
    const { file } = await exportTo(join(await ownFolder(), 'all.jsonl'));
    const { report } = await importFiles(from.pool, [file], null);
    expect(report).toMatchObject({ read: VISIBLE + 1, unchanged: VISIBLE + 1, imported: 0, updated: 0 });
  });

  test('an original that is not exported gets a placeholder until it is imported', async () => {
    const { pool } = into;
    await pool.query('delete from questions where translation_of is not null');
    await pool.query('delete from questions');
    const folder = await ownFolder();
    const polish = await exportTo(join(folder, 'polish'), { languages: ['pl'] });
    expect(polish.tally).toMatchObject({ questions: 2, placeholders: 2 });
    expect((await linesOf(polish.file))[0]).toEqual({
      placeholder: true,
      id: uuid('1'),
      source: 'svc',
      sourceId: CATALOGUE[0]?.sourceId,
      language: 'en',
      createdAt: '2025-03-04T05:06:07.089Z',
    });
    expect((await importFiles(pool, [polish.file], null)).report).toMatchObject({ imported: 4, skipped: 0 });
    const visible = await pool.query(`select id from questions where availability = 'visible' order by id`);
    expect(visible.rows).toEqual([{ id: uuid('2') }, { id: uuid('8') }]);

    const english = await exportTo(join(folder, 'english'), { languages: ['en'] });
    const both = await importFiles(pool, [english.file, polish.file], null);
    expect(both.report).toMatchObject({ skipped: 0 });
    expect(await content(into)).toEqual(await content(from));
  });

  test('a translation is not stale while its original is a placeholder', async () => {
    const { pool } = into;
    const [original, made] = [uuid('d'), uuid('e')];
    const placeholder = {
      placeholder: true,
      id: original,
      source: 'svc',
      sourceId: 'place',
      language: 'en',
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    const known = translation(original, { id: made, translatedFrom: 'ab'.repeat(32) });
    const file = await recordsFile([placeholder, known]);
    const isStale = async (): Promise<unknown> =>
      (await pool.query<{ stale: boolean }>('select is_stale as stale from questions where id = $1', [made]))
        .rows[0]?.stale;
    expect((await importFiles(pool, [file], null)).report).toMatchObject({ imported: 2, skipped: 0 });
    expect(await isStale()).toBe(false);
    // Its text differs from the one that was translated.
    await importRecords(pool, [aQuestion({ id: original, sourceId: 'place' })]);
    expect(await isStale()).toBe(true);
  });

  test.each([
    [{ license: 'CC-BY-SA' }, 4],
    [{ license: 'CC-BY-SA-4.0' }, 4],
    [{ license: 'CC-BY-SA-3.0' }, 0],
    [{ license: 'cc-by-sa' }, 0],
    [{ sources: ['opentdb', 'mkqa'] }, 2],
    [{ languages: ['pl'] }, 2],
    [{ categories: [23] }, 1],
    [{ quality: 'high' }, VISIBLE - 2],
    [{ quality: 'standard' }, VISIBLE - 1],
    [{ license: 'CC-BY-SA', quality: 'high', languages: ['en'] }, 2],
  ] satisfies [Partial<ExportFilter>, number][])('an export can be filtered by %j', async (filter, count) => {
    const { tally, file } = await exportTo(join(await ownFolder(), 'some.jsonl.gz'), filter);
    expect(tally.questions).toBe(count);
    expect((await linesOf(file)).filter(({ placeholder }) => placeholder !== true)).toHaveLength(count);
  });

  test('the manifest describes the export and lists the required attributions', async () => {
    const { manifest, sha256, bytes } = await exportTo(await ownFolder(), { sources: ['opentdb'] });
    expect(JSON.parse(await readFile(manifest, 'utf8'))).toMatchObject({
      version: '1.2.3',
      filters: { sources: ['opentdb'], quality: 'all' },
      questions: 1,
      bySource: { opentdb: 1 },
      byLanguage: { en: 1 },
      byLicense: { 'CC-BY-SA-4.0': 1 },
      byQuality: { needs_review: 1 },
      attribution: { opentdb: { text: expect.stringContaining('Open Trivia Database') as string } },
      files: [{ name: 'questions.jsonl.gz', sha256, bytes }],
    });
  });
});

describe('a damaged export', () => {
  const stored = async (): Promise<unknown> =>
    (await into.pool.query('select count(*) from questions')).rows[0];

  test.each([
    ['changed', (bytes: Buffer) => bytes.fill('x', 40, 41), 'has a different SHA-256'],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, 500), 'has 500 bytes, not'],
  ] as const)('a damaged file is named and refused before any write: %s', async (_how, damage, says) => {
    const before = await stored();
    const folder = await ownFolder();
    const { file } = await exportTo(join(folder, 'all.jsonl'));
    await writeFile(file, damage(await readFile(file)));
    await expect(importFiles(into.pool, [file], null)).rejects.toThrow(`all.jsonl ${says}`);
    await expect(importFiles(into.pool, [folder], null)).rejects.toThrow(`all.jsonl ${says}`);
    expect(await stored()).toEqual(before);
  });

  test('a missing file in a folder is reported', async () => {
    const folder = await ownFolder();
    await exportTo(folder);
    const manifest = join(folder, 'manifest.json');
    const text = await readFile(manifest, 'utf8');
    await writeFile(join(folder, 'other.jsonl'), '');
    await writeFile(manifest, text.replace('"questions.jsonl.gz"', '"lost.jsonl.gz"'));
    await expect(importFiles(into.pool, [folder], null)).rejects.toThrow('lost.jsonl.gz is missing');
  });

  test('the manifest of another program is ignored', async () => {
    const { file, manifest } = await exportTo(await ownFolder(), { sources: ['opentdb'] });
    await writeFile(manifest, JSON.stringify({ format: 'jsonl', files: 'all of them' }));
    expect((await importFiles(into.pool, [file], null)).report).toMatchObject({ read: 1, skipped: 0 });
    await writeFile(manifest, JSON.stringify({ format: 'trivia-question-service export 2', files: [] }));
    await expect(importFiles(into.pool, [file], null)).rejects.toThrow('another version');
  });

  test('a damaged manifest is refused', async () => {
    const { file, manifest } = await exportTo(await ownFolder());
    await writeFile(manifest, '{"format":');
    await expect(importFiles(into.pool, [file], null)).rejects.toThrow('is not valid JSON');
  });
});

describe('trivia export', () => {
  test('the command writes a file that the import command can read', async () => {
    const file = join(await ownFolder(), 'some.jsonl.gz');
    const done = await trivia(
      ['export', '--license', 'CC-BY-SA', '--source', 'opentdb', 'svc', '--out', file, '--json'],
      from.environment,
    );
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(done.stdout)).toMatchObject({ file, tally: { questions: 4 } });
    const read = await trivia(['import', file, '--json'], into.environment);
    expect(read).toMatchObject({ code: 0 });
  });

  test('a killed or impossible export keeps the existing file and leaves no partial one', async () => {
    const folder = await ownFolder();
    const file = join(folder, 'all.jsonl');
    await writeFile(file, 'before\n');
    // A lock on a table stops the export after it has started the file.
    await inTransaction(from.pool, 'write', async (client) => {
      await client.query('set local idle_in_transaction_session_timeout = 0');
      await client.query('lock table categories in access exclusive mode');
      const killed = start('cli/trivia.ts', ['export', '--out', file], from.environment);
      await until(
        'there is a partial file',
        async () => (await readdir(folder)).some((name) => name.endsWith('.part')),
        50_000,
      );
      await killed.kill();
      expect(await readFile(file, 'utf8')).toBe('before\n');
    });

    const refused = await trivia(['export', '--out', join(file, 'all.jsonl')], from.environment);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('cannot be written');
  });

  test('licence names are case-insensitive', async () => {
    const file = join(await ownFolder(), 'some.jsonl');
    for (const license of ['cc-by-sa', 'Cc-By-Sa-4.0']) {
      const done = await trivia(['export', '--license', license, '--out', file, '--json'], from.environment);
      expect(JSON.parse(done.stdout)).toMatchObject({ tally: { questions: 4 } });
    }
    const manifest = JSON.parse(await readFile(`${file}.manifest.json`, 'utf8')) as unknown;
    expect(manifest).toMatchObject({ filters: { license: 'CC-BY-SA-4.0' } });
  });

  test('a licence that neither a source nor a question has is rejected', async () => {
    const folder = await ownFolder();
    const file = join(folder, 'some.jsonl');
    for (const license of ['CC-FOO', 'CC-FOO-4.0']) {
      const done = await trivia(['export', '--license', license, '--out', file], from.environment);
      expect(done).toMatchObject({ code: 2, stdout: '' });
      expect(done.stderr).toContain(
        `error: unknown licence ${license}; sources have CC-BY-4.0, CC-BY-SA-3.0, CC-BY-SA-4.0`,
      );
    }
    const odd = await trivia(['export', '--license', '(MIT)', '--out', file], from.environment);
    expect(odd).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Give an SPDX identifier') as unknown,
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test('a licence that only questions have can be exported, and so can its family', async () => {
    const own = { ...aQuestion().attribution, license: 'Own-1.0' };
    await importRecords(into.pool, [aQuestion({ attribution: own })]);
    for (const license of ['Own-1.0', 'Own']) {
      const file = join(await ownFolder(), 'some.jsonl');
      const done = await trivia(['export', '--license', license, '--out', file, '--json'], into.environment);
      expect(JSON.parse(done.stdout)).toMatchObject({ tally: { questions: 1 } });
    }
  });

  test('originals that only translations need are counted', async () => {
    const file = join(await ownFolder(), 'polish.jsonl');
    const done = await trivia(['export', '--lang', 'pl', '--out', file], from.environment);
    expect(done.stdout).toContain('\noriginals needed for the translations, written without text: 2\n');
  });

  test('a wrong file name is reported immediately', async () => {
    const done = await trivia(['export', '--out', 'questions.csv'], from.environment);
    expect(done.code).toBe(1);
    expect(done.stderr).toContain('.jsonl');
  });
});

test('an export to a full disk is reported and keeps the existing file', async () => {
  const folder = await ownFolder();
  const file = join(folder, 'all.jsonl');
  await exportTo(file);
  const before = await readFile(file);
  // The shell limits files of its children to 64 KiB.
  const done = spawnSync(
    'bash',
    ['-c', `ulimit -f 64; exec "${process.execPath}" cli/trivia.ts export --out "${file}"`],
    { env: { PATH: process.env.PATH ?? '', ...from.environment }, encoding: 'utf8' },
  );
  expect(done).toMatchObject({ status: 1, signal: null });
  expect(done.stderr).toContain('There is not enough space');
  expect((await readFile(file)).equals(before)).toBe(true);
  expect((await readdir(folder)).sort()).toEqual(['all.jsonl', 'all.jsonl.manifest.json']);
});
