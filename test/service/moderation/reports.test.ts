import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { mergeQuestions } from '../../../cli/store/merge-questions.ts';
import { showReports, resolveReports, type Resolution } from '../../../cli/store/reports.ts';
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
    expect((await answer('questions', 'show', questionId)).acts).toMatchObject([
      { act: 'hide', reportGroupId: groupId, reason: 'is wrong' },
      { act: 'resolve', reportGroupId: groupId },
    ]);
    expect((await run('reports', 'show', groupId)).stdout).toMatch(/resolve by ada: is wrong\n/);
    const again = await run('reports', 'resolve', groupId, '--note', 'again', '--reject');
    expect(again.stdout).toBe('There are no open reports.\n');
    const { group, acts } = await groupOf(groupId);
    expect(group).toMatchObject({ resolved: 2, rejected: 0 });
    expect(acts).toMatchObject([{ act: 'hide' }, { act: 'resolve' }]);
  });

  test('rejects a single report, and its group with the last one', async () => {
    const [questionId = ''] = await some(1);
    const first = await report({ type: 'other', questionId });
    const second = await report({ type: 'other', questionId });
    const reject = async (id: string): Promise<unknown> => {
      const { stdout } = await run('reports', 'resolve', id, '--note', 'is right', '--reject');
      expect(stdout).toBe('1 report rejected.\n');
      return answer('reports', 'show', id);
    };
    expect(await reject(first)).toMatchObject({
      group: { status: 'open', open: 1, rejected: 1 },
      reports: [{ id: first, status: 'rejected' }],
    });
    expect(await reject(second)).toMatchObject({ group: { status: 'rejected', open: 0, rejected: 2 } });
  });

  test('lists groups by question, type and status, in pages and in the order of their first reports', async () => {
    const [questionId = ''] = await some(1);
    const ids: string[] = [];
    for (const type of ['translation', 'factual', 'attribution'] as const)
      ids.push((await groupOf(await report({ type, questionId }))).group.id);
    const [first = '', second = '', third = ''] = ids;
    const list = async (...options: string[]): Promise<{ groups: string[]; next: unknown }> => {
      const { groups, next } = await answer('reports', 'list', '--question', questionId, ...options);
      return { groups: (groups as { id: string }[]).map(({ id }) => id), next };
    };
    expect(await list()).toEqual({ groups: [first, second, third], next: null });
    expect(await list('--limit', '2')).toEqual({ groups: [first, second], next: second });
    expect(await list('--limit', '2', '--cursor', second)).toEqual({ groups: [third], next: null });
    expect(await list('--type', 'factual')).toEqual({ groups: [second], next: null });
    const page = await run('reports', 'list', '--question', questionId, '--limit', '1');
    expect(page.stderr).toContain(`--cursor ${first}`);
    await run('reports', 'resolve', first, '--note', 'is right', '--reject');
    expect(await list('--status', 'rejected')).toEqual({ groups: [first], next: null });
    expect(await list('--status', 'open')).toEqual({ groups: [second, third], next: null });
  });
});

test.each(['show', 'resolve --note x'])('trivia reports %s exits with 1 for an unknown id', async (words) => {
  const { code, stdout, stderr } = await run('reports', ...words.split(' '), UNKNOWN);
  expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining(UNKNOWN)]);
});
