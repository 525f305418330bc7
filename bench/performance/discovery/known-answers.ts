import type { Bench } from '../bench.ts';
import { spreadOf } from '../compare-sides.ts';
import type { HelperProcess } from '../helper-process.ts';
import { quantile } from '../quantile.ts';
import type { Result } from '../row.ts';
import { inject } from './inject.ts';

/** Requests of one round. */
const REPEATS = 100;

/** The p95 of requests whose answers are already known. */
export async function measureKnown(
  bench: Bench,
  helper: HelperProcess,
  key: string,
  [what, paths]: readonly [string, readonly string[]],
): Promise<Result> {
  const requests = Array.from({ length: REPEATS }, (_, index) => paths[index % paths.length] ?? '');
  await inject(helper, requests, key);
  const rounds: number[] = [];
  for (let round = 0; round < bench.effort.rounds; round += 1) {
    const times = await inject(helper, requests, key);
    rounds.push(
      quantile(
        times.toSorted((a, b) => a - b),
        0.95,
      ),
    );
  }
  const ratio = spreadOf(rounds);
  return {
    what: `${what}, repeated, p95 in process`,
    opponent: 'none',
    figures: `p95 ${ratio.median.toFixed(2)} ms`,
    opponentFigures: '',
    ratio,
    unit: 'ms',
    target: { bound: 3, is: 'at most' },
    details: { rounds },
  };
}
