import { compareSides } from '../compare-sides.ts';
import { comparisonResult } from '../results.ts';
import type { Row } from '../row.ts';
import { apiSide, type Requests } from '../sides.ts';

/** The engines have next to nothing to do here, so that the API is the bottleneck. */
const REQUESTS: Requests = {
  paths: ['/api/v1/categories'],
  check: { kind: 'property', name: 'data' },
};

export const workers: Row = {
  name: 'workers',
  async *measure(bench) {
    const one = await bench.ownApi('large', { TRIVIA_WORKERS: '1' });
    const two = await bench.ownApi('large', { TRIVIA_WORKERS: '2' });
    try {
      // The CPU time of the first process alone would be misleading.
      const sides = [
        apiSide(bench, { ...two, pid: 0 }, REQUESTS, 'two API processes'),
        apiSide(bench, { ...one, pid: 0 }, REQUESTS, 'one API process'),
      ] as const;
      const comparison = await compareSides(bench.effort.rounds, sides, ({ rate }) => rate);
      const what = 'GET /categories, two API processes';
      yield comparisonResult(what, sides[1].name, comparison, 'rate', { bound: 1.5, is: 'at least' });
    } finally {
      await Promise.all([one.stop(), two.stop()]);
    }
  },
};
