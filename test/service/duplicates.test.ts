import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { describe, expect, test } from 'vitest';

import { mergeDuplicates } from '../../indexer/duplicates/merge-duplicates.ts';
import { compareDue } from '../../indexer/duplicates/compare-due.ts';
import { importRecords } from '../../indexer/import/import-records.ts';
import type { QuestionRecord } from '../../src/contract/record.ts';
import { uuidV7 } from '../../src/contract/uuid-v7.ts';
import { mergeQuestions } from '../../src/store/moderation/merge-questions.ts';
import { lockModeration } from '../../src/store/moderation/moderation-acts.ts';
import { hideQuestions, restoreQuestions } from '../../src/store/moderation/moderation.ts';
import { readQuestionFile } from '../../src/store/moderation/question-file.ts';
import { findCanonical, findSiblings } from '../../src/store/questions/questions.ts';
import { withImportLock } from '../../src/store/imports/import-lock.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { aQuestion, aSubject } from '../support/a-question.ts';
import { ownEngines } from '../support/engines.ts';

const { pool, config } = await ownEngines();
const ada = { moderator: 'ada', reason: 'because' };

const asking = (text: string, wanted: Partial<QuestionRecord> = {}): QuestionRecord =>
  aQuestion({ correctAnswer: 'Ann Stub', text, ...wanted });

const translating = (id: string): Partial<QuestionRecord> => ({
  translationOf: id,
  rootQuestionId: id,
  translator: 'human',
});

async function idsOf(records: readonly QuestionRecord[]): Promise<string[]> {
  const found = await pool.query<{ id: string }>(
    `select id from unnest($1::text[], $2::text[]) with ordinality as wanted(source_id, language, place)
     join questions using (source_id, language) order by place`,
    [records.map(({ sourceId }) => sourceId), records.map(({ language }) => language)],
  );
  return found.rows.map(({ id }) => id);
}

const compare = (ids: readonly string[]): Promise<unknown> =>
  withImportLock(pool, async (client) => {
    await lockModeration(client);
    return mergeDuplicates(client, ids);
  });

/** Imports the records together. */
async function bring(...records: QuestionRecord[]): Promise<string[]> {
  const report = await importRecords(pool, records);
  if (report.skipped > 0) throw new Error(JSON.stringify(report.samples));
  return idsOf(records);
}

/** What stands in place of each question: its own id when it is served, else the id that it names, else its state. */
async function placesOf(...ids: string[]): Promise<string[]> {
  const found = await pool.query<{ id: string; place: string }>(
    `select id, case availability when 'visible' then id::text when 'duplicate' then canonical_id::text else availability end as place
     from questions where id = any ($1::uuid[])`,
    [ids],
  );
  const places = new Map(found.rows.map(({ id, place }) => [id, place]));
  return ids.map((id) => places.get(id) ?? 'absent');
}

/** Brings questions to the state in which a version without comparisons stored them. */
async function asBeforeKeys(ids: readonly string[]): Promise<void> {
  for (const statement of [
    `update questions set availability = 'visible', canonical_id = null where id = any ($1::uuid[])`,
    'delete from automatic_merges where question_id = any ($1::uuid[])',
    'delete from duplicate_keys using questions where question_seq = seq and id = any ($1::uuid[])',
    'delete from comparisons_due where question_id = any ($1::uuid[])',
  ])
    await pool.query(statement, [ids]);
}

async function findKeys(id: string): Promise<number[]> {
  const found = await pool.query<{ key: number }>(
    'select key from duplicate_keys join questions on seq = question_seq where id = $1 order by key',
    [id],
  );
  return found.rows.map(({ key }) => key);
}

const keysOf = async (id: string): Promise<number> => (await findKeys(id)).length;

describe('two questions that ask the same', () => {
  test('become one, within a batch and between imports', async () => {
    const subject = aSubject();
    const [one = '', two = ''] = await bring(
      asking(`Who wrote the novel ${subject}?`),
      asking(`Who is the author of ${subject}?`),
    );
    expect(await placesOf(one, two)).toEqual([one, one]);
    const [three = ''] = await bring(asking(`Name the author of the novel ${subject}.`));
    expect(await placesOf(one, two, three)).toEqual([one, one, one]);
    expect(await findCanonical(pool, three)).toBe(one);
  });

  test('are found by an answer far down a list, and when no word of them says anything', async () => {
    const subject = aSubject();
    const acceptedAnswers = [...Array(20).keys()].map((number) => `Writer ${number}`);
    const [one = '', two = ''] = await bring(
      asking(`Who wrote the novel ${subject}?`, { extensions: { acceptedAnswers } }),
      asking(`Who wrote the novel ${subject}?`, { correctAnswer: 'Writer 19' }),
    );
    expect(await placesOf(one, two)).toEqual([one, one]);
    const answer = { correctAnswer: subject, incorrectAnswers: ['Nobody'] };
    const [three = '', four = ''] = await bring(asking('Who is it?', answer), asking('Who is it?', answer));
    expect(await placesOf(three, four)).toEqual([three, three]);
  });

  test('are counted as merged, not as imported', async () => {
    const subject = aSubject();
    const records = [asking(`Who wrote the novel ${subject}?`), asking(`Who is the author of ${subject}?`)];
    expect(await importRecords(pool, records)).toMatchObject({ read: 2, imported: 1, merged: 1, skipped: 0 });
    expect(await importRecords(pool, records)).toMatchObject({ read: 2, unchanged: 2, merged: 0 });
  });

  test('become one in Polish, and not across languages', async () => {
    const subject = aSubject();
    const [english = '', polish = '', same = ''] = await bring(
      asking(`Who wrote the novel ${subject}?`),
      asking(`Kto napisał powieść „${subject}”?`, { language: 'pl' }),
      asking(`Kto jest autorem powieści „${subject}”?`, { language: 'pl' }),
    );
    expect(await placesOf(english, polish, same)).toEqual([english, polish, polish]);
  });

  test('become one when the answer of one is among the accepted answers of the other', async () => {
    const subject = aSubject();
    const [one = '', two = ''] = await bring(
      asking(`Who wrote the novel ${subject}?`),
      asking(`Who wrote the novel ${subject}?`, {
        correctAnswer: 'A. B. Stub',
        extensions: { acceptedAnswers: ['Ann B. Stub', 'Ann Stub'] },
      }),
    );
    expect(await placesOf(one, two)).toEqual([one, one]);
  });

  test('stay two when the answers differ, or the subject, or a number', async () => {
    const [first, second] = [aSubject(), aSubject()];
    const ids = await bring(
      asking(`Who wrote the novel ${first}?`),
      asking(`Who wrote the novel ${first}?`, { correctAnswer: 'Bob Mock' }),
      asking(`Who wrote the novel ${second}?`),
      asking(`Who won the ${first} prize in 1990?`),
      asking(`Who won the ${first} prize in 1991?`),
    );
    expect(await placesOf(...ids)).toEqual(ids);
  });

  test('stay two when our own catalogue asks with options and without', async () => {
    const subject = aSubject();
    const open: Partial<QuestionRecord> = { type: 'text_input', incorrectAnswers: [] };
    const ids = await bring(
      asking(`Who wrote the novel ${subject}?`),
      asking(`Who is the author of ${subject}?`, open),
    );
    expect(await placesOf(...ids)).toEqual(ids);
  });

  test('are found among thousands with the same answer', async () => {
    const claim = (text: string): QuestionRecord => aQuestion({ type: 'boolean', text });
    const subject = aSubject();
    const crowd = Array.from({ length: 1_200 }, (_, index) =>
      claim(`The river ${subject}${index}q is long.`),
    );
    const [first = '', ...others] = await bring(...crowd);
    expect(new Set(await placesOf(first, ...others)).size).toBe(1_200);
    const [late = ''] = await bring(claim(`The ${subject}0q river is long!`));
    const [same = ''] = await bring(claim(`River ${subject}0q is long.`));
    expect(await placesOf(late, same)).toEqual([late, first]);
  });

  test('are found when they have the same words, however many others share their rare ones', async () => {
    const number = (index: number): string => String(1_000 + index);
    // The rarest words of a text are its longest.
    const asked = (index: number): QuestionRecord =>
      asking(`Which internationally renowned painter exhibited copperplates in ${number(index)}?`);
    const crowd = await bring(...Array.from({ length: 250 }, (_, index) => asked(index)));
    expect(new Set(await placesOf(...crowd)).size).toBe(250);
    const [late = '', one = '', two = ''] = await bring(
      asked(120),
      ...Array.from({ length: 250 }, () => asked(300)),
    );
    expect(await placesOf(late, one, two)).toEqual([crowd[120], one, one]);
  });

  test('give the same end state in whatever order they come', async () => {
    const texts = (subject: string): QuestionRecord[] => [
      asking(`Who wrote the novel ${subject}?`, { quality: 'standard' }),
      asking(`Who is the author of ${subject}?`),
      asking(`Name the author of ${subject}.`, { source: 'arc', type: 'text_input', incorrectAnswers: [] }),
    ];
    const together = await bring(...texts(aSubject()));
    const records = texts(aSubject());
    for (const record of [2, 0, 1].flatMap((index) => records[index] ?? [])) await bring(record);
    const apart = await idsOf(records);
    expect((await placesOf(...together)).map((place) => together.indexOf(place))).toEqual([1, 1, 1]);
    expect((await placesOf(...apart)).map((place) => apart.indexOf(place))).toEqual([1, 1, 1]);
  });
});

describe('the question that stays', () => {
  const better: readonly [string, Partial<QuestionRecord>, Partial<QuestionRecord>][] = [
    [
      'the higher tier',
      { quality: 'standard' },
      { source: 'arc', quality: 'high', type: 'text_input', incorrectAnswers: [] },
    ],
    ['options', { source: 'arc', type: 'text_input', incorrectAnswers: [], explanation: 'So.' }, {}],
    ['a rated difficulty', { difficultyRated: false, explanation: 'So.' }, {}],
    ['an explanation', { source: 'svc' }, { source: 'arc', explanation: 'So.' }],
    ['our own', { source: 'mintaka' }, { source: 'svc' }],
    [
      'the freer licence',
      { source: 'arc', attribution: { ...aQuestion().attribution, license: 'CC-BY-SA-4.0' } },
      { source: 'creak', attribution: { ...aQuestion().attribution, license: 'MIT' } },
    ],
  ];
  test.each(better)('is the one with %s, though it came later', async (_name, worse, preferred) => {
    const subject = aSubject();
    const [old = ''] = await bring(asking(`Who wrote the novel ${subject}?`, worse));
    const [late = ''] = await bring(asking(`Who is the author of ${subject}?`, preferred));
    expect(await placesOf(old, late)).toEqual([late, late]);
  });

  test('is the older one of two that are equal', async () => {
    const subject = aSubject();
    const [old = ''] = await bring(asking(`Who wrote the novel ${subject}?`));
    const [late = ''] = await bring(asking(`Who is the author of ${subject}?`));
    expect(await placesOf(old, late)).toEqual([old, old]);
  });

  test('takes over the duplicates of the one before, which lose their keys', async () => {
    const subject = aSubject();
    const weak = { quality: 'standard' } as const;
    const [one = '', two = ''] = await bring(
      asking(`Who wrote the novel ${subject}?`, weak),
      asking(`Who is the author of ${subject}?`, weak),
    );
    const [three = ''] = await bring(asking(`Name the author of ${subject}.`));
    expect(await placesOf(one, two, three)).toEqual([three, three, three]);
    expect([await keysOf(one), await keysOf(two), (await keysOf(three)) > 0]).toEqual([0, 0, true]);
  });

  test('is the one that is there in two languages', async () => {
    const subject = aSubject();
    const [alone = ''] = await bring(asking(`Who wrote the novel ${subject}?`, { explanation: 'So.' }));
    const id = uuidV7(Date.now(), randomBytes(10));
    const [original = '', translation = ''] = await bring(
      asking(`Who is the author of ${subject}?`, { id }),
      asking(`Kto napisał „${subject}”?`, { language: 'pl', ...translating(id) }),
    );
    expect(await placesOf(alone, original, translation)).toEqual([original, original, translation]);
  });

  test('is the one that is there in two languages, though its translation came last or was merged itself', async () => {
    const subject = aSubject();
    const [alone = ''] = await bring(asking(`Who wrote the novel ${subject}?`, { explanation: 'So.' }));
    const [original = ''] = await bring(asking(`Who is the author of ${subject}?`));
    expect(await placesOf(alone, original)).toEqual([alone, alone]);
    const polish = asking(`Kto napisał „${subject}”?`, { language: 'pl', ...translating(original) });
    const [translation = ''] = await bring(polish);
    expect(await placesOf(alone, original, translation)).toEqual([original, original, translation]);
    const [better = ''] = await bring(
      asking(`Kto jest autorem „${subject}”?`, {
        language: 'pl',
        ...translating(alone),
        explanation: 'Tak.',
      }),
    );
    expect(await placesOf(translation, better)).toEqual([better, better]);
    expect(await placesOf(alone, original)).toEqual([alone, alone]);
    await compare([alone, original, translation, better]);
    expect(await placesOf(alone, original, translation, better)).toEqual([alone, alone, better, better]);
  });

  test('is the one that is there in two languages, until that is no longer so', async () => {
    const subject = aSubject();
    const [alone = '', original = ''] = await bring(
      asking(`Who wrote the novel ${subject}?`, { explanation: 'So.' }),
      asking(`Who is the author of ${subject}?`),
    );
    const [translation = ''] = await bring(
      asking(`Kto napisał „${subject}”?`, { language: 'pl', ...translating(original) }),
    );
    expect(await placesOf(alone, original)).toEqual([original, original]);
    await pool.query(`update questions set availability = 'deleted' where id = $1`, [translation]);
    await compareDue(pool);
    expect(await placesOf(alone, original)).toEqual([alone, alone]);
  });

  test('is found from the other language, and finds it, whichever halves were merged', async () => {
    const subject = aSubject();
    const weak = { quality: 'standard' } as const;
    const [alone = ''] = await bring(asking(`Who wrote the novel ${subject}?`));
    const [original = ''] = await bring(asking(`Who is the author of ${subject}?`, weak));
    const [translation = ''] = await bring(
      asking(`Kto napisał „${subject}”?`, { language: 'pl', ...weak, ...translating(original) }),
    );
    expect(await placesOf(alone, original, translation)).toEqual([alone, alone, translation]);
    const inPolish = (): Promise<Map<string, string>> => findSiblings(pool, [original, alone], 'pl');
    expect(Object.fromEntries(await inPolish())).toEqual({ [original]: translation, [alone]: translation });
    expect(await findSiblings(pool, [translation], 'en')).toEqual(new Map([[translation, alone]]));
    const [other = ''] = await bring(asking(`Kto jest autorem „${subject}”?`, { language: 'pl' }));
    expect(await placesOf(translation, other)).toEqual([other, other]);
    expect(Object.fromEntries(await inPolish())).toEqual({ [original]: other, [alone]: other });
  });
});

describe('an update', () => {
  test('serves a duplicate again when it asks something else now', async () => {
    const subject = aSubject();
    const record = asking(`Who is the author of ${subject}?`);
    const [one = '', two = ''] = await bring(asking(`Who wrote the novel ${subject}?`), record);
    expect(await placesOf(two)).toEqual([one]);
    await bring({ ...record, text: `Who illustrated ${subject}?` });
    expect(await placesOf(one, two)).toEqual([one, two]);
    expect(await keysOf(two)).toBeGreaterThan(0);
    await bring({ ...record, text: `Who penned ${subject}?` });
    expect(await placesOf(one, two)).toEqual([one, one]);
  });

  test('takes newcomers along that become duplicates of what it sets free', async () => {
    const subject = aSubject();
    const record = asking(`Who wrote the novel ${subject}?`, { quality: 'high' });
    const [, freed = ''] = await bring(
      record,
      asking(`Who is the author of ${subject}?`, { quality: 'standard' }),
    );
    const [, one = '', two = ''] = await bring(
      { ...record, text: `Who illustrated ${subject}?` },
      asking(`Name the author of the novel ${subject}.`, { quality: 'needs_review' }),
      asking(`Who penned ${subject}?`, { quality: 'needs_review' }),
    );
    expect(await placesOf(freed, one, two)).toEqual([freed, freed, freed]);
  });

  test('leaves no key of what the question said before', async () => {
    const record = asking(`Who wrote the novel ${aSubject()}?`);
    const [id = ''] = await bring(record);
    const before = await findKeys(id);
    await bring({ ...record, text: `Who sold the boat of ${aSubject()}?` });
    const between = await findKeys(id);
    expect(between.length).toBeGreaterThan(0);
    expect(between.filter((key) => before.includes(key))).toEqual([]);
    await bring(record);
    expect(await findKeys(id)).toEqual(before);
  });

  test('serves the duplicates of a question again when that asks something else now', async () => {
    const subject = aSubject();
    const record = asking(`Who wrote the novel ${subject}?`);
    const [one = '', two = '', three = ''] = await bring(
      record,
      asking(`Who is the author of ${subject}?`),
      asking(`Name the author of ${subject}.`),
    );
    expect(await placesOf(one, two, three)).toEqual([one, one, one]);
    await bring({ ...record, text: `Who illustrated ${subject}?` });
    expect(await placesOf(one, two, three)).toEqual([one, two, two]);
  });

  test('changes nothing when nothing was changed', async () => {
    const subject = aSubject();
    const ids = await bring(
      asking(`Who wrote the novel ${subject}?`),
      asking(`Who is the author of ${subject}?`),
    );
    const revisions = 'select id, rev from questions where id = any ($1::uuid[]) order by id';
    const before = (await pool.query(revisions, [ids])).rows as unknown[];
    await compare(ids);
    expect((await pool.query(revisions, [ids])).rows).toEqual(before);
  });
});

describe('what moderators decided', () => {
  test('a question that was restored is never merged again, and others are merged into it', async () => {
    const subject = aSubject();
    const record = asking(`Who is the author of ${subject}?`, { quality: 'standard' });
    const [one = '', two = ''] = await bring(asking(`Who wrote the novel ${subject}?`), record);
    expect(await placesOf(one, two)).toEqual([one, one]);
    await restoreQuestions(pool, [two], { ...ada, withTranslations: false });
    await compareDue(pool);
    // The other one, over which a person has said nothing, gives way.
    expect(await placesOf(one, two)).toEqual([two, two]);
    await bring({ ...record, explanation: 'So.' });
    expect(await placesOf(two)).toEqual([two]);
  });

  test('two questions that were restored are both served, though they are alike', async () => {
    const subject = aSubject();
    const records = [asking(`Who wrote the novel ${subject}?`), asking(`Who is the author of ${subject}?`)];
    const ids = await bring(...records);
    await hideQuestions(pool, ids.slice(0, 1), { ...ada, withTranslations: false });
    await restoreQuestions(pool, ids, { ...ada, withTranslations: false });
    await compareDue(pool);
    await bring(...records.map((record) => ({ ...record, explanation: 'So.' })));
    expect(await placesOf(...ids)).toEqual(ids);
  });

  test('a hidden question stays hidden, and one like it is served', async () => {
    const subject = aSubject();
    const record = asking(`Who wrote the novel ${subject}?`);
    const [hidden = ''] = await bring(record);
    await hideQuestions(pool, [hidden], { ...ada, withTranslations: false });
    const [late = ''] = await bring(asking(`Who is the author of ${subject}?`));
    await bring({ ...record, explanation: 'So.' });
    expect(await placesOf(hidden, late)).toEqual(['hidden', late]);
  });

  test('duplicates of a question go with it when it is hidden, and stay so when they are imported again', async () => {
    const subject = aSubject();
    const record = asking(`Who is the author of ${subject}?`);
    const [one = '', two = ''] = await bring(asking(`Who wrote the novel ${subject}?`), record);
    await hideQuestions(pool, [one], { ...ada, withTranslations: false });
    await bring({ ...record, explanation: 'So.' });
    expect(await placesOf(one, two)).toEqual(['hidden', one]);
    await bring({ ...record, text: `Who illustrated ${subject}?` });
    expect(await placesOf(one, two)).toEqual(['hidden', two]);
  });

  test('a question merged by hand stays merged, and follows where the other goes', async () => {
    const subject = aSubject();
    const byHand = asking(`Which hand held the pen over ${aSubject()}?`);
    const [one = '', two = ''] = await bring(
      asking(`Who wrote the novel ${subject}?`, { quality: 'standard' }),
      byHand,
    );
    await mergeQuestions(pool, two, one, ada);
    await bring({ ...byHand, explanation: 'So.' });
    expect(await placesOf(two)).toEqual([one]);
    const [three = ''] = await bring(asking(`Who is the author of ${subject}?`));
    expect(await placesOf(one, two, three)).toEqual([three, three, three]);
  });

  test('a question merged by hand goes back with the other when that stands again', async () => {
    const subject = aSubject();
    const record = asking(`Who wrote the novel ${subject}?`, { quality: 'standard' });
    const [one = '', two = ''] = await bring(record, asking(`Which hand held the pen over ${aSubject()}?`));
    await mergeQuestions(pool, two, one, ada);
    const [three = ''] = await bring(asking(`Who is the author of ${subject}?`));
    expect(await placesOf(one, two)).toEqual([three, three]);
    await bring({ ...record, text: `Who illustrated ${subject}?` });
    expect(await placesOf(one, two, three)).toEqual([one, one, three]);
  });

  test('a question merged by hand is served while the other is deleted upstream, unless it was hidden before', async () => {
    const pen = (): QuestionRecord => asking(`Which hand held the pen over ${aSubject()}?`);
    const [gone = '', merged = '', hidden = ''] = await bring(pen(), pen(), pen());
    await hideQuestions(pool, [hidden], { ...ada, withTranslations: false });
    for (const id of [merged, hidden]) await mergeQuestions(pool, id, gone, ada);
    await pool.query(`update questions set availability = 'deleted' where id = $1`, [gone]);
    await compareDue(pool);
    expect(await placesOf(gone, merged, hidden)).toEqual(['deleted', merged, 'hidden']);
    expect(await keysOf(merged)).toBeGreaterThan(0);
    await pool.query(`update questions set availability = 'visible' where id = $1`, [gone]);
    await compareDue(pool);
    expect(await placesOf(gone, merged, hidden)).toEqual([gone, gone, 'hidden']);
    expect(await keysOf(merged)).toBe(0);
  });

  test('duplicates follow a question that is merged by hand', async () => {
    const subject = aSubject();
    const [one = '', two = '', other = ''] = await bring(
      asking(`Who wrote the novel ${subject}?`),
      asking(`Who is the author of ${subject}?`),
      asking(`Which hand held the pen over ${aSubject()}?`),
    );
    await mergeQuestions(pool, one, other, ada);
    await compareDue(pool);
    expect(await placesOf(one, two)).toEqual([other, other]);
    await compare([two]);
    expect(await placesOf(one, two)).toEqual([other, other]);
  });

  test('are told from what the importer merged', async () => {
    const subject = aSubject();
    const [one = '', two = '', three = ''] = await bring(
      asking(`Who wrote the novel ${subject}?`),
      asking(`Who is the author of ${subject}?`),
      asking(`Which hand held the pen over ${aSubject()}?`),
    );
    await mergeQuestions(pool, three, one, ada);
    const files = await Promise.all([one, two, three].map((id) => readQuestionFile(pool, id)));
    expect(files.map((file) => file?.found?.likeId ?? null)).toEqual([null, one, null]);
    // Ids of one millisecond have no order.
    const duplicates = new Map(files[0]?.duplicates.map(({ id, found }) => [id, found]));
    expect([...duplicates.keys()].sort()).toEqual([two, three].sort());
    expect(duplicates.get(two)).toMatchObject({ likeId: one });
    expect(duplicates.get(three)).toBeNull();
    const [other = ''] = await bring(asking(`Which hand held the pen over ${aSubject()}?`));
    await mergeQuestions(pool, two, other, ada);
    expect(await readQuestionFile(pool, two)).toMatchObject({
      found: null,
      question: { canonical_id: other },
    });
  });
});

describe('two imports at the same time', () => {
  test('of different sources leave one of two questions that ask the same', async () => {
    const pairs = Array.from({ length: 40 }, () => aSubject()).map((subject) => [
      asking(`Who wrote the novel ${subject}?`, { source: 'arc' }),
      asking(`Who is the author of ${subject}?`, { source: 'webq' }),
    ]);
    const [arc, webq] = [0, 1].map((half) => pairs.flatMap((pair) => pair[half] ?? []));
    const reports = await Promise.all([importRecords(pool, arc ?? []), importRecords(pool, webq ?? [])]);
    expect(reports.reduce((sum, { merged }) => sum + merged, 0)).toBe(40);
    for (const pair of pairs) expect(new Set(await placesOf(...(await idsOf(pair)))).size).toBe(1);
  });

  test('wait for each other longer than a statement may take', async () => {
    /** Milliseconds: a busy machine shall not make the statements of an import take as long. */
    const TIMEOUT = 1_500;
    const TOO_LONG = `select pg_sleep(${(2 * TIMEOUT) / 1_000})`;
    const [one, two] = [aSubject(), aSubject()];
    const hasty = new Pool({
      connectionString: config.databaseUrl,
      statement_timeout: TIMEOUT,
      query_timeout: TIMEOUT + 500,
    });
    try {
      const waiting = await withImportLock(pool, async (client) => {
        const report = importRecords(hasty, [asking(`Who wrote the novel ${one}?`)]);
        report.catch(() => undefined);
        await client.query(TOO_LONG);
        return { report };
      });
      expect(await waiting.report).toMatchObject({ imported: 1 });
      // Others statements have the patience that they had.
      const slow = withImportLock(hasty, async (client) => {
        await client.query(TOO_LONG);
      });
      await expect(slow).rejects.toThrow('timeout');
      expect(await importRecords(hasty, [asking(`Who wrote the novel ${two}?`)])).toMatchObject({
        imported: 1,
      });
    } finally {
      await hasty.end();
    }
  });
});

describe('questions that wait for a comparison', () => {
  test('are those that were stored before there were keys', async () => {
    const subject = aSubject();
    const records = [asking(`Who wrote the novel ${subject}?`), asking(`Who is the author of ${subject}?`)];
    const [one = '', two = ''] = await bring(...records);
    await asBeforeKeys([one, two]);
    await pool.query('insert into comparisons_due select id from questions on conflict do nothing');
    expect(await compareDue(pool)).toBeGreaterThan(1);
    expect(await placesOf(one, two)).toEqual([one, one]);
    expect(await compareDue(pool)).toBe(0);
  });

  test('are the duplicates of a question that was deleted upstream', async () => {
    const subject = aSubject();
    const [one = '', two = ''] = await bring(
      asking(`Who wrote the novel ${subject}?`),
      asking(`Who is the author of ${subject}?`),
    );
    await pool.query(`update questions set availability = 'deleted' where id = $1`, [one]);
    await compareDue(pool);
    expect(await placesOf(one, two)).toEqual(['deleted', two]);
    await pool.query(`update questions set availability = 'visible' where id = $1`, [one]);
    await compareDue(pool);
    expect(await placesOf(one, two)).toEqual([one, one]);
  });

  test('are left when more of them than a transaction compares are being written by another one', async () => {
    const ids = await bring(
      ...Array.from({ length: 501 }, () => asking(`Which hand held the pen over ${aSubject()}?`)),
    );
    const [one = '', ...others] = ids;
    await pool.query(
      `update questions set availability = 'duplicate', canonical_id = $1 where id = any ($2::uuid[])`,
      [one, others],
    );
    await inTransaction(pool, 'write', async (client) => {
      await client.query('select from questions where id = any ($1::uuid[]) for no key update', [others]);
      await compareDue(pool);
      expect(new Set(await placesOf(...others))).toEqual(new Set([one]));
    });
    await compareDue(pool);
    expect(await placesOf(...others)).toEqual(others);
  });

  test('are told of while they are compared, and go on waiting when that is ended', async () => {
    const subject = aSubject();
    const records = [asking(`Who wrote the novel ${subject}?`), asking(`Who is the author of ${subject}?`)];
    const [one = '', two = ''] = await bring(...records);
    await asBeforeKeys([one, two]);
    await pool.query('insert into comparisons_due select unnest($1::uuid[])', [[one, two]]);
    expect(await compareDue(pool, { signal: AbortSignal.abort() })).toBe(0);
    expect(await placesOf(one, two)).toEqual([one, two]);
    const told: object[] = [];
    await compareDue(pool, { onProgress: (comparing) => told.push(comparing) });
    expect(told).toEqual([{ compared: 2, total: 2 }]);
    expect(await placesOf(one, two)).toEqual([one, one]);
  });

  test('are those that another transaction is writing', async () => {
    const subject = aSubject();
    const [old = ''] = await bring(asking(`Who wrote the novel ${subject}?`, { quality: 'standard' }));
    const late = await inTransaction(pool, 'write', async (client) => {
      await client.query('select from questions where id = $1 for no key update', [old]);
      const [id = ''] = await bring(asking(`Who is the author of ${subject}?`));
      expect(await placesOf(old, id)).toEqual([old, id]);
      return id;
    });
    await compareDue(pool);
    expect(await placesOf(old, late)).toEqual([late, late]);
  });
});
