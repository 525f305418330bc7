import { compareSides } from '../compare-sides.ts';
import { broadFilters, pathOf } from '../filters.ts';
import { comparisonResult } from '../results.ts';
import type { Row } from '../row.ts';
import { apiSide, bareSide, type Requests } from '../sides.ts';
import { DRAW_PATH, DRAWN } from './draw.ts';

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
