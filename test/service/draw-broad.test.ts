import type { Client, estypes } from '@elastic/elasticsearch';
import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';

import { shuffle } from '../../src/search/random-order.ts';
import { questionsAlias, runSearch } from '../../src/search/run-search.ts';
import { drawSeqs, sampleSeqs } from '../../src/search/draw-seqs.ts';
import { questionQuery } from '../../src/filters/search-filter.ts';
import { SOME_FILTER } from '../support/some-values.ts';
import { questions } from '../support/a-question.ts';
import { anApi, type Api } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { sized } from '../support/sized.ts';
import { until } from '../support/until.ts';
import { FAR, meetings, overlap, overlapExcess, unevenness } from '../support/statistics.ts';

/** Each load becomes a segment of the index. Others are between them, as in a real catalogue. */
const SEGMENTS = 4;
const IN_SEGMENT = 1_000;
const MATCHES = SEGMENTS * IN_SEGMENT;
/** Questions in one bulk draw. */
const AMOUNT = 128;
const BULK_DRAWS = sized({ short: 200, long: 1_000 });

const engines = await ownEngines();
const alias = questionsAlias(engines.indexPrefix);
const search = (body: estypes.SearchRequest) => runSearch({ client: engines.elasticsearch, alias }, body);
const filter = { ...SOME_FILTER, tags: ['broad'] };

/** The matches by `seq` and by id, numbered from 0. */
const places = new Map<number | string, number>();

beforeAll(async () => {
  for (let segment = 0; segment < SEGMENTS; segment += 1)
    await load(engines, [...questions(IN_SEGMENT, { tags: ['broad'] }), ...questions(200)]);
  const { rows } = await engines.pool.query<{ id: string; seq: number }>(
    `select id, seq::float8 as seq from questions where tags @> '{broad}' order by seq`,
  );
  for (const [place, { id, seq }] of rows.entries()) places.set(id, place).set(seq, place);
  expect(rows).toHaveLength(MATCHES);
});

const placesOf = (names: readonly (number | string)[]): number[] =>
  names.map((name) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`${name} does not match`);
    return place;
  });

/** Bulk draws, all of the same size. */
async function inBulk(draw: () => Promise<readonly number[]>, count = BULK_DRAWS): Promise<number[][]> {
  const draws: number[][] = [];
  while (draws.length < count)
    for (const seqs of await Promise.all(Array.from({ length: 4 }, draw))) {
      const drawn = placesOf(seqs);
      expect(new Set(drawn).size).toBe(drawn.length);
      // Samples differ in size, and come sorted.
      shuffle(drawn);
      if (drawn.length >= AMOUNT) draws.push(drawn.slice(0, AMOUNT));
    }
  return draws;
}

const scored = async (client: Client = engines.elasticsearch): Promise<readonly number[]> =>
  (await drawSeqs((body) => runSearch({ client, alias }, body), filter, AMOUNT)).seqs;

/** Half as many again, so that none has too few. */
const sampled = async (client: Client = engines.elasticsearch): Promise<readonly number[]> =>
  (await sampleSeqs((body) => runSearch({ client, alias }, body), filter, 1.5 * AMOUNT, MATCHES))?.seqs ?? [];

/** The numbers that an aggregation returns. */
async function aggregated(aggregation: (seqs: object) => object): Promise<number[]> {
  const seqs = { terms: { field: 'seq', size: MATCHES } };
  const { aggregations } = await engines.elasticsearch.search({
    index: alias,
    size: 0,
    query: questionQuery(filter),
    aggs: { drawn: aggregation(seqs) },
  });
  const { drawn } = aggregations as unknown as { drawn: { seqs: { buckets: { key: number }[] } } };
  return drawn.seqs.buckets.map(({ key }) => key);
}

/** The client with its search bodies changed. */
function rewriting(rewrite: (body: string) => string): Client {
  const search = (body: object, options: object): unknown =>
    engines.elasticsearch.search(JSON.parse(rewrite(JSON.stringify(body))) as object, options);
  return Object.create(engines.elasticsearch, { search: { value: search } }) as Client;
}

describe('bulk draws from an index with several segments', { timeout: 240_000 }, () => {
  test.each([
    ['searches by score', () => scored()],
    ['samples', () => sampled()],
  ])('%s are uniform over questions and pairs', async (_name, draw) => {
    const draws = await inBulk(draw);
    expect(unevenness(draws, MATCHES)).toBeLessThan(FAR);
    expect(meetings(draws, MATCHES).excess).toBeLessThan(FAR);
  });

  test('a sample has about as many questions as requested, and estimates the matches', async () => {
    const sample = await sampleSeqs(search, filter, 200, MATCHES);
    expect(Math.abs((sample?.seqs.length ?? 0) - 200)).toBeLessThan(8 * Math.sqrt(200));
    expect(Math.abs((sample?.matches ?? 0) - MATCHES)).toBeLessThan((8 * MATCHES) / Math.sqrt(200));
  });

  test.each([
    ['so many that a search by score costs less', 2_000, MATCHES],
    ['far fewer than the last count', 200, 100 * MATCHES],
  ])('no sample is taken of %s', async (_name, amount, matches) => {
    expect(await sampleSeqs(search, filter, amount, matches)).toBeUndefined();
  });

  test('the statistics detect the random_sampler, which takes the same places of every segment', async () => {
    const draws = await inBulk(
      () =>
        aggregated((seqs) => ({
          random_sampler: { probability: (1.5 * AMOUNT) / MATCHES, seed: randomInt(2 ** 31) },
          aggs: { seqs },
        })),
      100,
    );
    expect(unevenness(draws, MATCHES)).toBeLessThan(2 * FAR);
    expect(meetings(draws, MATCHES).excess).toBeGreaterThan(2 * FAR);
  });

  test('the statistics detect samples that are cut off', async () => {
    const client = rewriting((body) => body.replace(/("field":"seq","size":)\d+/, `$1${AMOUNT}`));
    expect(unevenness(await inBulk(() => sampled(client), 100), MATCHES)).toBeGreaterThan(2 * FAR);
  });

  test('the statistics detect seeds with few values', async () => {
    const client = rewriting((body) => body.replace(/"seed":\d+/, () => `"seed":${randomInt(16)}`));
    const draws = await inBulk(() => scored(client), 100);
    expect(meetings(draws, MATCHES).excess).toBeGreaterThan(2 * FAR);
  });
});

describe('draws from a broad filter', () => {
  let searches = 0;
  const counting = rewriting((body) => {
    searches += 1;
    return body;
  });

  const draw = async (api: Api, query: Record<string, string | number>): Promise<number[]> => {
    const { data } = await api.draw({ tags: 'broad', ...query });
    return placesOf(data.map(({ id }) => id));
  };

  /** An account of which the next draws need no search. */
  async function warmedUp(): Promise<Api> {
    const api = await anApi(engines, { clients: { elasticsearch: counting } });
    await until('draws need no search', async () => {
      const before = searches;
      await draw(api, {});
      return searches === before;
    });
    return api;
  }

  test('are uniform over questions and pairs, and overlap less than by chance', async () => {
    const api = await warmedUp();
    const draws: number[][] = [];
    while (draws.length < sized({ short: 500, long: 20_000 })) draws.push(await draw(api, {}));
    expect(unevenness(draws, MATCHES)).toBeLessThan(FAR);
    expect(meetings(draws, MATCHES).excess).toBeLessThan(FAR);
    const overlaps = draws.slice(1).map((drawn, index) => overlap(drawn, draws[index] ?? []));
    expect(overlapExcess(overlaps, 10, MATCHES)).toBeLessThan(FAR);
  });

  test('32 simultaneous requests of an account have no question in common', async () => {
    const api = await warmedUp();
    const answers = await Promise.all(Array.from({ length: 32 }, () => draw(api, { amount: 3 })));
    expect(new Set(answers.flat()).size).toBe(32 * 3);
  });

  test('never have one of 250 excluded questions', async () => {
    const api = await warmedUp();
    const ids = [...places.keys()].filter((name) => typeof name === 'string').slice(0, 250);
    const excluded = new Set(placesOf(ids));
    for (let round = 0; round < 20; round += 1) {
      const drawn = await draw(api, { exclude: ids.join(), amount: 50 });
      expect(new Set(drawn).size).toBe(50);
      expect(drawn.filter((place) => excluded.has(place))).toEqual([]);
    }
  });
});
