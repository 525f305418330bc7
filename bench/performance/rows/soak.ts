import { memoryOf } from '../../process-memory.ts';
import { mean } from '../quantile.ts';
import type { Row } from '../row.ts';
import { loadApi } from '../sides.ts';
import { mixedLoads } from './memory.ts';

/** Parts of the time whose memory is compared: the second, when everything has warmed up, with the last. */
const PARTS = 5;

/**
 * Sends loads of every kind in turn for a long time, and compares the memory of the process at the end with that near
 * the beginning. It runs only when it is named.
 */
export const soak: Row = {
  name: 'soak',
  async *measure(bench) {
    const api = await bench.api('large');
    const loads = await mixedLoads(bench);
    const series: { seconds: number; megabytes: number; rate: number }[] = [];
    const start = performance.now();
    for (let turn = 0; performance.now() - start < bench.soak; turn += 1) {
      const requests = loads[turn % loads.length];
      if (requests === undefined) break;
      const { rate } = await loadApi(bench, api, requests);
      const seconds = Math.round((performance.now() - start) / 1_000);
      series.push({ seconds, megabytes: memoryOf(api.pid), rate });
    }
    const partOf = (part: number): number =>
      mean(
        series
          .slice((series.length * part) / PARTS, Math.ceil((series.length * (part + 1)) / PARTS))
          .map(({ megabytes }) => megabytes),
      );
    const [early, late] = [partOf(1), partOf(PARTS - 1)];
    const ratio = late / early;
    yield {
      what: `memory of one API process after ${Math.round(bench.soak / 60_000)} minutes of mixed load`,
      opponent: 'the same process near the beginning',
      figures: `${late.toFixed(0)} MB`,
      opponentFigures: `${early.toFixed(0)} MB`,
      ratio: { median: ratio, low: ratio, high: ratio },
      unit: '×',
      target: { bound: 1.05, is: 'at most' },
      details: { series },
    };
  },
};
