import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';

import { mergeQuestions } from '../../../cli/store/merge-questions.ts';
import { hideQuestions, restoreQuestions } from '../../../cli/store/moderation.ts';
import { readQuestionFile } from '../../../cli/store/question-file.ts';
import { compareDue } from '../../../indexer/duplicates/compare-due.ts';
import { lockModeration } from '../../../indexer/store/imports/import-transactions.ts';
import { markDeleted } from '../../../indexer/store/questions/availability.ts';
import { readTranslatable } from '../../../indexer/store/questions/translations.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { Refusal } from '../../../src/refusal.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { anApi } from '../../support/api.ts';
import { aReporter } from '../../support/clients/reports.ts';
import { aQuestion, aSubject, questions, translating } from '../../support/data/a-question.ts';
import { addEntries } from '../../support/data/add-entries.ts';
import { ALL_TRANSLATABLE } from '../../support/data/some-values.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable, waiting } from '../../support/load.ts';
import { start } from '../../support/processes.ts';
import { commandsIn } from '../../support/trivia.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const { pool, environment } = engines;
const api = await anApi(engines);
const report = aReporter(api, '192.0.2.1');

const UNKNOWN = '019a0000-0000-7000-8000-000000000001';
const ada = { moderator: 'ada', reason: 'because' };
const hide = (ids: string[], withTranslations = false) =>
  hideQuestions(pool, ids, { ...ada, withTranslations });
const restore = (ids: string[], withTranslations = false) =>
  restoreQuestions(pool, ids, { ...ada, withTranslations });
const merge = (duplicate: string, canonical: string) => mergeQuestions(pool, duplicate, canonical, ada);

const visible = { availability: 'visible', canonicalId: null };
const hidden = { availability: 'hidden', canonicalId: null };

const some = (count: number, fields?: Partial<QuestionRecord>): Promise<string[]> =>
  load(engines, questions(count, fields));

const asking = (text: string, fields: Partial<QuestionRecord> = {}): QuestionRecord =>
  aQuestion({ text, correctAnswer: 'Ann Stub', ...fields });
const wrote = (subject: string, fields?: Partial<QuestionRecord>): QuestionRecord =>
  asking(`Who wrote the novel ${subject}?`, fields);
/** Asks the same as `wrote`. */
const isAuthor = (subject: string, fields?: Partial<QuestionRecord>): QuestionRecord =>
  asking(`Who is the author of ${subject}?`, fields);
const inPolish = (subject: string, original: string): QuestionRecord =>
  asking(`Kto napisał „${subject}”?`, translating(original));

/** A question with a Polish translation, and an unrelated question. */
async function aPairAndAnother(): Promise<[string, string, string]> {
  const subject = aSubject();
  const [original = '', another = ''] = await load(engines, [wrote(subject), isAuthor(aSubject())]);
  const [translation = ''] = await load(engines, [inPolish(subject, original)]);
  return [original, translation, another];
}

const { run, answer } = commandsIn(environment);

const actsOf = async (id: string): Promise<readonly unknown[]> =>
  (await readQuestionFile(pool, id))?.acts ?? [];
const statusOf = async (id: string): Promise<{ status: number; canonicalId?: string | undefined }> => {
  const { status, problem } = await api.refused(`/questions/${id}`);
  return { status, canonicalId: problem.canonicalId };
};

const ids = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id).sort();

/** The served questions with the tag, read from rows. `batch` looks up the ids in `requested`. */
async function served(tag: string, requested: readonly string[]): Promise<Record<string, string[]>> {
  const [list, drawn, batch, topic] = await Promise.all([
    api.list({ tags: tag }),
    api.draw({ tags: tag }),
    api.list({ ids: requested.join(',') }),
    api.topic(tag),
  ]);
  return {
    list: ids(list.data),
    drawn: ids(drawn.data),
    batch: ids(batch.data),
    samples: ids(topic.samples),
  };
}

const total = async (tag: string): Promise<number | undefined> =>
  (await api.list({ tags: tag, count: 'exact' })).meta.total;

/** The shared counts. */
async function counts(tag: string): Promise<unknown> {
  const [topic, tags] = await Promise.all([api.topic(tag), api.tags({ q: tag })]);
  return [topic.topic.count, topic.facets.byLanguage.en, tags.data[0]?.count ?? 0];
}

/** Starts an indexer and waits until it follows changes. */
async function anIndexer(id: string): Promise<void> {
  start('cli/trivia.ts', ['index', 'follow'], environment);
  await pool.query(`update questions set explanation = 'Changed.' where id = $1`, [id]);
  await until('the indexer follows', async () => (await waiting(engines)) === 0);
}

/** Milliseconds. The pause between counts is ten times as long as a count, so they are late on a busy machine. */
const COUNTS_PATIENCE = 60_000;

test(
  'no endpoint serves a question that a moderator hides or merges, while an indexer follows',
  { timeout: 4 * COUNTS_PATIENCE },
  async () => {
    const cases: { kind: 'hide' | 'merge'; tag: string; id: string; kept: string; all: string[] }[] = [];
    for (const kind of ['hide', 'merge'] as const) {
      const tag = `moderated-${randomUUID()}`;
      const [id = '', kept = ''] = await some(2, { tags: [tag] });
      await addEntries(pool, 'topic', [{ slug: tag, kind: 'tag', en: 'Moderated', pl: 'Moderowane' }]);
      await pool.query('insert into topic_tags (topic, tag) values ($1, $1)', [tag]);
      cases.push({ kind, tag, id, kept, all: [id, kept].sort() });
    }
    await anIndexer(cases[0]?.id ?? '');
    /** The endpoint returns 404 until the new topic is known. */
    const reach = async (count: number): Promise<void> => {
      for (const { tag } of cases)
        await until(
          `every count is ${count}`,
          async () => isDeepStrictEqual(await counts(tag).catch(() => []), [count, count, count]),
          COUNTS_PATIENCE,
        );
    };
    await reach(2);

    for (const { kind, tag, id, kept, all } of cases) {
      await (kind === 'hide' ? hide([id]) : merge(id, kept));
      // No need to wait: rows are checked again before they are served.
      expect(await served(tag, all)).toEqual({ list: [kept], drawn: [kept], batch: [kept], samples: [kept] });
      expect(await statusOf(id)).toEqual({ status: 404, canonicalId: kind === 'hide' ? undefined : kept });
      await until('the index no longer has it', async () => (await total(tag)) === 1);
    }
    await reach(1);

    for (const { tag, id, all } of cases) {
      await restore([id]);
      const whole = { list: all, drawn: all, batch: all, samples: all };
      await until('it is served', async () => isDeepStrictEqual(await served(tag, all), whole));
      expect((await api.question(id)).data.id).toBe(id);
    }
    await reach(2);
  },
);

describe('hiding questions', () => {
  test('hiding changes every given question and records each act with its states', async () => {
    const [one = '', two = ''] = await some(2);
    const { changes, staying } = await hide([one.toUpperCase(), two, one]);
    expect(changes).toEqual([
      { id: one, before: visible, after: hidden },
      { id: two, before: visible, after: hidden },
    ]);
    expect(staying).toEqual([]);
    expect(await actsOf(one)).toMatchObject([
      { act: 'hide', moderator: 'ada', reason: 'because', before: visible, after: hidden },
    ]);
  });

  test('hiding a translation with its translations hides the original too', async () => {
    const [original, translation] = await aPairAndAnother();
    await hide([translation], true);
    expect(await statusOf(original)).toMatchObject({ status: 404 });
    expect((await restore([translation], true)).changes.map((change) => change.id)).toEqual([
      translation,
      original,
    ]);
    expect((await api.question(original)).data.id).toBe(original);
  });

  test.each(['duplicate', 'deleted', 'unknown'] as const)('is refused for all if one is %s', async (kind) => {
    const [good = '', other = '', kept = ''] = await some(3);
    if (kind === 'duplicate') await merge(other, kept);
    if (kind === 'deleted')
      await pool.query(`update questions set availability = 'deleted' where id = $1`, [other]);
    const refused = kind === 'unknown' ? UNKNOWN : other;
    await expect(hide([good, refused])).rejects.toThrow(Refusal);
    await expect(hide([good, refused])).rejects.toThrow(refused);
    expect((await api.question(good)).data.id).toBe(good);
    expect(await actsOf(good)).toEqual([]);
  });
});

describe('restoring questions', () => {
  test('a restored merged question is served again and has no canonical question', async () => {
    const [duplicate = '', kept = ''] = await some(2);
    await merge(duplicate, kept);
    const before = { availability: 'duplicate', canonicalId: kept };
    expect((await restore([duplicate])).changes).toEqual([{ id: duplicate, before, after: visible }]);
    expect((await api.question(duplicate)).data.id).toBe(duplicate);
    expect(await actsOf(duplicate)).toMatchObject([
      { act: 'restore', before, after: visible },
      { act: 'merge' },
    ]);
  });

  test('restoring does nothing to visible questions and is refused for those deleted upstream', async () => {
    const [shown = '', gone = ''] = await some(2);
    expect((await restore([shown])).changes).toEqual([{ id: shown, before: visible, after: visible }]);
    expect(await actsOf(shown)).toEqual([]);
    await pool.query(`update questions set availability = 'deleted' where id = $1`, [gone]);
    await expect(restore([gone])).rejects.toThrow('deleted upstream');
  });
});

describe('merging questions', () => {
  test("merging into a question that is being merged uses that question's canonical question", async () => {
    const merges = Array.from({ length: 8 }, async () => {
      const [duplicate = '', middle = '', kept = ''] = await some(3);
      await Promise.all([merge(middle, kept), merge(duplicate, middle)]);
      return [await statusOf(duplicate), { status: 404, canonicalId: kept }] as const;
    });
    for (const [actual, expected] of await Promise.all(merges)) expect(actual).toEqual(expected);
  });

  test('merged and hidden questions can be merged into another question', async () => {
    const [duplicate = '', first = '', second = ''] = await some(3);
    await hide([duplicate]);
    await merge(duplicate, first);
    await merge(duplicate, second);
    expect(await statusOf(duplicate)).toEqual({ status: 404, canonicalId: second });
  });

  test('merging reports translations of the duplicate, which are still served', async () => {
    const [original, translation, another] = await aPairAndAnother();
    expect((await merge(original, another)).staying).toEqual([translation]);
    expect((await api.question(translation)).data.id).toBe(translation);
  });

  test('merging is refused with itself, back, across languages, into a hidden question, and for unknown ids', async () => {
    const [one = '', two = '', three = ''] = await some(3);
    const [polish = ''] = await some(1, { language: 'pl' });
    await expect(merge(one, one.toUpperCase())).rejects.toThrow('into itself');
    await expect(merge(one, polish)).rejects.toThrow('in the language en');
    await expect(merge(one, UNKNOWN)).rejects.toThrow(UNKNOWN);
    await expect(merge(UNKNOWN, one)).rejects.toThrow(UNKNOWN);
    await merge(two, one);
    await expect(merge(one, two)).rejects.toThrow(`${two} is already merged into ${one}`);
    await hide([three]);
    await expect(merge(one, three)).rejects.toThrow('is hidden');
    expect((await api.question(one)).data.id).toBe(one);
  });

  test('simultaneous merges do not create a cycle', async () => {
    const circle = await some(3);
    const [a = '', b = '', c = ''] = circle;
    const results = await Promise.allSettled([merge(a, b), merge(b, c), merge(c, a)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const left = (await api.list({ ids: circle.join(',') })).data.map(({ id }) => id);
    expect(left).toHaveLength(1);
    for (const id of circle.filter((other) => other !== left[0]))
      expect(await statusOf(id)).toEqual({ status: 404, canonicalId: left[0] });
  });
});

test('moderation is refused with a message while an import runs', async () => {
  const [id = ''] = await some(1);
  const hasty = new Pool({ connectionString: engines.config.databaseUrl, statement_timeout: 2_500 });
  try {
    await inTransaction(pool, 'write', async (client) => {
      await lockModeration(client);
      const hiding = hideQuestions(hasty, [id], { ...ada, withTranslations: false });
      await expect(hiding).rejects.toThrow(Refusal);
      await expect(hiding).rejects.toThrow('Try again after it has ended');
    });
  } finally {
    await hasty.end();
  }
  expect((await hide([id])).changes).toMatchObject([{ id, after: hidden }]);
});

describe('the moderation log', () => {
  test('recorded acts cannot be changed or deleted', async () => {
    const [id = ''] = await some(1);
    await hide([id]);
    for (const statement of [`update moderation_acts set moderator = 'eve'`, 'delete from moderation_acts'])
      await expect(pool.query(statement)).rejects.toThrow('written once');
  });

  test('an act that cannot be recorded is rolled back', async () => {
    const [id = ''] = await some(1);
    await expect(
      hideQuestions(pool, [id], { moderator: '', reason: null, withTranslations: false }),
    ).rejects.toThrow('moderation_acts');
    expect((await api.question(id)).data.id).toBe(id);
  });
});

/** Ids in each language that `updated_since` lists for changes made by `work`. */
async function changedBy(work: () => Promise<unknown>): Promise<{ en: string[]; pl: string[] }> {
  await makeSearchable(engines);
  const { rows } = await pool.query<{ now: Date }>(`select clock_timestamp() + interval '1 ms' as now`);
  await pool.query('select pg_sleep(0.003)');
  await work();
  await makeSearchable(engines);
  const updated_since = rows[0]?.now.toISOString() ?? '';
  const changed = async (lang: string): Promise<string[]> =>
    ids((await api.list({ updated_since, lang, limit: 100 })).data);
  return { en: await changed('en'), pl: await changed('pl') };
}

describe('changes since a time', () => {
  // Comparisons that other tests have left would change further questions.
  beforeAll(() => compareDue(pool));

  test('merging a question lists its canonical question and its translation, and restoring it lists both languages', async () => {
    const [original, translation, another] = await aPairAndAnother();
    expect(await changedBy(() => merge(original, another))).toEqual({ en: [another], pl: [translation] });
    await hide([another]);
    expect(await changedBy(() => restore([original]))).toEqual({ en: [original], pl: [translation] });
    expect(await changedBy(() => restore([another]))).toEqual({ en: [another], pl: [] });
  });

  test('a question that an import turns into a duplicate lists its canonical question as changed', async () => {
    const subject = aSubject();
    const record = isAuthor(subject, { text: `Who illustrated ${subject}?` });
    const [kept = '', changed = ''] = await load(engines, [wrote(subject), record]);
    const { en } = await changedBy(() =>
      load(engines, [{ ...record, text: `Who is the author of ${subject}?` }]),
    );
    expect(en).toEqual([kept]);
    expect((await api.refused(`/questions/${changed}`)).problem).toMatchObject({ canonicalId: kept });
  });

  test('a new question that is merged on import changes nothing', async () => {
    const subject = aSubject();
    await load(engines, [wrote(subject)]);
    expect((await changedBy(() => load(engines, [isAuthor(subject)]))).en).toEqual([]);
  });

  test('a duplicate that is served again after its canonical question was deleted upstream is listed', async () => {
    const subject = aSubject();
    const [one = '', two = ''] = await load(engines, [wrote(subject), isAuthor(subject)]);
    const { en } = await changedBy(async () => {
      await pool.query(`update questions set availability = 'deleted' where id = $1`, [one]);
      await compareDue(pool);
    });
    expect(en).toEqual([two]);
  });

  test('a translation is listed when its merged original is deleted, and no longer names the canonical question', async () => {
    const [original, translation, another] = await aPairAndAnother();
    await merge(original, another);
    const remove = (): Promise<unknown> =>
      inTransaction(pool, 'write', (client) => markDeleted(client, [original]));
    expect((await changedBy(remove)).pl).toEqual([translation]);
    expect((await api.question(translation)).data.translationOf).toBe(original);
  });

  test('a translation is listed when its original, merged by hand, follows the target to another question', async () => {
    const [original, translation, target] = await aPairAndAnother();
    const [last = ''] = await load(engines, [isAuthor(aSubject())]);
    await merge(original, target);
    const { pl } = await changedBy(async () => {
      await merge(target, last);
      await compareDue(pool);
    });
    expect(pl).toEqual([translation]);
    expect((await api.question(translation)).data.translationOf).toBe(last);
  });

  test('a translation is listed when an import merges its original', async () => {
    const subject = aSubject();
    const [original = ''] = await load(engines, [wrote(subject, { quality: 'standard' })]);
    const [translation = ''] = await load(engines, [inPolish(subject, original)]);
    expect((await changedBy(() => load(engines, [isAuthor(subject)]))).pl).toEqual([translation]);
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
  await merge(original, another);
  expect(await missing()).toEqual([]);
});

test('a translation names the canonical question of its merged original', async () => {
  const [original, translation, another] = await aPairAndAnother();
  const named = async (): Promise<unknown> => {
    const { translationOf, rootQuestionId } = (await api.question(translation)).data;
    return { translationOf, rootQuestionId };
  };
  expect(await named()).toEqual({ translationOf: original, rootQuestionId: original });
  await merge(original, another);
  expect(await named()).toEqual({ translationOf: another, rootQuestionId: another });
  const back = await api.list({ ids: another, content_language: 'pl' });
  expect(back.data.map(({ id }) => id)).toEqual([translation]);
  await restore([original]);
  expect(await named()).toEqual({ translationOf: original, rootQuestionId: original });
});

describe('trivia questions', () => {
  test('hides and restores questions, and lists translations that stay visible', async () => {
    const [original, translation] = await aPairAndAnother();
    await report({ type: 'other', questionId: original });
    const hidden = await run('questions', 'hide', original, '--reason', 'insults');
    expect(hidden).toMatchObject({ code: 0, stdout: `${original}  hidden (was visible)\n` });
    expect(hidden.stderr).toContain(
      `Still served in other languages; use --with-translations to hide these too: ${translation}`,
    );
    const both = ['--reason', 'insults', '--with-translations', '--by', 'ada'];
    expect((await run('questions', 'hide', original, ...both)).stdout).toBe(
      `${original}  already hidden\n${translation}  hidden (was visible)\n`,
    );
    expect(await actsOf(original)).toHaveLength(1);
    expect((await api.refused(`/questions/${translation}`)).status).toBe(404);

    const { stdout } = await run('questions', 'show', original);
    for (const words of [
      `${original}  en  hidden\n`,
      'correct: Ann Stub',
      `${translation}  pl  hidden`,
      '1 open',
      `hide by ${userInfo().username}: insults`,
    ])
      expect(stdout).toContain(words);
    expect(await answer('questions', 'restore', original)).toMatchObject({
      changes: [{ id: original, after: { availability: 'visible' } }],
      staying: [translation],
    });
    await run('questions', 'restore', translation);
    expect((await api.question(translation)).data.id).toBe(translation);
    expect(await answer('questions', 'show', translation)).toMatchObject({
      question: { availability: 'visible' },
      translations: [{ id: original, availability: 'visible' }],
      acts: [
        { act: 'restore', reason: null },
        { act: 'hide', moderator: 'ada' },
      ],
    });
  });

  test('merges a duplicate, names the end of a chain, and shows both questions', async () => {
    const [duplicate = '', middle = '', kept = ''] = await load(engines, questions(3));
    await run('questions', 'merge', middle, '--into', kept);
    const merged = await run('questions', 'merge', duplicate, '--into', middle, '--reason', 'the same');
    expect(merged.stdout).toBe(`${duplicate}  duplicate of ${kept} (was visible)\n`);
    expect(merged.stderr).toContain(`${middle} is itself merged: ${kept} replaces both.`);
    expect((await api.refused(`/questions/${duplicate}`)).problem.canonicalId).toBe(kept);
    expect((await run('questions', 'show', kept)).stdout).toContain(`${duplicate}  merged manually\n`);
    expect((await run('questions', 'show', duplicate)).stdout).toContain(
      `duplicate of ${kept}\n  merged manually\n`,
    );
    const again = await run('questions', 'merge', duplicate.toUpperCase(), '--into', kept.toUpperCase());
    expect(again.stdout).toContain('already duplicate of');
    expect(await actsOf(duplicate)).toHaveLength(1);
  });

  test('shows what the importer merged', async () => {
    const text = 'Which capital has Zork Street and the Fixture Tower?';
    const [kept = '', duplicate = ''] = await load(engines, [aQuestion({ text }), aQuestion({ text })]);
    const words = new RegExp(`merged by the importer \\d{4}-\\d\\d-.* as a duplicate of ${kept}\n`);
    for (const id of [kept, duplicate]) expect((await run('questions', 'show', id)).stdout).toMatch(words);
  });
});

describe('exit code 1, without any change,', () => {
  const COMMANDS = ['show', 'hide --reason x', 'restore', `merge --into ${UNKNOWN}`];
  test.each(COMMANDS)('for an unknown id: %s', async (words) => {
    const { code, stdout, stderr } = await run('questions', ...words.split(' '), UNKNOWN);
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining(UNKNOWN)]);
  });

  test('for a question in another language, as JSON with --json', async () => {
    const [english = '', polish = ''] = await load(engines, [aQuestion(), aQuestion({ language: 'pl' })]);
    const { code, stdout } = await run('questions', 'merge', english, '--into', polish, '--json');
    expect([code, stdout]).toEqual([1, expect.stringContaining('translations are not duplicates')]);
    expect((await api.question(english)).data.id).toBe(english);
  });
});
