import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { importRecords } from '../../indexer/import/import-records.ts';
import { Refusal } from '../../src/refusal.ts';
import { mergeQuestions } from '../../cli/store/merge-questions.ts';
import { lockModeration } from '../../indexer/store/moderation/moderation-acts.ts';
import { hideQuestions, restoreQuestions } from '../../cli/store/moderation.ts';
import { readQuestionFile } from '../../cli/store/question-file.ts';
import {
  listReportGroups,
  showReports,
  type GroupFilter,
  resolveReports,
  type Resolution,
} from '../../cli/store/reports.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { addEntries } from '../support/add-entries.ts';
import { aQuestion, questions } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load, waiting } from '../support/load.ts';
import { start } from '../support/processes.ts';
import { aReporter } from '../support/reports.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const { pool, environment } = engines;
const api = await anApi(engines);
const report = aReporter(api, '192.0.2.1');

const UNKNOWN = '019a0000-0000-7000-8000-000000000001';
const ada = { moderator: 'ada', reason: 'because' };
const hide = (ids: string[], withTranslations = false): ReturnType<typeof hideQuestions> =>
  hideQuestions(pool, ids, { ...ada, withTranslations });
const restore = (ids: string[], withTranslations = false): ReturnType<typeof restoreQuestions> =>
  restoreQuestions(pool, ids, { ...ada, withTranslations });
const merge = (duplicate: string, canonical: string): ReturnType<typeof mergeQuestions> =>
  mergeQuestions(pool, duplicate, canonical, ada);

const visible = { availability: 'visible', canonicalId: null };
const hidden = { availability: 'hidden', canonicalId: null };

async function some(count: number, fields: Parameters<typeof aQuestion>[0] = {}): Promise<string[]> {
  return load(engines, questions(count, fields));
}

/** A question with a translation into Polish. */
async function aPair(): Promise<[string, string]> {
  const [original = ''] = await some(1);
  const [translation = ''] = await some(1, {
    language: 'pl',
    translationOf: original,
    rootQuestionId: original,
    translator: 'human',
  });
  return [original, translation];
}

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

async function aTopicOf(tag: string): Promise<void> {
  await addEntries(pool, 'topic', [{ slug: tag, kind: 'tag', en: 'Moderated', pl: 'Moderowane' }]);
  await pool.query('insert into topic_tags (topic, tag) values ($1, $1)', [tag]);
}

/** Starts an indexer and waits until it follows changes. */
async function anIndexer(id: string): Promise<void> {
  start('cli/trivia.ts', ['index', 'follow'], environment);
  await pool.query(`update questions set explanation = 'Changed.' where id = $1`, [id]);
  await until('the indexer follows', async () => (await waiting(engines)) === 0);
}

/** Milliseconds. The pause between counts is ten times as long as a count, so they are late on a busy machine. */
const COUNTS_PATIENCE = 60_000;

describe('moderation with an indexer that follows', { timeout: 4 * COUNTS_PATIENCE }, () => {
  test.each(['hide', 'merge'] as const)(
    'no endpoint serves a question that a moderator %ss',
    async (kind) => {
      const tag = `moderated-${randomUUID()}`;
      const [id = '', kept = ''] = await some(2, { tags: [tag] });
      await aTopicOf(tag);
      await anIndexer(id);
      const all = [id, kept].sort();
      const reaches = (count: number): Promise<unknown> =>
        until(
          `every count is ${count}`,
          // The endpoint returns 404 until the new topic is known.
          async () => isDeepStrictEqual(await counts(tag).catch(() => []), [count, count, count]),
          COUNTS_PATIENCE,
        );
      await reaches(2);

      await (kind === 'hide' ? hide([id]) : merge(id, kept));
      // No need to wait: rows are checked again before they are served.
      expect(await served(tag, all)).toEqual({ list: [kept], drawn: [kept], batch: [kept], samples: [kept] });
      expect(await statusOf(id)).toEqual({ status: 404, canonicalId: kind === 'hide' ? undefined : kept });
      await until('the index no longer has it', async () => (await total(tag)) === 1);
      await reaches(1);

      await restore([id]);
      const whole = { list: all, drawn: all, batch: all, samples: all };
      await until('it is served', async () => isDeepStrictEqual(await served(tag, all), whole));
      expect((await api.question(id)).data.id).toBe(id);
      await reaches(2);
    },
  );
});

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

  test('hiding a hidden question does nothing', async () => {
    const [id = ''] = await some(1);
    await hide([id]);
    expect((await hide([id])).changes).toEqual([{ id, before: hidden, after: hidden }]);
    expect(await actsOf(id)).toHaveLength(1);
  });

  test('hiding reports translations that stay visible, and hides them on request', async () => {
    const [original, translation] = await aPair();
    expect((await hide([original])).staying).toEqual([translation]);
    expect((await api.question(translation)).data.id).toBe(translation);
    const { changes, staying } = await hide([original], true);
    expect(changes.map((change) => change.id)).toEqual([original, translation]);
    expect(staying).toEqual([]);
    expect(await statusOf(translation)).toMatchObject({ status: 404 });
  });

  test('hiding a translation with its translations hides the original too', async () => {
    const [original, translation] = await aPair();
    await hide([translation], true);
    expect(await statusOf(original)).toMatchObject({ status: 404 });
    expect((await restore([translation], true)).changes.map((change) => change.id)).toEqual([
      translation,
      original,
    ]);
    expect((await api.question(original)).data.id).toBe(original);
  });

  test.each(['duplicate', 'deleted', 'unknown'] as const)(
    'hiding is refused for all questions when one is %s',
    async (kind) => {
      const [good = '', other = '', kept = ''] = await some(3);
      if (kind === 'duplicate') await merge(other, kept);
      if (kind === 'deleted')
        await pool.query(`update questions set availability = 'deleted' where id = $1`, [other]);
      const refused = kind === 'unknown' ? UNKNOWN : other;
      await expect(hide([good, refused])).rejects.toThrow(Refusal);
      await expect(hide([good, refused])).rejects.toThrow(refused);
      expect((await api.question(good)).data.id).toBe(good);
      expect(await actsOf(good)).toEqual([]);
    },
  );
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
  test('a lookup of a merged question names its canonical question', async () => {
    const [duplicate = '', kept = ''] = await some(2);
    await merge(duplicate.toUpperCase(), kept.toUpperCase());
    expect(await statusOf(duplicate)).toEqual({ status: 404, canonicalId: kept });
    expect((await readQuestionFile(pool, kept))?.duplicates).toMatchObject([{ id: duplicate, found: null }]);
  });

  test('merging a merged question again does nothing', async () => {
    const [duplicate = '', kept = ''] = await some(2);
    await merge(duplicate, kept);
    const [change] = (await merge(duplicate, kept)).changes;
    expect(change?.before).toEqual(change?.after);
    expect(await actsOf(duplicate)).toHaveLength(1);
  });

  test("merging into a merged question uses that question's canonical question", async () => {
    const [duplicate = '', middle = '', kept = ''] = await some(3);
    await merge(middle, kept);
    expect((await merge(duplicate, middle)).canonicalId).toBe(kept);
    expect(await statusOf(duplicate)).toEqual({ status: 404, canonicalId: kept });
  });

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
    const [original, translation] = await aPair();
    const [kept = ''] = await some(1);
    expect((await merge(original, kept)).staying).toEqual([translation]);
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

describe('imports of moderated questions', () => {
  test('an import updates hidden and merged questions but does not restore them', async () => {
    const records = questions(3);
    const [one = '', two = '', kept = ''] = await load(engines, records);
    await hide([one]);
    await merge(two, kept);
    const changed = records.map((record) => ({ ...record, text: `${record.text} Really?` }));
    expect(await importRecords(pool, changed)).toMatchObject({ updated: 3, skipped: 0 });
    expect(await statusOf(one)).toEqual({ status: 404, canonicalId: undefined });
    expect(await statusOf(two)).toEqual({ status: 404, canonicalId: kept });
    expect((await readQuestionFile(pool, one))?.question.text).toContain('Really?');
  });
});

test('moderation is refused with a message while an import runs', async () => {
  const [id = ''] = await some(1);
  const hasty = new Pool({ connectionString: engines.config.databaseUrl, statement_timeout: 1_000 });
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

describe('resolving reports', () => {
  const solved: Resolution = { verdict: 'resolved', note: 'corrected', moderator: 'ada', hide: false };
  const groupOf = async (id: string): Promise<NonNullable<Awaited<ReturnType<typeof showReports>>>> => {
    const file = await showReports(pool, id);
    if (file === undefined) throw new Error(`no group of ${id}`);
    return file;
  };

  test('resolving a group closes its open reports, and a new report reopens it', async () => {
    const [questionId = ''] = await some(1);
    const first = await report({ type: 'factual', questionId });
    await report({ type: 'factual', questionId });
    const { group } = await groupOf(first);
    expect((await resolveReports(pool, group.id, solved)).resolved).toHaveLength(2);
    const closed = await groupOf(group.id);
    expect(closed.group).toMatchObject({ status: 'resolved', open: 0, resolved: 2 });
    expect(closed.reports).toMatchObject(
      Array.from({ length: 2 }, () => ({ status: 'resolved', note: 'corrected', resolvedBy: 'ada' })),
    );
    expect(closed.acts).toMatchObject([
      {
        act: 'resolve',
        questionId,
        reason: 'corrected',
        before: { open: 2 },
        after: { open: 0, resolved: 2 },
      },
    ]);
    await report({ type: 'factual', questionId });
    expect((await groupOf(first)).group).toMatchObject({
      status: 'open',
      open: 1,
      resolved: 2,
      reporters: 1,
    });
  });

  test('a single report can be rejected by its id', async () => {
    const [questionId = ''] = await some(1);
    const [first, second] = [
      await report({ type: 'other', questionId }),
      await report({ type: 'other', questionId }),
    ];
    const outcome = await resolveReports(pool, first, { ...solved, verdict: 'rejected' });
    expect(outcome.resolved).toEqual([first]);
    expect((await groupOf(second)).group).toMatchObject({ status: 'open', open: 1, rejected: 1 });
    expect((await groupOf(first)).reports).toMatchObject([{ id: first, status: 'rejected' }]);
    await resolveReports(pool, second, { ...solved, verdict: 'rejected' });
    expect((await groupOf(second)).group).toMatchObject({ status: 'rejected', open: 0, rejected: 2 });
  });

  test('resolving a resolved report does nothing', async () => {
    const id = await report({ type: 'other', questionText: `What is ${randomUUID()}?` });
    await resolveReports(pool, id, solved);
    expect((await resolveReports(pool, id, { ...solved, verdict: 'rejected' })).resolved).toEqual([]);
    expect((await groupOf(id)).group).toMatchObject({ resolved: 1, rejected: 0 });
    expect((await groupOf(id)).acts).toHaveLength(1);
  });

  test('resolving can hide the question in the same transaction', async () => {
    const [questionId = ''] = await some(1);
    const id = await report({ type: 'inappropriate', questionId });
    const { hidden: done, groupId } = await resolveReports(pool, id, { ...solved, hide: true });
    expect(done?.changes).toMatchObject([{ id: questionId, after: hidden }]);
    expect(await statusOf(questionId)).toMatchObject({ status: 404 });
    expect(await actsOf(questionId)).toMatchObject([
      { act: 'hide', reportGroupId: groupId, reason: 'corrected' },
      { act: 'resolve', reportGroupId: groupId },
    ]);
    expect((await groupOf(groupId)).group.availability).toBe('hidden');
  });

  test('reports stay open when the question cannot be hidden', async () => {
    const [questionId = '', kept = ''] = await some(2);
    await merge(questionId, kept);
    const merged = await report({ type: 'other', questionId });
    const nameless = await report({ type: 'other', questionText: `What is ${randomUUID()}?` });
    for (const id of [merged, nameless]) {
      await expect(resolveReports(pool, id, { ...solved, hide: true })).rejects.toThrow(Refusal);
      expect((await groupOf(id)).group).toMatchObject({ open: 1, resolved: 0 });
    }
  });

  test('resolving is refused for an unknown id', async () => {
    await expect(resolveReports(pool, UNKNOWN, solved)).rejects.toThrow(UNKNOWN);
  });

  test('counts stay correct while new reports arrive', async () => {
    const [questionId = ''] = await some(1);
    const id = await report({ type: 'other', questionId });
    const reports = Array.from({ length: 12 }, () => report({ type: 'other', questionId }));
    const resolutions = Array.from({ length: 4 }, () => resolveReports(pool, id, solved));
    await Promise.all([...reports, ...resolutions]);
    const { group, acts } = await groupOf((await groupOf(id)).group.id);
    expect(group.open + group.resolved).toBe(13);
    const Counts = z.object({ open: z.int() });
    for (const { before, after } of acts) {
      const { reports: closed } = z.object({ reports: z.array(z.string()) }).parse(after);
      expect(Counts.parse(before).open - closed.length).toBe(Counts.parse(after).open);
    }
    const { rows } = await pool.query(`select from reports where group_id = $1 and status = 'open'`, [
      group.id,
    ]);
    expect(rows).toHaveLength(group.open);
  });
});

describe('the list of report groups', () => {
  test('groups are filtered by status, type and question, and paged in the order of their first reports', async () => {
    const [questionId = ''] = await some(1);
    const types = ['translation', 'factual', 'attribution'] as const;
    const groups: string[] = [];
    for (const type of types) {
      const id = await report({ type, questionId });
      groups.push((await showReports(pool, id))?.group.id ?? '');
    }
    const idsOf = async (filter: GroupFilter, limit: number, after?: string): Promise<string[]> =>
      (await listReportGroups(pool, filter, limit, after)).map(({ id }) => id);
    expect(await idsOf({ questionId }, 10)).toEqual(groups);
    expect(await idsOf({ questionId }, 2)).toEqual(groups.slice(0, 2));
    expect(await idsOf({ questionId }, 2, groups[1])).toEqual(groups.slice(2));
    expect(await idsOf({ questionId, type: 'factual' }, 10)).toEqual([groups[1]]);
    await resolveReports(pool, groups[0] ?? '', {
      verdict: 'rejected',
      note: 'no',
      moderator: 'ada',
      hide: false,
    });
    expect(await idsOf({ questionId, status: 'rejected' }, 10)).toEqual([groups[0]]);
    expect(await idsOf({ questionId, status: 'open' }, 10)).toEqual(groups.slice(1));
  });
});
