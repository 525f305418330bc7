import { describe, expect, test } from 'vitest';

import { addEntries } from '../../support/data/add-entries.ts';
import { aQuestion } from '../../support/data/a-question.ts';
import { anApi, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable, untilCounted } from '../../support/load.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const mit = { ...aQuestion().attribution, license: 'MIT' };
const europe = { tags: ['europe'], subcategories: ['rivers'], regions: ['pl'] };
await load(engines, [
  aQuestion({ ...europe, sourceId: 'one' }),
  aQuestion({ ...europe, sourceId: 'two', attribution: { ...mit, license: 'CC-BY-SA-4.0' } }),
  aQuestion({
    sourceId: 'three',
    tags: ['europa'],
    regions: ['jewish', 'gb'],
    subcategories: [],
    attribution: mit,
  }),
  aQuestion({ sourceId: 'four', tags: ['concealed'], subcategories: ['concealed'], attribution: mit }),
]);
await engines.pool.query(`update questions set availability = 'hidden' where source_id = 'four'`);
await makeSearchable(engines);
await addEntries(engines.pool, 'topic', [
  { slug: 'continents', kind: 'tag', en: 'Continents', pl: 'Kontynenty' },
  { slug: 'empty-topic', kind: 'tag', en: 'Empty', pl: 'Puste' },
]);
await engines.pool.query(`insert into topic_tags (topic, tag) values ('continents', 'europe')`);
await engines.pool.query(
  `insert into topic_aliases (alias, topic) values ('parts of the world', 'continents')`,
);
const api = await anApi(engines);
await untilCounted(engines, api);
await until('the topics are known', async () => (await api.topics()).meta.total >= 2);

const unknown = (kind: string, parameter: string, value: string, suggestion: string | null) => ({
  code: `unknown_${kind}`,
  parameter,
  value,
  suggestion,
  message: expect.stringContaining(value) as string,
});

describe.each([
  ['/questions/random', (query?: Query) => api.draw(query)],
  ['/questions', (query?: Query) => api.list(query)],
])('GET %s, meta.warnings', (_path, request) => {
  test.each<[string, Query, object[]]>([
    ['a tag', { tags: 'euorpe' }, [unknown('tag', 'tags', 'euorpe', 'europe')]],
    ['a tag like no other', { tags: 'chess-openings' }, [unknown('tag', 'tags', 'chess-openings', null)]],
    ['a tag among known ones', { tags: 'europe,nope' }, [unknown('tag', 'tags', 'nope', null)]],
    ['an alternative tag', { tags_any: 'europe,eurpe' }, [unknown('tag', 'tags_any', 'eurpe', 'europe')]],
    ['a topic', { topic: 'continent' }, [unknown('topic', 'topic', 'continent', 'continents')]],
    [
      'a topic near an alias',
      { topic: 'part-of-the-world' },
      [unknown('topic', 'topic', 'part-of-the-world', 'continents')],
    ],
    ['an alternative topic', { topics_any: 'continents,x' }, [unknown('topic', 'topics_any', 'x', null)]],
    ['a subcategory', { subcategory: 'river' }, [unknown('subcategory', 'subcategory', 'river', 'rivers')]],
    ['a region', { regions: 'jewsih' }, [unknown('region', 'regions', 'jewsih', 'jewish')]],
    ['a region by another code', { regions: 'uk' }, [unknown('region', 'regions', 'uk', 'gb')]],
    ['a region by its name', { regions: 'Poland' }, [unknown('region', 'regions', 'Poland', 'pl')]],
    ['a region too short to guess', { regions: 'PX' }, [unknown('region', 'regions', 'PX', null)]],
    ['a licence', { license: 'MTI' }, [unknown('license', 'license', 'MTI', 'MIT')]],
    [
      'a licence of a known family',
      { license: 'CC-BY-SA-4.1' },
      [unknown('license', 'license', 'CC-BY-SA-4.1', 'CC-BY-SA-4.0')],
    ],
    [
      'several values, one of which is like two tags',
      { tags: 'europ', topic: 'nowhere' },
      [unknown('tag', 'tags', 'europ', 'europe'), unknown('topic', 'topic', 'nowhere', null)],
    ],
  ])('names %s that does not exist, with the nearest one', async (_name, query, warnings) => {
    expect((await request(query)).meta.warnings).toEqual(warnings);
    // The second time, the parsed request is remembered.
    expect((await request(query)).meta.warnings).toEqual(warnings);
  });

  test.each<[string, Query | undefined]>([
    ['nothing', undefined],
    [
      'known values',
      {
        tags: 'europe',
        tags_any: 'europe,europa',
        topic: 'continents',
        topics_any: 'continents',
        subcategory: 'rivers',
        regions: 'PL',
        license: 'CC-BY-SA-4.0',
      },
    ],
    ['an alias of a topic', { topic: 'Parts of the World' }],
    ['a family of licences', { license: 'CC-BY-SA' }],
    ['a topic without members', { topic: 'empty-topic' }],
    ['a tag that only hidden questions have', { tags: 'concealed' }],
    ['a subcategory that only hidden questions have', { subcategory: 'concealed' }],
    ['known values that no question has together', { tags: 'europe,europa' }],
  ])('is absent for %s', async (_name, query) => {
    expect((await request(query)).meta).not.toHaveProperty('warnings');
  });

  test('names the first 10 of many, once each', async () => {
    const tags = Array.from({ length: 40 }, (_, index) => `no-such-tag-${index}`);
    const { meta } = await request({ tags: [...tags.slice(0, 5), ...tags].join(',') });
    expect(meta.warnings?.map(({ value }) => value)).toEqual(tags.slice(0, 10));
  });

  test('is absent once the tag exists', async () => {
    const tag = `new-in-${_path.length}`;
    expect((await request({ tags: tag })).meta.warnings).toHaveLength(1);
    await addEntries(engines.pool, 'tag', [{ slug: tag, en: 'New', pl: 'Nowe' }]);
    await until('the tag is known', async () => (await request({ tags: tag })).meta.warnings === undefined);
  });
});

test('questions are returned with the warning about an alternative that does not exist', async () => {
  const { data, meta } = await api.draw({ tags_any: 'europe,eurpe' });
  expect(data).toHaveLength(2);
  expect(meta.warnings).toHaveLength(1);
});
