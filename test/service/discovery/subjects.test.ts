import { describe, expect, test } from 'vitest';

import type { QuestionRecord } from '../../../src/contract/record.ts';
import { addEntries } from '../../support/add-entries.ts';
import { aQuestion, questions } from '../../support/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable, untilCounted } from '../../support/load.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const { pool } = engines;

const rivers: Partial<QuestionRecord> = {
  tags: ['rivers'],
  subcategories: ['hydrology'],
  category: 'geography',
};
await load(engines, [
  ...questions(4, { ...rivers, tags: ['rivers', 'europe'], difficulty: 'easy', regions: ['pl', 'de'] }),
  aQuestion({ ...rivers, category: 'history', difficulty: 'hard', regions: ['pl'], source: 'mkqa' }),
  aQuestion({ ...rivers, difficulty: 'hard', difficultyRated: false, quality: 'standard' }),
  aQuestion({ ...rivers, subcategories: ['maps'], type: 'text_input' }),
  aQuestion({ ...rivers, language: 'pl', text: 'Która rzeka?' }),
  aQuestion({ tags: ['unlabelled'], subcategories: [], category: 'history' }),
]);
await makeSearchable(engines);
await pool.query('delete from topics');
await addEntries(pool, 'topic', [
  { slug: 'waters', kind: 'tag', en: 'Waters', pl: 'Wody' },
  { slug: 'continents', kind: 'tag', en: 'Continents', pl: 'Kontynenty' },
  { slug: 'charts', kind: 'subcategory', en: 'Charts', pl: 'Mapy' },
  { slug: 'stones', kind: 'tag', en: 'Stones', pl: 'Kamienie' },
]);
await pool.query(`
  insert into topic_tags (topic, tag) values
    ('waters', 'rivers'), ('waters', 'europe'), ('continents', 'europe'), ('stones', 'unlabelled')`);
await pool.query(`insert into topic_subcategories (topic, subcategory) values ('charts', 'maps')`);
await addEntries(pool, 'tag', [{ slug: 'rivers', en: 'Rivers', pl: 'Rzeki' }]);
await addEntries(pool, 'subcategory', [{ slug: 'hydrology', en: 'Hydrology', pl: 'Hydrologia' }]);
const api = await anApi(engines);
await untilCounted(engines, api);
await until(
  'the labels are known',
  async () => (await api.tags({ q: 'rzeki', lang: 'pl' })).meta.total === 1,
);

const counts = (entries: readonly { slug?: string; code?: string; count: number }[]) =>
  entries.map(({ slug, code, count }) => [slug ?? code, count]);
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
    expect(counts(facets.byCategory)).toEqual([
      ['geography', 7],
      ['history', 1],
    ]);
    expect(facets.byDifficulty).toEqual({ ...none, easy: 4, medium: 2, hard: 1, unrated: 1 });
    expect(facets.difficultyByCategory).toEqual([
      { slug: 'geography', name: 'Geography', levels: { ...none, easy: 4, medium: 2, unrated: 1 } },
      { slug: 'history', name: 'History', levels: { ...none, hard: 1 } },
    ]);
    expect(facets.byLanguage).toEqual({ en: 7, pl: 1 });
    expect(facets.bySource).toEqual({ svc: 7, mkqa: 1 });
    expect(counts(facets.byRegion)).toEqual([
      ['pl', 5],
      ['de', 4],
    ]);
    expect(counts(facets.coOccurringTags)).toEqual([['europe', 4]]);
    expect(facets.tagPairs).toEqual([]);
    expect(counts(facets.coOccurringSubcategories)).toEqual([
      ['hydrology', 7],
      ['maps', 1],
    ]);
  });

  test('lists the topics that most of its questions belong to, with as many as belong to both', async () => {
    expect((await api.tag('rivers')).facets.relatedTopics).toEqual([
      { slug: 'waters', label: 'Waters', count: 8 },
      { slug: 'continents', label: 'Continents', count: 4 },
      { slug: 'charts', label: 'Charts', count: 1 },
    ]);
    expect(counts((await api.topic('waters')).facets.relatedTopics)).toEqual([
      ['continents', 4],
      ['charts', 1],
    ]);
  });

  test('has samples with their attribution', async () => {
    const { samples } = await api.tag('rivers', { lang: 'pl' });
    const { data } = await api.question(samples[0]?.id ?? '', { lang: 'pl' });
    const { id, text, type, difficulty, language, attribution } = data;
    expect(samples).toEqual([{ id, text, type, difficulty, language, attribution }]);
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
    expect(counts(hydrology.facets.coOccurringTags)).toEqual([
      ['rivers', 7],
      ['europe', 4],
    ]);
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
    expect(counts(poland.facets.byRegion)).toEqual([['de', 4]]);
    expect(poland.samples).toHaveLength(5);
  });

  test.each(['history', '23', '09'])('a category is found by %s', async (name) => {
    const { category, facets } = await api.category(name);
    if (name === '09') {
      expect(category).toMatchObject({ slug: 'general-knowledge', count: 0, playable: 0 });
      expect(facets.byCategory).toEqual([]);
      return;
    }
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
    expect(counts(facets.byCategory)).toEqual([['history', 2]]);
    expect(counts(facets.coOccurringTags)).toEqual([
      ['rivers', 1],
      ['unlabelled', 1],
    ]);
  });
});

describe('404', () => {
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
  ])('GET %s suggests what was probably meant, if anything', async (path, code, suggestion) => {
    const { status, problem } = await api.refused(path);
    expect(status).toBe(404);
    expect(problem.code).toBe(code);
    expect(problem.suggestion).toBe(suggestion);
    if (suggestion !== undefined) expect(problem.detail).toContain(`Did you mean "${suggestion}"?`);
    expect((await api.app.inject(new URL(problem.type).pathname)).statusCode).toBe(200);
  });
});

describe('400', () => {
  test.each([
    ['/tags', 'tag'],
    ['/subcategories', 'subcategory'],
    ['/categories', 'category'],
    ['/regions', 'code'],
  ])('GET %s refuses names of 101 characters, and unknown parameters', async (path, name) => {
    const long = await api.refused(`${path}/${'x'.repeat(101)}`);
    expect(long.status).toBe(400);
    expect(long.problem.errors?.map((error) => error.path)).toEqual([name]);
    const unknown = await api.refused(`${path}/pl`, { limit: 1 });
    expect(unknown.problem.errors?.map((error) => error.path)).toEqual(['limit']);
  });
});
