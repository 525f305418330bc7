import { DAY, dayOf, monthOf } from '../limits/calendar.ts';
import { limitState } from '../limits/limit-state.ts';
import type { CountedRequest } from '../limits/limiter.ts';
import { GetMeInput, GetMeOutput } from '../contract/account-requests.ts';
import { ServiceError } from '../errors.ts';
import { readUsage } from '../store/accounts/usage.ts';
import { defineOperation, type OperationParts } from './operation.ts';

type MonthlyQuota = GetMeOutput['monthlyQuota'];

/** A counter that was just created does not include stored usage yet, so that is read from the database. */
async function monthlyQuota(
  parts: OperationParts,
  { userId, admission, limits, limited }: CountedRequest,
): Promise<MonthlyQuota> {
  const today = dayOf(admission.time);
  const { first, next } = monthOf(today);
  const stored = admission.monthComplete ? [] : await readUsage(parts.database, userId, first, today);
  const used = stored.reduce((sum, { requests }) => sum + requests, admission.month);
  const limit = limited ? limits.perMonth : null;
  return { limit, used, resetsAt: limit === null ? null : new Date(next * DAY).toISOString() };
}

export const getMe = defineOperation({
  summary: 'Get the calling key, its tier and its limits',
  input: GetMeInput,
  output: GetMeOutput,
  readsUsage: true,
  async run(parts, _input, { key, counted }) {
    if (key === undefined || counted === undefined)
      throw new ServiceError(
        'missing_api_key',
        'The request has no API key. Send it in the header X-API-Key.',
      );
    const state = limitState(counted);
    return {
      key: { id: key.keyId, name: key.name, prefix: key.prefix, scope: key.scope },
      tier: counted.tier,
      rateLimit: {
        ...state,
        burstPer10s: state.limit,
        perDay: counted.limited ? counted.limits.perDay : null,
      },
      monthlyQuota: await monthlyQuota(parts, counted),
      meta: {},
    };
  },
});
