import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { describe, expect, test } from 'vitest';

import { aQuestion, questions } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { aReporter } from '../support/reports.ts';
import { trivia } from '../support/trivia.ts';

const engines = await ownEngines();
const { environment } = engines;
const api = await anApi(engines);
const report = aReporter(api, '192.0.2.1');

const UNKNOWN = '019a0000-0000-7000-8000-000000000001';
const run = (...parameters: string[]): ReturnType<typeof trivia> => trivia(parameters, environment);

/** What a command prints for programs; it is expected to end well. */
async function answer(...parameters: string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await run(...parameters, '--json');
  expect({ code, stdout: stdout.trim() }, stderr).toMatchObject({ code: 0 });
  return JSON.parse(stdout) as Record<string, unknown>;
}

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

describe('trivia questions', () => {
  test('hides and restores questions, and lists translations that stay visible', async () => {
    const [original = ''] = await load(engines, [aQuestion()]);
    const [translation = ''] = await load(engines, [
      aQuestion({ language: 'pl', translationOf: original, rootQuestionId: original, translator: 'human' }),
    ]);
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
    expect((await api.refused(`/questions/${translation}`)).status).toBe(404);

    const { stdout } = await run('questions', 'show', original);
    for (const words of [
      `${original}  en  hidden\n`,
      'correct: Paris',
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
    expect((await run('questions', 'merge', duplicate, '--into', kept)).stdout).toContain(
      'already duplicate of',
    );
  });

  test('shows what the importer merged', async () => {
    const text = 'Which capital has Zork Street and the Fixture Tower?';
    const [kept = '', duplicate = ''] = await load(engines, [aQuestion({ text }), aQuestion({ text })]);
    const words = new RegExp(`merged by the importer \\d{4}-\\d\\d-.* as a duplicate of ${kept}\n`);
    for (const id of [kept, duplicate]) expect((await run('questions', 'show', id)).stdout).toMatch(words);
  });
});

describe('exit code 1, without any change,', () => {
  test.each([
    [['questions', 'show', UNKNOWN], UNKNOWN],
    [['questions', 'hide', UNKNOWN, '--reason', 'x'], UNKNOWN],
    [['questions', 'restore', UNKNOWN], UNKNOWN],
    [['questions', 'merge', UNKNOWN, '--into', UNKNOWN], UNKNOWN],
    [['reports', 'show', UNKNOWN], UNKNOWN],
    [['reports', 'resolve', UNKNOWN, '--note', 'x'], UNKNOWN],
  ])('for an unknown id: %j', async (parameters, message) => {
    const { code, stdout, stderr } = await run(...parameters);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
  });

  test('for a question in another language, as JSON with --json', async () => {
    const [english = '', polish = ''] = await load(engines, [aQuestion(), aQuestion({ language: 'pl' })]);
    const { code, stdout } = await run('questions', 'merge', english, '--into', polish, '--json');
    expect(code).toBe(1);
    expect(stdout).toContain('translations are not duplicates');
    expect((await api.question(english)).data.id).toBe(english);
  });
});

describe('exit code 2', () => {
  test.each([
    [['questions', 'hide', UNKNOWN]],
    [['questions', 'hide', '--reason', 'x']],
    [['questions', 'hide', 'nonsense', '--reason', 'x']],
    [['questions', 'hide', UNKNOWN, '--reason', ' ']],
    [['questions', 'merge', UNKNOWN]],
    [['reports', 'resolve', UNKNOWN]],
    [['reports', 'list', '--status', 'new']],
    [['reports', 'list', '--type', 'spam']],
    [['reports', 'list', '--limit', '0']],
    [['reports', 'list', '--cursor', 'x']],
  ])('%j is wrong usage', async (parameters) => {
    const { code, stdout, stderr } = await run(...parameters);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toBe('');
  });
});
