import { describe, expect, test } from 'vitest';

import { aQuestion } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load, makeSearchable } from '../support/load.ts';
import { callTool, payloadOf } from '../support/mcp.ts';

const engines = await ownEngines();
const { pool } = engines;
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
const api = await anApi(engines);

const TO_POLISH = [{ id: polish, language: 'pl' }];
const TO_ENGLISH = [{ id: english, language: 'en' }];
const translations = { include: 'translations' };

describe('GET, include=translations', () => {
  test('lists the ids of a question in other languages, wherever the question is returned', async () => {
    expect((await api.question(english, translations)).data.translations).toEqual(TO_POLISH);
    expect((await api.question(polish, translations)).data.translations).toEqual(TO_ENGLISH);
    const drawn = await api.draw({ ...translations, tags: 'both' });
    expect(drawn.data[0]?.translations).toEqual(TO_POLISH);
    const listed = await api.list({ ...translations, lang: 'pl' });
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
    await pool.query(`update questions set availability = 'hidden' where id = $1`, [polish]);
    expect((await api.question(english, translations)).data.translations).toEqual([]);
    expect((await api.draw({ ...translations, tags: 'both' })).data[0]?.translations).toEqual([]);
    await pool.query(`update questions set availability = 'visible' where id = $1`, [polish]);
    await makeSearchable(engines);
    expect((await api.question(english, translations)).data.translations).toEqual(TO_POLISH);
  });

  test('comes in addition to the requested fields', async () => {
    const response = await api.app.inject({
      url: `/api/v1/questions/${english}?fields=id&include=translations`,
      headers: { 'x-api-key': api.key },
    });
    expect(Object.keys(response.json<{ data: object }>().data)).toEqual([
      'id',
      'attribution',
      'translations',
    ]);
  });

  test('is absent without the parameter', async () => {
    expect((await api.question(english)).data).not.toHaveProperty('translations');
    expect((await api.draw()).data[0]).not.toHaveProperty('translations');
  });

  test('refuses anything else with 400', async () => {
    const { status, problem } = await api.refused('/questions/random', { include: 'siblings' });
    expect(status).toBe(400);
    expect(problem.errors?.map(({ path }) => path)).toEqual(['include']);
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
