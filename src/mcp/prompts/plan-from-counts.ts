import type { PromptContext } from '../prompt.ts';
import { isComplete, planRounds, type Round, type WantedRounds } from './plan-rounds.ts';
import { countPool, POOLS, type PoolCounts, type Subject } from './pools.ts';

export interface Plan {
  readonly rounds: readonly Round[];
  /** The pools that were counted: the default one, and all others if that has too few questions. */
  readonly stock: readonly [PoolCounts, ...PoolCounts[]];
}

/** Plans rounds from what the catalogue has now. The wider pools are counted only if they are needed. */
export async function planFromCounts(
  context: PromptContext,
  subject: Subject,
  wanted: WantedRounds,
): Promise<Plan> {
  const [narrow, ...wider] = POOLS;
  const first = await countPool(context, subject, narrow, wanted.levels);
  const rounds = planRounds(wanted, [first]);
  if (isComplete(rounds, wanted)) return { rounds, stock: [first] };
  const others = await Promise.all(wider.map((pool) => countPool(context, subject, pool, wanted.levels)));
  return { rounds: planRounds(wanted, [first, ...others]), stock: [first, ...others] };
}
