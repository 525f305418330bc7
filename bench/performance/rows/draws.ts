import { compareSides, apiSide, bareSide, directSide, type Requests, sampleOf, loadApi } from '../sides.ts';
import { type Bench, CONNECTIONS } from '../bench.ts';
import {
  DEFAULT_FILTER,
  pathOf,
  queryOf,
  broadFilters,
  type FilterParameters,
  rareFilters,
} from '../filters.ts';
import { comparisonResult, type Result, type Row } from '../report.ts';

/** Questions of a draw that names no amount. */
export const DRAWN = 10;
export const DRAW_PATH = '/api/v1/questions/random';
export const DRAWS: Requests = { paths: [DRAW_PATH], check: { kind: 'questions', count: DRAWN } };

/** Nearly every response has a character beyond Latin-1, which the bare route has to encode each time. */
const POLISH_DRAWS: Requests = { ...DRAWS, paths: [pathOf(DRAW_PATH, { lang: 'pl' })] };

interface Draws {
  readonly what: string;
  readonly target: number;
  readonly requests: Requests;
  readonly onlyKey?: boolean;
}

async function againstBare(
  bench: Bench,
  { what, target, requests, onlyKey = false }: Draws,
): Promise<Result> {
  const api = await bench.api('large');
  const keys = onlyKey ? { keys: api.keys.slice(0, 1) } : {};
  const bare = await bareSide(bench, api, requests);
  const comparison = await compareSides(
    bench.effort.rounds,
    [apiSide(bench, api, { ...requests, ...keys }), bare],
    ({ rate }) => rate,
  );
  return comparisonResult(what, bare.name, comparison, 'rate', { bound: target, is: 'at least' });
}

export const draw: Row = {
  name: 'draw',
  async *measure(bench) {
    yield await againstBare(bench, { what: 'draw of 10, 32 accounts', target: 0.4, requests: DRAWS });
    const what = 'draw of 10 in Polish, 32 accounts';
    yield await againstBare(bench, { what, target: 0.4, requests: POLISH_DRAWS });
  },
};

export const drawOneAccount: Row = {
  name: 'draw-one-account',
  async *measure(bench) {
    const what = 'draw of 10, one account';
    yield await againstBare(bench, { what, target: 0.15, requests: DRAWS, onlyKey: true });
  },
};

export const drawDirect: Row = {
  name: 'draw-direct',
  async *measure(bench) {
    const api = await bench.api('large');
    const query = await queryOf(DEFAULT_FILTER);
    const direct = directSide(
      bench,
      'large',
      [{ kind: 'draw', query, amount: DRAWN, rows: true }],
      'one random_score per request, rows by id',
    );
    const comparison = await compareSides(
      bench.effort.rounds,
      [apiSide(bench, api, DRAWS), direct],
      ({ rate }) => rate,
    );
    yield comparisonResult('draw of 10, 32 accounts', direct.name, comparison, 'rate', {
      bound: 60,
      is: 'at least',
    });
  },
};

/** Loads until each filter has a fill: the first draws of a filter cost what rare filters cost, which is another row. */
const WARM_UP = 4;

export const filters: Row = {
  name: 'filters',
  async *measure(bench) {
    const api = await bench.api('large');
    const broad = await broadFilters(bench.pool('large'), bench.broad.matches, bench.broad.filters);
    const requests: Requests = {
      paths: broad.map((filter) => pathOf(DRAW_PATH, filter)),
      check: { kind: 'questions', count: DRAWN },
    };
    const bare = await bareSide(bench, api, requests);
    const draws = apiSide(bench, api, requests);
    for (let load = 0; load < WARM_UP; load += 1) await draws.measure();
    const comparison = await compareSides(bench.effort.rounds, [draws, bare], ({ rate }) => rate);
    yield comparisonResult(
      `draw of 10, ${broad.length} broad filters in rotation`,
      bare.name,
      comparison,
      'rate',
      { bound: 0.25, is: 'at least' },
    );
  },
};

/** Hands out filters in parts of equal size, each filter once. */
function portions(filters: readonly FilterParameters[], parts: number): () => readonly FilterParameters[] {
  const size = Math.floor(filters.length / parts);
  let taken = 0;
  return () => filters.slice(taken++ * size, taken * size);
}

async function measureDirect(bench: Bench, rare: readonly FilterParameters[]) {
  const queries = await Promise.all(rare.map(queryOf));
  const report = await bench.direct('large', {
    connections: CONNECTIONS,
    milliseconds: bench.effort.milliseconds,
    requests: queries.map((query) => ({ kind: 'draw', query, amount: DRAWN, rows: false })),
    once: true,
  });
  return sampleOf(report, report.cpu);
}

export const rare: Row = {
  name: 'rare',
  async *measure(bench) {
    const api = await bench.api('large');
    // Both sides of each round and of the warm-up get filters that nobody has used before.
    const next = portions(await rareFilters(bench.pool('large')), 2 * (bench.effort.rounds + 1));
    const ours = {
      name: 'API',
      measure: () => {
        const paths = next().map((filter) => pathOf(DRAW_PATH, filter));
        return loadApi(bench, api, { paths, check: { kind: 'questions', count: DRAWN } }, true);
      },
    };
    const theirs = {
      name: 'the same query straight to Elasticsearch',
      measure: () => measureDirect(bench, next()),
    };
    const comparison = await compareSides(bench.effort.rounds, [ours, theirs], ({ rate }) => rate);
    yield comparisonResult('draw of 10, rare filters, each only once', theirs.name, comparison, 'rate', {
      bound: 0.8,
      is: 'at least',
    });
  },
};
