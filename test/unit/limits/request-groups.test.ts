import { describe, expect, test } from 'vitest';

import type { LimitsInForce } from '../../../src/limits/admission.ts';
import { groupRequests, type AskedRequest } from '../../../src/limits/request-groups.ts';

const SOME: LimitsInForce = { burst: 5, perDay: null, perMonth: null };
const FEWER: LimitsInForce = { ...SOME, burst: 2 };

function aRequest(wanted: Partial<AskedRequest> & { readonly userId: string }): AskedRequest {
  return { limits: SOME, batch: undefined, resolve: () => undefined, reject: () => undefined, ...wanted };
}

describe('requests', () => {
  test('of one user are put together, in the order in which they came', () => {
    const requests = ['a', 'b', 'a', 'c', 'b', 'a'].map((userId) => aRequest({ userId }));
    const [first, second, third, fourth, fifth, sixth] = requests;
    expect(groupRequests(requests)).toEqual([[first, third, sixth], [second, fifth], [fourth]]);
  });

  test('with equal limits are put together, whether or not those are one object', () => {
    const requests = [aRequest({ userId: 'a' }), aRequest({ userId: 'a', limits: { ...SOME } })];
    expect(groupRequests(requests)).toEqual([requests]);
  });

  test('of one user with other limits begin a group, and those after them do not go before them', () => {
    const [first, second, third] = [SOME, FEWER, SOME].map((limits) => aRequest({ userId: 'a', limits }));
    expect(groupRequests([first, second, third].filter((one) => one !== undefined))).toEqual([
      [first],
      [second],
      [third],
    ]);
  });

  test('that bring a batch begin a group, which the next ones join', () => {
    const batch = { userId: 'a', day: 1, number: 1, counts: { requests: 1, clientErrors: 0, errors: 0 } };
    const [first, second, third] = [undefined, batch, undefined].map((settled) =>
      aRequest({ userId: 'a', batch: settled }),
    );
    expect(groupRequests([first, second, third].filter((one) => one !== undefined))).toEqual([
      [first],
      [second, third],
    ]);
  });
});
