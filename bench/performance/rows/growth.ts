import { Client } from '@elastic/elasticsearch';
import type { Pool } from 'pg';

import { verify } from '../../../indexer/follow/verify.ts';
import { createLogger } from '../../../src/logger.ts';
import { questionsAlias } from '../../../src/search/run-search.ts';
import type { Bench, Size } from '../bench.ts';
import { LIMIT, LIST, LISTED, pathOf } from '../filters.ts';
import { frequentWords } from '../frequent-words.ts';
import { apiSide, compareSides, loadApi, type Requests, type Side } from '../sides.ts';
import type { Result, Row } from '../report.ts';
import { DRAWS, portions } from './draws.ts';
import { readIds } from './reads.ts';

/** Searches of each kind. */
const SEARCHES = 8;
/** Part of the rate of draws with which costlier requests arrive. */
const COSTLIER = 0.25;
/** Topics that are requested at the same time. */
const TOPICS = 4;
const HAS_TOPIC = { kind: 'property', name: 'topic' } as const;

const label = (bench: Bench, size: Size): string => bench.places[size].questions.toLocaleString('en');

/** How many times as long as other loads: at a low rate, a short load has few requests beyond the 95th percentile. */
const LONGER = 3;

/** Compares the same requests to a catalogue and to the small one, whose questions it begins with. */
async function against(
  bench: Bench,
  larger: Size,
  what: string,
  sideOf: (size: Size, name: string) => Promise<Side>,
): Promise<Result> {
  const small = await sideOf('small', `itself at ${label(bench, 'small')}`);
  const sides = [await sideOf(larger, 'API'), small] as const;
  const name = `p95 of ${what}, ${label(bench, larger)} questions`;
  return compareSides(bench, name, sides, 'p95', { bound: 1.3, is: 'at most' });
}

/**
 * What callers request most, by its name.
 *
 * @param larger - a catalogue that begins with the questions of the first, some of which may have been merged there
 */
export async function usualRequests(pool: Pool, larger = pool): Promise<Readonly<Record<string, Requests>>> {
  const { frequent, rare } = await frequentWords(pool, SEARCHES, LIMIT);
  const { rows: kept } = await larger.query<{ id: string }>(
    "select id from questions where id = any ($1) and availability = 'visible'",
    [await readIds(pool)],
  );
  const topics = await readTopics(pool);
  return {
    'a draw': DRAWS,
    'a list page': { paths: [pathOf(LIST, { difficulty: 'medium' })], check: LISTED },
    'a search in texts': { paths: [...frequent, ...rare].map((q) => pathOf(LIST, {}, { q })), check: LISTED },
    'one by id': { paths: kept.map(({ id }) => `${LIST}/${id}`), check: { kind: 'question' } },
    'a topic': { paths: topics, check: HAS_TOPIC },
  };
}

/** The paths of all topics, in an order that says nothing about them. */
async function readTopics(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ slug: string }>('select slug from topics order by md5(slug)');
  return rows.map(({ slug }) => `/api/v1/topics/${slug}`);
}

export const growth: Row = {
  name: 'growth',
  async *measure(bench) {
    const { rounds, milliseconds } = bench.effort;
    const steady = { ...bench, effort: { rounds, milliseconds: LONGER * milliseconds } };
    const { 'a topic': _topics, ...usual } = await usualRequests(bench.pool('small'), bench.pool('large'));
    for (const [name, requests] of Object.entries(usual)) {
      const isDraw = name === 'a draw';
      const rate = isDraw ? bench.rate : COSTLIER * bench.rate;
      const sideOf = async (size: Size, title: string): Promise<Side> =>
        apiSide(steady, await bench.api(size), { ...requests, rate }, title);
      for (const larger of isDraw ? (['medium', 'large'] as const) : (['large'] as const))
        yield await against(steady, larger, `${name}, ${rate}/s`, sideOf);
    }
    yield await against(bench, 'large', 'a topic for the first time', (size, name) =>
      newTopics(bench, size, name),
    );
  },
};

/** The questions of a topic are counted when it is first requested, so each round has topics of its own. */
async function newTopics(bench: Bench, size: Size, name: string): Promise<Side> {
  const api = await bench.api(size);
  const next = portions(await readTopics(bench.pool(size)), bench.effort.rounds + 1);
  const load = () => ({ paths: [...next()], check: HAS_TOPIC, connections: TOPICS });
  return { name, measure: () => loadApi(bench, api, load(), true) };
}

export const firstPage: Row = {
  name: 'first-page',
  async *measure(bench) {
    const requests: Requests = { paths: [`${LIST}?count=estimate`], check: LISTED };
    const small = apiSide(bench, await bench.api('small'), requests, `itself at ${label(bench, 'small')}`);
    const large = apiSide(bench, await bench.api('large'), requests, 'API');
    const what = `first list page, default filters, ${label(bench, 'large')} questions`;
    yield await compareSides(bench, what, [large, small], 'rate', { bound: 0.7, is: 'at least' });
  },
};

/** What a catalogue takes, for each million questions: megabytes on disk, and seconds. */
async function costs(bench: Bench, elasticsearch: Client, size: Size): Promise<Record<string, number>> {
  const { indexPrefix, questions } = bench.places[size];
  const pool = bench.pool(size);
  const index = questionsAlias(indexPrefix);
  const { rows } = await pool.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  const { _all: indices } = await elasticsearch.indices.stats({ index, metric: 'store' });
  const start = performance.now();
  await verify({ pool, elasticsearch, indexPrefix, logger: createLogger('bench', 'warn') }, index);
  const seconds = (performance.now() - start) / 1_000;
  return {
    'database in MB': Number(rows[0]?.bytes) / questions,
    'search index in MB': (indices.primaries?.store?.size_in_bytes ?? 0) / questions,
    'seconds to verify the index': (1e6 * seconds) / questions,
  };
}

/** What a million questions cost does not depend on how many there are. */
export const catalogueSize: Row = {
  name: 'size',
  async *measure(bench) {
    const elasticsearch = new Client({ node: bench.elasticsearchUrl, requestTimeout: 60_000 });
    try {
      const medium = await costs(bench, elasticsearch, 'medium');
      const large = await costs(bench, elasticsearch, 'large');
      for (const [name, value] of Object.entries(large)) {
        const other = medium[name] ?? Number.NaN;
        const ratio = value / other;
        yield {
          what: `${name} for each million, ${label(bench, 'large')} questions`,
          opponent: `itself at ${label(bench, 'medium')}`,
          figures: value.toFixed(1),
          opponentFigures: other.toFixed(1),
          ratio: { median: ratio, low: ratio, high: ratio },
          unit: '×',
          target: { bound: 1.2, is: 'at most' },
          details: { value, other },
        };
      }
    } finally {
      await elasticsearch.close();
    }
  },
};
