import { describe, expect, test } from 'vitest';

import type { LimitsInForce } from '../../../src/limits/admission.ts';
import { groupRequests, type PendingRequest } from '../../../src/limits/request-groups.ts';

const SOME: LimitsInForce = { burst: 5, perDay: null, perMonth: null };
const FEWER: LimitsInForce = { ...SOME, burst: 2 };

function aRequest(wanted: Partial<PendingRequest> & { readonly userId: string }): PendingRequest {
  return {
    limits: SOME,
    asks: 1,
    batch: undefined,
    resolve: () => undefined,
    reject: () => undefined,
    ...wanted,
  };
}

describe('requests', () => {
  test('of one user are grouped in order of arrival', () => {
    const requests = ['a', 'b', 'a', 'c', 'b', 'a'].map((userId) => aRequest({ userId }));
    const [first, second, third, fourth, fifth, sixth] = requests;
    expect(groupRequests(requests)).toEqual([[first, third, sixth], [second, fifth], [fourth]]);
  });

  test('with equal limits are grouped, even if the limits are different objects', () => {
    const requests = [aRequest({ userId: 'a' }), aRequest({ userId: 'a', limits: { ...SOME } })];
    expect(groupRequests(requests)).toEqual([requests]);
  });

  test('of one user with other limits start a new group, which later requests do not overtake', () => {
    const [first, second, third] = [SOME, FEWER, SOME].map((limits) => aRequest({ userId: 'a', limits }));
    expect(groupRequests([first, second, third].filter((one) => one !== undefined))).toEqual([
      [first],
      [second],
      [third],
    ]);
  });

  test('with a batch start a new group, which the next requests join', () => {
    const batch = {
      userId: 'a',
      day: 1,
      number: 1,
      counts: { requests: 1, clientErrors: 0, errors: 0, rejected: 0 },
    };
    const [first, second, third] = [undefined, batch, undefined].map((settled) =>
      aRequest({ userId: 'a', batch: settled }),
    );
    expect(groupRequests([first, second, third].filter((one) => one !== undefined))).toEqual([
      [first],
      [second, third],
    ]);
  });
});
