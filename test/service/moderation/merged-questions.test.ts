import { describe, expect, test } from 'vitest';
import { compareDue } from '../../../indexer/duplicates/compare-due.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { mergeQuestions } from '../../../cli/store/merge-questions.ts';
import { hideQuestions, restoreQuestions } from '../../../cli/store/moderation.ts';
import { markDeleted } from '../../../indexer/store/questions/prune-questions.ts';
import { readTranslatable } from '../../../indexer/store/questions/translations.ts';
import { inTransaction } from '../../../src/store/transaction.ts';
import { aQuestion, aSubject } from '../../support/a-question.ts';
import { ALL_TRANSLATABLE } from '../../support/some-values.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable } from '../../support/load.ts';

const engines = await ownEngines();
const { pool } = engines;
const api = await anApi(engines);
const ada = { moderator: 'ada', reason: 'because' };

const wrote = (subject: string, fields: Partial<QuestionRecord> = {}): QuestionRecord =>
  aQuestion({ text: `Who wrote the novel ${subject}?`, correctAnswer: 'Ann Stub', ...fields });
const isAuthor = (subject: string, fields: Partial<QuestionRecord> = {}): QuestionRecord =>
  aQuestion({ text: `Who is the author of ${subject}?`, correctAnswer: 'Ann Stub', ...fields });
const inPolish = (subject: string, original: string): QuestionRecord =>
  aQuestion({
    text: `Kto napisał „${subject}”?`,
    correctAnswer: 'Ann Stub',
    language: 'pl',
    translationOf: original,
    rootQuestionId: original,
    translator: 'human',
  });

/** A question with a Polish translation, and an unrelated question. */
async function aPairAndAnother(): Promise<[string, string, string]> {
  const subject = aSubject();
  const [original = '', another = ''] = await load(engines, [wrote(subject), isAuthor(aSubject())]);
  const [translation = ''] = await load(engines, [inPolish(subject, original)]);
  return [original, translation, another];
}

/** Ids in the language that `updated_since` lists for changes made by `work`. */
async function changedBy(language: 'en' | 'pl', work: () => Promise<unknown>): Promise<string[]> {
  await makeSearchable(engines);
  const { rows } = await pool.query<{ now: Date }>(`select clock_timestamp() + interval '1 ms' as now`);
  await pool.query('select pg_sleep(0.003)');
  await work();
  await makeSearchable(engines);
  const updated_since = rows[0]?.now.toISOString() ?? '';
  const page = await api.list({ updated_since, lang: language, limit: 100 });
  return page.data.map(({ id }) => id).sort();
}

describe('changes since a time', () => {
  test('merging a question lists its canonical question as changed', async () => {
    const [original, , another] = await aPairAndAnother();
    expect(await changedBy('en', () => mergeQuestions(pool, original, another, ada))).toEqual([another]);
  });

  test('a question that an import turns into a duplicate lists its canonical question as changed', async () => {
    const subject = aSubject();
    const record = isAuthor(subject, { text: `Who illustrated ${subject}?` });
    const [kept = '', changed = ''] = await load(engines, [wrote(subject), record]);
    const changes = await changedBy('en', () =>
      load(engines, [{ ...record, text: `Who is the author of ${subject}?` }]),
    );
    expect(changes).toEqual([kept]);
    expect((await api.refused(`/questions/${changed}`)).problem).toMatchObject({ canonicalId: kept });
  });

  test('a new question that is merged on import changes nothing', async () => {
    const subject = aSubject();
    await load(engines, [wrote(subject)]);
    expect(await changedBy('en', () => load(engines, [isAuthor(subject)]))).toEqual([]);
  });

  test('a question restored after hiding or merging is listed as changed', async () => {
    const [original, , another] = await aPairAndAnother();
    const options = { ...ada, withTranslations: false };
    await mergeQuestions(pool, original, another, ada);
    await hideQuestions(pool, [another], options);
    expect(await changedBy('en', () => restoreQuestions(pool, [original], options))).toEqual([original]);
    expect(await changedBy('en', () => restoreQuestions(pool, [another], options))).toEqual([another]);
  });

  test('a duplicate that is served again after its canonical question was deleted upstream is listed', async () => {
    const subject = aSubject();
    const [one = '', two = ''] = await load(engines, [wrote(subject), isAuthor(subject)]);
    const changes = await changedBy('en', async () => {
      await pool.query(`update questions set availability = 'deleted' where id = $1`, [one]);
      await compareDue(pool);
    });
    expect(changes).toEqual([two]);
  });

  test('a translation is listed when its original is merged or restored', async () => {
    const [original, translation, another] = await aPairAndAnother();
    const changes = await changedBy('pl', () => mergeQuestions(pool, original, another, ada));
    expect(changes).toEqual([translation]);
    const options = { ...ada, withTranslations: false };
    expect(await changedBy('pl', () => restoreQuestions(pool, [original], options))).toEqual([translation]);
  });

  test('a translation is listed when its merged original is deleted, and no longer names the canonical question', async () => {
    const [original, translation, another] = await aPairAndAnother();
    await mergeQuestions(pool, original, another, ada);
    const remove = (): Promise<unknown> =>
      inTransaction(pool, 'write', (client) => markDeleted(client, [original]));
    expect(await changedBy('pl', remove)).toEqual([translation]);
    expect((await api.question(translation)).data.translationOf).toBe(original);
  });

  test('a translation is listed when its original, merged by hand, follows the target to another question', async () => {
    const [original, translation, target] = await aPairAndAnother();
    const [last = ''] = await load(engines, [isAuthor(aSubject())]);
    await mergeQuestions(pool, original, target, ada);
    const changes = await changedBy('pl', async () => {
      await mergeQuestions(pool, target, last, ada);
      await compareDue(pool);
    });
    expect(changes).toEqual([translation]);
    expect((await api.question(translation)).data.translationOf).toBe(last);
  });

  test('a translation is listed when an import merges its original', async () => {
    const subject = aSubject();
    const [original = ''] = await load(engines, [wrote(subject, { quality: 'standard' })]);
    const [translation = ''] = await load(engines, [inPolish(subject, original)]);
    expect(await changedBy('pl', () => load(engines, [isAuthor(subject)]))).toEqual([translation]);
  });
});

test('a question is not exported for translation while its duplicate has a translation', async () => {
  const [original, , another] = await aPairAndAnother();
  const missing = (): Promise<string[]> =>
    readTranslatable(pool, { ...ALL_TRANSLATABLE, only: 'missing' }, async (pages) => {
      const ids: string[] = [];
      for await (const page of pages) ids.push(...page.map(({ id }) => id));
      return ids.filter((id) => [original, another].includes(id));
    });
  expect(await missing()).toEqual([another]);
  await mergeQuestions(pool, original, another, ada);
  expect(await missing()).toEqual([]);
});

describe('a translation of a merged question', () => {
  test('a translation names the canonical question of its merged original', async () => {
    const [original, translation, another] = await aPairAndAnother();
    const named = async (): Promise<unknown> => {
      const { translationOf, rootQuestionId } = (await api.question(translation)).data;
      return { translationOf, rootQuestionId };
    };
    expect(await named()).toEqual({ translationOf: original, rootQuestionId: original });
    await mergeQuestions(pool, original, another, ada);
    expect(await named()).toEqual({ translationOf: another, rootQuestionId: another });
    const back = await api.list({ ids: another, content_language: 'pl' });
    expect(back.data.map(({ id }) => id)).toEqual([translation]);
    await restoreQuestions(pool, [original], { ...ada, withTranslations: false });
    expect(await named()).toEqual({ translationOf: original, rootQuestionId: original });
  });
});
