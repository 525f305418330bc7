import { z } from 'zod';

import type { Bench } from '../bench.ts';
import type { Api } from '../start-api.ts';
import { spreadOf } from '../compare-sides.ts';
import { broadFilters, pathOf, type FilterParameters } from '../filters.ts';
import { median } from '../quantile.ts';
import type { Result, Row } from '../row.ts';
import type { Sample } from '../samples.ts';
import { loadApi } from '../sides.ts';

const LIST = '/api/v1/questions';
const LIMIT = 20;
const MODES = ['none', 'estimate', 'exact'] as const;
type Mode = (typeof MODES)[number];

/** Milliseconds of one request, on average over all connections. */
const costOf = ({ rate }: Sample): number => 1_000 / rate;

async function measureMode(
  bench: Bench,
  api: Api,
  broad: readonly FilterParameters[],
  count: Mode,
): Promise<Sample> {
  const paths = broad.map((filter) => pathOf(LIST, filter, { count }));
  return loadApi(bench, api, { paths, check: { kind: 'questions', count: LIMIT } });
}

/** The added cost of an estimate divided by that of an exact count. */
async function compareCosts(bench: Bench, api: Api, broad: readonly FilterParameters[]): Promise<Result> {
  const costs: Record<Mode, number[]> = { none: [], estimate: [], exact: [] };
  for (let round = -1; round < bench.effort.rounds; round += 1)
    for (const mode of round % 2 === 0 ? MODES : MODES.toReversed()) {
      const cost = costOf(await measureMode(bench, api, broad, mode));
      if (round >= 0) costs[mode].push(cost);
    }
  const at = (mode: Mode, round: number): number => costs[mode][round] ?? Number.NaN;
  const added = (mode: Mode): number[] => costs[mode].map((cost, round) => cost - at('none', round));
  const [estimate, exact] = [added('estimate'), added('exact')];
  const text = (values: readonly number[]): string =>
    `${median(values).toFixed(2)} ms added to ${median(costs.none).toFixed(2)} ms`;
  return {
    what: `count=estimate on ${broad.length} broad filters, added cost of a request`,
    opponent: 'count=exact',
    figures: text(estimate),
    opponentFigures: text(exact),
    // In a single round the added cost of an exact count can be next to nothing, so the medians are compared.
    ratio: {
      ...spreadOf(estimate.map((cost, round) => cost / (exact[round] ?? Number.NaN))),
      median: median(estimate) / median(exact),
    },
    unit: '×',
    target: { bound: 0.3, is: 'at most' },
    details: { costs },
  };
}

const Counted = z.object({
  meta: z.object({ total: z.int().optional(), totalEstimate: z.int().optional() }),
});

async function countOf(api: Api, filter: FilterParameters, count: 'estimate' | 'exact'): Promise<number> {
  const response = await fetch(`${api.url}${pathOf(LIST, filter, { count, limit: '1' })}`, {
    headers: { 'x-api-key': api.keys[0] ?? '' },
  });
  const { meta } = Counted.parse(await response.json());
  const value = count === 'exact' ? meta.total : meta.totalEstimate;
  if (value === undefined) throw new Error(`a list with count=${count} has no total`);
  return value;
}

async function compareTotals(api: Api, broad: readonly FilterParameters[]): Promise<Result> {
  const errors: number[] = [];
  for (const filter of broad) {
    const [estimate, exact] = [await countOf(api, filter, 'estimate'), await countOf(api, filter, 'exact')];
    errors.push((100 * Math.abs(estimate - exact)) / exact);
  }
  const largest = Math.max(...errors);
  return {
    what: `count=estimate on ${broad.length} broad filters, largest error`,
    opponent: 'count=exact',
    figures: `${largest.toFixed(2)} %, median ${median(errors).toFixed(2)} %`,
    opponentFigures: '0 %',
    ratio: { median: largest, low: Math.min(...errors), high: largest },
    unit: '%',
    target: { bound: 5, is: 'at most' },
    details: { errors },
  };
}

export const counts: Row = {
  name: 'counts',
  async *measure(bench) {
    const api = await bench.api('large');
    const broad = await broadFilters(
      bench.pool('large'),
      Math.max(LIMIT, bench.broad.matches),
      bench.broad.filters,
    );
    yield await compareTotals(api, broad);
    yield await compareCosts(bench, api, broad);
  },
};
