import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { TierLimits } from '../../../src/contract/account.ts';
import type { Admission } from '../../../src/limits/admission.ts';
import { scarcestLimit } from '../../../src/limits/admission.ts';

const NOON = Date.UTC(2026, 6, 15, 12);
const TO_MIDNIGHT = 12 * 3_600;
const TO_AUGUST = TO_MIDNIGHT + 16 * 86_400;

const after = (burst: number, day: number, month: number): Admission => ({
  verdict: 'admitted',
  time: NOON,
  burst,
  burstReset: 4_000,
  day: { requests: day, clientErrors: 0, errors: 0, rejected: 0 },
  month,
  dayComplete: true,
  monthComplete: true,
});

describe('rate-limit headers and 429 body: the scarcest limit', () => {
  test.each([
    ['the burst', after(3, 10, 10), { limit: 10, remaining: 7, resetInSeconds: 4 }],
    ['the day', after(3, 495, 10), { limit: 500, remaining: 5, resetInSeconds: TO_MIDNIGHT }],
    ['the month', after(3, 495, 898), { limit: 900, remaining: 2, resetInSeconds: TO_AUGUST }],
    [
      'the day rather than the burst',
      after(3, 493, 10),
      { limit: 500, remaining: 7, resetInSeconds: TO_MIDNIGHT },
    ],
    [
      'the month rather than the day',
      after(3, 495, 895),
      { limit: 900, remaining: 5, resetInSeconds: TO_AUGUST },
    ],
    ['nothing left of any', after(12, 501, 10), { limit: 500, remaining: 0, resetInSeconds: TO_MIDNIGHT }],
  ])('is %s', (_name, admission, expected) => {
    expect(scarcestLimit(admission, { burst: 10, perDay: 500, perMonth: 900 })).toEqual(expected);
  });

  test('is the burst where nothing else is limited', () => {
    expect(scarcestLimit(after(3, 9_000, 9_000), { burst: 10, perDay: null, perMonth: null })).toEqual({
      limit: 10,
      remaining: 7,
      resetInSeconds: 4,
    });
  });

  test('never has more requests left than any of the limits', () => {
    const cap = fc.option(fc.integer({ min: 1, max: 60 }));
    const limits: fc.Arbitrary<TierLimits> = fc.record({
      burst: fc.integer({ min: 1, max: 60 }),
      perDay: cap,
      perMonth: cap,
    });
    const used = fc.nat(70);
    fc.assert(
      fc.property(limits, used, used, used, (each, burst, day, month) => {
        const left = [
          each.burst - burst,
          ...(each.perDay === null ? [] : [each.perDay - day]),
          ...(each.perMonth === null ? [] : [each.perMonth - month]),
        ];
        expect(scarcestLimit(after(burst, day, month), each).remaining).toBe(Math.max(0, Math.min(...left)));
      }),
    );
  });
});
