import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { hideQuestions } from '../../../cli/store/moderation.ts';
import { exportCatalogue } from '../../../indexer/export/export-catalogue.ts';
import { importFiles } from '../../../indexer/import/import-files.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import { readProjections } from '../../../indexer/store/generations/projection.ts';
import type { TranslatableFilter } from '../../../indexer/store/questions/translations.ts';
import {
  exportTranslations,
  type TranslationExport,
} from '../../../indexer/translations/export-translations.ts';
import {
  importTranslations,
  type TranslationImport,
  type TranslationReport,
} from '../../../indexer/translations/import-translations.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { findSiblings, readQuestionsById } from '../../../src/store/questions/questions.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { aQuestion } from '../../support/data/a-question.ts';
import { ALL_TRANSLATABLE } from '../../support/data/some-values.ts';
import { ownEngines } from '../../support/engines.ts';
import { aQuery, claims, inputFolder, lines, ownFolder } from '../../support/own-folder.ts';
import { commandsIn } from '../../support/trivia.ts';
import { changedFile, type Translate, translateWith } from '../../support/xliff-tool.ts';

const { pool, environment } = await ownEngines();
const { run, answer } = commandsIn(environment);

let made = 0;
/** An id that no other question of this file has. */
const newId = (): string => `019b3c4e-8a00-7c11-9d52-${String((made += 1)).padStart(12, '0')}`;

/** A stored question with a unique tag, by which a test selects its own questions. */
async function stored(
  fields: Partial<QuestionRecord> = {},
): Promise<QuestionRecord & { id: string; tag: string }> {
  const id = newId();
  const tag = `own-${made}`;
  const record = aQuestion({ id, tags: [tag, 'europe'], ...fields });
  const report = await importRecords(pool, [record]);
  expect(report).toMatchObject({ imported: 1 });
  return { ...record, id, tag };
}

async function exportFor(filter: Partial<TranslatableFilter>): Promise<TranslationExport & { file: string }> {
  const file = join(await ownFolder(), 'out.xlf');
  return { ...(await exportTranslations(pool, { ...ALL_TRANSLATABLE, ...filter }, file, '1.0')), file };
}

const importFile = async (
  file: string,
  options: Partial<TranslationImport> = {},
): Promise<TranslationReport> =>
  (await importTranslations(pool, file, { translator: 'human', ...options })).report;

/** Prefixes every text. */
const polish: Translate = ({ source }) => `po polsku ${source}`;

/** A file with the question, as a tool saves it. */
const fileOf = async ({ tag }: { readonly tag: string }, translate: Translate): Promise<string> =>
  translateWith((await exportFor({ tags: [tag] })).file, translate);

async function translated(fields: Partial<QuestionRecord> = {}): Promise<Awaited<ReturnType<typeof stored>>> {
  const question = await stored(fields);
  const file = await fileOf(question, polish);
  expect(await importFile(file)).toMatchObject({ imported: 1, refused: 0 });
  return question;
}

async function translationOf(id: string): Promise<Record<string, unknown> | undefined> {
  const found = await pool.query<Record<string, unknown>>(
    `select *, encode(translated_from, 'hex') as origin from questions where translation_of = $1 and language = 'pl'`,
    [id],
  );
  return found.rows[0];
}

async function change(
  id: string,
  to: Partial<Record<'text' | 'explanation' | 'incorrect_answers', unknown>>,
): Promise<void> {
  for (const [column, value] of Object.entries(to))
    await pool.query(`update questions set ${column} = $2 where id = $1`, [id, value]);
}

const part = (id: string): string => id.split('.')[1] ?? '';

describe('a round trip through a translation file', () => {
  test('a file translated with a tool is imported with every other field of the original', async () => {
    const original = await stored({
      source: 'opentdb',
      sourceId: 'walk',
      text: 'Which river has 1,000 bridges & "gates" <here>?\nSay it.',
      correctAnswer: 'Warta',
      incorrectAnswers: ['Elbe', 'Oder & Neisse'],
      explanation: 'It has 3.5 for each mile.',
      regions: ['pl'],
      quality: 'standard',
      attribution: { ...aQuestion().attribution, license: 'CC-BY-SA-4.0', modifications: ['html_decoded'] },
      extensions: { acceptedAnswers: ['River Warta'] },
    });
    const exported = await exportFor({ tags: [original.tag] });
    expect(exported).toMatchObject({ questions: 1, units: 5, missing: 1, stale: 0 });
    const words: Readonly<Record<string, string>> = {
      text: 'Która rzeka ma 1 000 mostów i „bram” <tutaj>?\nPowiedz.',
      correctAnswer: 'Warta',
      incorrectAnswer1: 'Łaba',
      incorrectAnswer2: 'Odra i Nysa',
      explanation: 'Ma ich 3,5 na milę.',
    };
    const back = await translateWith(exported.file, ({ id }) => words[part(id)] ?? null);
    const report = await importFile(back);
    expect(report).toMatchObject({ questions: 1, imported: 1, refused: 0, faults: [] });
    expect(report.warnings).toEqual([{ id: original.id, kind: 'copied_answer', detail: 'correctAnswer' }]);
    expect(await translationOf(original.id)).toMatchObject({
      source: 'opentdb',
      source_id: 'walk',
      language: 'pl',
      text: words.text,
      correct_answer: 'Warta',
      incorrect_answers: ['Łaba', 'Odra i Nysa'],
      explanation: words.explanation,
      tags: original.tags,
      regions: ['pl'],
      quality: 'standard',
      translator: 'human',
      translation_of: original.id,
      root_question_id: original.id,
      license: 'CC-BY-SA-4.0',
      modifications: ['html_decoded', 'translated_pl'],
      extensions: { acceptedAnswers: ['River Warta'] },
      availability: 'visible',
      is_stale: false,
    });
    const siblings = await findSiblings(pool, [original.id], 'pl');
    expect(siblings.get(original.id)).toBe((await translationOf(original.id))?.id);

    expect(await importFile(back)).toMatchObject({ unchanged: 1, imported: 0, updated: 0 });
    expect(await exportFor({ tags: [original.tag], only: 'missing' })).toMatchObject({ questions: 0 });
  });

  test('a corrected translation replaces the earlier one, and a dry run saves nothing', async () => {
    const { id, tag } = await translated();
    const before = await translationOf(id);
    const better = await fileOf({ tag }, ({ target }) => `lepiej ${target ?? ''}`);
    expect(await importFile(better, { dryRun: true })).toMatchObject({ updated: 1 });
    expect(await translationOf(id)).toEqual(before);
    expect(await importFile(better)).toMatchObject({ updated: 1 });
    expect(await translationOf(id)).toMatchObject({ id: before?.id, created_at: before?.created_at });
    expect((await translationOf(id))?.text).toMatch(/^lepiej po polsku/u);
  });

  test('a file without translations changes nothing', async () => {
    const { tag, id } = await stored();
    const { file } = await exportFor({ tags: [tag] });
    expect(await importFile(file)).toMatchObject({ questions: 1, untranslated: 1, refused: 0 });
    expect(await translationOf(id)).toBeUndefined();
  });

  test('the answers of boolean questions are translated automatically', async () => {
    const question = await stored({ type: 'boolean', correctAnswer: 'No', incorrectAnswers: ['Yes'] });
    const exported = await exportFor({ tags: [question.tag] });
    expect(exported.units).toBe(1);
    await importFile(await translateWith(exported.file, polish));
    expect(await translationOf(question.id)).toMatchObject({
      correct_answer: 'Nie',
      incorrect_answers: ['Tak'],
    });
  });

  test('Polish questions can be translated into English', async () => {
    const question = await stored({
      language: 'pl',
      type: 'boolean',
      correctAnswer: 'Prawda',
      incorrectAnswers: ['Fałsz'],
    });
    const { file } = await exportFor({ tags: [question.tag], from: 'pl', to: 'en' });
    const back = await translateWith(file, ({ source }) => `in English ${source}`, { from: 'pl', to: 'en' });
    expect(await importFile(back, { translator: 'machine' })).toMatchObject({ imported: 1 });
    const english = await pool.query(
      'select correct_answer, translator, modifications from questions where translation_of = $1',
      [question.id],
    );
    expect(english.rows).toEqual([
      { correct_answer: 'True', translator: 'machine', modifications: ['translated_en'] },
    ]);
  });

  test('the export filters by source, category, tag, topic and number', async () => {
    const question = await stored({ source: 'webq', category: 'history' });
    const count = async (filter: Partial<TranslatableFilter>): Promise<number> =>
      (await exportFor({ tags: [question.tag], ...filter })).questions;
    expect(await count({ sources: ['webq'], categories: [23] })).toBe(1);
    expect(await count({ sources: ['qasc'] })).toBe(0);
    expect(await count({ categories: [22] })).toBe(0);
    expect(await count({ topic: { tags: ['europe'], subcategories: [] } })).toBe(1);
    expect(await count({ topic: { tags: ['asia'], subcategories: ['capitals'] } })).toBe(1);
    expect(await count({ topic: { tags: ['asia'], subcategories: [] } })).toBe(0);
    expect(await exportFor({ limit: 3 })).toMatchObject({ questions: 3 });
  });

  test('export and import work from the command line', async () => {
    const { tag, id } = await stored();
    const file = join(await ownFolder(), 'some.xlf');
    const exported = await answer('translations', 'export', '--tag', tag, '--topic', 'europe', '--out', file);
    expect(exported).toMatchObject({ questions: 1 });
    const back = await translateWith(file, ({ source, id: unit }) => (part(unit) === 'text' ? source : 'x'));
    const result = await run('translations', 'import', back, '--translator', 'human');
    expect(result.code).toBe(3);
    expect(result.stdout).toContain(`${id}: the translation equals the original (text)`);
  });
});

describe('trivia translations', () => {
  test.each([
    ['--tag nosuch europe no-such-either', 'error: unknown tag nosuch, no-such-either\n'],
    ['--tag NoSuch', 'error: unknown tag NoSuch\n'],
    ['--topic nosuch', 'error: unknown topic nosuch\n'],
    ['--from pl', 'error: give two different languages\n'],
  ])('export %s reports the error and writes nothing', async (words, sentence) => {
    await stored();
    const file = join(await ownFolder(), 'some.xlf');
    const done = await run('translations', 'export', ...words.split(' '), '--out', file, '--json');
    expect(done).toEqual({ code: 2, stdout: '', stderr: sentence });
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });

  test.each([
    ['questions.json', '{"questions": []}'],
    ['page.html', '<html><body>no XLIFF</body></html>'],
    ['nothing.xlf', ''],
  ])('import reports that %s is not an XLIFF file', async (name, text) => {
    const file = join(await inputFolder({ [name]: text }), name);
    expect(await run('translations', 'import', file, '--translator', 'human')).toEqual({
      code: 1,
      stdout: '',
      stderr: `trivia: ${file} is not an XLIFF file.\n`,
    });
  });

  test('import reports broken XML with one full stop at the end', async () => {
    const folder = await inputFolder({ 'broken.xlf': '<xliff version="1.2"></xliff> and more' });
    const file = join(folder, 'broken.xlf');
    const { stderr } = await run('translations', 'import', file, '--translator', 'human');
    expect(stderr).toMatch(/broken\.xlf cannot be read as XLIFF: not well-formed XML: .*[^.]\.\n$/u);
  });
});

const utf16 = (text: string): Buffer => Buffer.from(text.replace(/^\ufeff/u, ''), 'utf16le');

test.each<[string, string, (text: string) => Buffer]>([
  ['compressed', 'back.xlf.gz', (text) => gzipSync(text)],
  [
    'compressed, with other bytes after its end',
    'back.xlf.gz',
    (text) => Buffer.concat([gzipSync(text), Buffer.from('garbage')]),
  ],
  [
    'in UTF-16 with a byte order mark',
    'back.xlf',
    (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(text)]),
  ],
  ['in little-endian UTF-16 without a byte order mark', 'back.xlf', (text) => utf16(text)],
  ['in big-endian UTF-16 without a byte order mark', 'back.xlf', (text) => utf16(text).swap16()],
  ['with Windows line endings', 'back.xlf', (text) => Buffer.from(text.replaceAll('\n', '\r\n'))],
])('a translation file %s is imported', async (_how, name, write) => {
  const text = `Which city has ${made} gates?\nName it.`;
  const question = await stored({ text });
  const translated = await readFile(await fileOf(question, polish), 'utf8');
  const path = join(await ownFolder(), name);
  await writeFile(path, write(translated.replace("encoding='UTF-8'", name === 'back.xlf' ? '' : '$&')));
  expect(await importFile(path)).toMatchObject({ imported: 1, faults: [] });
  expect((await translationOf(question.id))?.text).toBe(`po polsku ${text}`);
});

test('an export to a .gz file is compressed and can be imported', async () => {
  const { tag } = await stored();
  const file = join(await ownFolder(), 'out.xlf.gz');
  await exportTranslations(pool, { ...ALL_TRANSLATABLE, tags: [tag] }, file, '1.0');
  expect(gunzipSync(await readFile(file)).toString()).toContain('<xliff');
  expect(await importFile(file)).toMatchObject({ questions: 1, untranslated: 1 });
});

test('truncated gzip files and ZIP files are refused with a message', async () => {
  const { tag } = await stored();
  const { file } = await exportFor({ tags: [tag] });
  const folder = await ownFolder();
  const [cut, zip] = [join(folder, 'cut.xlf.gz'), join(folder, 'out.xlf.zip')];
  await writeFile(cut, gzipSync(await readFile(file)).subarray(0, -20));
  await writeFile(zip, 'PK\u0003\u0004 and more');
  await expect(importFile(cut)).rejects.toThrow(/damaged or truncated, at byte \d+\.$/u);
  await expect(importFile(zip)).rejects.toThrow('is compressed with zip: decompress it first, with `unzip`');
});

test('an export to the name of a folder fails and leaves no other file', async () => {
  const folder = await ownFolder();
  await mkdir(join(folder, 'out.xlf'));
  const file = join(folder, 'out.xlf');
  const exporting = exportTranslations(pool, { ...ALL_TRANSLATABLE, limit: 1 }, file, '1.0');
  await expect(exporting).rejects.toThrow('cannot be written (EISDIR)');
  expect(await readdir(folder)).toEqual(['out.xlf']);
});

describe('an error in a translation file', () => {
  const only =
    (name: string, translation: ReturnType<Translate>): Translate =>
    (unit) =>
      part(unit.id) === name ? translation : polish(unit);

  test.each<[string, Translate, Partial<QuestionRecord>, string[]]>([
    ['a missing unit', only('correctAnswer', undefined), {}, ['missing_unit correctAnswer']],
    ['an empty unit', only('incorrectAnswer2', null), {}, ['empty_target incorrectAnswer2']],
    ['a blank unit', only('text', '  '), {}, ['empty_target text']],
    [
      'an unfinished unit',
      only('text', { state: 'needs-translation', target: 'x' }),
      {},
      ['unfinished text'],
    ],
    ['a copied question', only('text', 'Who?'), { text: 'Who?' }, ['copied text']],
    ['a lost number', only('text', 'W 1969?'), { text: 'In 1996?' }, ['number text 1996']],
    ['a lost placeholder', only('text', 'Coś'), { text: 'The ____ is?' }, ['placeholder text ___']],
    [
      'equal answers',
      only('incorrectAnswer1', 'PO POLSKU  paris'),
      {},
      ['options_not_distinct po polsku paris'],
    ],
    [
      'a wrong answer that is also an accepted one',
      only('incorrectAnswer1', 'Lutecja'),
      { extensions: { acceptedAnswers: ['lutecja'] } },
      ['accepted_as_well Lutecja'],
    ],
    ['invalid text', only('text', 'Sól &amp; pieprz'), { text: 'Salt?' }, ['invalid_text text']],
    [
      'several errors',
      ({ id }) => (part(id) === 'text' ? 'nic' : 'to samo'),
      { text: 'In 1996, by whom was the ____ built?' },
      ['number text 1996', 'placeholder text ___', 'options_not_distinct to samo'],
    ],
  ])('excludes its question, which is reported by id: %s', async (_what, translate, fields, expected) => {
    const question = await stored(fields);
    const report = await importFile(await fileOf(question, translate));
    expect(report).toMatchObject({ questions: 1, imported: 0, refused: 1 });
    expect(report.faults.map(({ id, kind, detail }) => `${id} ${kind} ${detail}`)).toEqual(
      expected.map((fault) => `${question.id} ${fault}`),
    );
    expect(await translationOf(question.id)).toBeUndefined();
  });

  test('a question with an error does not prevent the import of the others', async () => {
    const [good, bad] = [await stored(), await stored({ tags: [`own-${made}`] })];
    const back = await fileOf(good, (unit) => (unit.id.startsWith(bad.id) ? unit.source : polish(unit)));
    expect(await importFile(back)).toMatchObject({ questions: 2, imported: 1, refused: 1 });
    expect(await translationOf(good.id)).toBeDefined();
  });

  test('inline codes and repeated, unknown or hidden questions are refused', async () => {
    const question = await stored();
    const back = await fileOf(question, polish);
    const kind = async (changed: string): Promise<unknown> => {
      const { faults, imported } = await importFile(changed);
      expect(imported).toBe(0);
      return faults.map((fault) => fault.kind);
    };
    expect(await kind(await changedFile(back, '</w:mrk>', '<w:ph id="1"/></w:mrk>'))).toEqual([
      'inline_codes',
    ]);
    expect(await kind(await changedFile(back, /(<w:body>)([^]*)(<\/w:body>)/u, '$1$2$2$3'))).toEqual([
      'repeated',
    ]);
    const foreign = newId();
    const text = await readFile(back, 'utf8');
    expect(await kind(await changedFile(back, text, text.replaceAll(question.id, foreign)))).toEqual([
      'unknown_question',
    ]);
    const act = { moderator: 'tester', reason: 'a test', withTranslations: false };
    await hideQuestions(pool, [question.id], act);
    expect(await kind(back)).toEqual(['unknown_question']);
  });

  test('files with wrong languages, without questions, malformed or missing are refused and nothing is imported', async () => {
    const question = await stored();
    const { file } = await exportFor({ tags: [question.tag] });
    await expect(importFile(await translateWith(file, polish, { from: 'en', to: 'xx' }))).rejects.toThrow(
      'to "xx"',
    );
    await expect(importFile(await translateWith(file, polish, { from: 'pl', to: 'pl' }))).rejects.toThrow(
      'to "pl"',
    );
    await expect(importFile(await translateWith(file, () => undefined))).rejects.toThrow('has no questions');
    const back = await translateWith(file, polish);
    await expect(importFile(await changedFile(back, '</w:xliff>', '</w:xlif>'))).rejects.toThrow(
      'cannot be read as XLIFF',
    );
    const missing = join(await ownFolder(), 'none.xlf');
    await expect(importFile(missing)).rejects.toThrow(`${missing} does not exist.`);
    expect(await importFile(await translateWith(file, polish, { from: 'pl', to: 'en' }))).toMatchObject({
      imported: 0,
      faults: [{ kind: 'wrong_language', id: question.id }],
    });
    expect(await translationOf(question.id)).toBeUndefined();
  });

  test('a machine translation does not replace a human one', async () => {
    const { id, tag } = await translated();
    const other = await fileOf({ tag }, ({ source }) => `maszyna ${source}`);
    expect((await importFile(other, { translator: 'machine' })).faults).toMatchObject([
      { kind: 'made_by_people' },
    ]);
    expect((await translationOf(id))?.text).toMatch(/^po polsku/u);
  });
});

describe('an original that changes after its translation', () => {
  const shownQuality = async (id: string): Promise<unknown[]> => {
    const [row] = await readQuestionsById(pool, [id]);
    const [document] = await inTransaction(pool, 'read snapshot', (client) => readProjections(client, [id]));
    return [row?.quality, document?.quality];
  };

  test('a translation is stale and needs review from the change of its original until its next import', async () => {
    const original = await translated();
    const before = await exportFor({ tags: [original.tag] });
    const old = await translateWith(before.file, polish);
    const id = String((await translationOf(original.id))?.id);
    await pool.query('delete from index_queue');

    // As if the upstream had edited it.
    const { tag: _, ...record } = original;
    await importRecords(pool, [{ ...record, text: 'Which other capital is it?' }]);
    expect(await translationOf(original.id)).toMatchObject({ is_stale: true, quality: 'high' });
    expect(await shownQuality(id)).toEqual(['needs_review', 'needs_review']);
    const queued = await pool.query('select from index_queue where id = $1', [id]);
    expect(queued.rowCount).toBe(1);

    expect((await importFile(old)).faults).toEqual([{ id: original.id, kind: 'stale', detail: '' }]);
    const exported = await exportFor({ tags: [original.tag], only: 'stale' });
    expect(exported).toMatchObject({ questions: 1, stale: 1, missing: 0 });
    expect(await readFile(exported.file, 'utf8')).toContain(
      '<target state="needs-review-translation">po polsku Which capital',
    );
    // An unchanged unit does not count as reviewed.
    const untouched = await importFile(exported.file);
    expect(new Set(untouched.faults.map(({ kind }) => kind))).toEqual(new Set(['unfinished']));

    expect(await importFile(await translateWith(exported.file, polish))).toMatchObject({ updated: 1 });
    expect(await translationOf(original.id)).toMatchObject({ is_stale: false });
    expect(await shownQuality(id)).toEqual(['high', 'high']);
    expect(await exportFor({ tags: [original.tag], only: 'stale' })).toMatchObject({ questions: 0 });
  });

  test('any change to its text, an answer or its explanation marks the translation as stale, and undoing the change unmarks it', async () => {
    const { id, text, incorrectAnswers: incorrect_answers, explanation } = await translated();
    for (const to of [
      { text: 'Something else?' },
      { incorrect_answers: ['Madrid', 'Lisbon', 'Rome'] },
      { explanation: 'For a reason.' },
    ]) {
      await change(id, to);
      expect(await translationOf(id), JSON.stringify(to)).toMatchObject({ is_stale: true });
      await change(id, { text, incorrect_answers, explanation });
      expect(await translationOf(id)).toMatchObject({ is_stale: false });
    }
  });

  test('a change to fields that are not translated does not change the translation', async () => {
    const original = await translated();
    const rev = (await translationOf(original.id))?.rev;
    await change(original.id, { incorrect_answers: original.incorrectAnswers.toReversed() });
    await pool.query(`update questions set difficulty = 'easy', tags = '{europe}' where id = $1`, [
      original.id,
    ]);
    expect(await translationOf(original.id)).toMatchObject({ is_stale: false, rev });
  });

  test('a translation that changes in the same statement as its original is not stale', async () => {
    const original = await translated();
    await pool.query(
      `update questions set text = text || '!', translated_from = case when id = $1 then null else
         (select translated_content(type, text || '!', correct_answer, incorrect_answers, explanation) from questions where id = $1) end
       where id = $1 or translation_of = $1`,
      [original.id],
    );
    expect(await translationOf(original.id)).toMatchObject({ is_stale: false });
  });
});

describe('questions from an upstream', () => {
  const row = (id: string, english: string): Promise<string> =>
    inputFolder({ 'mkqa.jsonl': aQuery(id, english, 'kto napisał sagę wzorcową') });

  test("an upstream's own translation is neither exported nor replaced, and does not become stale", async () => {
    await importFiles(pool, [await row('11', 'who wrote the sample saga')], 'mkqa');
    const missing = await exportFor({ sources: ['mkqa'], only: 'missing' });
    const all = await exportFor({ sources: ['mkqa'] });
    expect([missing.questions, all.questions]).toEqual([0, 0]);
    const own = await pool.query<{ id: string }>(
      `select id from questions where source_id = '11' and language = 'en'`,
    );
    const id = own.rows[0]?.id ?? '';
    const back = await fileOf(await stored(), polish);
    const text = await readFile(back, 'utf8');
    const forged = text.replaceAll(/[0-9a-f-]{36}(?=\.)/gu, id);
    expect((await importFile(await changedFile(back, text, forged))).faults).toMatchObject([
      { kind: 'translated_upstream', id },
    ]);
    await importFiles(pool, [await row('11', 'who wrote the other sample saga')], 'mkqa');
    const half = await pool.query(
      `select is_stale, translated_from from questions where source_id = '11:pl'`,
    );
    expect(half.rows).toEqual([{ is_stale: false, translated_from: null }]);
  });

  test('a repeated import neither overwrites nor deletes an added translation', async () => {
    const folder = await inputFolder({ 'train.json': lines(claims(5)) });
    const file = join(folder, 'train.json');
    expect((await importFiles(pool, [file], 'creak')).report).toMatchObject({ imported: 5 });
    const exported = await exportFor({ sources: ['creak'] });
    const report = await importFile(await translateWith(exported.file, polish));
    expect(report).toMatchObject({ imported: 5, refused: 0 });
    const ADDED = `select id, rev, availability from questions where source = 'creak' and language = 'pl' order by id`;
    const { rows: before } = await pool.query(ADDED);
    await importFiles(pool, [file], 'creak', { prune: 'any' });
    expect((await pool.query(ADDED)).rows).toEqual(before);
    expect(before).toHaveLength(5);
  });
});

test("an export of the catalogue keeps the originals' texts that translations were made from", async () => {
  const original = await translated();
  const file = join(await ownFolder(), 'all.jsonl');
  const filter = { sources: [], languages: [], categories: [], quality: 'all', license: null } as const;
  await change(original.id, { text: 'Changed before the export?' });
  const { tally } = await exportCatalogue(pool, filter, file, { version: '1' });
  expect(tally.stale).toBeGreaterThan(0);
  const before = await translationOf(original.id);
  await pool.query('delete from questions where translation_of = $1', [original.id]);
  await pool.query('delete from questions where id = $1', [original.id]);
  const { report } = await importFiles(pool, [file], null);
  expect(report).toMatchObject({ imported: 2, skipped: 0 });
  expect(await translationOf(original.id)).toMatchObject({
    id: before?.id,
    is_stale: true,
    origin: before?.origin,
  });
});
