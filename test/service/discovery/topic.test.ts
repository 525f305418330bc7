import { describe, expect, test } from 'vitest';

import { byLanguage } from '../../../src/contract/vocabulary.ts';
import { addEntries } from '../../support/add-entries.ts';
import { aQuestion, questions } from '../../support/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable } from '../../support/load.ts';

const engines = await ownEngines();
const { pool } = engines;

const ids = await load(engines, [
  ...questions(12, { tags: ['rivers', 'europe'], subcategories: ['hydrology'], difficulty: 'easy' }),
  aQuestion({ tags: ['rivers', 'asia'], subcategories: ['hydrology', 'maps'], category: 'history' }),
  aQuestion({ tags: ['lakes', 'asia'], subcategories: [], type: 'boolean', difficulty: 'expert' }),
  aQuestion({ tags: ['lakes'], subcategories: ['maps'], type: 'text_input', difficulty: null }),
  aQuestion({ tags: ['rivers'], subcategories: ['maps'], language: 'pl', type: 'boolean' }),
  aQuestion({ tags: ['rivers'], subcategories: ['maps'], quality: 'standard', difficultyRated: false }),
  aQuestion({ tags: ['lakes'], subcategories: ['maps'], quality: 'needs_review', language: 'pl' }),
  aQuestion({ tags: ['rivers'], text: 'Is this one hidden?' }),
  aQuestion({ tags: ['seas'], subcategories: ['oceanography'], quality: 'standard' }),
  aQuestion({ tags: ['mountains'], subcategories: ['orography'] }),
]);
await pool.query(`update questions set availability = 'hidden' where text = 'Is this one hidden?'`);
await makeSearchable(engines);
await pool.query('delete from topics');
await addEntries(pool, 'topic', [
  { slug: 'waters', kind: 'tag', en: 'Inland waters', pl: 'Wody śródlądowe' },
  { slug: 'salt-water', kind: 'tag', en: 'Salt water', pl: 'Słona woda' },
  { slug: 'earth', kind: 'subcategory', en: 'The Earth', pl: 'Ziemia' },
  { slug: 'empty', kind: 'tag', en: 'Empty', pl: 'Puste' },
]);
await pool.query(`
  insert into topic_aliases (alias, topic) values
    ('fresh water', 'waters'), ('świeża woda', 'waters'), ('rzeki/jeziora', 'waters'), ('100% wody?', 'waters')`);
await pool.query(`
  insert into topic_tags (topic, tag) values ('waters', 'rivers'), ('waters', 'lakes'), ('salt-water', 'seas')`);
await pool.query(`
  insert into topic_subcategories (topic, subcategory) values ('earth', 'hydrology'), ('earth', 'orography')`);
await addEntries(pool, 'tag', [{ slug: 'europe', en: 'Europe', pl: 'Europa' }]);
const api = await anApi(engines);

const samplesOf = async (slug: string, query: { lang?: string } = {}) =>
  (await api.topic(slug, query)).samples;

describe('GET /topics/:slug, 200', () => {
  test('returns the topic and its facets over all visible questions of every language, type and tier', async () => {
    const { topic, facets, meta } = await api.topic('waters');
    expect(topic).toEqual({
      slug: 'waters',
      kind: 'tag',
      label: 'Inland waters',
      aliases: ['100% wody?', 'fresh water', 'rzeki/jeziora', 'świeża woda'],
      count: 18,
      labels: { en: 'Inland waters', pl: 'Wody śródlądowe' },
      playable: 14,
    });
    expect(facets.byCategory).toEqual([
      { slug: 'geography', name: 'Geography', count: 17 },
      { slug: 'history', name: 'History', count: 1 },
    ]);
    expect(facets.byDifficulty).toEqual({ trivial: 0, easy: 12, medium: 3, hard: 0, expert: 1, unrated: 2 });
    expect(facets.byLanguage).toEqual({ ...byLanguage(() => 0), en: 16, pl: 2 });
    expect(meta).toEqual({ language: 'en' });
  });

  test("lists co-occurring tags by frequency, without the topic's own tags", async () => {
    const { coOccurringTags, coOccurringSubcategories } = (await api.topic('waters')).facets;
    expect(coOccurringTags.map(({ slug, count }) => [slug, count])).toEqual([
      ['europe', 12],
      ['asia', 2],
    ]);
    expect(coOccurringSubcategories.map(({ slug, count }) => [slug, count])).toEqual([
      ['hydrology', 13],
      ['maps', 5],
    ]);
  });

  test("lists co-occurring subcategories without the topic's own subcategories", async () => {
    const { coOccurringTags, coOccurringSubcategories } = (await api.topic('earth')).facets;
    expect(coOccurringTags.map(({ slug, count }) => [slug, count])).toEqual([
      ['rivers', 13],
      ['europe', 12],
      ['asia', 1],
      ['mountains', 1],
    ]);
    expect(coOccurringSubcategories.map(({ slug, count }) => [slug, count])).toEqual([['maps', 1]]);
  });

  test('lists at most twenty co-occurring tags', async () => {
    const companions = Array.from({ length: 22 }, (_, index) => `companion-${10 + index}`);
    await load(engines, [aQuestion({ tags: ['seas', ...companions] })]);
    const { coOccurringTags } = (await api.topic('salt-water')).facets;
    expect(coOccurringTags.map(({ slug }) => slug)).toEqual(companions.slice(0, 20));
  });

  test('labels everything in the language of lang', async () => {
    const { topic, facets, meta } = await api.topic('waters', { lang: 'pl' });
    expect(topic.label).toBe('Wody śródlądowe');
    expect(facets.byCategory.map(({ name }) => name)).toEqual(['Geografia', 'Historia']);
    expect(facets.coOccurringTags[0]?.label).toBe('Europa');
    expect(meta).toEqual({ language: 'pl' });
  });

  test('returns zeros and no samples for a topic without questions', async () => {
    const none = { trivial: 0, easy: 0, medium: 0, hard: 0, expert: 0, unrated: 0 };
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
    ['its slug', 'waters'],
    ['its slug in capitals', 'WATERS'],
    ['an English alias with a space', 'fresh water'],
    ['a Polish alias with diacritics', 'świeża woda'],
    ['an alias in capitals', 'ŚWIEŻA WODA'],
    ['an alias in Unicode normalization form D', 'świeża woda'.normalize('NFD')],
    ['an alias with a slash', 'rzeki/jeziora'],
    ['an alias with a percent sign and a question mark', '100% wody?'],
  ])('finds the topic by %s', async (_name, name) => {
    expect((await api.topic(name)).topic.slug).toBe('waters');
  });
});

describe('the samples of GET /topics/:slug', () => {
  test('five different questions of the topic are drawn, others each time', async () => {
    const seen = new Set<string>();
    for (let time = 0; time < 12; time += 1) {
      const samples = await samplesOf('waters');
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
      for (const { type, language } of await samplesOf('waters')) shown.set(type, language);
    expect(shown).toEqual(
      new Map([
        ['multiple', 'en'],
        ['boolean', 'en'],
        ['text_input', 'en'],
      ]),
    );
  });

  test('all matching questions are samples when there are fewer than five', async () => {
    const samples = await samplesOf('waters', { lang: 'pl' });
    expect(samples.map(({ id, language, type }) => [id, language, type])).toEqual([
      [ids[15], 'pl', 'boolean'],
    ]);
  });

  test('samples have the same values as the catalogue', async () => {
    const [sample] = await samplesOf('waters', { lang: 'pl' });
    const { data } = await api.question(sample?.id ?? '');
    const { id, text, type, difficulty, language, attribution } = data;
    expect(sample).toEqual({ id, text, type, difficulty, language, attribution });
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
    const { status, problem } = await api.refused('/topics/');
    expect(status).toBe(404);
    expect(problem.code).toBe('route_not_found');
  });
});

describe('GET /topics/:slug, 400', () => {
  test.each([
    ['101 characters', 'x'.repeat(101)],
    ['a null character', 'a%00b'],
  ])('refuses a slug of %s', async (_name, slug) => {
    const { status, problem } = await api.refused(`/topics/${slug}`);
    expect(status).toBe(400);
    expect(problem.errors?.map((error) => error.path)).toEqual(['slug']);
  });
});
