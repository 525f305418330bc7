import { describe, expect, test } from 'vitest';

import { byLanguage } from '../../../src/contract/vocabulary.ts';
import { addEntries } from '../../support/data/add-entries.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { anApi, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable, untilCounted } from '../../support/load.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const { pool } = engines;

const rivers = { tags: ['rivers'], subcategories: ['hydrology'] };
// Questions of the topics, and of the other subjects: they have nothing in common.
const ids = await load(engines, [
  ...questions(12, { tags: ['streams', 'alps'], subcategories: ['hydrography'], difficulty: 'easy' }),
  aQuestion({ tags: ['streams', 'andes'], subcategories: ['hydrography', 'atlases'], category: 'art' }),
  aQuestion({ tags: ['ponds', 'andes'], subcategories: [], type: 'boolean', difficulty: 'expert' }),
  aQuestion({ tags: ['ponds'], subcategories: ['atlases'], type: 'text_input', difficulty: null }),
  aQuestion({ tags: ['streams'], subcategories: ['atlases'], language: 'pl', type: 'boolean' }),
  aQuestion({ tags: ['streams'], subcategories: ['atlases'], quality: 'standard', difficultyRated: false }),
  aQuestion({ tags: ['ponds'], subcategories: ['atlases'], quality: 'needs_review', language: 'pl' }),
  aQuestion({ tags: ['streams'], text: 'Is this one hidden?' }),
  aQuestion({ tags: ['seas'], subcategories: ['oceanography'], quality: 'standard' }),
]);
await load(engines, [
  ...questions(4, { ...rivers, tags: ['rivers', 'europe'], difficulty: 'easy', regions: ['pl', 'de'] }),
  aQuestion({ ...rivers, category: 'history', difficulty: 'hard', regions: ['pl'], source: 'mkqa' }),
  aQuestion({ ...rivers, difficulty: 'hard', difficultyRated: false, quality: 'standard' }),
  aQuestion({ ...rivers, subcategories: ['maps'], type: 'text_input' }),
  aQuestion({ ...rivers, language: 'pl', text: 'Która rzeka?' }),
  aQuestion({ tags: ['unlabelled'], subcategories: [], category: 'history' }),
]);
await pool.query(`update questions set availability = 'hidden' where text = 'Is this one hidden?'`);
await makeSearchable(engines);
await pool.query('delete from topics');
await addEntries(pool, 'topic', [
  { slug: 'waters', kind: 'tag', en: 'Waters', pl: 'Wody' },
  { slug: 'continents', kind: 'tag', en: 'Continents', pl: 'Kontynenty' },
  { slug: 'charts', kind: 'subcategory', en: 'Charts', pl: 'Mapy' },
  { slug: 'stones', kind: 'tag', en: 'Stones', pl: 'Kamienie' },
  { slug: 'inland', kind: 'tag', en: 'Inland waters', pl: 'Wody śródlądowe' },
  { slug: 'salt-water', kind: 'tag', en: 'Salt water', pl: 'Słona woda' },
  { slug: 'empty', kind: 'tag', en: 'Empty', pl: 'Puste' },
]);
await pool.query(`
  insert into topic_tags (topic, tag) values
    ('waters', 'rivers'), ('waters', 'europe'), ('continents', 'europe'), ('stones', 'unlabelled'),
    ('inland', 'streams'), ('inland', 'ponds'), ('salt-water', 'seas')`);
await pool.query(`insert into topic_subcategories (topic, subcategory) values ('charts', 'maps')`);
await pool.query(`
  insert into topic_aliases (alias, topic) values
    ('fresh water', 'inland'), ('świeża woda', 'inland'), ('rzeki/jeziora', 'inland'), ('100% wody?', 'inland')`);
await addEntries(pool, 'tag', [
  { slug: 'rivers', en: 'Rivers', pl: 'Rzeki' },
  { slug: 'alps', en: 'Alps', pl: 'Alpy' },
]);
await addEntries(pool, 'subcategory', [{ slug: 'hydrology', en: 'Hydrology', pl: 'Hydrologia' }]);
const api = await anApi(engines);
await untilCounted(engines, api);
await until('the labels are known', async () => (await api.tags({ q: 'rzeki', lang: 'pl' })).data.length > 0);

const counts = (entries: readonly { slug?: string; code?: string; count: number }[]): string[] =>
  entries.map(({ slug, code, count }) => `${slug ?? code} ${count}`);
const none = { trivial: 0, easy: 0, medium: 0, hard: 0, expert: 0, unrated: 0 };

describe('GET /tags/:tag, 200', () => {
  test('returns the tag with its label in every language, and how many questions a request returns', async () => {
    const { tag, meta } = await api.tag('rivers');
    expect(tag).toEqual({
      slug: 'rivers',
      label: 'Rivers',
      count: 8,
      labels: { en: 'Rivers', pl: 'Rzeki' },
      playable: 5,
    });
    expect(meta).toEqual({ language: 'en' });
    const polish = await api.tag('rivers', { lang: 'pl' });
    expect(polish.tag).toMatchObject({ label: 'Rzeki', playable: 1 });
    expect(polish.facets.byCategory.map(({ name }) => name)).toEqual(['Geografia', 'Historia']);
  });

  test('counts over all visible questions of every language, type and tier', async () => {
    const { facets } = await api.tag('rivers');
    expect(counts(facets.byCategory)).toEqual(['geography 7', 'history 1']);
    expect(facets.byDifficulty).toEqual({ ...none, easy: 4, medium: 2, hard: 1, unrated: 1 });
    expect(facets.difficultyByCategory).toEqual([
      { slug: 'geography', name: 'Geography', levels: { ...none, easy: 4, medium: 2, unrated: 1 } },
      { slug: 'history', name: 'History', levels: { ...none, hard: 1 } },
    ]);
    expect(facets.byLanguage).toEqual({ en: 7, pl: 1 });
    expect(facets.bySource).toEqual({ svc: 7, mkqa: 1 });
    expect(counts(facets.byRegion)).toEqual(['pl 5', 'de 4']);
    expect(counts(facets.coOccurringTags)).toEqual(['europe 4']);
    expect(facets.tagPairs).toEqual([]);
    expect(counts(facets.coOccurringSubcategories)).toEqual(['hydrology 7', 'maps 1']);
  });

  test('lists the topics that most of its questions belong to, with as many as belong to both', async () => {
    expect((await api.tag('rivers')).facets.relatedTopics).toEqual([
      { slug: 'waters', label: 'Waters', count: 8 },
      { slug: 'continents', label: 'Continents', count: 4 },
      { slug: 'charts', label: 'Charts', count: 1 },
    ]);
    expect(counts((await api.topic('waters')).facets.relatedTopics)).toEqual(['continents 4', 'charts 1']);
  });

  test('shows the slug of a tag without a label', async () => {
    expect((await api.tag('unlabelled')).tag).toMatchObject({ slug: 'unlabelled', count: 1, playable: 1 });
  });
});

describe('GET /subcategories/:subcategory, /categories/:category and /regions/:code, 200', () => {
  test('describe their questions as the endpoint for tags does', async () => {
    const hydrology = await api.subcategory('hydrology');
    expect(hydrology.subcategory).toEqual({
      slug: 'hydrology',
      label: 'Hydrology',
      count: 7,
      labels: { en: 'Hydrology', pl: 'Hydrologia' },
      playable: 5,
    });
    expect(hydrology.facets.coOccurringSubcategories).toEqual([]);
    expect(counts(hydrology.facets.coOccurringTags)).toEqual(['rivers 7', 'europe 4']);
    expect(hydrology.facets.tagPairs).toEqual([{ tags: ['europe', 'rivers'], count: 4 }]);
    const poland = await api.region('PL');
    expect(poland.region).toEqual({
      code: 'pl',
      kind: 'country',
      label: 'Poland',
      count: 5,
      labels: { en: 'Poland', pl: 'Polska' },
      playable: 5,
    });
    expect(counts(poland.facets.byRegion)).toEqual(['de 4']);
    expect(poland.samples).toHaveLength(5);
  });

  test.each(['history', '23'])('a category is found by %s', async (name) => {
    const { category, facets } = await api.category(name);
    expect(category).toEqual({
      id: 23,
      slug: 'history',
      name: 'History',
      opentdbId: 23,
      parentId: null,
      count: 2,
      labels: { en: 'History', pl: 'Historia' },
      playable: 2,
    });
    expect(counts(facets.byCategory)).toEqual(['history 2']);
    expect(counts(facets.coOccurringTags)).toEqual(['rivers 1', 'unlabelled 1']);
    const { category: general } = await api.category('09');
    expect(general).toMatchObject({ slug: 'general-knowledge', count: 0, playable: 0 });
  });
});

const samplesOf = async (slug: string, query?: Query) => (await api.topic(slug, query)).samples;

describe('GET /topics/:slug, 200', () => {
  test('returns the topic and its facets over all visible questions of every language, type and tier', async () => {
    const { topic, facets, meta } = await api.topic('inland');
    expect(topic).toEqual({
      slug: 'inland',
      kind: 'tag',
      label: 'Inland waters',
      aliases: ['100% wody?', 'fresh water', 'rzeki/jeziora', 'świeża woda'],
      count: 18,
      labels: { en: 'Inland waters', pl: 'Wody śródlądowe' },
      playable: 14,
    });
    expect(facets.byCategory).toEqual([
      { slug: 'geography', name: 'Geography', count: 17 },
      { slug: 'art', name: 'Art', count: 1 },
    ]);
    expect(facets.byDifficulty).toEqual({ trivial: 0, easy: 12, medium: 3, hard: 0, expert: 1, unrated: 2 });
    expect(facets.byLanguage).toEqual({ ...byLanguage(() => 0), en: 16, pl: 2 });
    expect(meta).toEqual({ language: 'en' });
  });

  test('labels everything in the language of lang', async () => {
    const { topic, facets, meta } = await api.topic('inland', { lang: 'pl' });
    expect(topic.label).toBe('Wody śródlądowe');
    expect(facets.byCategory.map(({ name }) => name)).toEqual(['Geografia', 'Sztuka']);
    expect(facets.coOccurringTags[0]?.label).toBe('Alpy');
    expect(meta).toEqual({ language: 'pl' });
  });

  test('returns zeros and no samples for a topic without questions', async () => {
    expect(await api.topic('empty')).toEqual({
      topic: {
        slug: 'empty',
        kind: 'tag',
        label: 'Empty',
        aliases: [],
        count: 0,
        labels: { en: 'Empty', pl: 'Puste' },
        playable: 0,
      },
      facets: {
        byCategory: [],
        byDifficulty: none,
        difficultyByCategory: [],
        byLanguage: byLanguage(() => 0),
        bySource: {},
        byRegion: [],
        coOccurringTags: [],
        tagPairs: [],
        coOccurringSubcategories: [],
        relatedTopics: [],
      },
      samples: [],
      meta: { language: 'en' },
    });
  });

  test.each([
    ['its slug', 'inland'],
    ['its slug in capitals', 'INLAND'],
    ['an English alias with a space', 'fresh water'],
    ['a Polish alias with diacritics', 'świeża woda'],
    ['an alias in capitals', 'ŚWIEŻA WODA'],
    ['an alias in Unicode normalization form D', 'świeża woda'.normalize('NFD')],
    ['an alias with a slash', 'rzeki/jeziora'],
    ['an alias with a percent sign and a question mark', '100% wody?'],
  ])('finds the topic by %s', async (_name, name) => {
    expect((await api.topic(name)).topic.slug).toBe('inland');
  });
});

describe('the samples of GET /topics/:slug', () => {
  test('five different questions of the topic are drawn, others each time', async () => {
    const seen = new Set<string>();
    for (let time = 0; time < 12; time += 1) {
      const samples = await samplesOf('inland');
      expect(samples).toHaveLength(5);
      expect(new Set(samples.map(({ id }) => id)).size).toBe(5);
      for (const { id } of samples) seen.add(id);
    }
    expect(seen.size).toBeGreaterThan(5);
    expect(ids.slice(0, 15)).toEqual(expect.arrayContaining([...seen]));
  });

  test('samples have every type, but only high quality and the requested language', async () => {
    const shown = new Map<string, string>();
    for (let time = 0; time < 60 && shown.size < 3; time += 1)
      for (const { type, language } of await samplesOf('inland')) shown.set(type, language);
    expect(Object.fromEntries(shown)).toEqual({ multiple: 'en', boolean: 'en', text_input: 'en' });
  });

  test('all matching questions are samples when there are fewer than five', async () => {
    const samples = await samplesOf('inland', { lang: 'pl' });
    expect(samples).toMatchObject([{ id: ids[15], language: 'pl', type: 'boolean' }]);
  });

  test('samples have the same values as the catalogue', async () => {
    for (const { samples } of [await api.topic('inland', { lang: 'pl' }), await api.tag('rivers')]) {
      const { data } = await api.question(samples[0]?.id ?? '');
      const { id, text, type, difficulty, language, attribution } = data;
      expect(samples[0]).toEqual({ id, text, type, difficulty, language, attribution });
    }
  });

  test('there are no samples without high-quality questions in the language', async () => {
    expect(await samplesOf('salt-water', { lang: 'pl' })).toEqual([]);
  });
});

describe('GET /topics/:slug, 404', () => {
  test.each([
    ['an unknown slug', 'nowhere'],
    ['a label', 'inland waters'],
    ['a part of a slug', 'water'],
    ['a tag that is not a topic', 'rivers'],
    ['a property name of JavaScript objects', '__proto__'],
    ['a combining mark alone', '\u0301'],
    ['100 characters', 'x'.repeat(100)],
  ])('does not find a topic by %s', async (_name, name) => {
    const { status, problem } = await api.refused(`/topics/${encodeURIComponent(name)}`);
    expect(status).toBe(404);
    expect(problem.code).toBe('topic_not_found');
    const page = await api.app.inject(new URL(problem.type).pathname);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Topic not found');
  });

  test('does not accept an empty slug', async () => {
    expect((await api.refused('/topics/')).problem).toMatchObject({ status: 404, code: 'route_not_found' });
  });
});

test('GET /topics/:slug refuses a null character, 400', async () => {
  expect(await api.refusedFor('/topics/a%00b')).toEqual(['slug']);
});

test.each([
  ['/tags/rivres', 'tag_not_found', 'rivers'],
  ['/tags/xylophones', 'tag_not_found', undefined],
  ['/tags/__proto__', 'tag_not_found', undefined],
  ['/tags/Rivers', 'tag_not_found', 'rivers'],
  ['/subcategories/hydrolgy', 'subcategory_not_found', 'hydrology'],
  ['/categories/geograpy', 'category_not_found', 'geography'],
  ['/categories/33', 'category_not_found', undefined],
  ['/categories/0', 'category_not_found', undefined],
  ['/regions/atlantis', 'region_not_found', undefined],
  ['/topics/watres', 'topic_not_found', 'waters'],
])('GET %s, 404: suggests what was probably meant, if anything', async (path, code, suggestion) => {
  const { status, problem } = await api.refused(path);
  expect(status).toBe(404);
  expect(problem.code).toBe(code);
  expect(problem.suggestion).toBe(suggestion);
  if (suggestion !== undefined) expect(problem.detail).toContain(`Did you mean "${suggestion}"?`);
  expect((await api.app.inject(new URL(problem.type).pathname)).statusCode).toBe(200);
});

test.each([
  ['/tags', 'tag'],
  ['/subcategories', 'subcategory'],
  ['/categories', 'category'],
  ['/regions', 'code'],
  ['/topics', 'slug'],
])('GET %s, 400: refuses names of 101 characters, and unknown parameters', async (path, name) => {
  expect(await api.refusedFor(`${path}/${'x'.repeat(101)}`)).toEqual([name]);
  expect(await api.refusedFor(`${path}/pl`, { limit: 1 })).toEqual(['limit']);
});
