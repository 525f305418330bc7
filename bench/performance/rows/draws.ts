import type { Bench } from '../bench.ts';
import { broadFilters, type FilterParameters, pathOf, queryOf, rareFilters } from '../filters.ts';
import type { Result, Row } from '../report.ts';
import { apiSide, bareSide, compareSides, directSide, loadApi, type Requests, sampleOf } from '../sides.ts';

/** Questions of a draw that names no amount. */
const DRAWN = 10;
const DRAW_PATH = '/api/v1/questions/random';
export const DRAWS: Requests = { paths: [DRAW_PATH], check: { kind: 'questions', count: DRAWN } };

/** Nearly every response has a character beyond Latin-1, which the bare route has to encode each time. */
const POLISH_DRAWS: Requests = { ...DRAWS, paths: [pathOf(DRAW_PATH, { lang: 'pl' })] };

async function againstBare(
  bench: Bench,
  what: string,
  bound: number,
  requests: Requests,
  accounts?: number,
): Promise<Result> {
  const api = await bench.api('large');
  const subject = apiSide(bench, api, { ...requests, keys: api.keys.slice(0, accounts) });
  const sides = [subject, await bareSide(bench, api, requests)] as const;
  return compareSides(bench, what, sides, 'rate', { bound, is: 'at least' });
}

export const draw: Row = {
  name: 'draw',
  async *measure(bench) {
    yield await againstBare(bench, 'draw of 10, 32 accounts', 0.4, DRAWS);
    yield await againstBare(bench, 'draw of 10 in Polish, 32 accounts', 0.4, POLISH_DRAWS);
  },
};

export const drawOneAccount: Row = {
  name: 'draw-one-account',
  async *measure(bench) {
    yield await againstBare(bench, 'draw of 10, one account', 0.15, DRAWS, 1);
  },
};

export const drawDirect: Row = {
  name: 'draw-direct',
  async *measure(bench) {
    const requests = [{ kind: 'draw', query: await queryOf({}), amount: DRAWN, rows: true }] as const;
    const direct = directSide(bench, 'large', requests, 'one random_score per request, rows by id');
    const sides = [apiSide(bench, await bench.api('large'), DRAWS), direct] as const;
    yield await compareSides(bench, 'draw of 10, 32 accounts', sides, 'rate', { bound: 60, is: 'at least' });
  },
};

/** Loads until each filter has a fill: the first draws of a filter cost what rare filters cost, which is another row. */
const WARM_UP = 4;

/** Draws with each of these filters in turn. */
export const drawsOf = (filters: readonly FilterParameters[]): Requests => ({
  ...DRAWS,
  paths: filters.map((filter) => pathOf(DRAW_PATH, filter)),
});

export const filters: Row = {
  name: 'filters',
  async *measure(bench) {
    const broad = await broadFilters(bench.pool('large'), bench.broad.matches, bench.broad.filters);
    const draws = apiSide(bench, await bench.api('large'), drawsOf(broad));
    for (let load = 0; load < WARM_UP; load += 1) await draws.measure();
    const what = `draw of 10, ${broad.length} broad filters in rotation`;
    yield await againstBare(bench, what, 0.25, drawsOf(broad));
  },
};

/** Hands out items in parts of equal size, each item once. */
export function portions<Item>(items: readonly Item[], parts: number): () => readonly Item[] {
  const size = Math.floor(items.length / parts);
  let taken = 0;
  return () => items.slice(taken++ * size, taken * size);
}

async function measureDirect(bench: Bench, rare: readonly FilterParameters[]) {
  const queries = await Promise.all(rare.map(queryOf));
  const requests = queries.map((query) => ({ kind: 'draw', query, amount: DRAWN, rows: false }) as const);
  const report = await bench.direct('large', requests, { once: true });
  return sampleOf(report, report.cpu);
}

export const rare: Row = {
  name: 'rare',
  async *measure(bench) {
    const api = await bench.api('large');
    // Both sides of each round and of the warm-up get filters that nobody has used before.
    const next = portions(await rareFilters(bench.pool('large')), 2 * (bench.effort.rounds + 1));
    const ours = { name: 'API', measure: () => loadApi(bench, api, drawsOf(next()), true) };
    const opponent = 'the same query straight to Elasticsearch';
    const theirs = { name: opponent, measure: () => measureDirect(bench, next()) };
    const what = 'draw of 10, rare filters, each only once';
    yield await compareSides(bench, what, [ours, theirs], 'rate', { bound: 0.8, is: 'at least' });
  },
};
