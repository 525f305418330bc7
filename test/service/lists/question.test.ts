import { describe, expect, test } from 'vitest';
import { aQuestion } from '../../support/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';

const engines = await ownEngines();
const api = await anApi(engines);

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

  test('names the end of the chain when the canonical question was merged too', async () => {
    const [kept, middle, dropped] = [await one(), await one(), await one()];
    await setAvailability(dropped, 'duplicate', middle);
    await setAvailability(middle, 'duplicate', kept);
    expect((await api.refused(`/questions/${dropped}`)).problem.canonicalId).toBe(kept);
  });

  test('names no canonical question for duplicates that were merged into each other', async () => {
    const [first, second] = [await one(), await one()];
    await setAvailability(first, 'duplicate', second);
    await setAvailability(second, 'duplicate', first);
    const { status, problem } = await api.refused(`/questions/${first}`);
    expect(status).toBe(404);
    expect(problem).not.toHaveProperty('canonicalId');
  });

  test('names no canonical question when that one is hidden', async () => {
    const [kept, dropped] = [await one(), await one()];
    await setAvailability(dropped, 'duplicate', kept);
    await setAvailability(kept, 'hidden');
    expect((await api.refused(`/questions/${dropped}`)).problem).not.toHaveProperty('canonicalId');
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
    const { status, problem } = await api.refused(path, query);
    expect(status).toBe(400);
    expect(problem.code).toBe('invalid_query_param');
    expect(problem.errors?.map((error) => error.path)).toEqual([parameter]);
  });
});
