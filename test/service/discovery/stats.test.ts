import { beforeAll, describe, expect, test } from 'vitest';

import { CATEGORIES } from '../../../src/contract/categories.ts';
import { byLanguage, Language } from '../../../src/contract/vocabulary.ts';
import { addEntries } from '../../support/data/add-entries.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable, untilCounted } from '../../support/load.ts';

const engines = await ownEngines();
const { pool } = engines;
await pool.query('delete from topics');
await pool.query('delete from regions');
await addEntries(pool, 'topic', [
  { slug: 'warm', kind: 'tag', en: 'Warm colours', pl: 'Barwy ciepłe' },
  { slug: 'void', kind: 'tag', en: 'Nothing', pl: 'Nic' },
]);
await addEntries(pool, 'tag', [
  { slug: 'red', en: 'Red', pl: 'Czerwień' },
  { slug: 'blue', en: 'Blue', pl: 'Błękit' },
]);
await pool.query(`insert into topic_tags (topic, tag) values ('warm', 'red')`);
await addEntries(
  pool,
  'region',
  Array.from({ length: 25 }, (_, number) => ({
    slug: `r${String.fromCharCode(97 + number)}`,
    kind: 'country',
    en: `Region ${number}`,
    pl: `Kraj ${number}`,
  })),
);
await makeSearchable(engines);
const api = await anApi(engines);

describe('an empty catalogue', () => {
  test.each(Language.options)('lists all 24 categories in the order of ids, named in %s', async (lang) => {
    const { data, meta } = await api.categories({ lang });
    expect(data).toEqual(
      CATEGORIES.map(({ id, slug, opentdbId, name }) => ({
        id,
        slug,
        opentdbId,
        name: name[lang],
        parentId: null,
        count: 0,
      })),
    );
    expect(meta).toEqual({ count: 24, language: lang });
  });

  test('each OpenTDB id from 9 to 32 belongs to one category', async () => {
    const ids = (await api.categories()).data.map((category) => category.opentdbId);
    expect(ids.sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 24 }, (_, index) => index + 9),
    );
  });

  test('lists both languages of an empty catalogue', async () => {
    expect(await api.languages()).toEqual({
      data: [
        { code: 'en', name: 'English', nativeName: 'English', count: 0 },
        { code: 'pl', name: 'Polish', nativeName: 'polski', count: 0 },
      ],
      meta: { count: 2, language: 'en' },
    });
  });

  test('names languages in the language of lang', async () => {
    const { data, meta } = await api.languages({ lang: 'pl' });
    expect(data.map(({ name, nativeName }) => [name, nativeName])).toEqual([
      ['angielski', 'English'],
      ['polski', 'polski'],
    ]);
    expect(meta.language).toBe('pl');
  });

  test('returns every member with zeros', async () => {
    const { meta, ...stats } = await api.stats();
    expect(stats).toEqual({
      total: 0,
      byLanguage: byLanguage(() => 0),
      bySource: {},
      byCategory: CATEGORIES.map(({ slug, name }) => ({ slug, name: name.en, count: 0 })).toSorted((a, b) =>
        a.slug < b.slug ? -1 : 1,
      ),
      byDifficulty: { trivial: 0, easy: 0, medium: 0, hard: 0, expert: 0, unrated: 0 },
      difficultyByCategory: [],
      byLicense: {},
      byTopic: [
        { slug: 'void', label: 'Nothing', count: 0 },
        { slug: 'warm', label: 'Warm colours', count: 0 },
      ],
      byTag: [],
      topRegions: [],
      byQualityHigh: byLanguage(() => 0),
    });
    expect(meta.language).toBe('en');
  });
});

describe('a catalogue with questions', () => {
  const regions = Array.from('abcdefghijklmnopqrstuv', (letter) => `r${letter}`);
  const fifty = (word: string): string[] => Array.from({ length: 50 }, (_, index) => `${word}-${10 + index}`);
  let began = new Date();

  beforeAll(async () => {
    began = new Date();
    await load(engines, [
      ...questions(3, { tags: ['red'], difficulty: 'easy', regions: ['ry'] }),
      aQuestion({
        tags: ['red', 'blue'],
        language: 'pl',
        category: 'art',
        source: 'arc',
        difficulty: 'expert',
      }),
      aQuestion({ tags: ['blue'], quality: 'standard', type: 'text_input', difficulty: 'trivial', regions }),
      aQuestion({ tags: [], quality: 'needs_review', difficulty: null, difficultyRated: false }),
      aQuestion({ tags: [], quality: 'needs_review', language: 'pl', difficultyRated: false }),
      aQuestion({ tags: ['red'], text: 'Is this one hidden?' }),
      aQuestion({ tags: fifty('many'), difficulty: 'hard' }),
      aQuestion({ tags: fifty('more'), difficulty: 'medium' }),
    ]);
    await pool.query(`update questions set availability = 'hidden' where text = 'Is this one hidden?'`);
    await makeSearchable(engines);
    await untilCounted(engines, api);
  });

  test('counts all visible questions, of every language, type and tier', async () => {
    const { total, bySource, byDifficulty, ...stats } = await api.stats();
    expect(total).toBe(9);
    expect(stats.byLanguage).toEqual({ ...byLanguage(() => 0), en: 7, pl: 2 });
    expect(bySource).toEqual({ svc: 8, arc: 1 });
    expect(byDifficulty).toEqual({ trivial: 1, easy: 3, medium: 1, hard: 1, expert: 1, unrated: 2 });
    expect(stats.byQualityHigh).toEqual({ ...byLanguage(() => 0), en: 5, pl: 1 });
  });

  test('lists all categories, the most questions first', async () => {
    const { byCategory } = await api.stats();
    expect(byCategory).toHaveLength(24);
    expect(byCategory.slice(0, 3)).toEqual([
      { slug: 'geography', name: 'Geography', count: 8 },
      { slug: 'art', name: 'Art', count: 1 },
      { slug: 'animals', name: 'Animals', count: 0 },
    ]);
  });

  test('lists all topics, the hundred most frequent tags and the twenty most frequent regions', async () => {
    const { byTopic, byTag, topRegions } = await api.stats();
    expect(byTopic).toEqual([
      { slug: 'warm', label: 'Warm colours', count: 4 },
      { slug: 'void', label: 'Nothing', count: 0 },
    ]);
    expect(byTag).toHaveLength(100);
    const first = byTag.slice(0, 3).map(({ slug, count }) => `${slug} ${count}`);
    expect(first).toEqual(['red 4', 'blue 2', 'many-10 1']);
    expect(topRegions).toHaveLength(20);
    expect(topRegions[0]).toEqual({ code: 'ry', label: 'Region 24', count: 3 });
    expect(topRegions.slice(1).map(({ code }) => code)).toEqual(regions.slice(0, 19));
  });

  test('labels categories, topics, tags and regions in the language of lang, with the same counts', async () => {
    const [english, polish] = [await api.stats(), await api.stats({ lang: 'pl' })];
    expect(polish.byCategory[0]).toEqual({ slug: 'geography', name: 'Geografia', count: 8 });
    expect(polish.byTopic[0]).toEqual({ slug: 'warm', label: 'Barwy ciepłe', count: 4 });
    expect(polish.byTag[1]).toMatchObject({ slug: 'blue', label: 'Błękit' });
    expect(polish.topRegions[0]).toEqual({ code: 'ry', label: 'Kraj 24', count: 3 });
    expect(polish.meta.language).toBe('pl');
    for (const name of ['total', 'byLanguage', 'bySource', 'byDifficulty', 'byQualityHigh'] as const)
      expect(polish[name]).toEqual(english[name]);
  });

  test('reports when the counts were made', async () => {
    const { generatedAt } = (await api.stats()).meta;
    expect(new Date(generatedAt).toISOString()).toBe(generatedAt);
    expect(Date.parse(generatedAt)).toBeGreaterThanOrEqual(began.getTime());
    expect(Date.parse(generatedAt)).toBeLessThanOrEqual(Date.now());
  });

  test('counts visible questions of every type and quality', async () => {
    const counted = (await api.categories()).data.filter(({ count }) => count > 0);
    expect(counted.map(({ slug, count }) => `${slug} ${count}`)).toEqual(['art 1', 'geography 8']);
    expect((await api.languages()).data.map(({ count }) => count)).toEqual([7, 2]);
    await pool.query(`update questions set availability = 'hidden' where category_id = 1`);
    await makeSearchable(engines);
    await untilCounted(engines, api);
    expect((await api.languages()).data.map(({ count }) => count)).toEqual([7, 1]);
    expect((await api.categories()).data[0]).toMatchObject({ slug: 'art', count: 0 });
  });
});
