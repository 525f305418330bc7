import { toolName } from '../../../src/endpoints/endpoint.ts';
import { compareSides } from '../compare-sides.ts';
import { comparisonResult } from '../results.ts';
import type { Row } from '../row.ts';
import { apiSide, type Requests } from '../sides.ts';

/**
 * A tool call whose answer is in the memory of the API, so that the engines have nothing to do. It takes the API several
 * times as much CPU time as the load, which runs on the same processors.
 */
const REQUESTS: Requests = {
  paths: ['/mcp'],
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: toolName('tags'), arguments: { limit: 100 } },
  }),
  check: { kind: 'property', name: 'result' },
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
      const what = 'tool call that lists 100 tags, two API processes';
      yield comparisonResult(what, sides[1].name, comparison, 'rate', { bound: 1.5, is: 'at least' });
    } finally {
      await Promise.all([one.stop(), two.stop()]);
    }
  },
};
