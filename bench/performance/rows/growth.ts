import type { Bench, Size } from '../bench.ts';
import { compareSides, apiSide, type Requests } from '../sides.ts';
import type { Result, Row } from '../report.ts';
import { DRAWS } from './draws.ts';

const label = (bench: Bench, size: Size): string => bench.places[size].questions.toLocaleString('en');

/** How many times as long as other loads: at a low rate, a short load has few requests beyond the 95th percentile. */
const LONGER = 3;

const patient = (bench: Bench): Bench => ({
  ...bench,
  effort: { ...bench.effort, milliseconds: LONGER * bench.effort.milliseconds },
});

async function against(bench: Bench, larger: Size): Promise<Result> {
  const requests = { ...DRAWS, rate: bench.rate };
  const small = apiSide(bench, await bench.api('small'), requests, `itself at ${label(bench, 'small')}`);
  const large = apiSide(bench, await bench.api(larger), requests, 'API');
  const what = `p95 of a draw, ${bench.rate}/s, ${label(bench, larger)} questions`;
  return compareSides(bench, what, [large, small], 'p95', { bound: 1.3, is: 'at most' });
}

export const growth: Row = {
  name: 'growth',
  async *measure(bench) {
    yield await against(patient(bench), 'medium');
    yield await against(patient(bench), 'large');
  },
};

export const firstPage: Row = {
  name: 'first-page',
  async *measure(bench) {
    const check = { kind: 'questions', count: 20 } as const;
    const requests: Requests = { paths: ['/api/v1/questions?count=estimate'], check };
    const small = apiSide(bench, await bench.api('small'), requests, `itself at ${label(bench, 'small')}`);
    const large = apiSide(bench, await bench.api('large'), requests, 'API');
    const what = `first list page, default filters, ${label(bench, 'large')} questions`;
    yield await compareSides(bench, what, [large, small], 'rate', { bound: 0.7, is: 'at least' });
  },
};
