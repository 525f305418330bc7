import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { mergeQuestions } from '../../../cli/store/merge-questions.ts';
import { readQuestionFile } from '../../../cli/store/question-file.ts';
import {
  listReportGroups,
  showReports,
  type GroupFilter,
  resolveReports,
  type Resolution,
} from '../../../cli/store/reports.ts';
import { Refusal } from '../../../src/refusal.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { aReporter } from '../../support/clients/reports.ts';
import { commandsIn } from '../../support/trivia.ts';

const engines = await ownEngines();
const { pool, environment } = engines;
const api = await anApi(engines);
const report = aReporter(api, '192.0.2.1');

const UNKNOWN = '019a0000-0000-7000-8000-000000000001';
const solved: Resolution = { verdict: 'resolved', note: 'corrected', moderator: 'ada', hide: false };

const some = (count: number): Promise<string[]> => load(engines, questions(count));

const groupOf = async (id: string): Promise<NonNullable<Awaited<ReturnType<typeof showReports>>>> => {
  const file = await showReports(pool, id);
  if (file === undefined) throw new Error(`no group of ${id}`);
  return file;
};

const { run, answer } = commandsIn(environment);

describe('resolving reports', () => {
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
    const first = await report({ type: 'other', questionId });
    const second = await report({ type: 'other', questionId });
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
    expect(done?.changes).toMatchObject([
      { id: questionId, after: { availability: 'hidden', canonicalId: null } },
    ]);
    expect((await api.refused(`/questions/${questionId}`)).status).toBe(404);
    expect((await readQuestionFile(pool, questionId))?.acts).toMatchObject([
      { act: 'hide', reportGroupId: groupId, reason: 'corrected' },
      { act: 'resolve', reportGroupId: groupId },
    ]);
    expect((await groupOf(groupId)).group.availability).toBe('hidden');
  });

  test('reports stay open when the question cannot be hidden', async () => {
    const [questionId = '', kept = ''] = await some(2);
    await mergeQuestions(pool, questionId, kept, { moderator: 'ada', reason: 'because' });
    const merged = await report({ type: 'other', questionId });
    const nameless = await report({ type: 'other', questionText: `What is ${randomUUID()}?` });
    for (const id of [merged, nameless]) {
      await expect(resolveReports(pool, id, { ...solved, hide: true })).rejects.toThrow(Refusal);
      expect((await groupOf(id)).group).toMatchObject({ open: 1, resolved: 0 });
    }
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

test('groups are filtered by status, type and question, and paged in the order of their first reports', async () => {
  const [questionId = ''] = await some(1);
  const types = ['translation', 'factual', 'attribution'] as const;
  const groups: string[] = [];
  for (const type of types) {
    const id = await report({ type, questionId });
    groups.push((await groupOf(id)).group.id);
  }
  const idsOf = async (filter: GroupFilter, limit: number, after?: string): Promise<string[]> =>
    (await listReportGroups(pool, filter, limit, after)).map(({ id }) => id);
  expect(await idsOf({ questionId }, 10)).toEqual(groups);
  expect(await idsOf({ questionId }, 2)).toEqual(groups.slice(0, 2));
  expect(await idsOf({ questionId }, 2, groups[1])).toEqual(groups.slice(2));
  expect(await idsOf({ questionId, type: 'factual' }, 10)).toEqual([groups[1]]);
  await resolveReports(pool, groups[0] ?? '', { ...solved, verdict: 'rejected' });
  expect(await idsOf({ questionId, status: 'rejected' }, 10)).toEqual([groups[0]]);
  expect(await idsOf({ questionId, status: 'open' }, 10)).toEqual(groups.slice(1));
});

describe('trivia reports', () => {
  test('lists a group, shows its reports, resolves them and hides the question', async () => {
    const record = aQuestion({ text: `Which text is reported as ${randomUUID()}?` });
    const [questionId = ''] = await load(engines, [record]);
    const first = await report({
      type: 'factual',
      questionId,
      comment: 'First line.\nSecond line.',
      reporterEmail: 'eve@example.org',
    });
    await aReporter(api, '192.0.2.2')({ type: 'factual', questionId });

    const list = await run('reports', 'list', '--type', 'factual', '--question', questionId);
    expect(list.code).toBe(0);
    expect(list.stdout).toMatch(/^id +type +reports +reporters +first +last +question +state +about\n/);
    expect(list.stdout).toMatch(new RegExp(`factual +2 open +2 .*${questionId} +visible +Which text is`));
    const { groups } = await answer('reports', 'list', '--question', questionId);
    const [{ id: groupId } = { id: '' }] = groups as { id: string }[];

    const shown = await run('reports', 'show', groupId);
    expect(shown.stdout).toContain('comment: First line.\n');
    expect(shown.stdout).toContain(`question at the time: ${record.text}`);
    expect(shown.stdout).toContain('e-mail: eve@example.org');
    expect(shown.stdout).not.toContain('192.0.2');
    expect(await answer('reports', 'show', first)).toMatchObject({
      group: { id: groupId, open: 2, reporters: 2 },
      reports: [{ id: first, comment: 'First line.\nSecond line.', status: 'open' }],
    });

    const resolved = await run('reports', 'resolve', groupId, '--note', 'is wrong', '--hide', '--by', 'ada');
    expect(resolved).toMatchObject({
      code: 0,
      stdout: `2 reports resolved.\n${questionId}  hidden (was visible)\n`,
    });
    expect((await api.refused(`/questions/${questionId}`)).status).toBe(404);
    expect((await run('reports', 'list', '--question', questionId)).stdout).toBe('There are no reports.\n');
    expect(await answer('reports', 'list', '--question', questionId, '--status', 'all')).toMatchObject({
      groups: [{ id: groupId, status: 'resolved', availability: 'hidden' }],
      next: null,
    });
    expect((await run('reports', 'show', groupId)).stdout).toMatch(/resolve by ada: is wrong\n/);
    expect((await run('reports', 'resolve', groupId, '--note', 'again')).stdout).toBe(
      'There are no open reports.\n',
    );
  });

  test('rejects a single report', async () => {
    const id = await report({ type: 'other', questionText: `What is ${randomUUID()}?` });
    const rejected = await run('reports', 'resolve', id, '--note', 'is right', '--reject');
    expect(rejected.stdout).toBe('1 report rejected.\n');
    expect(await answer('reports', 'show', id)).toMatchObject({ group: { status: 'rejected' } });
  });

  test('pages through the list', async () => {
    const text = `What is ${randomUUID()}?`;
    for (const type of ['translation', 'attribution', 'inappropriate'] as const)
      await report({ type, questionText: text });
    const whole = (await answer('reports', 'list')).groups as { id: string }[];
    const walked: string[] = [];
    for (let cursor: string[] = []; ;) {
      const page = await answer('reports', 'list', '--limit', '2', ...cursor);
      const { groups, next } = page as { groups: { id: string }[]; next: string | null };
      expect(groups.length).toBeLessThanOrEqual(2);
      walked.push(...groups.map(({ id }) => id));
      if (next === null) break;
      cursor = ['--cursor', next];
    }
    expect(walked).toEqual(whole.map(({ id }) => id));
    expect((await run('reports', 'list', '--limit', '1')).stderr).toContain(`--cursor ${walked[0] ?? ''}`);
  });
});

test.each([['show'], ['resolve --note x']])(
  'trivia reports %s exits with 1 for an unknown id',
  async (words) => {
    const { code, stdout, stderr } = await run('reports', ...words.split(' '), UNKNOWN);
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining(UNKNOWN)]);
  },
);
