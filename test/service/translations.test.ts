import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { importRecords } from '../../indexer/import/import-records.ts';
import { importFiles } from '../../indexer/import/import-files.ts';
import { exportCatalogue } from '../../indexer/export/export-catalogue.ts';
import {
  exportTranslations,
  type TranslationExport,
} from '../../indexer/translations/export-translations.ts';
import {
  importTranslations,
  type TranslationImport,
} from '../../indexer/translations/import-translations.ts';
import type { TranslationReport } from '../../indexer/translations/translation-report.ts';
import type { QuestionRecord } from '../../src/contract/record.ts';
import { hideQuestions } from '../../src/store/moderation/moderation.ts';
import { readProjections } from '../../src/store/generations/projection.ts';
import { findSiblings, readQuestions } from '../../src/store/questions/questions.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import type { TranslatableFilter } from '../../src/store/questions/translations.ts';
import { aQuestion } from '../support/a-question.ts';
import { ALL_TRANSLATABLE } from '../support/all-translatable.ts';
import { ownEngines } from '../support/engines.ts';
import { aQuery, inputFolder } from '../support/input-folder.ts';
import { ownFolder } from '../support/own-folder.ts';
import { trivia } from '../support/trivia.ts';
import { changedFile, translateWith, type Translate } from '../support/xliff-tool.ts';

const { pool, environment } = await ownEngines();

let made = 0;
/** An id that no other question of this file has. */
const newId = (): string => `019b3c4e-8a00-7c11-9d52-${String((made += 1)).padStart(12, '0')}`;

/** A stored question whose tag nothing else has: with it a test asks for its own questions only. */
async function stored(
  wanted: Partial<QuestionRecord> = {},
): Promise<QuestionRecord & { id: string; tag: string }> {
  const id = newId();
  const tag = `own-${made}`;
  const record = aQuestion({ id, tags: [tag, 'europe'], ...wanted });
  const report = await importRecords(pool, [record]);
  expect(report).toMatchObject({ imported: 1 });
  return { ...record, id, tag };
}

async function give(wanted: Partial<TranslatableFilter>): Promise<TranslationExport & { file: string }> {
  const file = join(await ownFolder(), 'out.xlf');
  return { ...(await exportTranslations(pool, { ...ALL_TRANSLATABLE, ...wanted }, file, '1.0')), file };
}

const take = async (file: string, options: Partial<TranslationImport> = {}): Promise<TranslationReport> =>
  (await importTranslations(pool, file, { translator: 'human', ...options })).report;

/** Every text gets a word in front. */
const polish: Translate = ({ source }) => `po polsku ${source}`;

/** A question translated by way of a file. */
async function translated(wanted: Partial<QuestionRecord> = {}): Promise<Awaited<ReturnType<typeof stored>>> {
  const question = await stored(wanted);
  const { file } = await give({ tags: [question.tag] });
  expect(await take(await translateWith(file, polish))).toMatchObject({ imported: 1, refused: 0 });
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

describe('the walk', () => {
  test('leads from the catalogue through a tool and back, with all that the original says beside its texts', async () => {
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
    const given = await give({ tags: [original.tag] });
    expect(given).toMatchObject({ questions: 1, units: 5, missing: 1, stale: 0 });
    const words: Readonly<Record<string, string>> = {
      text: 'Która rzeka ma 1 000 mostów i „bram” <tutaj>?\nPowiedz.',
      correctAnswer: 'Warta',
      incorrectAnswer1: 'Łaba',
      incorrectAnswer2: 'Odra i Nysa',
      explanation: 'Ma ich 3,5 na milę.',
    };
    const back = await translateWith(given.file, ({ id }) => words[part(id)] ?? null);
    const report = await take(back);
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

    expect(await take(back)).toMatchObject({ unchanged: 1, imported: 0, updated: 0 });
    expect(await give({ tags: [original.tag], only: 'missing' })).toMatchObject({ questions: 0 });
  });

  test('takes a corrected translation in place of the one before, and a trial keeps nothing', async () => {
    const { id, tag } = await translated();
    const { file } = await give({ tags: [tag] });
    const before = await translationOf(id);
    const better = await translateWith(file, ({ target }) => `lepiej ${target ?? ''}`);
    expect(await take(better, { dryRun: true })).toMatchObject({ updated: 1 });
    expect(await translationOf(id)).toEqual(before);
    expect(await take(better)).toMatchObject({ updated: 1 });
    expect(await translationOf(id)).toMatchObject({ id: before?.id, created_at: before?.created_at });
    expect((await translationOf(id))?.text).toMatch(/^lepiej po polsku/u);
  });

  test('leaves alone what nobody has begun with', async () => {
    const { tag, id } = await stored();
    const { file } = await give({ tags: [tag] });
    expect(await take(file)).toMatchObject({ questions: 1, untranslated: 1, refused: 0 });
    expect(await translationOf(id)).toBeUndefined();
  });

  test('puts answers that are one of two words into the other language by itself', async () => {
    const question = await stored({ type: 'boolean', correctAnswer: 'No', incorrectAnswers: ['Yes'] });
    const given = await give({ tags: [question.tag] });
    expect(given.units).toBe(1);
    await take(await translateWith(given.file, polish));
    expect(await translationOf(question.id)).toMatchObject({
      correct_answer: 'Nie',
      incorrect_answers: ['Tak'],
    });
  });

  test('goes from Polish to English as well', async () => {
    const question = await stored({
      language: 'pl',
      type: 'boolean',
      correctAnswer: 'Prawda',
      incorrectAnswers: ['Fałsz'],
    });
    const { file } = await give({ tags: [question.tag], from: 'pl', to: 'en' });
    const back = await translateWith(file, ({ source }) => `in English ${source}`, { from: 'pl', to: 'en' });
    expect(await take(back, { translator: 'machine' })).toMatchObject({ imported: 1 });
    const english = await pool.query(
      'select correct_answer, translator, modifications from questions where translation_of = $1',
      [question.id],
    );
    expect(english.rows).toEqual([
      { correct_answer: 'True', translator: 'machine', modifications: ['translated_en'] },
    ]);
  });

  test('is filtered by source, category, tag, topic and number', async () => {
    const question = await stored({ source: 'webq', category: 'history' });
    const count = async (wanted: Partial<TranslatableFilter>): Promise<number> =>
      (await give({ tags: [question.tag], ...wanted })).questions;
    expect(await count({ sources: ['webq'], categories: [23] })).toBe(1);
    expect(await count({ sources: ['qasc'] })).toBe(0);
    expect(await count({ categories: [22] })).toBe(0);
    expect(await count({ topic: { tags: ['europe'], subcategories: [] } })).toBe(1);
    expect(await count({ topic: { tags: ['asia'], subcategories: ['capitals'] } })).toBe(1);
    expect(await count({ topic: { tags: ['asia'], subcategories: [] } })).toBe(0);
    expect(await give({ limit: 3 })).toMatchObject({ questions: 3 });
  });

  test('works from the command line', async () => {
    const { tag, id } = await stored();
    const file = join(await ownFolder(), 'some.xlf');
    const given = await trivia(
      ['translations', 'export', '--tag', tag, '--topic', 'europe', '--out', file, '--json'],
      environment,
    );
    expect(given).toMatchObject({ code: 0 });
    expect(JSON.parse(given.stdout)).toMatchObject({ questions: 1 });
    const back = await translateWith(file, ({ source, id: unit }) => (part(unit) === 'text' ? source : 'x'));
    const taken = await trivia(['translations', 'import', back, '--translator', 'human'], environment);
    expect(taken.code).toBe(3);
    expect(taken.stdout).toContain(`${id}: the translation is the original word for word (text)`);
  });
});

describe('trivia translations', () => {
  test.each([
    ['--tag nosuch europe no-such-either', 'error: unknown tag nosuch, no-such-either\n'],
    ['--tag NoSuch', 'error: unknown tag NoSuch\n'],
    ['--topic nosuch', 'error: unknown topic nosuch\n'],
    ['--from pl', 'error: give two different languages\n'],
  ])('export %s names what is wrong and writes nothing', async (words, sentence) => {
    await stored();
    const file = join(await ownFolder(), 'some.xlf');
    const done = await trivia(
      ['translations', 'export', ...words.split(' '), '--out', file, '--json'],
      environment,
    );
    expect(done).toEqual({ code: 2, stdout: '', stderr: sentence });
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });

  test.each([
    ['questions.json', '{"questions": []}'],
    ['page.html', '<html><body>no XLIFF</body></html>'],
    ['nothing.xlf', ''],
  ])('import reports that %s is not an XLIFF file', async (name, text) => {
    const file = join(await ownFolder(), name);
    await writeFile(file, text);
    expect(await trivia(['translations', 'import', file, '--translator', 'human'], environment)).toEqual({
      code: 1,
      stdout: '',
      stderr: `trivia: ${file} is not an XLIFF file.\n`,
    });
  });

  test('import reports broken XML with one full stop at the end', async () => {
    const file = join(await ownFolder(), 'broken.xlf');
    await writeFile(file, '<xliff version="1.2"></xliff> and more');
    const { stderr } = await trivia(['translations', 'import', file, '--translator', 'human'], environment);
    expect(stderr).toMatch(/broken\.xlf cannot be read as XLIFF: not well-formed XML: .*[^.]\.\n$/u);
  });
});

describe('a file', () => {
  const utf16 = (text: string): Buffer => Buffer.from(text.replace(/^\ufeff/u, ''), 'utf16le');

  test.each<[string, string, (text: string) => Buffer]>([
    ['packed', 'back.xlf.gz', (text) => gzipSync(text)],
    ['in UTF-16 with a mark', 'back.xlf', (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(text)])],
    ['in UTF-16 without one', 'back.xlf', (text) => utf16(text)],
    ['in UTF-16 the other way round', 'back.xlf', (text) => utf16(text).swap16()],
    ['with line ends of Windows', 'back.xlf', (text) => Buffer.from(text.replaceAll('\n', '\r\n'))],
  ])('is read %s', async (_how, name, write) => {
    const text = `Which city has ${made} gates?\nName it.`;
    const { tag, id } = await stored({ text });
    const { file } = await give({ tags: [tag] });
    const translated = await readFile(await translateWith(file, polish), 'utf8');
    const path = join(await ownFolder(), name);
    await writeFile(path, write(translated.replace("encoding='UTF-8'", name === 'back.xlf' ? '' : '$&')));
    expect(await take(path)).toMatchObject({ imported: 1, faults: [] });
    expect((await translationOf(id))?.text).toBe(`po polsku ${text}`);
  });

  test('whose name ends in .gz is packed, and read back as it is', async () => {
    const { tag } = await stored();
    const file = join(await ownFolder(), 'out.xlf.gz');
    await exportTranslations(pool, { ...ALL_TRANSLATABLE, tags: [tag] }, file, '1.0');
    expect(gunzipSync(await readFile(file)).toString()).toContain('<xliff');
    expect(await take(file)).toMatchObject({ questions: 1, untranslated: 1 });
  });

  test('that is packed and cut off, or packed in another way, is told in a sentence', async () => {
    const { tag } = await stored();
    const { file } = await give({ tags: [tag] });
    const folder = await ownFolder();
    const [cut, zip] = [join(folder, 'cut.xlf.gz'), join(folder, 'out.xlf.zip')];
    await writeFile(cut, gzipSync(await readFile(file)).subarray(0, -20));
    await writeFile(zip, 'PK\u0003\u0004 and more');
    await expect(take(cut)).rejects.toThrow('damaged or ends too early');
    await expect(take(zip)).rejects.toThrow('unpack it first');
  });

  test('cannot have the name of a folder, and nothing is left beside it', async () => {
    const folder = await ownFolder();
    await mkdir(join(folder, 'out.xlf'));
    const wanted = exportTranslations(
      pool,
      { ...ALL_TRANSLATABLE, limit: 1 },
      join(folder, 'out.xlf'),
      '1.0',
    );
    await expect(wanted).rejects.toThrow('cannot be written (EISDIR)');
    expect(await readdir(folder)).toEqual(['out.xlf']);
  });
});

describe('a fault', () => {
  const faulty = async (
    translate: Translate,
    wanted: Partial<QuestionRecord> = {},
  ): Promise<{ kinds: string[]; id: string }> => {
    const question = await stored(wanted);
    const { file } = await give({ tags: [question.tag] });
    const report = await take(await translateWith(file, translate));
    expect(report).toMatchObject({ questions: 1, imported: 0, refused: 1 });
    expect(report.faults.every(({ id }) => id === question.id)).toBe(true);
    expect(await translationOf(question.id)).toBeUndefined();
    return { kinds: report.faults.map(({ kind, detail }) => `${kind} ${detail}`.trimEnd()), id: question.id };
  };
  const only =
    (wanted: string, translation: ReturnType<Translate>): Translate =>
    (unit) =>
      part(unit.id) === wanted ? translation : polish(unit);

  test.each<[string, Translate, Partial<QuestionRecord>, string[]]>([
    ['a unit that is lost', only('correctAnswer', undefined), {}, ['missing_unit correctAnswer']],
    ['a unit that is empty', only('incorrectAnswer2', null), {}, ['empty_target incorrectAnswer2']],
    ['a blank unit', only('text', '  '), {}, ['empty_target text']],
    ['a unit in work', only('text', { state: 'needs-translation', target: 'x' }), {}, ['unfinished text']],
    ['a question that is copied', only('text', 'Who?'), { text: 'Who?' }, ['copied text']],
    ['a lost number', only('text', 'W 1969?'), { text: 'In 1996?' }, ['number text 1996']],
    ['a lost gap', only('text', 'Coś'), { text: 'The ____ is?' }, ['placeholder text ___']],
    [
      'equal answers',
      only('incorrectAnswer1', 'PO POLSKU  paris'),
      {},
      ['options_not_distinct po polsku paris'],
    ],
    [
      'a wrong answer that is accepted',
      only('incorrectAnswer1', 'Lutecja'),
      { extensions: { acceptedAnswers: ['lutecja'] } },
      ['accepted_as_well Lutecja'],
    ],
    ['text that is none', only('text', 'Sól &amp; pieprz'), { text: 'Salt?' }, ['invalid_text text']],
    [
      'several at once',
      ({ id }) => (part(id) === 'text' ? 'nic' : 'to samo'),
      { text: 'In 1996, by whom was the ____ built?' },
      ['number text 1996', 'placeholder text ___', 'options_not_distinct to samo'],
    ],
  ])(
    'is told by the id of its question, of which nothing is written: %s',
    async (_what, translate, wanted, expected) => {
      expect((await faulty(translate, wanted)).kinds).toEqual(expected);
    },
  );

  test('takes no other question of the file along', async () => {
    const [good, bad] = [await stored(), await stored({ tags: [`own-${made}`] })];
    const { file } = await give({ tags: [good.tag] });
    const back = await translateWith(file, (unit) =>
      unit.id.startsWith(bad.id) ? unit.source : polish(unit),
    );
    expect(await take(back)).toMatchObject({ questions: 2, imported: 1, refused: 1 });
    expect(await translationOf(good.id)).toBeDefined();
  });

  test('is an inline code, a question twice, one that is not served, and one that nobody knows', async () => {
    const question = await stored();
    const { file } = await give({ tags: [question.tag] });
    const back = await translateWith(file, polish);
    const kind = async (changed: string): Promise<unknown> => {
      const { faults, imported } = await take(changed);
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
    await hideQuestions(pool, [question.id], {
      moderator: 'tester',
      reason: 'a test',
      withTranslations: false,
    });
    expect(await kind(back)).toEqual(['unknown_question']);
  });

  test('is a file of other languages, of none, without questions, or with a wrong end: nothing of it is written', async () => {
    const question = await stored();
    const { file } = await give({ tags: [question.tag] });
    await expect(take(await translateWith(file, polish, { from: 'en', to: 'de' }))).rejects.toThrow(
      'to "de"',
    );
    await expect(take(await translateWith(file, polish, { from: 'pl', to: 'pl' }))).rejects.toThrow(
      'to "pl"',
    );
    await expect(take(await translateWith(file, () => undefined))).rejects.toThrow('has no question');
    const back = await translateWith(file, polish);
    await expect(take(await changedFile(back, '</w:xliff>', '</w:xlif>'))).rejects.toThrow(
      'cannot be read as XLIFF',
    );
    const missing = join(await ownFolder(), 'none.xlf');
    await expect(take(missing)).rejects.toThrow(`${missing} does not exist.`);
    expect(await take(await translateWith(file, polish, { from: 'pl', to: 'en' }))).toMatchObject({
      imported: 0,
      faults: [{ kind: 'wrong_language', id: question.id }],
    });
    expect(await translationOf(question.id)).toBeUndefined();
  });

  test('is a machine that would replace what people wrote, but not the other way round', async () => {
    const { id, tag } = await translated();
    const { file } = await give({ tags: [tag] });
    const other = await translateWith(file, ({ source }) => `maszyna ${source}`);
    expect((await take(other, { translator: 'machine' })).faults).toMatchObject([{ kind: 'made_by_people' }]);
    expect((await translationOf(id))?.text).toMatch(/^po polsku/u);
  });
});

describe('an original that changes', () => {
  const shownQuality = async (id: string): Promise<unknown[]> => {
    const [row] = await readQuestions(pool, [id]);
    const [document] = await inTransaction(pool, 'read snapshot', (client) => readProjections(client, [id]));
    return [row?.quality, document?.quality];
  };

  test('makes its translation stale, which is shown as needing review, until it is translated again', async () => {
    const original = await translated();
    const before = await give({ tags: [original.tag] });
    const old = await translateWith(before.file, polish);
    const id = String((await translationOf(original.id))?.id);
    await pool.query('delete from index_queue');

    // As an upstream edits it.
    const { tag: _, ...record } = original;
    await importRecords(pool, [{ ...record, text: 'Which other capital is it?' }]);
    expect(await translationOf(original.id)).toMatchObject({ is_stale: true, quality: 'high' });
    expect(await shownQuality(id)).toEqual(['needs_review', 'needs_review']);
    const queued = await pool.query('select from index_queue where id = $1', [id]);
    expect(queued.rowCount).toBe(1);

    expect((await take(old)).faults).toEqual([{ id: original.id, kind: 'stale', detail: '' }]);
    const given = await give({ tags: [original.tag], only: 'stale' });
    expect(given).toMatchObject({ questions: 1, stale: 1, missing: 0 });
    expect(await readFile(given.file, 'utf8')).toContain(
      '<target state="needs-review-translation">po polsku Which capital',
    );
    // Untouched it does not count as looked at.
    const untouched = await take(given.file);
    expect(new Set(untouched.faults.map(({ kind }) => kind))).toEqual(new Set(['unfinished']));

    expect(await take(await translateWith(given.file, polish))).toMatchObject({ updated: 1 });
    expect(await translationOf(original.id)).toMatchObject({ is_stale: false });
    expect(await shownQuality(id)).toEqual(['high', 'high']);
    expect(await give({ tags: [original.tag], only: 'stale' })).toMatchObject({ questions: 0 });
  });

  test.each([
    ['its text', { text: 'Something else?' }],
    ['an answer', { incorrect_answers: ['Madrid', 'Lisbon', 'Rome'] }],
    ['its explanation', { explanation: 'For a reason.' }],
  ])('is noticed whoever changes it, and forgotten when it is as it was: %s', async (_what, to) => {
    const original = await translated();
    await change(original.id, to);
    expect(await translationOf(original.id)).toMatchObject({ is_stale: true });
    await change(original.id, {
      text: original.text,
      incorrect_answers: original.incorrectAnswers,
      explanation: original.explanation,
    });
    expect(await translationOf(original.id)).toMatchObject({ is_stale: false });
  });

  test('in nothing that is translated leaves its translation as it is', async () => {
    const original = await translated();
    const rev = (await translationOf(original.id))?.rev;
    await change(original.id, { incorrect_answers: original.incorrectAnswers.toReversed() });
    await pool.query(`update questions set difficulty = 'easy', tags = '{europe}' where id = $1`, [
      original.id,
    ]);
    expect(await translationOf(original.id)).toMatchObject({ is_stale: false, rev });
  });

  test('together with its translation in one statement leaves no mark', async () => {
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

describe('what an upstream brings', () => {
  const row = (id: string, english: string): Promise<string> =>
    inputFolder({ 'mkqa.jsonl': aQuery(id, english, 'kto napisał sagę wzorcową') });

  test('as a translation of its own is neither given out nor replaced, nor stale when its original changes', async () => {
    await importFiles(pool, [await row('11', 'who wrote the sample saga')], 'mkqa');
    const missing = await give({ sources: ['mkqa'], only: 'missing' });
    const all = await give({ sources: ['mkqa'] });
    expect([missing.questions, all.questions]).toEqual([0, 0]);
    const own = await pool.query<{ id: string }>(
      `select id from questions where source_id = '11' and language = 'en'`,
    );
    const id = own.rows[0]?.id ?? '';
    const other = await give({ tags: [(await stored()).tag] });
    const back = await translateWith(other.file, polish);
    const text = await readFile(back, 'utf8');
    const forged = text.replaceAll(/[0-9a-f-]{36}(?=\.)/gu, id);
    expect((await take(await changedFile(back, text, forged))).faults).toMatchObject([
      { kind: 'translated_upstream', id },
    ]);
    await importFiles(pool, [await row('11', 'who wrote the other sample saga')], 'mkqa');
    const half = await pool.query(
      `select is_stale, translated_from from questions where source_id = '11:pl'`,
    );
    expect(half.rows).toEqual([{ is_stale: false, translated_from: null }]);
  });

  test('once more neither overwrites nor deletes a translation that was added', async () => {
    const claims = [1, 2, 3, 4, 5].map((number) => ({
      ex_id: `added_${number}`,
      sentence: `The fixture castle number ${number} stands on a rock.`,
      explanation: 'Castles stand on rocks, where they are hard to reach.',
      label: 'true',
      entity: 'Fixture Castle',
      en_wiki_pageid: '1',
      entity_mention_loc: [[4, 20]],
    }));
    const lines = (some: readonly object[]): string =>
      some.map((claim) => `${JSON.stringify(claim)}\n`).join('');
    const folder = await inputFolder({ 'train.json': lines(claims) });
    const file = join(folder, 'train.json');
    expect((await importFiles(pool, [file], 'creak')).report).toMatchObject({ imported: 5 });
    const given = await give({ sources: ['creak'] });
    expect(await take(await translateWith(given.file, polish))).toMatchObject({ imported: 5, refused: 0 });
    const added = async (): Promise<unknown[]> =>
      (
        await pool.query(
          `select id, rev, availability from questions where source = 'creak' and language = 'pl' order by id`,
        )
      ).rows as unknown[];
    const before = await added();
    await importFiles(pool, [file], 'creak', { prune: 'any' });
    expect(await added()).toEqual(before);
    expect(before).toHaveLength(5);
  });
});

test('an export of the catalogue carries what translations were made from', async () => {
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
