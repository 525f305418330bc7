import { compareSides } from '../compare-sides.ts';
import type { Bench } from '../bench.ts';
import { DEFAULT_FILTER, pathOf, queryOf } from '../filters.ts';
import { comparisonResult } from '../results.ts';
import type { Result, Row } from '../row.ts';
import { apiSide, bareSide, directSide, type Requests } from '../sides.ts';

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
