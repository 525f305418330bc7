import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { follow } from '../../../indexer/follow/follow.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import { Language, QuestionType } from '../../../src/contract/vocabulary.ts';
import { anApi, RegionsResponse, SlugsResponse, TopicsResponse, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { waiting, untilCountedInTurn } from '../../support/load.ts';
import { sized } from '../../support/sized.ts';
import {
  skewedCatalogue,
  recount,
  trueFacets,
  trueRegions,
  trueSlugs,
  trueTagPairs,
  trueTopics,
  trueTotals,
  type ListQuery,
} from '../../support/data/true-counts.ts';
import { until } from '../../support/until.ts';

/** Questions that are imported, and copies of each: more than the 10,000 up to which the engine counts hits by default. */
const QUESTIONS = sized({ short: 2_500, long: 5_000 });
const COPIES = 4;
const SEED = 42;
/**
 * Milliseconds until everything searchable is counted, in addition to two counts, one of which started too early, and
 * the pause between them, which is ten times as long as a count.
 */
const SOON = 5_000;
const COUNTS_AND_PAUSE = 2 + 10;
/** Milliseconds. Every count of the catalogue is compared several times. */
const TIMEOUT = 180_000;
/** The details of every 20th topic are compared after each change, and of more in the end. */
const SOME_PAGES = 20;
const MORE_PAGES = sized({ short: 4, long: 1 });
/** The questions of every n-th topic are listed, in each language and of each type. */
const LISTED = sized({ short: 8, long: 1 });
/** Concurrent requests. */
const CONCURRENCY = 8;

const engines = await ownEngines();
const { pool } = engines;
const api = await anApi(engines, { checkAnswers: false });

const stopping = new AbortController();
let following: Promise<void>;
beforeAll(() => {
  following = follow(engines, stopping.signal);
});
afterAll(async () => {
  stopping.abort();
  await following;
});

/** Does the work for each item, with limited concurrency. */
async function forEach<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

interface Page {
  readonly data: readonly object[];
  readonly meta: { readonly count: number; readonly total: number };
  readonly _links: { readonly next?: string | undefined };
}

/** All entries of a list, page by page. Each page must have the total. */
async function walk(first: Page, answer: z.ZodType<Page>): Promise<object[]> {
  const entries: object[] = [];
  for (let page = first; ;) {
    entries.push(...page.data);
    expect(page.meta).toMatchObject({ count: page.data.length, total: first.meta.total });
    if (page._links.next === undefined) break;
    page = await api.follow(page._links.next, answer);
  }
  expect(entries).toHaveLength(first.meta.total);
  return entries;
}

const queryOf = ({ lang, q, kind }: ListQuery, limit: number): Query => ({
  lang,
  limit,
  ...(q === undefined ? {} : { q }),
  ...(kind === undefined ? {} : { kind }),
});

/**
 * The full list in both languages, and searches that match a label, a slug, a text without its diacritics, and nothing.
 */
const SEARCHES: readonly ListQuery[] = [
  { lang: 'en' },
  { lang: 'pl' },
  { lang: 'en', q: 'AN' },
  { lang: 'pl', q: 'ÓŁ' },
  { lang: 'pl', q: 'lod' },
  { lang: 'pl', q: 'ołówek' },
  { lang: 'en', q: '-1' },
  { lang: 'en', q: 'in no label' },
];
const KINDS: readonly ListQuery[] = [
  { lang: 'en', kind: 'tag' },
  { lang: 'pl', kind: 'subcategory', q: 'a' },
];
const REGION_KINDS: readonly ListQuery[] = [
  { lang: 'pl', kind: 'country' },
  { lang: 'en', kind: 'cultural', q: 'c' },
];

const pageSize = ({ q, kind }: ListQuery): number => (q === undefined && kind === undefined ? 500 : 37);

async function expectTrueLists(): Promise<void> {
  const description = (name: string, query: ListQuery): string => `${name} ${JSON.stringify(query)}`;
  for (const name of ['tags', 'subcategories'] as const)
    for (const query of SEARCHES) {
      const entries = await walk(await api[name](queryOf(query, pageSize(query))), SlugsResponse);
      expect(entries, description(name, query)).toEqual(await trueSlugs(pool, name, query));
    }
  for (const query of [...SEARCHES, ...KINDS]) {
    const entries = await walk(await api.topics(queryOf(query, pageSize(query))), TopicsResponse);
    expect(entries, description('topics', query)).toEqual(await trueTopics(pool, query));
  }
  for (const query of [...SEARCHES, ...REGION_KINDS]) {
    const entries = await walk(await api.regions(queryOf(query, 37)), RegionsResponse);
    expect(entries, description('regions', query)).toEqual(await trueRegions(pool, query));
  }
}

async function expectTrueTotals(lang: Language): Promise<void> {
  const { meta, byTag, byTopic, topRegions, ...totals } = await api.stats({ lang });
  expect(meta.language).toBe(lang);
  expect(totals).toEqual(await trueTotals(pool, lang));
  expect(byTag).toEqual((await trueSlugs(pool, 'tags', { lang })).slice(0, 100));
  const topics = (await trueTopics(pool, { lang })).slice(0, 100);
  expect(byTopic).toEqual(topics.map(({ slug, label, count }) => ({ slug, label, count })));
  const regions = (await trueRegions(pool, { lang })).slice(0, 20).filter(({ count }) => count > 0);
  expect(topRegions).toEqual(regions.map(({ code, label, count }) => ({ code, label, count })));

  const { data: listed } = await api.categories({ lang });
  const categories = listed.map(({ slug, name, count }) => ({ slug, name, count }));
  expect(categories).toHaveLength(24);
  expect(new Set(categories)).toEqual(new Set(totals.byCategory));
  const languages = (await api.languages({ lang })).data.map(({ code, count }) => [code, count]);
  expect(Object.fromEntries(languages)).toEqual(totals.byLanguage);
}

/** Compares the details of every n-th topic. */
async function expectTruePages(every: number, lang: Language): Promise<void> {
  const topics = (await api.topics({ limit: 500 })).data.map(({ slug }) => slug);
  const some = topics.filter((_slug, index) => index % every === 0);
  const pages = await trueFacets(pool, lang, some);
  expect(pages.length).toBe(some.length);
  await forEach(pages, async ({ slug, count, facets }) => {
    const page = await api.topic(slug, { lang });
    expect(page.topic.count, slug).toBe(count);
    const { tagPairs, ...others } = page.facets;
    expect(others, slug).toEqual(facets);
    const pairs = await trueTagPairs(pool, slug);
    for (const { tags, count: shared } of tagPairs)
      expect(shared, `${slug}: ${tags.join()}`).toBe(pairs.get(tags.join(' ')));
  });
}

/** Waits until changes are searchable and then counted. Returns how many milliseconds the count took and may take. */
async function untilSettled(): Promise<{ readonly took: number; readonly allowed: number }> {
  await until('everything is searchable', async () => (await waiting(engines)) === 0, TIMEOUT);
  const begun = performance.now();
  await untilCountedInTurn(engines, [api]);
  const took = performance.now() - begun;
  const { rows } = await pool.query<{ cost: number }>('select max(cost) as cost from count_snapshots');
  return { took, allowed: SOON + COUNTS_AND_PAUSE * (rows[0]?.cost ?? 0) };
}

async function expectTrueCounts(lang: Language): Promise<void> {
  await recount(pool);
  for (const each of Language.options) await expectTrueTotals(each);
  await expectTrueLists();
  await expectTruePages(SOME_PAGES, lang);
}

/** Compares every count soon after a change. */
async function expectTrueCountsSoon(lang: Language): Promise<void> {
  const { took, allowed } = await untilSettled();
  expect(took).toBeLessThan(allowed);
  await expectTrueCounts(lang);
}

/** Copies of each question. Each copy has the tags of another question, and the subcategories and regions of a third. */
const COPY = `
  with numbered as (
    select *, row_number() over (order by seq) as place, count(*) over () as count from questions
  )
  insert into questions (
    id, source, source_id, language, text, correct_answer, incorrect_answers, type, difficulty, difficulty_rated,
    quality, category_id, subcategories, tags, regions, license, modifications, modified_at, content_hash)
  select uuidv7(), own.source, own.source_id || ' ' || copy, own.language, own.text, own.correct_answer,
    own.incorrect_answers, own.type, own.difficulty, own.difficulty_rated, own.quality, own.category_id,
    third.subcategories, other.tags, third.regions, own.license, own.modifications, own.modified_at, own.content_hash
  from numbered as own cross join generate_series(1, $1::int) as copy
    join numbered as other on other.place = (own.place * 7 + copy * 31) % own.count + 1
    join numbered as third on third.place = (own.place * 3 + copy * 17) % own.count + 1`;

/** Every 25th question gets all counted values of its neighbour. */
const EDITS = `
  update questions as edited
  set tags = other.tags, subcategories = other.subcategories, regions = other.regions, category_id = other.category_id,
    difficulty = other.difficulty, difficulty_rated = other.difficulty_rated, quality = other.quality
  from questions as other where other.seq = edited.seq + 1 and edited.seq % 25 = 3`;

const HIDES = `
  update questions set availability = 'hidden' where seq % 25 = 7;
  update questions set availability = 'duplicate', canonical_id = (select id from questions where seq % 25 = 1 limit 1)
  where seq % 25 = 8;`;

const DELETES_AND_RESTORES = `
  update questions set availability = 'deleted' where seq % 25 = 9;
  delete from questions where seq % 25 = 10;
  update questions set availability = 'visible' where availability = 'hidden' and seq % 2 = 0;`;

const TAXONOMY_CHANGE = `
  delete from topic_tags where abs(hashtext(topic || tag)) % 5 = 0;
  delete from topic_subcategories where abs(hashtext(topic || subcategory)) % 5 = 0;
  delete from topics where slug = (select min(slug) from topics);
  insert into topics (slug, kind) values ('drawing-things', 'tag');
  insert into labels (kind, slug, language, text) values
    ('topic', 'drawing-things', 'en', 'Drawing things'), ('topic', 'drawing-things', 'pl', 'Do rysowania');
  insert into topic_tags select 'drawing-things', slug from tags where slug like 'tag-1%';
  insert into topic_aliases (alias, topic) values ('ołówek', 'drawing-things');
  update labels set text = 'Ołówek: ' || text
  where language = 'pl' and (kind = 'topic' and slug like 'c%' or kind = 'tag' and slug like 'tag-2%'
    or kind = 'subcategory' and slug like 'field-2%' or kind = 'region' and slug like 'p%');`;

describe('counts compared with plain SQL over the canonical rows', { timeout: TIMEOUT }, () => {
  test('counts are equal without questions', async () => {
    await until(
      'there is an index',
      async () => (await pool.query('select from search_index')).rowCount === 1,
    );
    await untilSettled();
    await expectTrueCounts('en');
  });

  test('counts are equal after an import', async () => {
    const report = await importRecords(pool, skewedCatalogue(QUESTIONS, SEED));
    expect(report.skipped).toBe(0);
    await pool.query(COPY, [COPIES]);
    await untilSettled();
    expect((await api.stats()).total).toBeGreaterThan(10_000);
    await expectTrueCounts('pl');
  });

  test.each([
    ['edits', EDITS, 'en'],
    ['questions are hidden or merged', HIDES, 'pl'],
    ['questions are deleted and restored', DELETES_AND_RESTORES, 'en'],
  ] as const)('counts are equal soon after %s', async (_name, change, lang) => {
    await pool.query(change);
    await expectTrueCountsSoon(lang);
  });

  test('counts are equal soon after a change to the taxonomy', async () => {
    await pool.query(TAXONOMY_CHANGE);
    await until('the new names show', async () => {
      const lists = ['topics', 'tags', 'subcategories', 'regions'] as const;
      const query = { lang: 'pl', q: 'olowek', limit: 1 };
      const found = await Promise.all(lists.map((list) => api[list](query)));
      return found.every(({ meta }) => meta.total > 0);
    });
    await expectTrueCountsSoon('pl');
    const [topic] = (await api.topics({ q: 'OŁÓWEK' })).data;
    expect(topic?.slug).toBe('drawing-things');
    expect((await api.topic('ołówek')).topic.count).toBe(topic?.count);
  });

  test('counts are equal in the details of topics and in the list of questions', async () => {
    await expectTruePages(MORE_PAGES, 'en');
    const topics = (await trueTopics(pool, { lang: 'en' })).filter((_topic, index) => index % LISTED === 0);
    await forEach(topics, async ({ slug, count }) => {
      let listed = 0;
      for (const lang of Language.options)
        for (const type of QuestionType.options) {
          const query = { lang, type, topic: slug, quality: 'all', count: 'exact', limit: 1 };
          const { meta } = await api.list(query);
          listed += meta.total ?? NaN;
        }
      expect(listed, slug).toBe(count);
    });
  });
});
