import { describe, expect, test } from 'vitest';

import { aQuestion, questions } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load, makeSearchable, untilCounted } from '../support/load.ts';

const engines = await ownEngines();
const api = await anApi(engines);

describe('GET /languages, 200', () => {
  test('lists both languages of an empty catalogue', async () => {
    await makeSearchable(engines);
    expect(await api.languages()).toEqual({
      data: [
        { code: 'en', name: 'English', nativeName: 'English', count: 0 },
        { code: 'pl', name: 'Polish', nativeName: 'polski', count: 0 },
      ],
      meta: { count: 2, language: 'en' },
    });
  });

  test('counts visible questions of every type and quality', async () => {
    const ids = await load(engines, [
      ...questions(3),
      aQuestion({ type: 'text_input' }),
      aQuestion({ quality: 'needs_review' }),
      aQuestion({ language: 'pl', quality: 'standard' }),
    ]);
    await untilCounted(engines, api);
    expect((await api.languages()).data.map((language) => language.count)).toEqual([5, 1]);
    await engines.pool.query(`update questions set availability = 'hidden' where id = $1`, [ids[0]]);
    await makeSearchable(engines);
    await untilCounted(engines, api);
    expect((await api.languages()).data.map((language) => language.count)).toEqual([4, 1]);
  });

  test('names languages in the language of lang', async () => {
    const { data, meta } = await api.languages({ lang: 'pl' });
    expect(data.map(({ name, nativeName }) => [name, nativeName])).toEqual([
      ['angielski', 'English'],
      ['polski', 'polski'],
    ]);
    expect(meta.language).toBe('pl');
  });
});

describe('GET /languages, 400', () => {
  test('refuses an unknown language', async () => {
    const { status, problem } = await api.refused('/languages', { lang: 'xx' });
    expect(status).toBe(400);
    expect(problem.errors?.map((error) => error.path)).toEqual(['lang']);
  });
});
