import type { GetUsageOutput } from '../contract/account-requests.ts';
import { burstState, type LimitState } from '../limits/limit-state.ts';
import type { LimitedUser, Limiter } from '../limits/limiter.ts';
import { readAccountUsage } from './get-usage.ts';
import type { OperationParts } from './endpoint.ts';

/** The usage of an account at this moment. */
export interface UsageNow {
  readonly usage: GetUsageOutput;
  /** The limit of ten seconds; null where limits are switched off. */
  readonly burst: LimitState | null;
}

/** Reads the usage of an account without counting a request. */
export type ReadUsageNow = (user: LimitedUser, days: number) => Promise<UsageNow>;

export const createReadUsageNow =
  (database: OperationParts['database'], limiter: Pick<Limiter, 'look'>): ReadUsageNow =>
  async (user, days) => {
    const counted = await limiter.look(user);
    return {
      usage: await readAccountUsage(database, counted, days),
      burst: counted.limited ? burstState(counted.admission, counted.limits) : null,
    };
  };
