import fc from 'fast-check';
import { expect, test } from 'vitest';

import { BURST_WINDOW } from '../../../src/access/admission.ts';
import { createLocalLimiter } from '../../../src/access/local-limiter.ts';

const steps = fc.array(
  fc.record({ user: fc.constantFrom('ada', 'bob'), wait: fc.integer({ min: 0, max: BURST_WINDOW / 2 }) }),
  { maxLength: 200 },
);

test('it admits exactly what a plain log of the last ten seconds has room for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), steps, (burst, requests) => {
      let time = 1_000_000;
      const decide = createLocalLimiter(() => time);
      const admitted: { user: string; time: number }[] = [];
      for (const { user, wait } of requests) {
        time += wait;
        const recent = admitted.filter((entry) => entry.user === user && time - entry.time < BURST_WINDOW);
        const fits = recent.length < burst;
        if (fits) admitted.push({ user, time });
        const oldest = recent[0]?.time ?? time;
        expect(decide(user, { burst, perDay: null })).toEqual({
          verdict: fits ? 'admitted' : 'burst',
          burst: fits ? recent.length + 1 : burst,
          burstReset: oldest + BURST_WINDOW - time,
          day: undefined,
        });
      }
    }),
  );
});

test('no window of ten seconds, wherever it begins, holds more than the burst', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), steps, (burst, requests) => {
      let time = 0;
      const decide = createLocalLimiter(() => time);
      const admitted: number[] = [];
      for (const { wait } of requests) {
        time += wait;
        if (decide('ada', { burst, perDay: null }).verdict === 'admitted') admitted.push(time);
      }
      for (const start of admitted)
        expect(
          admitted.filter((entry) => entry >= start && entry < start + BURST_WINDOW).length,
        ).toBeLessThanOrEqual(burst);
    }),
  );
});

test('who waits as long as told is admitted', () => {
  let time = 0;
  const decide = createLocalLimiter(() => time);
  for (let asked = 0; asked < 3; asked += 1) {
    time += 10;
    decide('ada', { burst: 3, perDay: null });
  }
  const refused = decide('ada', { burst: 3, perDay: null });
  expect(refused.verdict).toBe('burst');
  time += refused.burstReset - 1;
  expect(decide('ada', { burst: 3, perDay: null }).verdict).toBe('burst');
  time += 1;
  expect(decide('ada', { burst: 3, perDay: null }).verdict).toBe('admitted');
});

test('a cap of the day is not heeded: nobody counts it here', () => {
  const decide = createLocalLimiter(() => 0);
  expect(decide('ada', { burst: 2, perDay: 0 }).verdict).toBe('admitted');
});
