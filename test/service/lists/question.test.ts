import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { aQuestion } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable } from '../../support/load.ts';
import { aClient, callTool, failureOf, listening, payloadOf } from '../../support/clients/mcp.ts';

const engines = await ownEngines();
const api = await anApi(engines);

const [some = ''] = await load(engines, [
  aQuestion({
    text: 'Która rzeka płynie przez Łódź, „miasto”? 🙂 "quoted" \\ {}',
    tags: ['some'],
    regions: ['pl'],
  }),
]);
const [english = '', single = ''] = await load(engines, [
  aQuestion({ sourceId: 'both', tags: ['both'] }),
  aQuestion({ sourceId: 'single', tags: ['single'] }),
]);
const [polish = ''] = await load(engines, [
  aQuestion({
    sourceId: 'po-polsku',
    language: 'pl',
    tags: ['both'],
    translationOf: english,
    rootQuestionId: english,
    translator: 'human',
  }),
]);

const one = async (...fields: Parameters<typeof aQuestion>): Promise<string> =>
  (await load(engines, [aQuestion(...fields)]))[0] ?? '';
const setAvailability = (
  id: string,
  availability: string,
  canonicalId: string | null = null,
): Promise<unknown> =>
  engines.pool.query('update questions set availability = $2, canonical_id = $3 where id = $1', [
    id,
    availability,
    canonicalId,
  ]);

describe('GET /questions/:id, 200', () => {
  test('returns a translation with every field', async () => {
    const parent = await one({ language: 'pl' });
    const record = aQuestion({
      type: 'multiple',
      difficulty: 'hard',
      quality: 'standard',
      regions: ['pl', 'christian-catholic'],
      explanation: 'Because it is.',
      translationOf: parent,
      rootQuestionId: parent,
      translator: 'native',
      extensions: { round: 3 },
      createdAt: '2026-02-03T04:05:06.789Z',
    });
    const [id = ''] = await load(engines, [record]);
    const { data, meta } = await api.question(id);
    const { attribution } = record;
    expect(data).toEqual({
      id,
      text: record.text,
      correctAnswer: 'Paris',
      incorrectAnswers: ['Madrid', 'Lisbon', 'Dublin'],
      type: 'multiple',
      difficulty: 'hard',
      language: 'en',
      category: { id: 22, slug: 'geography', name: 'Geography' },
      subcategories: [{ slug: 'capitals', label: expect.any(String) as string }],
      tags: [{ slug: 'europe', label: expect.any(String) as string }],
      regions: ['pl', 'christian-catholic'],
      attribution: { ...attribution, source: 'svc', sourceId: record.sourceId },
      translationOf: parent,
      rootQuestionId: parent,
      translator: 'native',
      explanation: 'Because it is.',
      extensions: { round: 3, subcategories: ['capitals'] },
      createdAt: '2026-02-03T04:05:06.789Z',
      updatedAt: expect.stringMatching(/Z$/) as string,
      quality: 'high',
    });
    expect(meta).toEqual({ language: 'en' });
  });

  test('returns null for fields without a value', async () => {
    const id = await one({ difficulty: null, difficultyRated: false, tags: [], subcategories: [] });
    expect((await api.question(id)).data).toMatchObject({
      difficulty: null,
      translationOf: null,
      rootQuestionId: null,
      translator: null,
      explanation: null,
      tags: [],
      subcategories: [],
      regions: [],
      extensions: { subcategories: [] },
    });
  });

  test.each([
    ['high', 'high'],
    ['standard', 'high'],
    ['needs_review', 'needs_review'],
  ] as const)('returns the quality %s as %s', async (quality, shown) => {
    expect((await api.question(await one({ quality }))).data.quality).toBe(shown);
  });

  test('uses lang for labels only and never translates the question', async () => {
    const id = await one();
    const [english, polish] = [await api.question(id), await api.question(id, { lang: 'pl' })];
    expect(english.data.category.name).toBe('Geography');
    expect(polish.data.category.name).toBe('Geografia');
    expect(polish.data.text).toBe(english.data.text);
    expect(polish.meta.language).toBe('pl');
  });

  test('derives a missing tag label from the slug', async () => {
    const { data } = await api.question(await one({ tags: ['rather-new'] }));
    expect(data.tags).toEqual([{ slug: 'rather-new', label: 'Rather new' }]);
  });

  test('accepts an id in capitals', async () => {
    const id = await one();
    expect((await api.question(id.toUpperCase())).data.id).toBe(id);
  });
});

describe('GET /questions/:id, 404', () => {
  test('does not find an id that was never imported', async () => {
    const { status, problem } = await api.refused('/questions/019a0000-0000-7000-8000-000000000001');
    expect(status).toBe(404);
    expect(problem.code).toBe('question_not_found');
    expect(problem).not.toHaveProperty('canonicalId');
  });

  test.each(['hidden', 'deleted'])('does not find a question that has just been %s', async (availability) => {
    const id = await one();
    await setAvailability(id, availability);
    const { status, problem } = await api.refused(`/questions/${id}`);
    expect(status).toBe(404);
    expect(problem).not.toHaveProperty('canonicalId');
  });

  test('names the canonical question of a merged duplicate', async () => {
    const [kept, dropped] = [await one(), await one()];
    await setAvailability(dropped, 'duplicate', kept);
    const { status, problem } = await api.refused(`/questions/${dropped.toUpperCase()}`);
    expect(status).toBe(404);
    expect(problem.canonicalId).toBe(kept);
  });

  test.each<[string, string[], string | undefined]>([
    ['the end of the chain when the canonical question was merged too', ['1 into 2', '2 into 0'], '0'],
    [
      'no canonical question for duplicates that were merged into each other',
      ['1 into 2', '2 into 1'],
      undefined,
    ],
    ['no canonical question when that one is hidden', ['1 into 0', '0 is hidden'], undefined],
  ])('names %s', async (_name, steps, canonical) => {
    const ids = [await one(), await one(), await one()];
    const at = (place: string | undefined): string => ids[Number(place)] ?? '';
    for (const [place, verb, other] of steps.map((step) => step.split(' ')))
      if (verb === 'into') await setAvailability(at(place), 'duplicate', at(other));
      else await setAvailability(at(place), 'hidden');
    const { status, problem } = await api.refused(`/questions/${at('1')}`);
    expect([status, problem.canonicalId]).toEqual([404, canonical && at(canonical)]);
  });
});

describe('GET /questions/:id, 400', () => {
  const id = '019a0000-0000-7000-8000-000000000001';
  test.each([
    ['an id that is not a UUID', '/questions/42', {}, 'id'],
    ['an id with a character too many', `/questions/${id}0`, {}, 'id'],
    ['another language', `/questions/${id}`, { lang: 'xx' }, 'lang'],
    ['a quality, which is always shown', `/questions/${id}`, { quality: 'all' }, 'quality'],
    ['an id as a parameter', `/questions/${id}`, { id }, 'id'],
  ])('refuses %s', async (_name, path, query, parameter) => {
    expect(await api.refusedFor(path, query)).toEqual([parameter]);
  });
});

const Body = z.object({
  data: z.unknown(),
  meta: z.record(z.string(), z.unknown()),
  _links: z.record(z.string(), z.string()).optional(),
});

async function read(url: string): Promise<z.infer<typeof Body>> {
  const response = await api.send(url);
  expect(response.statusCode, response.body).toBe(200);
  return Body.parse(response.json());
}

const PATHS = [
  ['/questions/random', '/questions/random?tags=some', false],
  ['/questions', '/questions?tags=some', false],
  ['/questions by ids', `/questions?ids=${some}`, false],
  ['/questions/{id}', `/questions/${some}?lang=en`, true],
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
  ['svc_question_by_id', { id: some }],
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

const TO_POLISH = [{ id: polish, language: 'pl' }];
const TO_ENGLISH = [{ id: english, language: 'en' }];
const translations = { include: 'translations' };

describe('GET, include=translations', () => {
  test('lists the ids of a question in other languages, wherever the question is returned', async () => {
    expect((await api.question(english, translations)).data.translations).toEqual(TO_POLISH);
    expect((await api.question(polish, translations)).data.translations).toEqual(TO_ENGLISH);
    const drawn = await api.draw({ ...translations, tags: 'both' });
    expect(drawn.data[0]?.translations).toEqual(TO_POLISH);
    const listed = await api.list({ ...translations, tags: 'both', lang: 'pl' });
    expect(listed.data.map((question) => question.translations)).toEqual([TO_ENGLISH]);
    const found = await api.list({ ...translations, ids: [polish, english, single].join() });
    expect(found.data.map((question) => question.translations)).toEqual([TO_ENGLISH, TO_POLISH, []]);
  });

  test('lists what content_language maps to', async () => {
    const [mapped] = (await api.list({ ids: english, content_language: 'pl' })).data;
    const { data } = await api.question(english, translations);
    expect(data.translations).toEqual([{ id: mapped?.id, language: 'pl' }]);
  });

  test('is empty for a question without translations', async () => {
    expect((await api.question(single, translations)).data.translations).toEqual([]);
  });

  test('follows changes at once', async () => {
    await engines.pool.query(`update questions set availability = 'hidden' where id = $1`, [polish]);
    expect((await api.question(english, translations)).data.translations).toEqual([]);
    expect((await api.draw({ ...translations, tags: 'both' })).data[0]?.translations).toEqual([]);
    await engines.pool.query(`update questions set availability = 'visible' where id = $1`, [polish]);
    await makeSearchable(engines);
    expect((await api.question(english, translations)).data.translations).toEqual(TO_POLISH);
  });

  test('comes in addition to the requested fields', async () => {
    const response = await api.send(`/questions/${english}?fields=id&include=translations`);
    const fields = Object.keys(response.json<{ data: object }>().data);
    expect(fields).toEqual(['id', 'attribution', 'translations']);
  });

  test('is absent without the parameter', async () => {
    expect((await api.question(english)).data).not.toHaveProperty('translations');
    expect((await api.draw()).data[0]).not.toHaveProperty('translations');
  });

  test('refuses anything else with 400', async () => {
    expect(await api.refusedFor('/questions/random', { include: 'siblings' })).toEqual(['include']);
  });
});

test.each([
  ['svc_random', { tags: ['both'] }],
  ['svc_list', { tags: ['both'] }],
  ['svc_question_by_id', { id: english }],
])('the tool %s lists them as well', async (name, given) => {
  const payload = payloadOf(await callTool(api, name, { ...given, include: ['translations'] }));
  const question = payload.data ?? (payload.questions as unknown[])[0];
  expect(question).toMatchObject({ translations: TO_POLISH });
});
