/** Calls of each side before the measurement, to warm up connections, caches and compiled code. */
const WARM_UP = 100;
/** Measured calls of each side. */
const ROUNDS = 350;

/** Milliseconds per call of one side. */
export interface Timing {
  readonly p50: number;
  readonly p99: number;
}

export type Call = (round: number) => Promise<unknown>;

async function timed(call: Call, round: number): Promise<number> {
  const start = performance.now();
  await call(round);
  return performance.now() - start;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Times several ways to get the same result in one run. They alternate, so that other load on the computer affects all
 * of them equally. Each round makes the same request on every side.
 */
export async function compare(sides: readonly Call[], rounds = ROUNDS): Promise<Timing[]> {
  const samples: number[][] = sides.map(() => []);
  for (let round = -WARM_UP; round < rounds; round += 1)
    for (const [index, side] of sides.entries()) {
      const took = await timed(side, round + WARM_UP);
      if (round >= 0) samples[index]?.push(took);
    }
  return samples.map((taken) => {
    const sorted = taken.toSorted((a, b) => a - b);
    return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
  });
}
