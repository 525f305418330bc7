import { beforeAll, describe, expect, test } from 'vitest';

import { addEntries } from '../../support/add-entries.ts';
import { aQuestion, variedQuestions } from '../../support/a-question.ts';
import { anApi, SlugsResponse, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, untilCounted } from '../../support/load.ts';
import { callTool, payloadOf } from '../../support/mcp.ts';

const engines = await ownEngines();
await load(engines, [
  ...variedQuestions(120, 11),
  aQuestion({
    sourceId: 'open',
    type: 'text_input',
    tags: ['only-open'],
    subcategories: ['only-open'],
    category: 'art',
  }),
  aQuestion({ sourceId: 'niche', quality: 'standard', tags: ['only-niche'] }),
  aQuestion({ sourceId: 'polish', language: 'pl', tags: ['only-polish'] }),
]);
await addEntries(engines.pool, 'topic', [
  { slug: 'colour-test', kind: 'tag', en: 'Colours', pl: 'Barwy' },
  { slug: 'open-test', kind: 'subcategory', en: 'Open', pl: 'Otwarte' },
  { slug: 'polish-test', kind: 'tag', en: 'Polish', pl: 'Polskie' },
]);
await engines.pool.query(`
  insert into topic_tags (topic, tag)
  values ('colour-test', 'red'), ('colour-test', 'blue'), ('polish-test', 'only-polish')`);
await engines.pool.query(`insert into topic_subcategories values ('open-test', 'only-open')`);
const api = await anApi(engines);
beforeAll(() => untilCounted(engines, api));

const LISTS = {
  tags: ['tags', async (query: Query) => (await api.tags(query)).data],
  subcategories: ['subcategory', async (query: Query) => (await api.subcategories(query)).data],
  topics: ['topic', async (query: Query) => (await api.topics(query)).data],
  categories: ['category', async (query: Query) => (await api.categories(query)).data],
} as const;

/** The number of questions that a request without further filters can return. */
const drawable = async (filter: string, value: string, lang: string): Promise<number> =>
  (await api.list({ [filter]: value, lang, limit: 0, count: 'exact' })).meta.total ?? NaN;

describe.each(['en', 'pl'])('include=playable, lang=%s', (lang) => {
  test.each(Object.entries(LISTS))(
    '/%s counts what draws return without further filters',
    async (_name, [filter, read]) => {
      const limit = filter === 'category' ? {} : { limit: 40 };
      const entries = await read({ lang, include: 'playable', ...limit });
      expect(entries.length).toBeGreaterThan(2);
      for (const { slug, count, playable } of entries) {
        expect(playable, slug).toBe(await drawable(filter, slug, lang));
        expect(playable).toBeLessThanOrEqual(count);
      }
    },
  );
});

test.each([
  ['only-open', 'en', 0],
  ['only-niche', 'en', 0],
  ['only-polish', 'en', 0],
  ['only-polish', 'pl', 1],
])('the tag %s can be played with lang=%s in %d questions', async (q, lang, playable) => {
  const { data } = await api.tags({ q, lang, include: 'playable' });
  expect(data).toMatchObject([{ slug: q, count: 1, playable }]);
});

test.each(Object.entries(LISTS))('/%s has no member playable by default', async (_name, [, read]) => {
  for (const entry of await read({ lang: 'en' })) expect(entry).not.toHaveProperty('playable');
});

test('the next page has the counts as well', async () => {
  const first = await api.tags({ limit: 1, include: 'playable' });
  const next = await api.follow(first._links.next ?? '', SlugsResponse);
  expect(next.data[0]).toHaveProperty('playable');
});

test.each(['/tags', '/subcategories', '/topics', '/categories'])('%s refuses other values', async (path) => {
  const { status, problem } = await api.refused(path, { include: 'playble' });
  expect(status).toBe(400);
  expect(problem.errors?.map((error) => error.path)).toEqual(['include']);
});

test.each(['tags', 'subcategories', 'topics', 'categories'] as const)(
  'the tool svc_%s returns the same counts',
  async (name) => {
    const { data } = payloadOf(await callTool(api, `svc_${name}`, { lang: 'en', include: ['playable'] }));
    expect(data).toEqual(await LISTS[name][1]({ lang: 'en', include: 'playable' }));
    expect(data).toHaveProperty('0.playable');
  },
);
