import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Difficulty } from '../../../src/contract/vocabulary.ts';
import { planRounds, rampOf } from '../../../src/mcp/prompts/plan-rounds.ts';

test.each([
  [1, undefined, 'medium'],
  [2, undefined, 'easy hard'],
  [3, undefined, 'easy medium hard'],
  [5, undefined, 'easy medium medium hard hard'],
  [1, 'expert', 'expert'],
  [3, 'hard', 'medium hard expert'],
  [3, 'trivial', 'trivial easy easy'],
] as const)('%i rounds around %s are %s', (rounds, wanted, ramp) => {
  expect(rampOf(rounds, wanted).join(' ')).toBe(ramp);
});

test('a ramp never goes down, and stays within one level of the requested level', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.option(fc.constantFrom(...Difficulty.options), { nil: undefined }),
      (rounds, wanted) => {
        const levels = rampOf(rounds, wanted).map((level) => Difficulty.options.indexOf(level));
        expect(levels).toHaveLength(rounds);
        expect(levels).toEqual(levels.toSorted((a, b) => a - b));
        if (wanted === undefined) return;
        const middle = Difficulty.options.indexOf(wanted);
        for (const level of levels) expect(Math.abs(level - middle)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('a round has a level only if enough questions of that level are left for a full round', () => {
  const stock = new Map([
    ['easy', 7],
    ['hard', 3],
  ] as const);
  expect(planRounds(['easy', 'easy', 'medium', 'hard'], 4, stock)).toEqual([
    'easy',
    undefined,
    undefined,
    undefined,
  ]);
});
