import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';

import { BUNDLED_TAXONOMY } from '../../../cli/bundled-taxonomy.ts';
import { mergeQuestions } from '../../../cli/store/merge-questions.ts';
import { migrate } from '../../../cli/store/migrate.ts';
import { hideQuestions, restoreQuestions } from '../../../cli/store/moderation.ts';
import { readQuestionFile } from '../../../cli/store/question-file.ts';
import { applyTaxonomy } from '../../../cli/store/taxonomy.ts';
import { compareDue } from '../../../indexer/duplicates/compare-due.ts';
import { mergeDuplicates } from '../../../indexer/duplicates/merge-duplicates.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import { lockModeration, withImportLock } from '../../../indexer/store/imports/import-transactions.ts';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { uuidV7 } from '../../../src/contract/vocabulary.ts';
import { findCanonicals, findSiblings } from '../../../src/store/questions/questions.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { aQuestion, aSubject, translating } from '../../support/data/a-question.ts';
import { databaseAt, ownEngines } from '../../support/engines.ts';

const { pool, config } = await ownEngines();
const ada = { moderator: 'ada', reason: 'because' };

const asking = (text: string, fields: Partial<QuestionRecord> = {}): QuestionRecord =>
  aQuestion({ correctAnswer: 'Ann Stub', text, ...fields });

/** Each test asks about a subject of its own. */
let subject = '';
beforeEach(() => {
  subject = aSubject();
});

const wrote = (fields?: Partial<QuestionRecord>, about = subject): QuestionRecord =>
  asking(`Who wrote the novel ${about}?`, fields);
/** Asks the same as `wrote`. */
const isAuthor = (fields?: Partial<QuestionRecord>, about = subject): QuestionRecord =>
  asking(`Who is the author of ${about}?`, fields);
/** Asks the same as nothing else. */
const another = (): QuestionRecord => asking(`Which hand held the pen over ${aSubject()}?`);
const illustrated = (record: QuestionRecord): QuestionRecord => ({
  ...record,
  text: `Who illustrated ${subject}?`,
});
const inPolish = (id: string, fields?: Partial<QuestionRecord>): QuestionRecord =>
  asking(`Kto napisał „${subject}”?`, { ...translating(id), ...fields });

const hide = (...ids: string[]): Promise<unknown> =>
  hideQuestions(pool, ids, { ...ada, withTranslations: false });
const restore = (...ids: string[]): Promise<unknown> =>
  restoreQuestions(pool, ids, { ...ada, withTranslations: false });
const merge = (duplicate: string, canonical: string): Promise<unknown> =>
  mergeQuestions(pool, duplicate, canonical, ada);

async function idsOf(records: readonly QuestionRecord[]): Promise<string[]> {
  const found = await pool.query<{ id: string }>(
    `select id from unnest($1::text[], $2::text[]) with ordinality as given(source_id, language, place)
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

async function importTogether(...records: QuestionRecord[]): Promise<string[]> {
  const report = await importRecords(pool, records);
  if (report.skipped > 0) throw new Error(JSON.stringify(report.samples));
  return idsOf(records);
}

/** For each question its id if it is visible, the canonical id if it is a duplicate, or else its availability. */
async function outcomesOf(...ids: string[]): Promise<string[]> {
  const found = await pool.query<{ id: string; place: string }>(
    `select id, case availability when 'visible' then id::text when 'duplicate' then canonical_id::text else availability end as place
     from questions where id = any ($1::uuid[])`,
    [ids],
  );
  const places = new Map(found.rows.map(({ id, place }) => [id, place]));
  return ids.map((id) => places.get(id) ?? 'absent');
}

async function keysOf(id: string): Promise<number[]> {
  const found = await pool.query<{ key: number }>(
    'select key from duplicate_keys join questions on seq = question_seq where id = $1 order by key',
    [id],
  );
  return found.rows.map(({ key }) => key);
}

describe('duplicate detection', () => {
  test('duplicates are merged within a batch and between imports', async () => {
    const [one = '', two = ''] = await importTogether(wrote(), isAuthor());
    expect(await outcomesOf(one, two)).toEqual([one, one]);
    const [three = ''] = await importTogether(asking(`Name the author of the novel ${subject}.`));
    expect(await outcomesOf(one, two, three)).toEqual([one, one, one]);
    expect(await findCanonicals(pool, [three])).toEqual(new Map([[three, one]]));
  });

  test('duplicates are found by any accepted answer, and without distinctive words', async () => {
    const acceptedAnswers = [...Array(20).keys()].map((number) => `Writer ${number}`);
    const [one = '', two = ''] = await importTogether(
      wrote({ extensions: { acceptedAnswers } }),
      wrote({ correctAnswer: 'Writer 19' }),
    );
    expect(await outcomesOf(one, two)).toEqual([one, one]);
    const answer = { correctAnswer: subject, incorrectAnswers: ['Nobody'] };
    const [three = '', four = ''] = await importTogether(
      asking('Who is it?', answer),
      asking('Who is it?', answer),
    );
    expect(await outcomesOf(three, four)).toEqual([three, three]);
  });

  test('duplicates are counted as merged, not as imported', async () => {
    const records = [wrote(), isAuthor()];
    expect(await importRecords(pool, records)).toMatchObject({ read: 2, imported: 1, merged: 1, skipped: 0 });
    expect(await importRecords(pool, records)).toMatchObject({ read: 2, unchanged: 2, merged: 0 });
  });

  test('Polish duplicates are merged, but not duplicates in different languages', async () => {
    const [english = '', polish = '', same = ''] = await importTogether(
      wrote(),
      asking(`Kto napisał powieść „${subject}”?`, { language: 'pl' }),
      asking(`Kto jest autorem powieści „${subject}”?`, { language: 'pl' }),
    );
    expect(await outcomesOf(english, polish, same)).toEqual([english, polish, polish]);
  });

  test('questions with different answers, subjects or numbers, and our own without options, are not merged', async () => {
    const ids = await importTogether(
      wrote(),
      wrote({ correctAnswer: 'Bob Mock' }),
      isAuthor({ type: 'text_input', incorrectAnswers: [] }),
      wrote({}, aSubject()),
      asking(`Who won the ${subject} prize in 1990?`),
      asking(`Who won the ${subject} prize in 1991?`),
    );
    expect(await outcomesOf(...ids)).toEqual(ids);
  });

  test('duplicates are found among thousands of questions with the same answer', async () => {
    const claim = (text: string): QuestionRecord => aQuestion({ type: 'boolean', text });
    const crowd = Array.from({ length: 1_200 }, (_, index) =>
      claim(`The river ${subject}${index}q is long.`),
    );
    const [first = '', ...others] = await importTogether(...crowd);
    expect(new Set(await outcomesOf(first, ...others)).size).toBe(1_200);
    const [late = ''] = await importTogether(claim(`The ${subject}0q river is long!`));
    const [same = ''] = await importTogether(claim(`River ${subject}0q is long.`));
    expect(await outcomesOf(late, same)).toEqual([late, first]);
  });

  test('questions with equal words are merged even if many others share their rarest words', async () => {
    const number = (index: number): string => String(1_000 + index);
    // The longest words of a text count as its rarest.
    const aQuestionInYear = (index: number): QuestionRecord =>
      asking(`Which internationally renowned painter exhibited copperplates in ${number(index)}?`);
    const crowd = await importTogether(...Array.from({ length: 250 }, (_, index) => aQuestionInYear(index)));
    expect(new Set(await outcomesOf(...crowd)).size).toBe(250);
    const [late = '', one = '', two = ''] = await importTogether(
      aQuestionInYear(120),
      ...Array.from({ length: 250 }, () => aQuestionInYear(300)),
    );
    expect(await outcomesOf(late, one, two)).toEqual([crowd[120], one, one]);
  });

  test('the order of imports does not change the result', async () => {
    const texts = (): QuestionRecord[] => [
      wrote({ quality: 'standard' }),
      isAuthor(),
      asking(`Name the author of ${subject}.`, { source: 'arc', type: 'text_input', incorrectAnswers: [] }),
    ];
    const together = await importTogether(...texts());
    subject = aSubject();
    const records = texts();
    for (const record of [2, 0, 1].flatMap((index) => records[index] ?? [])) await importTogether(record);
    const apart = await idsOf(records);
    expect((await outcomesOf(...together)).map((place) => together.indexOf(place))).toEqual([1, 1, 1]);
    expect((await outcomesOf(...apart)).map((place) => apart.indexOf(place))).toEqual([1, 1, 1]);
  });
});

describe('the canonical question', () => {
  const better: readonly [string, Partial<QuestionRecord>, Partial<QuestionRecord>][] = [
    [
      'the higher quality',
      { quality: 'standard' },
      { source: 'arc', quality: 'high', type: 'text_input', incorrectAnswers: [] },
    ],
    ['options', { source: 'arc', type: 'text_input', incorrectAnswers: [], explanation: 'So.' }, {}],
    ['a rated difficulty', { difficultyRated: false, explanation: 'So.' }, {}],
    ['an explanation', { source: 'svc' }, { source: 'arc', explanation: 'So.' }],
    ['our own source', { source: 'mintaka' }, { source: 'svc' }],
    [
      'the more permissive licence',
      { source: 'arc', attribution: { ...aQuestion().attribution, license: 'CC-BY-SA-4.0' } },
      { source: 'creak', attribution: { ...aQuestion().attribution, license: 'MIT' } },
    ],
  ];
  test.each(better)('is the one with %s, even if it is newer', async (_name, worse, preferred) => {
    const [old = ''] = await importTogether(wrote(worse));
    const [late = ''] = await importTogether(isAuthor(preferred));
    expect(await outcomesOf(old, late)).toEqual([late, late]);
  });

  test('a new canonical question takes over the duplicates of the earlier one, which lose their keys', async () => {
    const weak = { quality: 'standard' } as const;
    const [one = '', two = ''] = await importTogether(wrote(weak), isAuthor(weak));
    const [three = ''] = await importTogether(asking(`Name the author of ${subject}.`));
    expect(await outcomesOf(one, two, three)).toEqual([three, three, three]);
    expect([await keysOf(one), await keysOf(two)]).toEqual([[], []]);
    expect(await keysOf(three)).not.toEqual([]);
  });

  test('a question in two languages is canonical', async () => {
    const [alone = ''] = await importTogether(wrote({ explanation: 'So.' }));
    const id = uuidV7(Date.now(), randomBytes(10));
    const [original = '', translation = ''] = await importTogether(isAuthor({ id }), inPolish(id));
    expect(await outcomesOf(alone, original, translation)).toEqual([original, original, translation]);
  });

  test('a later translation, or the merging of translations, changes the canonical question', async () => {
    const [alone = ''] = await importTogether(wrote({ explanation: 'So.' }));
    const [original = ''] = await importTogether(isAuthor());
    expect(await outcomesOf(alone, original)).toEqual([alone, alone]);
    const polish = inPolish(original);
    const [translation = ''] = await importTogether(polish);
    expect(await outcomesOf(alone, original, translation)).toEqual([original, original, translation]);
    const [better = ''] = await importTogether(
      asking(`Kto jest autorem „${subject}”?`, { ...translating(alone), explanation: 'Tak.' }),
    );
    expect(await outcomesOf(translation, better)).toEqual([better, better]);
    expect(await outcomesOf(alone, original)).toEqual([alone, alone]);
    await compare([alone, original, translation, better]);
    expect(await outcomesOf(alone, original, translation, better)).toEqual([alone, alone, better, better]);
  });

  test('a question stops being canonical when its translation is deleted', async () => {
    const [alone = '', original = ''] = await importTogether(wrote({ explanation: 'So.' }), isAuthor());
    const [translation = ''] = await importTogether(inPolish(original));
    expect(await outcomesOf(alone, original)).toEqual([original, original]);
    await pool.query(`update questions set availability = 'deleted' where id = $1`, [translation]);
    await compareDue(pool);
    expect(await outcomesOf(alone, original)).toEqual([alone, alone]);
  });

  test('lookups by language find the canonical question and its translation, whichever of them were merged', async () => {
    const weak = { quality: 'standard' } as const;
    const [alone = ''] = await importTogether(wrote());
    const [original = ''] = await importTogether(isAuthor(weak));
    const [translation = ''] = await importTogether(inPolish(original, weak));
    expect(await outcomesOf(alone, original, translation)).toEqual([alone, alone, translation]);
    const siblings = (): Promise<Map<string, string>> => findSiblings(pool, [original, alone], 'pl');
    expect(Object.fromEntries(await siblings())).toEqual({ [original]: translation, [alone]: translation });
    expect(await findSiblings(pool, [translation], 'en')).toEqual(new Map([[translation, alone]]));
    const [other = ''] = await importTogether(asking(`Kto jest autorem „${subject}”?`, { language: 'pl' }));
    expect(await outcomesOf(translation, other)).toEqual([other, other]);
    expect(Object.fromEntries(await siblings())).toEqual({ [original]: other, [alone]: other });
  });
});

describe('updates of merged questions', () => {
  test('a duplicate that changes is served again', async () => {
    const record = isAuthor();
    const [one = '', two = ''] = await importTogether(wrote(), record);
    expect(await outcomesOf(two)).toEqual([one]);
    await importTogether(illustrated(record));
    expect(await outcomesOf(one, two)).toEqual([one, two]);
    expect(await keysOf(two)).not.toEqual([]);
    await importTogether({ ...record, text: `Who penned ${subject}?` });
    expect(await outcomesOf(one, two)).toEqual([one, one]);
  });

  test('new questions are merged into a question that the same import restores', async () => {
    const record = wrote({ quality: 'high' });
    const [, freed = ''] = await importTogether(record, isAuthor({ quality: 'standard' }));
    const [, one = '', two = ''] = await importTogether(
      illustrated(record),
      asking(`Name the author of the novel ${subject}.`, { quality: 'needs_review' }),
      asking(`Who penned ${subject}?`, { quality: 'needs_review' }),
    );
    expect(await outcomesOf(freed, one, two)).toEqual([freed, freed, freed]);
  });

  test('an update replaces the keys of the old text', async () => {
    const record = wrote();
    const [id = ''] = await importTogether(record);
    const before = await keysOf(id);
    await importTogether({ ...record, text: `Who sold the boat of ${aSubject()}?` });
    const between = await keysOf(id);
    expect(between.length).toBeGreaterThan(0);
    expect(between.filter((key) => before.includes(key))).toEqual([]);
    await importTogether(record);
    expect(await keysOf(id)).toEqual(before);
  });

  test('the duplicates of a question that changes are served again', async () => {
    const record = wrote();
    const [one = '', two = '', three = ''] = await importTogether(
      record,
      isAuthor(),
      asking(`Name the author of ${subject}.`),
    );
    expect(await outcomesOf(one, two, three)).toEqual([one, one, one]);
    await importTogether(illustrated(record));
    expect(await outcomesOf(one, two, three)).toEqual([one, two, two]);
  });

  test('comparing unchanged questions again writes nothing', async () => {
    const ids = await importTogether(wrote(), isAuthor());
    const revisions = 'select id, rev from questions where id = any ($1::uuid[]) order by id';
    const before = (await pool.query(revisions, [ids])).rows as unknown[];
    await compare(ids);
    expect((await pool.query(revisions, [ids])).rows).toEqual(before);
  });
});

describe('moderated questions', () => {
  test('a restored question is never merged again, but others are merged into it', async () => {
    const record = isAuthor({ quality: 'standard' });
    const [one = '', two = ''] = await importTogether(wrote(), record);
    expect(await outcomesOf(one, two)).toEqual([one, one]);
    await restore(two);
    await compareDue(pool);
    // The other one, which no moderator has judged, becomes the duplicate.
    expect(await outcomesOf(one, two)).toEqual([two, two]);
    await importTogether({ ...record, explanation: 'So.' });
    expect(await outcomesOf(two)).toEqual([two]);
  });

  test('two restored duplicates are both served', async () => {
    const records = [wrote(), isAuthor()];
    const ids = await importTogether(...records);
    await hide(...ids.slice(0, 1));
    await restore(...ids);
    await compareDue(pool);
    await importTogether(...records.map((record) => ({ ...record, explanation: 'So.' })));
    expect(await outcomesOf(...ids)).toEqual(ids);
  });

  test('a duplicate of a hidden question is served', async () => {
    const record = wrote();
    const [hidden = ''] = await importTogether(record);
    await hide(hidden);
    const [late = ''] = await importTogether(isAuthor());
    await importTogether({ ...record, explanation: 'So.' });
    expect(await outcomesOf(hidden, late)).toEqual(['hidden', late]);
  });

  test('duplicates of a hidden question stay merged when they are imported again', async () => {
    const record = isAuthor();
    const [one = '', two = ''] = await importTogether(wrote(), record);
    await hide(one);
    await importTogether({ ...record, explanation: 'So.' });
    expect(await outcomesOf(one, two)).toEqual(['hidden', one]);
    await importTogether(illustrated(record));
    expect(await outcomesOf(one, two)).toEqual(['hidden', two]);
  });

  test('a manually merged question stays merged when its canonical question is merged too', async () => {
    const byHand = another();
    const [one = '', two = ''] = await importTogether(wrote({ quality: 'standard' }), byHand);
    await merge(two, one);
    await importTogether({ ...byHand, explanation: 'So.' });
    expect(await outcomesOf(two)).toEqual([one]);
    const [three = ''] = await importTogether(isAuthor());
    expect(await outcomesOf(one, two, three)).toEqual([three, three, three]);
  });

  test('a manually merged question follows its canonical question when that is served again', async () => {
    const record = wrote({ quality: 'standard' });
    const [one = '', two = ''] = await importTogether(record, another());
    await merge(two, one);
    const [three = ''] = await importTogether(isAuthor());
    expect(await outcomesOf(one, two)).toEqual([three, three]);
    await importTogether(illustrated(record));
    expect(await outcomesOf(one, two, three)).toEqual([one, one, three]);
  });

  test('a manually merged question is served while its canonical question is deleted, unless it was hidden', async () => {
    const [gone = '', merged = '', hidden = ''] = await importTogether(another(), another(), another());
    await hide(hidden);
    for (const id of [merged, hidden]) await merge(id, gone);
    await pool.query(`update questions set availability = 'deleted' where id = $1`, [gone]);
    await compareDue(pool);
    expect(await outcomesOf(gone, merged, hidden)).toEqual(['deleted', merged, 'hidden']);
    expect(await keysOf(merged)).not.toEqual([]);
    await pool.query(`update questions set availability = 'visible' where id = $1`, [gone]);
    await compareDue(pool);
    expect(await outcomesOf(gone, merged, hidden)).toEqual([gone, gone, 'hidden']);
    expect(await keysOf(merged)).toEqual([]);
  });

  test('duplicates follow a manually merged question', async () => {
    const [one = '', two = '', other = ''] = await importTogether(wrote(), isAuthor(), another());
    await merge(one, other);
    await compareDue(pool);
    expect(await outcomesOf(one, two)).toEqual([other, other]);
    await compare([two]);
    expect(await outcomesOf(one, two)).toEqual([other, other]);
  });

  test('a manual merge replaces an automatic one', async () => {
    const [one = '', two = '', other = ''] = await importTogether(wrote(), isAuthor(), another());
    expect((await readQuestionFile(pool, two))?.found).toMatchObject({ likeId: one });
    await merge(two, other);
    expect(await readQuestionFile(pool, two)).toMatchObject({
      found: null,
      question: { canonical_id: other },
    });
  });
});

describe('simultaneous imports', () => {
  test('simultaneous imports of two sources merge their duplicates', async () => {
    const pairs = Array.from({ length: 40 }, () => aSubject()).map((each) => [
      wrote({ source: 'arc' }, each),
      isAuthor({ source: 'webq' }, each),
    ]);
    const [arc, webq] = [0, 1].map((half) => pairs.flatMap((pair) => pair[half] ?? []));
    const reports = await Promise.all([importRecords(pool, arc ?? []), importRecords(pool, webq ?? [])]);
    expect(reports.reduce((sum, { merged }) => sum + merged, 0)).toBe(40);
    for (const pair of pairs) expect(new Set(await outcomesOf(...(await idsOf(pair)))).size).toBe(1);
  });

  test('imports wait for each other longer than the statement timeout', async () => {
    /** Milliseconds: longer than any statement of an import on a busy machine. */
    const TIMEOUT = 3_000;
    const TOO_LONG = `select pg_sleep(${(TIMEOUT + 1_000) / 1_000})`;
    const [one, two] = [aSubject(), aSubject()];
    const hasty = new Pool({
      connectionString: config.databaseUrl,
      statement_timeout: TIMEOUT,
      query_timeout: TIMEOUT + 500,
    });
    try {
      const waiting = await withImportLock(pool, async (client) => {
        const report = importRecords(hasty, [wrote({}, one)]);
        report.catch(() => undefined);
        await client.query(TOO_LONG);
        return { report };
      });
      expect(await waiting.report).toMatchObject({ imported: 1 });
      // Other statements keep their timeout.
      const slow = withImportLock(hasty, async (client) => {
        await client.query(TOO_LONG);
      });
      await expect(slow).rejects.toThrow('timeout');
      expect(await importRecords(hasty, [wrote({}, two)])).toMatchObject({ imported: 1 });
    } finally {
      await hasty.end();
    }
  });
});

describe('due comparisons', () => {
  test('keys that were made before letters were folded as in a search are made again, once', async () => {
    const old = await databaseAt(29);
    await applyTaxonomy(old.pool, BUNDLED_TAXONOMY);
    const records = [
      wrote({ correctAnswer: 'Þórarinn Eiðsson' }),
      isAuthor({ correctAnswer: 'Thorarinn Eiðsson' }),
      asking(`Which river flows through ${aSubject()}?`, { correctAnswer: 'The Thames' }),
    ];
    const keysIn = async (): Promise<object[]> => {
      const found = await old.pool.query<object>(
        `select key, marks from duplicate_keys join questions on seq = question_seq where correct_answer like '%ðs%' order by key`,
      );
      return found.rows;
    };
    expect(await importRecords(old.pool, records)).toMatchObject({ imported: 2, merged: 1 });
    const keys = await keysIn();
    await old.pool.query(`update questions set availability = 'visible', canonical_id = null`);
    await old.pool.query('delete from automatic_merges');
    await old.pool.query('delete from comparisons_due');
    await old.pool.query('update duplicate_keys set key = key # 1, marks = 0');
    expect(await compareDue(old.pool)).toBe(0);

    await migrate(old.url);
    // The question with English letters only is not one of them.
    expect(await compareDue(old.pool)).toBe(2);
    expect(await keysIn()).toEqual(expect.arrayContaining(keys));
    const { rows } = await old.pool.query<{ availability: string }>('select availability from questions');
    expect(rows.map(({ availability }) => availability).sort()).toEqual(['duplicate', 'visible', 'visible']);
    expect(await compareDue(old.pool)).toBe(0);
  });

  test('duplicates of a question deleted upstream are compared', async () => {
    const [one = '', two = ''] = await importTogether(wrote(), isAuthor());
    await pool.query(`update questions set availability = 'deleted' where id = $1`, [one]);
    await compareDue(pool);
    expect(await outcomesOf(one, two)).toEqual(['deleted', two]);
    await pool.query(`update questions set availability = 'visible' where id = $1`, [one]);
    await compareDue(pool);
    expect(await outcomesOf(one, two)).toEqual([one, one]);
  });

  test('questions locked by another transaction are skipped and compared later', async () => {
    const ids = await importTogether(...Array.from({ length: 501 }, () => another()));
    const [one = '', ...others] = ids;
    await pool.query(
      `update questions set availability = 'duplicate', canonical_id = $1 where id = any ($2::uuid[])`,
      [one, others],
    );
    await inTransaction(pool, 'write', async (client) => {
      await client.query('select from questions where id = any ($1::uuid[]) for no key update', [others]);
      await compareDue(pool);
      expect(new Set(await outcomesOf(...others))).toEqual(new Set([one]));
    });
    await compareDue(pool);
    expect(await outcomesOf(...others)).toEqual(others);
  });

  test('questions stored without keys are compared, which reports progress and can be interrupted', async () => {
    const [one = '', two = ''] = await importTogether(wrote(), isAuthor());
    for (const statement of [
      `update questions set availability = 'visible', canonical_id = null where id = any ($1::uuid[])`,
      'delete from automatic_merges where question_id = any ($1::uuid[])',
      'delete from duplicate_keys using questions where question_seq = seq and id = any ($1::uuid[])',
      'delete from comparisons_due where question_id = any ($1::uuid[])',
      'insert into comparisons_due select unnest($1::uuid[])',
    ])
      await pool.query(statement, [[one, two]]);
    expect(await compareDue(pool, { signal: AbortSignal.abort() })).toBe(0);
    expect(await outcomesOf(one, two)).toEqual([one, two]);
    const reported: object[] = [];
    await compareDue(pool, { onProgress: (comparing) => reported.push(comparing) });
    expect(reported).toEqual([{ compared: 2, total: 2 }]);
    expect(await outcomesOf(one, two)).toEqual([one, one]);
    expect(await compareDue(pool)).toBe(0);
  });

  test('questions locked during an import are compared later', async () => {
    const [old = ''] = await importTogether(wrote({ quality: 'standard' }));
    const late = await inTransaction(pool, 'write', async (client) => {
      await client.query('select from questions where id = $1 for no key update', [old]);
      const [id = ''] = await importTogether(isAuthor());
      expect(await outcomesOf(old, id)).toEqual([old, id]);
      return id;
    });
    await compareDue(pool);
    expect(await outcomesOf(old, late)).toEqual([late, late]);
  });
});
