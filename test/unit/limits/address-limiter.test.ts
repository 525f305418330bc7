import { expect, test } from 'vitest';

import { createLocalWindows } from '../../../src/limits/address-limiter.ts';

test('a clock that is set back begins a new window, instead of refusing until the old one ends', () => {
  let time = 10_000_000;
  const { decide } = createLocalWindows(() => time);
  const ask = () => decide(['ada'], [{ most: 1, window: 1_000 }], 1);
  expect(ask().refused).toBe(false);
  expect(ask()).toEqual({ refused: true, windows: [{ used: 1, reset: 1_000 }] });
  time -= 3_600_000;
  expect(ask()).toEqual({ refused: false, windows: [{ used: 1, reset: 1_000 }] });
  time += 1_000;
  expect(ask().refused).toBe(false);
});
