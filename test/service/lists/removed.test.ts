import { describe, expect, onTestFinished, test } from 'vitest';

import { mergeQuestions } from '../../../cli/store/merge-questions.ts';
import { migrate } from '../../../cli/store/migrate.ts';
import { hideQuestions, restoreQuestions } from '../../../cli/store/moderation.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import { markDeleted } from '../../../indexer/store/questions/availability.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { anApi, RemovedResponse } from '../../support/api.ts';
import { aQuestion, aSubject, questions } from '../../support/data/a-question.ts';
import { databaseAt, ownEngines } from '../../support/engines.ts';
import { load, makeSearchable } from '../../support/load.ts';
import { cursorOf, idsOf } from '../../support/clients/walk-pages.ts';

const engines = await ownEngines();
const api = await anApi(engines);
const { pool } = engines;
const ada = { moderator: 'ada', reason: 'because', withTranslations: false };

const hide = (ids: readonly string[]): Promise<unknown> => hideQuestions(pool, ids, ada);
const restore = (ids: readonly string[]): Promise<unknown> => restoreQuestions(pool, ids, ada);
const deleteUpstream = (ids: readonly string[]): Promise<unknown> =>
  inTransaction(pool, 'write', (client) => markDeleted(client, ids));

/** A time after all earlier changes and before all later ones. */
async function now(): Promise<string> {
  const { rows } = await pool.query<{ now: Date }>(
    `select clock_timestamp() + interval '1 ms' as now, pg_sleep(0.003)`,
  );
  return rows[0]?.now.toISOString() ?? '';
}

const pause = (): Promise<unknown> => pool.query('select pg_sleep(0.002)');

describe('GET /questions/removed, 200', () => {
  test('lists hidden, merged and deleted questions in the order of removal, with time and reason', async () => {
    const [hidden = '', merged = '', deleted = '', canonical = ''] = await load(engines, questions(4));
    const since = await now();
    await deleteUpstream([deleted]);
    await pause();
    await hide([hidden]);
    await pause();
    await mergeQuestions(pool, merged, canonical, ada);
    const { rows } = await pool.query<{ id: string; updated_at: Date }>(
      'select id, updated_at from questions where id = any ($1)',
      [[hidden, merged, deleted]],
    );
    const timeOf = (id: string): string | undefined =>
      rows.find((row) => row.id === id)?.updated_at.toISOString();
    expect(await api.removed({ since })).toEqual({
      data: [
        { id: deleted, removedAt: timeOf(deleted), reason: 'deleted', canonicalId: null },
        { id: hidden, removedAt: timeOf(hidden), reason: 'hidden', canonicalId: null },
        { id: merged, removedAt: timeOf(merged), reason: 'merged', canonicalId: canonical },
      ],
      meta: { count: 3 },
      _links: {},
    });
  });

  test('names the question that is served at the end of a chain of merges, or none if that is hidden', async () => {
    const [first = '', second = '', third = ''] = await load(engines, questions(3));
    const since = await now();
    await mergeQuestions(pool, first, second, ada);
    await pause();
    await mergeQuestions(pool, second, third, ada);
    const canonicals = async (): Promise<(string | null)[]> =>
      (await api.removed({ since })).data.map(({ canonicalId }) => canonicalId);
    expect(await canonicals()).toEqual([third, third]);
    await hide([third]);
    expect(await canonicals()).toEqual([null, null, null]);
  });

  const record = aQuestion();
  const importAgain: typeof restore = () => importRecords(pool, [record]);
  test.each([
    ['a hidden question that is restored', hide, restore],
    ['a deleted one that its source has again', deleteUpstream, importAgain],
  ])('%s is no longer listed, and updated_since lists it', async (_name, remove, bringBack) => {
    const [id = ''] = await load(engines, [record]);
    const since = await now();
    await remove([id]);
    expect(idsOf(await api.removed({ since }))).toEqual([id]);
    const afterwards = await now();
    await bringBack([id]);
    await makeSearchable(engines);
    expect(idsOf(await api.removed({ since }))).toEqual([]);
    expect(idsOf(await api.list({ updated_since: afterwards }))).toEqual([id]);
  });

  test('a question that is removed again moves to the end, and an edit of a hidden question does not', async () => {
    const [again = '', once = ''] = await load(engines, questions(2));
    const since = await now();
    for (const ids of [[again], [once]]) {
      await hide(ids);
      await pause();
    }
    await restore([again]);
    await hide([again]);
    await pause();
    await pool.query(`update questions set text = 'Is it edited?' where id = $1`, [once]);
    expect(idsOf(await api.removed({ since }))).toEqual([once, again]);
  });

  test('a row deleted from the database is listed until a row with its id is back', async () => {
    const record = aQuestion();
    const [id = ''] = await load(engines, [record]);
    const since = await now();
    await pool.query('delete from questions where id = $1', [id]);
    expect((await api.removed({ since })).data).toMatchObject([{ id, reason: 'deleted', canonicalId: null }]);
    await importRecords(pool, [{ ...record, id }]);
    expect(idsOf(await api.removed({ since }))).toEqual([]);
  });

  test('a question that was never served is not listed: a duplicate merged on import, and a placeholder', async () => {
    const known = aQuestion({ text: `Who wrote ${aSubject()}?` });
    await load(engines, [known]);
    const since = await now();
    const { text } = known;
    const report = await importRecords(pool, [
      aQuestion({ text }),
      {
        placeholder: true,
        id: '01900000-0000-7000-8000-00000000abcd',
        source: 'svc',
        sourceId: 'elsewhere',
        language: 'en',
        createdAt: since,
      },
    ]);
    expect(report.merged).toBe(1);
    expect(idsOf(await api.removed({ since }))).toEqual([]);
  });

  test('pages forwards and backwards, with equal times in a stable order', async () => {
    const ids = await load(engines, questions(25));
    const since = await now();
    // One statement, so that many have the same time.
    await pool.query(`update questions set availability = 'hidden' where id = any ($1)`, [ids]);
    const pages = [await api.removed({ since, limit: 10 })];
    for (let link = pages[0]?._links.next; link !== undefined; link = pages.at(-1)?._links.next)
      pages.push(await api.follow(link, RemovedResponse));
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 5]);
    const listed = pages.flatMap(({ data }) => data);
    expect(listed.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(listed.map(({ removedAt }) => removedAt)).toEqual(listed.map(({ removedAt }) => removedAt).sort());
    const back = await api.follow(pages[2]?._links.prev ?? '', RemovedResponse);
    expect(back.data).toEqual(pages[1]?.data);
    const first = await api.follow(back._links.prev ?? '', RemovedResponse);
    expect([first.data, first._links.prev]).toEqual([pages[0]?.data, undefined]);
  });

  test('includes removals at exactly that time', async () => {
    const [id = ''] = await load(engines, questions(1));
    await hide([id]);
    const [entry] = (await api.removed({ since: '2000-01-01', limit: 500 })).data.slice(-1);
    expect(idsOf(await api.removed({ since: entry?.removedAt ?? '' }))).toEqual([id]);
    const later = new Date(Date.parse(entry?.removedAt ?? '') + 1).toISOString();
    expect(idsOf(await api.removed({ since: later }))).toEqual([]);
  });

  test('accepts offsets, fractions of any length and dates', async () => {
    const times = ['2999-01-01', '2999-01-01T00:00:00+02:00', '2999-01-01T00:00:00.123456789Z'];
    for (const since of [...times, '9999-12-31T23:59:59.999Z'])
      expect(idsOf(await api.removed({ since })), since).toEqual([]);
    expect((await api.removed({ since: '0001-01-01T00:00:00Z' })).data.length).toBeGreaterThan(0);
  });
});

test('a client that resumes at the last removal gets what a slow transaction commits later', async () => {
  const [slow = '', fast = ''] = await load(engines, questions(2));
  const since = await now();
  const writer = await pool.connect();
  onTestFinished(() => writer.release());
  await writer.query('begin');
  await writer.query(`update questions set availability = 'hidden' where id = $1`, [slow]);
  await pause();
  await hide([fast]);
  const during = await api.removed({ since });
  await writer.query('commit');
  const after = await api.removed({ since: during.data.at(-1)?.removedAt ?? since });
  expect([idsOf(during), idsOf(after)]).toEqual([[], [slow, fast]]);
});

describe('GET /questions/removed, 400', () => {
  const NO_TIMES = ['yesterday', '2026-02-30', '2026-01-01T12:00:00', '1767225600', ''];
  test.each(NO_TIMES)('refuses since="%s"', async (since) => {
    expect(await api.refusedFor('/questions/removed', { since })).toEqual(['since']);
  });

  test('requires since, because a copy without a start has nothing to remove', async () => {
    expect(await api.refusedFor('/questions/removed')).toEqual(['since']);
  });

  test('refuses a damaged cursor, and one of another since or another list', async () => {
    const ids = await load(engines, questions(2));
    const since = await now();
    await hide(ids);
    const cursor = cursorOf((await api.removed({ since, limit: 1 }))._links.next);
    await load(engines, questions(2, { tags: ['europe'] }));
    const foreign = cursorOf((await api.list({ updated_since: since, limit: 1 }))._links.next);
    for (const query of [
      { since, cursor: `${cursor}A` },
      { since, cursor: 'AAAA' },
      { since, cursor: foreign },
      { since: '2020-01-01', cursor },
    ])
      expect(await api.refusedFor('/questions/removed', query)).toEqual(['cursor']);
  });
});

test('the migration lists what was removed earlier, except for placeholders', async () => {
  const { url, pool: earlier } = await databaseAt(22);
  await earlier.query(`insert into categories (id, slug, label_en, label_pl) values (1, 'a', 'A', 'A')`);
  await earlier.query(
    `insert into questions (source, id, source_id, language, text, correct_answer, incorrect_answers, type,
       difficulty_rated, quality, availability, category_id, subcategories, tags, regions, license, modifications,
       modified_at, content_hash, extensions)
     select 'svc', uuidv7(), availability || extensions, 'en', 'Is it?', 'Yes', '{No}', 'boolean', false, 'high', availability, 1,
       '{}', '{}', '{}', 'CC-BY-4.0', '{}', now(), sha256(''), extensions::jsonb
     from (values ('visible', '{}'), ('hidden', '{}'), ('deleted', '{}'), ('hidden', '{"placeholder": true}'))
       as given (availability, extensions)`,
  );
  await migrate(url);
  const { rows } = await earlier.query<{ reason: string; same: boolean }>(
    `select reason, removed_at = updated_at as same from removed_questions join questions using (id) order by reason`,
  );
  expect(rows).toEqual([
    { reason: 'deleted', same: true },
    { reason: 'hidden', same: true },
  ]);
});
