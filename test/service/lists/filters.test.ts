import { describe, expect, test } from 'vitest';

import type { QuestionRecord } from '../../../src/contract/record.ts';
import { addEntries } from '../../support/data/add-entries.ts';
import { aQuestion } from '../../support/data/a-question.ts';
import { anApi, type DrawResponse, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable } from '../../support/load.ts';
import { callTool, payloadOf } from '../../support/clients/mcp.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const api = await anApi(engines);

const licensed = (license: string): Partial<QuestionRecord> => ({
  attribution: { ...aQuestion().attribution, license },
});

/** What distinguishes each question. By default they are English, multiple, medium, high and about geography. */
const DISTINCT: Readonly<Record<string, Partial<QuestionRecord>>> = {
  plain: {},
  statement: { type: 'boolean' },
  open: { type: 'text_input' },
  polish: { language: 'pl' },
  trivial: { difficulty: 'trivial' },
  easy: { difficulty: 'easy' },
  hard: { difficulty: 'hard' },
  expert: { difficulty: 'expert' },
  unrated: { difficulty: null, difficultyRated: false },
  niche: { quality: 'standard' },
  flagged: { quality: 'needs_review' },
  art: { category: 'art' },
  history: { category: 'history' },
  red: { tags: ['red'] },
  blue: { tags: ['blue'] },
  purple: { tags: ['red', 'blue'] },
  star: { subcategories: ['stars'] },
  polandOnly: { regions: ['pl'] },
  neighbours: { regions: ['de', 'pl'] },
  catholic: { regions: ['christian-catholic'] },
  arc: { source: 'arc' },
  mkqa: { source: 'mkqa' },
  shareAlike: licensed('CC-BY-SA-4.0'),
  shareAlikeOld: licensed('CC-BY-SA-3.0'),
  mit: licensed('MIT'),
  hidden: {},
};

const entries = Object.entries(DISTINCT).map(([sourceId, peculiar]) =>
  aQuestion({ sourceId, tags: [], subcategories: [], ...peculiar }),
);
await load(engines, entries);
await engines.pool.query(`update questions set availability = 'hidden' where source_id = 'hidden'`);
await makeSearchable(engines);
await addEntries(engines.pool, 'topic', [
  { slug: 'warm-test', kind: 'tag', en: 'Warm', pl: 'Ciepłe' },
  { slug: 'colour-test', kind: 'tag', en: 'Colours', pl: 'Barwy' },
  { slug: 'sky-test', kind: 'subcategory', en: 'Sky', pl: 'Niebo' },
  { slug: 'empty-test', kind: 'tag', en: 'Empty', pl: 'Puste' },
]);
await engines.pool.query(`
  insert into topic_tags (topic, tag) values ('warm-test', 'red'), ('colour-test', 'red'), ('colour-test', 'blue')`);
await engines.pool.query(`insert into topic_subcategories (topic, subcategory) values ('sky-test', 'stars')`);
await engines.pool.query(`
  insert into topic_aliases (alias, topic) values
    ('hues-test', 'colour-test'), ('żywe barwy świata', 'colour-test'), ('heaven-test', 'sky-test'),
    ('colour-test', 'sky-test')`);

const COLOURED = ['red', 'blue', 'purple'];
const NOT_BY_DEFAULT = ['open', 'polish', 'niche', 'flagged', 'hidden'];
const BY_DEFAULT = Object.keys(DISTINCT).filter((name) => !NOT_BY_DEFAULT.includes(name));
const without = (...names: string[]): string[] => BY_DEFAULT.filter((name) => !names.includes(name));
const names = (answer: Pick<DrawResponse, 'data'>): string[] =>
  answer.data.map((question) => question.attribution.sourceId).sort();
const many = (count: number): string =>
  Array.from({ length: count }, (_, index) => `slug-${index}`).join(',');

const all = (most: string, query: Query): Query => ({ ...(query as Record<string, string>), [most]: 50 });

describe.each([
  ['/questions/random', (query: Query) => api.draw(all('amount', query))],
  ['/questions', (query: Query) => api.list(all('limit', query))],
])('GET %s, 200', (_path, request) => {
  test.each<[string, Record<string, string | number>, string[]]>([
    ['the defaults: English, multiple and boolean, high', {}, BY_DEFAULT],
    ['lang=pl', { lang: 'pl' }, ['polish']],
    ['lang=en', { lang: 'en' }, BY_DEFAULT],
    ['a category by its id', { category: 1 }, ['art']],
    ['a category by its opentdb id', { category: 25 }, ['art']],
    ['a category by its slug', { category: 'art' }, ['art']],
    ['a category by the id of both schemes', { category: 23 }, ['history']],
    ['the last opentdb id, of a category without questions', { category: 32 }, []],
    ['difficulty=trivial', { difficulty: 'trivial' }, ['trivial']],
    ['difficulty=easy', { difficulty: 'easy' }, ['easy']],
    ['difficulty=medium', { difficulty: 'medium' }, without('trivial', 'easy', 'hard', 'expert', 'unrated')],
    ['difficulty=hard', { difficulty: 'hard' }, ['hard']],
    ['difficulty=expert', { difficulty: 'expert' }, ['expert']],
    ['type=multiple', { type: 'multiple' }, without('statement')],
    ['type=boolean', { type: 'boolean' }, ['statement']],
    ['type=text_input', { type: 'text_input' }, ['open']],
    ['one tag', { tags: 'red' }, ['red', 'purple']],
    ['all of two tags', { tags: 'red,blue' }, ['purple']],
    ['one tag twice', { tags: 'red,red' }, ['red', 'purple']],
    ['50 tags', { tags: many(50) }, []],
    ['any of two tags', { tags_any: 'red,blue' }, COLOURED],
    ['any of ten tags', { tags_any: `red,${many(9)}` }, ['red', 'purple']],
    ['any of two tags and all of one', { tags_any: 'red,blue', tags: 'blue' }, ['blue', 'purple']],
    ['a topic of subcategories', { topic: 'sky-test' }, ['star']],
    ['a topic that gathers nothing', { topic: 'empty-test' }, []],
    ['an unknown topic', { topic: 'nowhere-test' }, []],
    ['any of two topics of both kinds', { topics_any: 'warm-test,sky-test' }, ['red', 'purple', 'star']],
    ['any of ten topics', { topics_any: `sky-test,${many(9)}` }, ['star']],
    ['a topic and any of others', { topic: 'colour-test', topics_any: 'warm-test' }, ['red', 'purple']],
    ['an alias', { topic: 'hues-test' }, COLOURED],
    ['an alias in capitals', { topic: 'Hues-Test' }, COLOURED],
    ['an alias of words with diacritics', { topic: 'żywe barwy świata' }, COLOURED],
    ['an alias decomposed into letters and marks', { topic: 'żywe barwy świata'.normalize('NFD') }, COLOURED],
    ['a slug in capitals', { topic: 'SKY-TEST' }, ['star']],
    ['a slug rather than an equal alias of another topic', { topic: 'colour-test' }, COLOURED],
    ['an alias and a slug', { topics_any: 'heaven-test,warm-test' }, ['star', 'red', 'purple']],
    ['an alias with spaces and a slug', { topics_any: 'żywe barwy świata,sky-test' }, [...COLOURED, 'star']],
    ['the label of a topic, which is not an alias', { topic: 'niebo' }, []],
    ['a subcategory', { subcategory: 'stars' }, ['star']],
    ['an unknown tag', { tags: 'no-such-tag' }, []],
    ['quality=high', { quality: 'high' }, BY_DEFAULT],
    ['quality=standard', { quality: 'standard' }, [...BY_DEFAULT, 'niche']],
    ['quality=all', { quality: 'all' }, [...BY_DEFAULT, 'niche', 'flagged']],
    ['a region', { regions: 'pl' }, ['polandOnly', 'neighbours']],
    ['a region in capitals', { regions: 'PL' }, ['polandOnly', 'neighbours']],
    ['all of two regions', { regions: 'De,pL' }, ['neighbours']],
    ['a cultural region', { regions: 'Christian-Catholic' }, ['catholic']],
    ['a source', { source: 'arc' }, ['arc']],
    ['any of two sources', { source: 'arc,mkqa' }, ['arc', 'mkqa']],
    ['an excluded source', { exclude_source: 'svc' }, ['arc', 'mkqa']],
    ['source before exclude_source', { source: 'arc,mkqa', exclude_source: 'mkqa,svc' }, ['arc']],
    ['a source that is excluded too', { source: 'arc', exclude_source: 'arc' }, []],
    ['an exact licence', { license: 'CC-BY-SA-4.0' }, ['shareAlike']],
    ['a family of licences', { license: 'CC-BY-SA' }, ['shareAlike', 'shareAlikeOld']],
    ['a family that begins another', { license: 'CC-BY' }, without('shareAlike', 'shareAlikeOld', 'mit')],
    ['a licence that is its own family', { license: 'MIT' }, ['mit']],
    ['license=cc-by-sa-4.0: SPDX ids are case-insensitive', { license: 'cc-by-sa-4.0' }, ['shareAlike']],
    ['a family in mixed case', { license: 'cC-By-Sa' }, ['shareAlike', 'shareAlikeOld']],
    ['license=mit', { license: 'mit' }, ['mit']],
    [
      'several filters at once',
      { tags: 'red', difficulty: 'medium', type: 'multiple', source: 'svc' },
      ['red', 'purple'],
    ],
    ['filters that no question matches together', { tags: 'red', difficulty: 'hard' }, []],
    ['filters without a match in the language', { lang: 'pl', tags: 'red' }, []],
  ])('filters by %s', async (_name, query, expected) => {
    const answer = await request(query);
    expect(names(answer)).toEqual([...expected].sort());
    expect(answer.meta.count).toBe(expected.length);
    expect(answer.meta.language).toBe(query.lang ?? 'en');
  });

  test('returns quality only with quality=all, as high unless flagged', async () => {
    for (const quality of ['high', 'standard'])
      for (const question of (await request({ quality })).data)
        expect(question).not.toHaveProperty('quality');
    for (const question of (await request({ quality: 'all' })).data)
      expect(question.quality).toBe(question.attribution.sourceId === 'flagged' ? 'needs_review' : 'high');
  });
});

test('changed topic members take effect within seconds, without indexing questions again', async () => {
  await addEntries(engines.pool, 'topic', [{ slug: 'later-test', kind: 'tag', en: 'Later', pl: 'Później' }]);
  expect(names(await api.list({ topic: 'later-test' }))).toEqual([]);
  await engines.pool.query(`insert into topic_tags (topic, tag) values ('later-test', 'blue')`);
  await until('the topic has the member', async () => {
    const found = names(await api.list({ topic: 'later-test' }));
    return found.length === 2 && found.includes('blue') && found.includes('purple');
  });
});

test.each(['tags=red&tags=blue', 'tags[]=red&tags[]=blue', 'tags%5B%5D=red&tags=blue'])(
  'draws and lists read the array %s, and links keep it',
  async (query) => {
    expect(names(await api.draw(query))).toEqual(['purple']);
    expect(names(await api.list(query))).toEqual(['purple']);
    const either = query.replaceAll('tags', 'tags_any');
    const first = await api.list(`${either}&limit=2`);
    const second = await api.follow(first._links.next ?? '');
    expect([...names(first), ...names(second)].sort()).toEqual(['blue', 'purple', 'red']);
  },
);

test.each(['svc_random', 'svc_list'])('the tool %s takes aliases', async (tool) => {
  const one = payloadOf(await callTool(api, tool, { topic: 'Żywe barwy świata' }));
  expect(one.questions).toHaveLength(3);
  const any = payloadOf(await callTool(api, tool, { topics_any: ['heaven-test', 'hues-test'] }));
  expect(any.questions).toHaveLength(4);
});

describe.each(['/questions/random', '/questions'])('GET %s, 400', (path) => {
  test.each<[string, Query, string]>([
    ['another language', { lang: 'xx' }, 'lang'],
    ['a language in capitals', { lang: 'EN' }, 'lang'],
    ['an empty language', 'lang=', 'lang'],
    ['a repeated language', 'lang=en&lang=en', 'lang'],
    ['a category below the first', { category: 0 }, 'category'],
    ['a category above the last', { category: 33 }, 'category'],
    ['a category that is not an integer', { category: '1.5' }, 'category'],
    ['an unknown category slug', { category: 'cooking' }, 'category'],
    ['an unknown difficulty', { difficulty: 'impossible' }, 'difficulty'],
    ['an unknown type', { type: 'essay' }, 'type'],
    ['a difficulty given twice', 'difficulty=easy&difficulty=hard', 'difficulty'],
    ['two types', { type: 'boolean,multiple' }, 'type'],
    ['a tag that is not a slug', { tags: 'Red' }, 'tags'],
    ['an empty tag in a list', { tags: 'red,,blue' }, 'tags'],
    ['an empty list', 'tags=', 'tags'],
    ['51 tags', { tags: many(51) }, 'tags'],
    ['a list given twice, one of them empty', 'tags=red&tags=', 'tags'],
    ['any of 11 tags', { tags_any: many(11) }, 'tags_any'],
    ['any of 11 topics', { topics_any: many(11) }, 'topics_any'],
    ['two topics as one', { topic: 'a,b' }, 'topic'],
    ['two subcategories', { subcategory: 'a,b' }, 'subcategory'],
    ['an unknown quality', { quality: 'best' }, 'quality'],
    ['a quality that only responses have', { quality: 'needs_review' }, 'quality'],
    ['a region with a digit', { regions: 'p1' }, 'regions'],
    ['an unknown source', { source: 'elsewhere' }, 'source'],
    ['a source in capitals', { source: 'ARC' }, 'source'],
    ['an unknown excluded source', { exclude_source: 'arc,elsewhere' }, 'exclude_source'],
    ['a licence with a space', { license: 'CC BY' }, 'license'],
  ])('refuses %s', async (_name, query, parameter) => {
    expect(await api.refusedFor(path, query)).toEqual([parameter]);
  });

  test('says how to name several topics', async () => {
    const { problem } = await api.refused(path, { topic: 'hues-test,heaven-test' });
    const message = 'must be one topic; list several in topics_any';
    expect(problem.errors).toEqual([{ path: 'topic', message }]);
  });
});
