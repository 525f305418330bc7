import { memoryOf, memoryPeakOf } from '../../process-memory.ts';
import type { Bench } from '../bench.ts';
import { broadFilters, LIMIT, LIST, LISTED, pathOf, rareFilters } from '../filters.ts';
import type { Row } from '../report.ts';
import { loadApi, type Requests } from '../sides.ts';
import { DRAWS, drawsOf } from './draws.ts';

/** Loads of every kind: draws from one, from many and from rare filters, and lists. */
async function mixedLoads(bench: Bench): Promise<Requests[]> {
  const { matches, filters } = bench.broad;
  const broad = await broadFilters(bench.pool('large'), Math.max(LIMIT, matches), filters);
  const rare = await rareFilters(bench.pool('large'));
  return [
    DRAWS,
    drawsOf(broad),
    drawsOf(rare),
    { paths: broad.map((filter) => pathOf(LIST, filter, { count: 'estimate' })), check: LISTED },
  ];
}

/** The last row: the process has then served the loads of the rows before. */
export const memory: Row = {
  name: 'memory',
  async *measure(bench) {
    const api = await bench.api('large');
    for (const requests of await mixedLoads(bench)) await loadApi(bench, api, requests);
    const [megabytes, peak] = [memoryOf(api.pid), memoryPeakOf(api.pid)];
    yield {
      what: 'memory of one API process after all rows of the run',
      opponent: 'none',
      figures: `${megabytes.toFixed(0)} MB, peak ${peak.toFixed(0)} MB`,
      opponentFigures: '',
      ratio: { median: megabytes, low: megabytes, high: peak },
      unit: 'MB',
      target: { bound: 350, is: 'at most' },
      details: { megabytes, peak },
    };
  },
};
