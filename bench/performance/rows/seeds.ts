import { z } from 'zod';

import type { Bench } from '../bench.ts';
import { compareSides, type Side } from '../compare-sides.ts';
import type { DirectRequest } from '../direct/direct-plan.ts';
import { broadFilters, DEFAULT_FILTER, pathOf, queryOf, type FilterParameters } from '../filters.ts';
import { comparisonResult } from '../results.ts';
import type { Result, Row } from '../row.ts';
import { apiSide, directSide, loadApi } from '../sides.ts';
import type { Api } from '../start-api.ts';
import { DRAW_PATH, DRAWN } from './draw.ts';

const LIST = '/api/v1/questions';
/** Questions on a measured page, and on each page on the way to the deep one. */
const LIMIT = 20;
const LARGE_PAGE = 100;
/** Pages of `LARGE_PAGE` before the deep page, by those of fifty that other rows use: page 201 of 20 comes after 4,000. */
const PAGES = 2;
/** Seeds of one load: more than it sends. */
const SEEDS = 20_000;
/** Walks whose deep page is measured. */
const WALKS = 8;
const PLAIN = 'one random_score per request, rows by id';

interface Pair {
  readonly what: string;
  readonly filter: FilterParameters;
  /** Questions of each response. */
  readonly count: number;
  readonly pathOf: (seed: string) => string;
}

/** The widest, a middle and the narrowest of the broad filters. */
async function someFilters(bench: Bench) {
  const { matches, filters } = bench.broad;
  const broad = await broadFilters(bench.pool('large'), matches, filters);
  const at = (index: number): FilterParameters => broad[index] ?? DEFAULT_FILTER;
  return { widest: at(0), middle: at(broad.length >> 1), narrowest: at(broad.length - 1) };
}

/** Requests each seed only once: the API remembers its last draws for some seconds. */
function withNewSeeds(bench: Bench, api: Api, pair: Pair, connections: number): Side {
  let loads = 0;
  return {
    name: 'API',
    measure: () => {
      loads += 1;
      const paths = Array.from({ length: SEEDS }, (_, index) => pair.pathOf(`${loads}-${index}`));
      const check = { kind: 'questions', count: pair.count } as const;
      return loadApi(bench, api, { paths, check, connections }, true);
    },
  };
}

async function againstPlain(bench: Bench, pair: Pair, connections: number): Promise<Result> {
  const query = await queryOf(pair.filter);
  const request: DirectRequest = { kind: 'draw', query, amount: pair.count, rows: true };
  const direct = directSide(bench, 'large', [request], PLAIN, connections);
  const ours = withNewSeeds(bench, await bench.api('large'), pair, connections);
  const comparison = await compareSides(bench.effort.rounds, [ours, direct], ({ p50 }) => p50);
  const what = `${pair.what}, ${connections === 1 ? 'one at a time' : `${connections} at once`}`;
  return comparisonResult(what, direct.name, comparison, 'p50', { bound: 1.5, is: 'at most' });
}

export const seeded: Row = {
  name: 'seeded',
  async *measure(bench) {
    for (const [name, filter] of Object.entries(await someFilters(bench)))
      for (const connections of [32, 1]) {
        const what = `draw of ${DRAWN} with a new seed, ${name} filter`;
        const paths = (seed: string) => pathOf(DRAW_PATH, filter, { seed });
        yield await againstPlain(bench, { what, filter, count: DRAWN, pathOf: paths }, connections);
      }
  },
};

const Listed = z.object({ _links: z.object({ next: z.string() }) });

/** The path of a deep page of a shuffled walk, found as a client finds it. */
async function findDeepPage(bench: Bench, api: Api, filter: FilterParameters, seed: string): Promise<string> {
  const parameters = { order: 'shuffled', seed, count: 'none', limit: String(LARGE_PAGE) };
  let path = pathOf(LIST, filter, parameters);
  for (let page = 0; page < PAGES * bench.pagesBefore; page += 1) {
    const response = await fetch(`${api.url}${path}`, { headers: { 'x-api-key': api.keys[0] ?? '' } });
    const { pathname, search } = new URL(Listed.parse(await response.json())._links.next, api.url);
    path = pathname + search;
  }
  return path.replace(`limit=${LARGE_PAGE}`, `limit=${LIMIT}`);
}

async function againstFirstPage(bench: Bench, filter: FilterParameters): Promise<Result> {
  const api = await bench.api('large');
  const seeds = Array.from({ length: WALKS }, (_, index) => `walk-${index}`);
  const deep: string[] = [];
  for (const seed of seeds) deep.push(await findDeepPage(bench, api, filter, seed));
  const parameters = { order: 'shuffled', count: 'none', limit: String(LIMIT) };
  const first = seeds.map((seed) => pathOf(LIST, filter, { ...parameters, seed }));
  const check = { kind: 'questions', count: LIMIT } as const;
  const comparison = await compareSides(
    bench.effort.rounds,
    [
      apiSide(bench, api, { paths: deep, check, connections: 1 }),
      apiSide(bench, api, { paths: first, check, connections: 1 }, 'page 1'),
    ],
    ({ p50 }) => p50,
  );
  const page = (PAGES * bench.pagesBefore * LARGE_PAGE) / LIMIT + 1;
  const what = `page ${page} of a shuffled list, one at a time`;
  return comparisonResult(what, 'page 1', comparison, 'p50', { bound: 1.3, is: 'at most' });
}

export const shuffled: Row = {
  name: 'shuffled',
  async *measure(bench) {
    const filters = await someFilters(bench);
    for (const [name, filter] of Object.entries(filters)) {
      const what = `page of ${LIMIT} of a shuffled list, ${name} filter`;
      const paths = (seed: string) => pathOf(LIST, filter, { order: 'shuffled', seed, count: 'none' });
      yield await againstPlain(bench, { what, filter, count: LIMIT, pathOf: paths }, 1);
    }
    yield await againstFirstPage(bench, filters.widest);
  },
};
