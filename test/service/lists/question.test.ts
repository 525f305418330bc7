import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { aQuestion, translating } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable } from '../../support/load.ts';
import { aClient, listening } from '../../support/clients/mcp.ts';

const engines = await ownEngines();
const api = await anApi(engines);

const one = async (...fields: Parameters<typeof aQuestion>): Promise<string> =>
  (await load(engines, [aQuestion(...fields)]))[0] ?? '';

const some = await one({
  text: 'Która rzeka płynie przez Łódź, „miasto”? 🙂 "quoted" \\ {}',
  tags: ['some'],
  regions: ['pl'],
});
const english = await one({ tags: ['both'] });
const single = await one({ tags: ['single'] });
const polish = await one({ ...translating(english), tags: ['both'] });

async function setAvailability(id: string, availability: string, canonicalId?: string): Promise<void> {
  const statement = 'update questions set availability = $2, canonical_id = $3 where id = $1';
  await engines.pool.query(statement, [id, availability, canonicalId]);
}

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

  test('names the end of a chain of merges, unless that is hidden or merged into the beginning', async () => {
    const [first, second, third] = [await one(), await one(), await one()];
    const canonical = async (): Promise<unknown[]> => {
      const { status, problem } = await api.refused(`/questions/${first}`);
      return [status, problem.canonicalId];
    };
    await setAvailability(first, 'duplicate', second);
    await setAvailability(second, 'duplicate', third);
    expect(await canonical()).toEqual([404, third]);
    await setAvailability(third, 'hidden');
    expect(await canonical()).toEqual([404, undefined]);
    await setAvailability(third, 'duplicate', first);
    expect(await canonical()).toEqual([404, undefined]);
  });
});

const id = '019a0000-0000-7000-8000-000000000001';
test.each([
  ['an id that is not a UUID', '/questions/42', {}, 'id'],
  ['an id with a character too many', `/questions/${id}0`, {}, 'id'],
  ['another language', `/questions/${id}`, { lang: 'xx' }, 'lang'],
  ['a quality, which is always shown', `/questions/${id}`, { quality: 'all' }, 'quality'],
  ['an id as a parameter', `/questions/${id}`, { id }, 'id'],
])('GET /questions/:id, 400: refuses %s', async (_name, path, query, parameter) => {
  expect(await api.refusedFor(path, query)).toEqual([parameter]);
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
    for (const names of [['text'], ['id', 'text'], ['tags', 'category'], Object.keys(whole)]) {
      const picked = await questionAt(`&fields=${names.join()}`);
      expect(Object.keys(picked).sort()).toEqual([...new Set([...names, 'id', 'attribution'])].sort());
      for (const [name, value] of Object.entries(picked)) expect(value).toEqual(whole[name]);
    }
  });

  test('returns a field once that is named twice, and the id and the attribution when only those are named', async () => {
    expect(Object.keys(await questionAt('&fields=text,text'))).toEqual(['id', 'text', 'attribution']);
    expect(Object.keys(await questionAt('&fields=attribution'))).toEqual(['id', 'attribution']);
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
  const { searchParams } = new URL(first._links?.next ?? '');
  const next = await read(`/questions?${searchParams.toString()}`);
  expect(next.data).toEqual([{ id: expect.any(String) as string, attribution: expect.anything() as object }]);
  searchParams.set('fields', 'text');
  expect((await read(`/questions?${searchParams.toString()}`)).data).toHaveLength(1);
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

  test('follows changes at once', async () => {
    await setAvailability(polish, 'hidden');
    expect((await api.question(english, translations)).data.translations).toEqual([]);
    expect((await api.draw({ ...translations, tags: 'both' })).data[0]?.translations).toEqual([]);
    await setAvailability(polish, 'visible');
    await makeSearchable(engines);
    expect((await api.question(english, translations)).data.translations).toEqual(TO_POLISH);
  });

  test('comes in addition to the requested fields', async () => {
    const response = await api.send(`/questions/${english}?fields=id&include=translations`);
    const fields = Object.keys(response.json<{ data: object }>().data);
    expect(fields).toEqual(['id', 'attribution', 'translations']);
  });

  test('refuses anything else with 400', async () => {
    expect(await api.refusedFor('/questions/random', { include: 'siblings' })).toEqual(['include']);
  });
});

test.each([
  ['svc_random', { tags: ['both'] }],
  ['svc_list', { tags: ['both'] }],
  ['svc_question_by_id', { id: english }],
])('the tool %s returns fields and translations, in a result that clients accept', async (name, given) => {
  const client = await aClient(await listening(api.app), api.key);
  await client.listTools();
  const shape = { fields: ['id'], include: ['translations'] };
  const { structuredContent } = await client.callTool({ name, arguments: { ...given, ...shape } });
  const { data, questions } = z.record(z.string(), z.unknown()).parse(structuredContent);
  const attribution = expect.anything() as object;
  expect(data ?? (questions as unknown[])[0]).toEqual({ id: english, attribution, translations: TO_POLISH });
});
