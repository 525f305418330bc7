import fc from 'fast-check';
import { expect, test } from 'vitest';

import { chooseStanding } from '../../../../indexer/duplicates/choose-representatives.ts';

const graph = fc.integer({ min: 1, max: 9 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    edges: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 20 }),
    kept: fc.array(fc.nat(size - 1), { maxLength: 2 }),
  }),
);

test('who is merged is like one that stands and is preferred, and two that stand are alike only when both are kept', () => {
  fc.assert(
    fc.property(graph, ({ size, edges, kept }) => {
      const likes = (one: number, other: number): boolean =>
        one !== other && edges.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
      // Those that are kept come first, as in the order of preference.
      const all = Array.from({ length: size }, (_, index) => index);
      const questions = [...new Set([...kept, ...all])];
      const chosen = chooseStanding({
        questions,
        alike: (one) => all.filter((other) => likes(one, other)),
        isKept: (one) => kept.includes(one),
      });
      for (const one of questions) {
        const place = chosen.get(one) ?? null;
        if (place !== null) {
          expect(likes(one, place)).toBe(true);
          expect(chosen.get(place)).toBeNull();
          expect(questions.indexOf(place)).toBeLessThan(questions.indexOf(one));
          expect(kept).not.toContain(one);
          continue;
        }
        for (const other of questions)
          if (chosen.get(other) === null && likes(one, other))
            expect([one, other].every((each) => kept.includes(each))).toBe(true);
      }
    }),
  );
});
