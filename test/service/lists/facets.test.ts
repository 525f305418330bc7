import { describe, expect, test } from 'vitest';

import { REGIONS } from '../../../catalogue/taxonomy/taxonomy.ts';
import { FACETS_BY_DEFAULT } from '../../../src/filters/facets.ts';
import { addEntries } from '../../support/data/add-entries.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable, untilCounted } from '../../support/load.ts';

const engines = await ownEngines();
const { pool } = engines;

/** More tags and topics than a facet lists, each with one question more than the next. */
const MANY = 34;
const name = (kind: string, index: number): string => `${kind}-${10 + index}`;
const { attribution } = aQuestion();

/** More than a facet with a limit lists. */
const COUNTRIES = REGIONS.slice(0, 40)
  .map(({ code }) => code)
  .sort();
await load(engines, [
  ...Array.from({ length: MANY }, (_, index) =>
    aQuestion({
      tags: Array.from({ length: MANY - index }, (_unused, place) => name('tag', place)),
      subcategories: [name('sub', index)],
      category: 'music',
      text: `Is the ${index}th about music?`,
    }),
  ),
  ...questions(3, { tags: ['europe'], category: 'geography', difficulty: 'easy', regions: ['pl'] }),
  aQuestion({ tags: ['games'], category: 'sports', regions: COUNTRIES }),
  aQuestion({
    tags: ['europe', 'rivers'],
    category: 'history',
    difficulty: 'hard',
    type: 'text_input',
    attribution: { ...attribution, license: 'CC-BY-SA-4.0' },
  }),
  aQuestion({ tags: ['europe'], category: 'history', difficulty: 'hard', quality: 'standard' }),
  aQuestion({ tags: ['europe'], category: 'history', difficulty: null, quality: 'needs_review' }),
  aQuestion({ tags: ['europe'], category: 'geography', language: 'pl', text: 'Które miasta leżą w górach?' }),
]);
await makeSearchable(engines);
await pool.query('delete from topics');
await addEntries(pool, 'topic', [
  { slug: 'continents', kind: 'tag', en: 'Continents', pl: 'Kontynenty' },
  { slug: 'each-once', kind: 'subcategory', en: 'Each once', pl: 'Każda raz' },
  ...Array.from({ length: MANY }, (_, index) => ({
    slug: name('topic', index),
    kind: 'tag' as const,
    en: name('Topic', index),
    pl: name('Temat', index),
  })),
]);
await pool.query(`insert into topic_tags (topic, tag) values ('continents', 'europe')`);
await pool.query(`insert into topic_aliases (alias, topic) values ('parts of the world', 'continents')`);
await pool.query(
  `insert into topic_tags (topic, tag) select 'topic-' || n, 'tag-' || m
   from generate_series(10, ${9 + MANY}) as n, generate_series(n, ${9 + MANY}) as m`,
);
await pool.query(
  `insert into topic_subcategories (topic, subcategory) select 'each-once', 'sub-' || n from generate_series(10, ${9 + MANY}) as n`,
);
await addEntries(pool, 'tag', [{ slug: 'europe', en: 'Europe', pl: 'Europa' }]);
const api = await anApi(engines);
await untilCounted(engines, api);

const countsOf = (choices: readonly { value: string; count: number }[] | undefined) =>
  choices?.map(({ value, count }) => `${value} ${count}`);

describe('GET /questions/facets, 200', () => {
  test('returns all facets but tags_any, and how many questions match', async () => {
    const { data, meta } = await api.facets({ tags: 'europe' });
    expect(Object.keys(data).sort()).toEqual([...FACETS_BY_DEFAULT].sort());
    expect(meta).toEqual({ total: 3, language: 'en' });
  });

  test('returns only the requested facets', async () => {
    const { data } = await api.facets({ facets: 'type,tags_any' });
    expect(Object.keys(data).sort()).toEqual(['tags_any', 'type']);
  });

  test('counts the choices of a filter as if they replaced its value', async () => {
    const facets = 'category,difficulty,type,lang,quality';
    const { data, meta } = await api.facets({ tags: 'europe', category: 'geography', facets });
    expect(meta.total).toBe(3);
    expect(data.category).toHaveLength(24);
    expect(data.category?.slice(0, 2)).toEqual([
      { value: 'geography', label: 'Geography', count: 3 },
      { value: 'animals', label: expect.any(String) as string, count: 0 },
    ]);
    expect(data.difficulty?.[0]).toEqual({ value: 'trivial', count: 0 });
    expect(countsOf(data.difficulty)).toEqual(['trivial 0', 'easy 3', 'medium 0', 'hard 0', 'expert 0']);
    expect(countsOf(data.lang)).toEqual(['en 3', 'pl 1']);
  });

  test('counts another language with the words of that language', async () => {
    const { data } = await api.facets({ q: 'miasto góry', facets: 'lang' });
    expect(countsOf(data.lang)).toEqual(['en 0', 'pl 1']);
  });

  test('lists the thirty most frequent tags, and those of the request', async () => {
    const most = (await api.facets({ category: 'music', facets: 'tags' })).data.tags;
    expect(countsOf(most)).toEqual(
      Array.from({ length: 30 }, (_, place) => `${name('tag', place)} ${MANY - place}`),
    );
    const rare = name('tag', MANY - 1);
    const query = { tags_any: `${rare},europe`, category: 'music', facets: 'tags_any' };
    const { tags_any } = (await api.facets(query)).data;
    expect(tags_any).toHaveLength(32);
    expect(tags_any?.slice(-2)).toEqual([
      { value: rare, label: `Tag ${9 + MANY}`, count: 1 },
      { value: 'europe', label: 'Europe', count: 0 },
    ]);
  });

  test('lists all regions that match, for a map of them', async () => {
    const { regions } = (await api.facets({ category: 'sports', facets: 'regions' })).data;
    expect(regions?.map(({ value }) => value)).toEqual(COUNTRIES);
  });

  test('lists the thirty topics with the most matches, and those of the request', async () => {
    const { topic } = (await api.facets({ category: 'music', facets: 'topic' })).data;
    expect(topic).toHaveLength(30);
    // None of its members has many matches.
    expect(topic?.[0]).toEqual({ value: 'each-once', label: 'Each once', count: MANY });
    expect(topic?.every(({ count }) => count >= MANY - 28)).toBe(true);
    const rare = name('topic', MANY - 1);
    const query = { category: 'music', topics_any: `${rare},Parts of the World`, facets: 'topic' };
    const { topic: chosen } = (await api.facets(query)).data;
    expect(chosen).toHaveLength(32);
    expect(chosen?.slice(-2)).toEqual([
      { value: rare, label: name('Topic', MANY - 1), count: 1 },
      { value: 'continents', label: 'Continents', count: 0 },
    ]);
  });

  test.each([
    ['an exact licence in lower case', 'cc-by-sa-4.0', 'CC-BY-SA-4.0 0'],
    ['a family', 'CC-BY-SA', 'CC-BY-SA 0'],
    ['a family that matches', 'CC-BY', 'CC-BY 3'],
    ['a licence that does not exist', 'GPL-3.0', 'GPL-3.0 0'],
  ])('lists exact licences, and %s if it is requested', async (_name, license, requested) => {
    const { data } = await api.facets({ tags: 'europe', facets: 'license', license });
    expect(countsOf(data.license)?.toSorted()).toEqual(['CC-BY-4.0 3', requested].toSorted());
  });

  test('labels choices in the language of lang', async () => {
    const { data, meta } = await api.facets({ lang: 'pl', tags: 'europe' });
    expect(meta).toEqual({ total: 1, language: 'pl' });
    expect(data.category?.[0]).toEqual({ value: 'geography', label: 'Geografia', count: 1 });
    expect(data.tags).toEqual([{ value: 'europe', label: 'Europa', count: 1 }]);
    expect(data.topic).toEqual([{ value: 'continents', label: 'Kontynenty', count: 1 }]);
    expect(data.lang?.map(({ label }) => label)).toEqual(['angielski', 'polski']);
  });

  test('warns about values that do not exist', async () => {
    const { meta } = await api.facets({ tags: 'euorpe', facets: 'type' });
    expect(meta.total).toBe(0);
    expect(meta.warnings).toEqual([
      expect.objectContaining({ code: 'unknown_tag', value: 'euorpe', suggestion: 'europe' }),
    ]);
  });

  test('is also accepted as a body', async () => {
    const payload = { tags: ['europe'], facets: ['difficulty', 'tags'] };
    const response = await api.send('/questions/facets', { method: 'POST', payload });
    expect(response.statusCode, response.body).toBe(200);
    const { data } = await api.facets({ tags: 'europe', facets: 'difficulty,tags' });
    expect(response.json()).toMatchObject({ data, meta: { total: 3 } });
  });
});

describe('GET /questions/facets, 400', () => {
  test.each([
    ['facets', 'colour'],
    ['limit', '10'],
    ['difficulty', 'hardest'],
  ])('refuses %s=%s', async (parameter, value) => {
    expect(await api.refusedFor('/questions/facets', { [parameter]: value })).toEqual([parameter]);
  });

  test('names the facet that was probably meant', async () => {
    const { problem } = await api.refused('/questions/facets', { facets: 'tag' });
    expect(problem.errors?.[0]?.message).toContain('Did you mean tags?');
  });
});
