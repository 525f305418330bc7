import type { Bench } from '../bench.ts';
import { CONNECTIONS } from '../bench.ts';
import { compareSides } from '../compare-sides.ts';
import { pathOf, queryOf, type FilterParameters } from '../filters.ts';
import { rareFilters } from '../rare-filters.ts';
import { comparisonResult } from '../results.ts';
import type { Row } from '../row.ts';
import { sampleOf } from '../samples.ts';
import { loadApi } from '../sides.ts';
import { DRAW_PATH, DRAWN } from './draw.ts';

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
