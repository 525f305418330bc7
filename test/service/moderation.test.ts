import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { importRecords } from '../../indexer/import/import-records.ts';
import { Refusal } from '../../src/refusal.ts';
import { mergeQuestions } from '../../src/store/moderation/merge-questions.ts';
import { lockModeration } from '../../src/store/moderation/moderation-acts.ts';
import { hideQuestions, restoreQuestions } from '../../src/store/moderation/moderation.ts';
import { readQuestionFile } from '../../src/store/moderation/question-file.ts';
import { listReportGroups, showReports, type GroupFilter } from '../../src/store/moderation/report-groups.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { resolveReports, type Resolution } from '../../src/store/moderation/resolve-reports.ts';
import { addEntries } from '../support/add-entries.ts';
import { aQuestion, questions } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { start } from '../support/processes.ts';
import { aReporter } from '../support/reports.ts';
import { waiting } from '../support/search-index.ts';
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

async function some(count: number, wanted: Parameters<typeof aQuestion>[0] = {}): Promise<string[]> {
  return load(engines, questions(count, wanted));
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

/** What is served of the questions with the tag, read from rows; `asked` are named by their ids. */
async function served(tag: string, asked: readonly string[]): Promise<Record<string, string[]>> {
  const [list, drawn, batch, topic] = await Promise.all([
    api.list({ tags: tag }),
    api.draw({ tags: tag }),
    api.list({ ids: asked.join(',') }),
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

/** What the shared counts say. */
async function counts(tag: string): Promise<unknown> {
  const [topic, tags] = await Promise.all([api.topic(tag), api.tags({ q: tag })]);
  return [topic.topic.count, topic.facets.byLanguage.en, tags.data[0]?.count ?? 0];
}

async function aTopicOf(tag: string): Promise<void> {
  await addEntries(pool, 'topic', [{ slug: tag, kind: 'tag', en: 'Moderated', pl: 'Moderowane' }]);
  await pool.query('insert into topic_tags (topic, tag) values ($1, $1)', [tag]);
}

/** Starts an indexer and waits until it does what it is for. */
async function anIndexer(id: string): Promise<void> {
  start('cli/trivia.ts', ['index', 'follow'], environment);
  await pool.query(`update questions set explanation = 'Changed.' where id = $1`, [id]);
  await until('the indexer follows', async () => (await waiting(engines)) === 0);
}

/** Milliseconds: counts rest for ten times as long as counting took, so that on a busy machine they come later. */
const COUNTS_PATIENCE = 60_000;

describe('with an indexer that follows', { timeout: 4 * COUNTS_PATIENCE }, () => {
  test.each(['hide', 'merge'] as const)('no endpoint serves what a moderator did %s', async (kind) => {
    const tag = `moderated-${randomUUID()}`;
    const [id = '', kept = ''] = await some(2, { tags: [tag] });
    await aTopicOf(tag);
    await anIndexer(id);
    const all = [id, kept].sort();
    const reaches = (count: number): Promise<unknown> =>
      until(
        `every count is ${count}`,
        // Until the new topic is known, its page answers 404.
        async () => isDeepStrictEqual(await counts(tag).catch(() => []), [count, count, count]),
        COUNTS_PATIENCE,
      );
    await reaches(2);

    await (kind === 'hide' ? hide([id]) : merge(id, kept));
    // Nothing to wait for: rows are looked at once more.
    expect(await served(tag, all)).toEqual({ list: [kept], drawn: [kept], batch: [kept], samples: [kept] });
    expect(await statusOf(id)).toEqual({ status: 404, canonicalId: kind === 'hide' ? undefined : kept });
    await until('the index has forgotten it', async () => (await total(tag)) === 1);
    await reaches(1);

    await restore([id]);
    const whole = { list: all, drawn: all, batch: all, samples: all };
    await until('it is served', async () => isDeepStrictEqual(await served(tag, all), whole));
    expect((await api.question(id)).data.id).toBe(id);
    await reaches(2);
  });
});

describe('hiding', () => {
  test('changes every question named and notes each act with its states', async () => {
    const [one = '', two = ''] = await some(2);
    const { changes, unchanged } = await hide([one.toUpperCase(), two, one]);
    expect(changes).toEqual([
      { id: one, before: visible, after: hidden },
      { id: two, before: visible, after: hidden },
    ]);
    expect(unchanged).toEqual([]);
    expect(await actsOf(one)).toMatchObject([
      { act: 'hide', moderator: 'ada', reason: 'because', before: visible, after: hidden },
    ]);
  });

  test('does nothing twice', async () => {
    const [id = ''] = await some(1);
    await hide([id]);
    expect((await hide([id])).changes).toEqual([{ id, before: hidden, after: hidden }]);
    expect(await actsOf(id)).toHaveLength(1);
  });

  test('leaves translations and names them, unless they are wished for', async () => {
    const [original, translation] = await aPair();
    expect((await hide([original])).unchanged).toEqual([translation]);
    expect((await api.question(translation)).data.id).toBe(translation);
    const { changes, unchanged } = await hide([original], true);
    expect(changes.map((change) => change.id)).toEqual([original, translation]);
    expect(unchanged).toEqual([]);
    expect(await statusOf(translation)).toMatchObject({ status: 404 });
  });

  test('takes the original along from its translation', async () => {
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
    'refuses a question that is %s, and then does nothing to the others',
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

describe('restoring', () => {
  test('serves a merged question again, which then names no other', async () => {
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

  test('leaves what is visible as it is, and refuses what was deleted upstream', async () => {
    const [shown = '', gone = ''] = await some(2);
    expect((await restore([shown])).changes).toEqual([{ id: shown, before: visible, after: visible }]);
    expect(await actsOf(shown)).toEqual([]);
    await pool.query(`update questions set availability = 'deleted' where id = $1`, [gone]);
    await expect(restore([gone])).rejects.toThrow('deleted upstream');
  });
});

describe('merging', () => {
  test('tells whoever asks by id which question stands in its place', async () => {
    const [duplicate = '', kept = ''] = await some(2);
    await merge(duplicate.toUpperCase(), kept.toUpperCase());
    expect(await statusOf(duplicate)).toEqual({ status: 404, canonicalId: kept });
    expect((await readQuestionFile(pool, kept))?.duplicates).toMatchObject([{ id: duplicate, found: null }]);
  });

  test('does nothing twice', async () => {
    const [duplicate = '', kept = ''] = await some(2);
    await merge(duplicate, kept);
    const [change] = (await merge(duplicate, kept)).changes;
    expect(change?.before).toEqual(change?.after);
    expect(await actsOf(duplicate)).toHaveLength(1);
  });

  test('follows a canonical question that is merged itself', async () => {
    const [duplicate = '', middle = '', kept = ''] = await some(3);
    await merge(middle, kept);
    expect((await merge(duplicate, middle)).canonicalId).toBe(kept);
    expect(await statusOf(duplicate)).toEqual({ status: 404, canonicalId: kept });
  });

  test('follows a canonical question that is merged at the same moment', async () => {
    const merges = Array.from({ length: 8 }, async () => {
      const [duplicate = '', middle = '', kept = ''] = await some(3);
      await Promise.all([merge(middle, kept), merge(duplicate, middle)]);
      return [await statusOf(duplicate), { status: 404, canonicalId: kept }] as const;
    });
    for (const [got, wanted] of await Promise.all(merges)) expect(got).toEqual(wanted);
  });

  test('takes a merged question to another one, and a hidden one as well', async () => {
    const [duplicate = '', first = '', second = ''] = await some(3);
    await hide([duplicate]);
    await merge(duplicate, first);
    await merge(duplicate, second);
    expect(await statusOf(duplicate)).toEqual({ status: 404, canonicalId: second });
  });

  test('names translations of the duplicate, which are still served', async () => {
    const [original, translation] = await aPair();
    const [kept = ''] = await some(1);
    expect((await merge(original, kept)).unchanged).toEqual([translation]);
    expect((await api.question(translation)).data.id).toBe(translation);
  });

  test('refuses itself, the other way round, another language, what is not served, and unknown ids', async () => {
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

  test('makes no circle when several merge at the same moment', async () => {
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

describe('an import', () => {
  test('brings no hidden and no merged question back, though it changes their texts', async () => {
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

test('a moderator is told when an import keeps the turn', async () => {
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

describe('the record of acts', () => {
  test('is never rewritten', async () => {
    const [id = ''] = await some(1);
    await hide([id]);
    for (const statement of [`update moderation_acts set moderator = 'eve'`, 'delete from moderation_acts'])
      await expect(pool.query(statement)).rejects.toThrow('written once');
  });

  test('stands or falls with the act', async () => {
    const [id = ''] = await some(1);
    await expect(
      hideQuestions(pool, [id], { moderator: '', reason: null, withTranslations: false }),
    ).rejects.toThrow('moderation_acts');
    expect((await api.question(id)).data.id).toBe(id);
  });
});

describe('resolving', () => {
  const solved: Resolution = { verdict: 'resolved', note: 'corrected', moderator: 'ada', hide: false };
  const groupOf = async (id: string): Promise<NonNullable<Awaited<ReturnType<typeof showReports>>>> => {
    const file = await showReports(pool, id);
    if (file === undefined) throw new Error(`no group of ${id}`);
    return file;
  };

  test('closes every open report of a group, and a new report opens it again', async () => {
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

  test('closes one report by its own id, and rejects', async () => {
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

  test('does nothing twice', async () => {
    const id = await report({ type: 'other', questionText: `What is ${randomUUID()}?` });
    await resolveReports(pool, id, solved);
    expect((await resolveReports(pool, id, { ...solved, verdict: 'rejected' })).resolved).toEqual([]);
    expect((await groupOf(id)).group).toMatchObject({ resolved: 1, rejected: 0 });
    expect((await groupOf(id)).acts).toHaveLength(1);
  });

  test('hides the question as well, in one go', async () => {
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

  test('leaves the reports open when the question cannot be hidden', async () => {
    const [questionId = '', kept = ''] = await some(2);
    await merge(questionId, kept);
    const merged = await report({ type: 'other', questionId });
    const nameless = await report({ type: 'other', questionText: `What is ${randomUUID()}?` });
    for (const id of [merged, nameless]) {
      await expect(resolveReports(pool, id, { ...solved, hide: true })).rejects.toThrow(Refusal);
      expect((await groupOf(id)).group).toMatchObject({ open: 1, resolved: 0 });
    }
  });

  test('refuses an unknown id', async () => {
    await expect(resolveReports(pool, UNKNOWN, solved)).rejects.toThrow(UNKNOWN);
  });

  test('counts right while reports come in', async () => {
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

describe('the list of groups', () => {
  test('goes by status, type and question, in the order of the first reports, page by page', async () => {
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
