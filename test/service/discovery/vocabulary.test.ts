import { describe, expect, test } from 'vitest';
import { addEntries } from '../../support/add-entries.ts';
import { aQuestion, questions } from '../../support/a-question.ts';
import { anApi, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';

const engines = await ownEngines();
const { pool } = engines;
await load(engines, [
  ...questions(3, { tags: ['red'], subcategories: ['stars'] }),
  aQuestion({ tags: ['red', 'blue'], subcategories: ['stars', 'moons'], language: 'pl' }),
  aQuestion({ tags: ['blue'], subcategories: [], type: 'text_input', quality: 'needs_review' }),
]);
await pool.query('delete from topics');
await addEntries(pool, 'topic', [
  { slug: 'warm', kind: 'tag', en: 'Warm colours', pl: 'Barwy ciepłe' },
  { slug: 'colours', kind: 'tag', en: 'Colours', pl: 'Barwy' },
  { slug: 'sky', kind: 'subcategory', en: 'The sky', pl: 'Niebo' },
  { slug: 'cool', kind: 'tag', en: 'Cool colours', pl: 'Barwy zimne' },
  { slug: 'void', kind: 'subcategory', en: 'Nothing', pl: 'Nic' },
]);
await pool.query(`
  insert into topic_aliases (alias, topic) values ('hues', 'colours'), ('kolory', 'colours'), ('łuna', 'sky')`);
await pool.query(`
  insert into topic_tags (topic, tag) values
    ('warm', 'red'), ('colours', 'red'), ('colours', 'blue'), ('cool', 'blue')`);
await pool.query(`
  insert into topic_subcategories (topic, subcategory) values ('sky', 'stars'), ('sky', 'moons')`);
const api = await anApi(engines);

const cursorOf = (link: string | undefined): string => new URL(link ?? '').searchParams.get('cursor') ?? '';

describe('GET /topics, 200', () => {
  test('lists all topics by number of questions, including those without any', async () => {
    expect(await api.topics()).toEqual({
      data: [
        { slug: 'colours', kind: 'tag', label: 'Colours', aliases: ['hues', 'kolory'], count: 5 },
        { slug: 'sky', kind: 'subcategory', label: 'The sky', aliases: ['łuna'], count: 4 },
        { slug: 'warm', kind: 'tag', label: 'Warm colours', aliases: [], count: 4 },
        { slug: 'cool', kind: 'tag', label: 'Cool colours', aliases: [], count: 2 },
        { slug: 'void', kind: 'subcategory', label: 'Nothing', aliases: [], count: 0 },
      ],
      meta: { count: 5, total: 5, language: 'en' },
      _links: {},
    });
  });

  test.each<[string, Query, string[]]>([
    ['kind=tag', { kind: 'tag' }, ['colours', 'warm', 'cool']],
    ['kind=subcategory', { kind: 'subcategory' }, ['sky', 'void']],
    ['a search and a kind', { q: 'colours', kind: 'subcategory' }, []],
    ['a search in an English alias', { q: 'hue' }, ['colours']],
    ['a search in a Polish alias with lang=en', { q: 'KOLORY', lang: 'en' }, ['colours']],
    ['a search in an alias with diacritics', { q: 'luna' }, ['sky']],
    ['a search across alias and label', { q: 'hueskolory' }, []],
    ['a search in labels of lang', { q: 'barwy', lang: 'pl' }, ['colours', 'warm', 'cool']],
    ['a search in labels of the other language', { q: 'barwy' }, []],
  ])('filters by %s', async (_name, query, expected) => {
    const { data, meta } = await api.topics(query);
    expect(data.map(({ slug }) => slug)).toEqual(expected);
    expect(meta.total).toBe(expected.length);
  });

  test('pages through the topics of one kind', async () => {
    const first = await api.topics({ kind: 'tag', limit: 2 });
    const second = await api.topics({ kind: 'tag', limit: 2, cursor: cursorOf(first._links.next) });
    expect([...first.data, ...second.data].map(({ slug }) => slug)).toEqual(['colours', 'warm', 'cool']);
    expect(second._links.next).toBeUndefined();
    expect(second._links.prev).toBeDefined();
  });
});

describe('GET /topics, 400', () => {
  const LIST = 'must be one of tag, subcategory';

  test.each<[string, Query, string]>([
    ['a kind of region', { kind: 'country' }, LIST],
    ['a kind in capitals', { kind: 'TAG' }, 'does not accept TAG. Did you mean tag?'],
    ['two kinds', { kind: 'tag,subcategory' }, LIST],
    ['an empty kind', 'kind=', LIST],
  ])('refuses %s', async (_name, query, message) => {
    const { status, problem } = await api.refused('/topics', query);
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ path: 'kind', message }]);
  });

  test('refuses a cursor that belongs to another kind', async () => {
    const cursor = cursorOf((await api.topics({ kind: 'tag', limit: 1 }))._links.next);
    for (const query of [{ kind: 'subcategory', cursor }, { cursor }]) {
      const { status, problem } = await api.refused('/topics', query);
      expect(status).toBe(400);
      expect(problem.errors?.map((error) => error.path)).toEqual(['cursor']);
    }
  });
});
