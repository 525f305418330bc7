import { portionsOf } from './portions.ts';
import type { UsageBatch, UsageBatches } from './usage-batches.ts';
import type { UsageCounters } from './usage-counters.ts';
import type { UsageDays } from './usage-days.ts';

interface SettlerParts {
  readonly counters: Pick<UsageCounters, 'settle'>;
  readonly batches: UsageBatches;
  readonly days: UsageDays;
}

/** Creates the function that sends the counts of this process to Redis. It never throws: a batch that fails is sent again. */
export function createUsageSettler({ counters, batches, days }: SettlerParts): () => Promise<void> {
  /** Returns whether Redis accepted the batch. */
  async function settleBatch(batch: UsageBatch): Promise<boolean> {
    try {
      await counters.settle(batch);
    } catch {
      // It is sent again until Redis accepts it, and is counted once.
      batches.failed(batch);
      return false;
    }
    days.add(batch);
    batches.settled(batch);
    return true;
  }

  return async () => {
    let reachable = true;
    for (const portion of portionsOf(batches.takeAll()))
      // If a whole portion fails, Redis is unavailable, and commands sent to a silent connection would stay in memory.
      if (reachable) reachable = (await Promise.all(portion.map(settleBatch))).some(Boolean);
      else for (const batch of portion) batches.failed(batch);
  };
}
