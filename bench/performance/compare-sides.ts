import { median } from './quantile.ts';
import type { Sample } from './samples.ts';

/** One way to do what is measured. */
export interface Side {
  /** Such as `bare Fastify route`. */
  readonly name: string;
  readonly measure: () => Promise<Sample>;
}

/** The median of several rounds, with the lowest and the highest. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export interface Comparison {
  readonly subject: Sample;
  readonly opponent: Sample;
  /** The subject's value divided by the opponent's of the same round. */
  readonly ratio: Spread;
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
});

function medianSample(samples: readonly Sample[]): Sample {
  const of = (pick: (sample: Sample) => number): number => median(samples.map(pick));
  const cpus = samples.flatMap(({ cpu }) => (cpu === undefined ? [] : [cpu]));
  return {
    rate: of(({ rate }) => rate),
    p50: of(({ p50 }) => p50),
    p95: of(({ p95 }) => p95),
    p99: of(({ p99 }) => p99),
    ...(cpus.length === 0 ? {} : { cpu: median(cpus) }),
  };
}

/**
 * Measures two sides in turn, so that other load on the computer affects both. They also take turns in who is first. An
 * unmeasured round before warms up connections, caches and compiled code.
 */
export async function compareSides(
  rounds: number,
  [subject, opponent]: readonly [Side, Side],
  valueOf: (sample: Sample) => number,
): Promise<Comparison> {
  const [ours, theirs]: [Sample[], Sample[]] = [[], []];
  for (let round = -1; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    const first = await (isOursFirst ? subject : opponent).measure();
    const second = await (isOursFirst ? opponent : subject).measure();
    if (round < 0) continue;
    ours.push(isOursFirst ? first : second);
    theirs.push(isOursFirst ? second : first);
  }
  const ratios = ours.map((sample, round) => {
    const other = theirs[round];
    return other === undefined ? Number.NaN : valueOf(sample) / valueOf(other);
  });
  return { subject: medianSample(ours), opponent: medianSample(theirs), ratio: spreadOf(ratios) };
}
