import { describe, expect, test } from 'vitest';

import { otherTierHelps } from '../../../src/limits/higher-tier.ts';
import { tiersWith } from '../../../src/limits/tiers.ts';

const tiers = tiersWith({ pro: { perMonth: 900 } });

describe('upgradeUrl: another tier', () => {
  test.each([
    ['free', 'burst'],
    ['free', 'day'],
    ['pro', 'burst'],
    ['pro', 'day'],
    ['pro', 'month'],
  ] as const)('helps %s when the %s is used up', (tier, refusing) => {
    expect(otherTierHelps(tiers, { tier }, refusing)).toBe(true);
  });

  test.each([
    ['the top tier', 'enterprise', null, 'burst'],
    ['an account with a day limit of its own', 'free', { perDay: 5 }, 'day'],
    ['an account with a burst of its own', 'free', { burst: 5 }, 'burst'],
  ] as const)('does not help %s', (_name, tier, limits, refusing) => {
    expect(otherTierHelps(tiers, { tier, limits }, refusing)).toBe(false);
  });

  test('helps an account whose own limits concern another period', () => {
    expect(otherTierHelps(tiers, { tier: 'free', limits: { burst: 5 } }, 'day')).toBe(true);
  });
});
