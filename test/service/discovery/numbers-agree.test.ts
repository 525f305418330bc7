import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { addEntries } from '../../support/data/add-entries.ts';
import { SlugsResponse, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { aFrontEnd } from '../../support/front-end.ts';
import { load } from '../../support/load.ts';
import { callTool, payloadOf } from '../../support/clients/mcp.ts';
import { until } from '../../support/until.ts';
import { aQuestion, VARIED, variedQuestions } from '../../support/data/a-question.ts';

/*
 * Two populations are counted: what a default draw in a language can give, and the whole catalogue. Each page has one of
 * them and says which. Wherever a population is counted, on pages, over REST and over MCP, the numbers are the same.
 */
const engines = await ownEngines();
await load(engines, [
  ...variedQuestions(400, 5),
  aQuestion({ type: 'text_input', tags: ['only-open'], subcategories: ['only-open'], category: 'art' }),
  aQuestion({ quality: 'standard', tags: ['only-niche'] }),
  aQuestion({ language: 'pl', tags: ['only-polish'] }),
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
const { api } = await aFrontEnd(engines, []);
beforeAll(() =>
  until('the history is counted', async () => (await api.send('/stats/growth')).statusCode === 200),
);

const LANGUAGES = {
  en: {
    prefix: '',
    drawable: 'questions in English that a default draw can give',
    everything: 'the whole catalogue',
    questions: /([\d,]+) questions? in English/,
  },
  pl: {
    prefix: '/pl',
    drawable: 'pytania po polsku, które może dać domyślne losowanie',
    everything: 'cały katalog',
    questions: /([\d\u00a0]+) (?:pytań|pytania|pytanie) po polsku/,
  },
} as const;

type LanguageCode = keyof typeof LANGUAGES;

/** What people read on a page, and what it was rendered from. */
async function openPage(lang: LanguageCode, path: string) {
  const url = `${LANGUAGES[lang].prefix}${path}` || '/';
  const { body, statusCode } = await api.app.inject({ url, headers: { accept: 'text/html' } });
  expect([url, statusCode]).toEqual([url, 200]);
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? [];
  const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(body) ?? [];
  const text = main.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[ \n]+/g, ' ');
  return { text, data: z.object({ data: z.unknown() }).parse(JSON.parse(json)).data };
}

/** The first number of questions in the language that a page shows. */
const headline = (lang: LanguageCode, { text }: { readonly text: string }): number =>
  Number(LANGUAGES[lang].questions.exec(text)?.[1]?.replaceAll(/\D/g, ''));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

const totalOf = async (query: Readonly<Record<string, string>>): Promise<number> =>
  (await api.list({ ...query, limit: 0, count: 'exact' })).meta.total ?? NaN;

const Playable = z.object({ data: z.array(z.object({ slug: z.string(), playable: z.int() })) });

describe.each(['en', 'pl'] as const)('what a default draw can give, lang=%s', (lang) => {
  const categories = VARIED.categories.map(({ slug }) => slug);
  const { drawable } = LANGUAGES[lang];

  test('is one number for the catalogue', async () => {
    const expected = await totalOf({ lang });
    expect(expected).toBeGreaterThan(20);
    expect(expected).toBeLessThan((await api.stats()).byLanguage[lang]);
    for (const path of ['', '/explore', '/play']) {
      const page = await openPage(lang, path);
      expect([path, headline(lang, page)]).toEqual([path, expected]);
      expect(page.text).toContain(drawable);
    }
    const listed = payloadOf(await callTool(api, 'svc_categories', { lang, include: ['playable'] }));
    expect(sum(Playable.parse(listed).data.map(({ playable }) => playable))).toBe(expected);
    const { data } = await api.categories({ lang, include: 'playable' });
    expect(sum(data.map(({ playable = NaN }) => playable))).toBe(expected);
  });

  test.each(categories)('is one number for the category %s', async (category) => {
    const expected = await totalOf({ lang, category });
    const Home = z.object({ categories: z.array(z.object({ slug: z.string(), count: z.int() })) });
    const home = Home.parse((await openPage(lang, '')).data);
    expect(home.categories.find(({ slug }) => slug === category)?.count).toBe(expected);
    const own = await openPage(lang, `/categories/${category}`);
    expect(own.text).toContain(drawable);
    for (const page of [
      own,
      await openPage(lang, `/explore?category=${category}`),
      await openPage(lang, `/play?category=${category}`),
    ])
      expect(headline(lang, page)).toBe(expected);
    const { data } = await api.categories({ lang, include: 'playable' });
    expect(data.find(({ slug }) => slug === category)?.playable).toBe(expected);
  });

  test.each(VARIED.tags)('is one number for the tag %s, and for two tags', async (tag) => {
    const page = await openPage(lang, `/tags/${tag}`);
    expect(headline(lang, page)).toBe(await totalOf({ lang, tags: tag }));
    const Tags = z.object({
      tags: z.array(z.object({ slug: z.string(), count: z.int() })),
      facets: z.object({ type: z.array(z.object({ value: z.string(), count: z.int() })) }),
    });
    const { tags, facets } = Tags.parse(page.data);
    expect(tags).toHaveLength(VARIED.tags.length - 1);
    for (const { slug, count } of tags) expect(count).toBe(await totalOf({ lang, tags: `${tag},${slug}` }));
    for (const { value, count } of facets.type)
      expect(count).toBe(await totalOf({ lang, tags: tag, type: value }));
  });
});

test.each(['en', 'pl'] as const)('statistics count the whole catalogue throughout: lang=%s', async (lang) => {
  const { total, byLanguage } = await api.stats();
  const page = await openPage(lang, '/stats');
  expect(page.text).toContain(LANGUAGES[lang].everything);
  const Statistics = z.object({
    total: z.int(),
    byLanguage: z.array(z.int()),
    growth: z.array(z.object({ total: z.int() })),
    coverage: z.array(z.object({ count: z.int() })),
    sources: z.array(z.object({ count: z.int() })),
    licenses: z.array(z.object({ count: z.int() })),
    types: z.array(z.object({ counts: z.array(z.int()) })),
    levels: z.array(z.object({ levels: z.record(z.string(), z.int()) })),
  });
  const shown = Statistics.parse(page.data);
  expect(shown.byLanguage).toEqual([byLanguage.en, byLanguage.pl]);
  const totals = {
    byLanguage: sum(shown.byLanguage),
    growth: shown.growth.at(-1)?.total,
    coverage: sum(shown.coverage.map(({ count }) => count)),
    sources: sum(shown.sources.map(({ count }) => count)),
    licenses: sum(shown.licenses.map(({ count }) => count)),
    types: sum(shown.types.flatMap(({ counts }) => counts)),
    levels: sum(shown.levels.flatMap(({ levels }) => Object.values(levels))),
    tool: payloadOf(await callTool(api, 'svc_stats', {})).total,
  };
  for (const [name, shownTotal] of Object.entries(totals)) expect(shownTotal, name).toBe(total);
});

const LISTS = {
  tags: ['tags', async (query: Query) => (await api.tags(query)).data],
  subcategories: ['subcategory', async (query: Query) => (await api.subcategories(query)).data],
  topics: ['topic', async (query: Query) => (await api.topics(query)).data],
  categories: ['category', async (query: Query) => (await api.categories(query)).data],
} as const;

describe.each(['en', 'pl'])('include=playable, lang=%s', (lang) => {
  test.each(Object.entries(LISTS))('/%s counts what plain draws return', async (_name, [filter, read]) => {
    const limit = filter === 'category' ? {} : { limit: 40 };
    const entries = await read({ lang, include: 'playable', ...limit });
    expect(entries.length).toBeGreaterThan(2);
    for (const { slug, count, playable } of entries) {
      expect(playable, slug).toBe(await totalOf({ [filter]: slug, lang }));
      expect(playable).toBeLessThanOrEqual(count);
    }
  });
});

test('the next page has the counts as well', async () => {
  const first = await api.tags({ limit: 1, include: 'playable' });
  const next = await api.follow(first._links.next ?? '', SlugsResponse);
  expect(next.data[0]).toHaveProperty('playable');
});

test.each(['/tags', '/subcategories', '/topics', '/categories'])('%s refuses other values', async (path) => {
  expect(await api.refusedFor(path, { include: 'playble' })).toEqual(['include']);
});

const WITH_TOOLS = ['tags', 'subcategories', 'topics', 'categories'] as const;
test.each(WITH_TOOLS)('the tool svc_%s returns the same counts', async (name) => {
  const { data } = payloadOf(await callTool(api, `svc_${name}`, { lang: 'en', include: ['playable'] }));
  expect(data).toEqual(await LISTS[name][1]({ lang: 'en', include: 'playable' }));
  expect(data).toHaveProperty('0.playable');
});
