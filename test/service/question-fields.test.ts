import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { aQuestion } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { aClient, callTool, failureOf, listening, payloadOf } from '../support/mcp.ts';

const engines = await ownEngines();
const [id = ''] = await load(engines, [
  aQuestion({
    text: 'Która rzeka płynie przez Łódź, „miasto”? 🙂 "quoted" \\ {}',
    tags: ['some'],
    regions: ['pl'],
  }),
]);
const api = await anApi(engines);

const Body = z.object({
  data: z.unknown(),
  meta: z.record(z.string(), z.unknown()),
  _links: z.record(z.string(), z.string()).optional(),
});

async function read(url: string): Promise<z.infer<typeof Body>> {
  const response = await api.app.inject({ url: `/api/v1${url}`, headers: { 'x-api-key': api.key } });
  expect(response.statusCode, response.body).toBe(200);
  return Body.parse(response.json());
}

const PATHS = [
  ['/questions/random', '/questions/random?tags=some', false],
  ['/questions', '/questions?tags=some', false],
  ['/questions by ids', `/questions?ids=${id}`, false],
  ['/questions/{id}', `/questions/${id}?lang=en`, true],
] as const;

describe.each(PATHS)('GET %s with fields', (_name, url, isOne) => {
  const questionAt = async (query: string): Promise<Record<string, unknown>> => {
    const { data } = await read(url + query);
    const [question] = isOne ? [data] : z.array(z.unknown()).length(1).parse(data);
    return z.record(z.string(), z.unknown()).parse(question);
  };

  test('returns these fields, the id and the attribution, each as without the parameter', async () => {
    const whole = await questionAt('');
    for (const names of [
      ['text'],
      ['id', 'text', 'correctAnswer', 'incorrectAnswers'],
      ['tags', 'category'],
    ]) {
      const picked = await questionAt(`&fields=${names.join()}`);
      expect(Object.keys(picked).sort()).toEqual([...new Set([...names, 'id', 'attribution'])].sort());
      for (const [name, value] of Object.entries(picked)) expect(value).toEqual(whole[name]);
    }
  });

  test('returns a field once that is named twice, and the id and the attribution when only those are named', async () => {
    expect(Object.keys(await questionAt('&fields=text,text'))).toEqual(['id', 'text', 'attribution']);
    expect(Object.keys(await questionAt('&fields=attribution'))).toEqual(['id', 'attribution']);
  });

  test('returns the same question with all fields', async () => {
    const whole = await questionAt('');
    expect(await questionAt(`&fields=${Object.keys(whole).join()}`)).toEqual(whole);
  });

  test('leaves the rest of the response as it is', async () => {
    const { meta } = await read(url);
    const picked = await read(`${url}&fields=id`);
    expect({ ...picked.meta, requestId: '' }).toEqual({ ...meta, requestId: '' });
  });

  test.each(['texts', 'text,texts', 'data', ''])('refuses fields=%s', async (fields) => {
    const [path = '', query = ''] = url.split('?');
    const { status, problem } = await api.refused(path, `${query}&fields=${fields}`);
    expect(status).toBe(400);
    expect(problem.errors?.map((error) => error.path)).toEqual(['fields']);
    expect(problem.errors?.[0]?.message).toMatch(fields === '' ? /./ : /text/);
  });
});

test('quality is a field where the response has it', async () => {
  const shown = await read('/questions?tags=some&quality=all&fields=quality');
  expect(shown.data).toMatchObject([{ quality: 'high' }]);
  const hidden = await read('/questions?tags=some&fields=quality');
  expect(hidden.data).not.toHaveProperty('0.quality');
});

test('the next page has the same fields, and other fields may be requested for it', async () => {
  await load(engines, [aQuestion({ tags: ['some'] })]);
  const first = await read('/questions?tags=some&limit=1&fields=id');
  const link = new URL(first._links?.next ?? '');
  const next = await read(`${link.pathname.replace('/api/v1', '')}${link.search}`);
  expect(next.data).toEqual([{ id: expect.any(String) as string, attribution: expect.anything() as object }]);
  link.searchParams.set('fields', 'text');
  expect((await read(`${link.pathname.replace('/api/v1', '')}${link.search}`)).data).toHaveLength(1);
});

test.each([
  ['svc_random', { tags: ['some'] }],
  ['svc_list', { tags: ['some'] }],
  ['svc_question_by_id', { id }],
])('the tool %s returns these fields, in a result that clients accept', async (name, given) => {
  const client = await aClient(await listening(api.app), api.key);
  await client.listTools();
  const { structuredContent } = await client.callTool({
    name,
    arguments: { ...given, fields: ['id', 'text'] },
  });
  const { data, questions } = z
    .object({ data: z.unknown(), questions: z.array(z.unknown()) })
    .partial()
    .parse(structuredContent);
  expect(Object.keys(z.record(z.string(), z.unknown()).parse(data ?? questions?.[0]))).toEqual([
    'id',
    'text',
    'attribution',
  ]);
  expect(failureOf(await callTool(api, name, { ...given, fields: ['texts'] })).message).toMatch(/fields/);
  expect(payloadOf(await callTool(api, name, given))).toBeDefined();
});
