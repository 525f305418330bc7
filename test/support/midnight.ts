import type { TestContext } from 'vitest';

import { DAY } from '../../src/limits/calendar.ts';

/** Skips a test that counts by the real clock when midnight of UTC, which starts a new count, could come before its end. */
export function skipNearMidnight({ skip, task }: TestContext): void {
  const left = DAY - (Date.now() % DAY);
  skip(left <= task.timeout, 'Midnight of UTC is near: the count of the day would start over.');
}
