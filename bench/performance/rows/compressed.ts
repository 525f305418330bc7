import { compareSides } from '../compare-sides.ts';
import { comparisonResult } from '../results.ts';
import type { Row } from '../row.ts';
import { apiSide } from '../sides.ts';
import { DRAWS } from './draw.ts';

/** What browsers send. */
const ACCEPTED = 'gzip, deflate, br, zstd';

export const compressed: Row = {
  name: 'compressed',
  async *measure(bench) {
    const api = await bench.api('large');
    const plain = apiSide(bench, api, DRAWS, 'the same, not compressed');
    const comparison = await compareSides(
      bench.effort.rounds,
      [apiSide(bench, api, { ...DRAWS, acceptEncoding: ACCEPTED }), plain],
      ({ rate }) => rate,
    );
    yield comparisonResult('compressed draw of 10, 32 accounts', plain.name, comparison, 'rate', {
      bound: 0.8,
      is: 'at least',
    });
  },
};
