import type { TestContext } from 'vitest';

import { DAY } from '../../src/limits/admission.ts';

/** Skips a test that counts by the real clock if midnight UTC, which starts a new count, could come before its end. */
export function skipNearMidnight({ skip, task }: TestContext): void {
  const left = DAY - (Date.now() % DAY);
  skip(left <= task.timeout, 'Midnight UTC is near, and the daily count would start over.');
}
