import fc from 'fast-check';
import { expect, test } from 'vitest';

import { BURST_WINDOW, type Admission, DAY } from '../../../src/limits/admission.ts';
import { createLocalLimiter } from '../../../src/limits/local-counts.ts';

const steps = fc.array(
  fc.record({ user: fc.constantFrom('ada', 'bob'), wait: fc.integer({ min: 0, max: BURST_WINDOW / 2 }) }),
  { maxLength: 200 },
);

test('it admits exactly as many as a plain log of the last ten seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), steps, (burst, requests) => {
      let time = 1_000_000;
      const { admit } = createLocalLimiter(() => time);
      const admitted: { user: string; time: number }[] = [];
      for (const { user, wait } of requests) {
        time += wait;
        const recent = admitted.filter((entry) => entry.user === user && time - entry.time < BURST_WINDOW);
        const fits = recent.length < burst;
        if (fits) admitted.push({ user, time });
        const oldest = recent[0]?.time ?? time;
        expect(admit(user, { burst, perDay: null, perMonth: null })).toMatchObject({
          verdict: fits ? 'admitted' : 'burst',
          burst: fits ? recent.length + 1 : burst,
          burstReset: oldest + BURST_WINDOW - time,
        });
      }
    }),
  );
});

test('no window of ten seconds has more requests than the burst', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), steps, (burst, requests) => {
      let time = 0;
      const { admit } = createLocalLimiter(() => time);
      const admitted: number[] = [];
      for (const { wait } of requests) {
        time += wait;
        if (admit('ada', { burst, perDay: null, perMonth: null }).verdict === 'admitted') admitted.push(time);
      }
      for (const start of admitted)
        expect(
          admitted.filter((entry) => entry >= start && entry < start + BURST_WINDOW).length,
        ).toBeLessThanOrEqual(burst);
    }),
  );
});

test('a request after the reported wait is admitted', () => {
  let time = 0;
  const { admit } = createLocalLimiter(() => time);
  for (let sent = 0; sent < 3; sent += 1) {
    time += 10;
    admit('ada', { burst: 3, perDay: null, perMonth: null });
  }
  const refused = admit('ada', { burst: 3, perDay: null, perMonth: null });
  expect(refused.verdict).toBe('burst');
  time += refused.burstReset - 1;
  expect(admit('ada', { burst: 3, perDay: null, perMonth: null }).verdict).toBe('burst');
  time += 1;
  expect(admit('ada', { burst: 3, perDay: null, perMonth: null }).verdict).toBe('admitted');
});

const NO_CAP = { burst: 100, perDay: null, perMonth: null };
const remembered = (time: number, requests: number, month: number): Admission => ({
  verdict: 'admitted',
  time,
  burst: 1,
  burstReset: 0,
  day: { requests, clientErrors: 0, errors: 0, rejected: 0 },
  month,
  dayComplete: true,
  monthComplete: true,
});

test('the day and the month continue from the last counts of Redis', () => {
  const { admit, remember } = createLocalLimiter(() => 3 * DAY);
  remember('ada', remembered(3 * DAY, 7, 70));
  expect(admit('ada', { ...NO_CAP, perDay: 8 })).toMatchObject({
    verdict: 'admitted',
    day: { requests: 8 },
    month: 71,
  });
  expect(admit('ada', { ...NO_CAP, perDay: 8 }).verdict).toBe('day');
  expect(admit('ada', { ...NO_CAP, perMonth: 71 }).verdict).toBe('month');
  expect(admit('bob', { ...NO_CAP, perDay: 8, perMonth: 71 }).verdict).toBe('admitted');
});

test('counts are reported as complete only after complete counts from Redis', () => {
  const { admit, remember } = createLocalLimiter(() => 3 * DAY);
  expect(admit('ada', NO_CAP)).toMatchObject({ month: 1, dayComplete: false, monthComplete: false });
  remember('ada', { ...remembered(3 * DAY, 7, 70), monthComplete: false });
  expect(admit('ada', NO_CAP)).toMatchObject({ month: 71, dayComplete: true, monthComplete: false });
  remember('ada', remembered(3 * DAY, 8, 90));
  expect(admit('ada', NO_CAP)).toMatchObject({ month: 91, dayComplete: true, monthComplete: true });
});

test('a day and a month that have ended no longer count', () => {
  let time = 30 * DAY;
  const { admit, remember } = createLocalLimiter(() => time);
  remember('ada', remembered(time, 7, 70));
  time = 31 * DAY - 1;
  expect(admit('ada', { ...NO_CAP, perDay: 7 }).verdict).toBe('day');
  time = 31 * DAY;
  expect(admit('ada', { ...NO_CAP, perDay: 7, perMonth: 8 })).toMatchObject({
    verdict: 'admitted',
    month: 1,
  });
});

test('a clock that is set back neither refuses requests nor keeps times of the future', () => {
  let time = 10_000_000;
  const { admit } = createLocalLimiter(() => time);
  const limits = { burst: 1, perDay: null, perMonth: null };
  expect(admit('ada', limits).verdict).toBe('admitted');
  time -= 3_600_000;
  expect(admit('ada', limits).verdict).toBe('admitted');
  expect(admit('ada', limits).verdict).toBe('burst');
  time += BURST_WINDOW;
  expect(admit('ada', limits).verdict).toBe('admitted');
});
