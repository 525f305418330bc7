import fc from 'fast-check';
import { expect, test } from 'vitest';

import { chooseRepresentatives } from '../../../../indexer/duplicates/merge-duplicates.ts';

const graph = fc.integer({ min: 1, max: 9 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    edges: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 20 }),
    pinned: fc.array(fc.nat(size - 1), { maxLength: 2 }),
  }),
);

test('every duplicate is similar to a preferred representative, and similar representatives are both pinned', () => {
  fc.assert(
    fc.property(graph, ({ size, edges, pinned }) => {
      const areSimilar = (one: number, other: number): boolean =>
        one !== other && edges.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
      // Pinned questions come first in the order of preference.
      const all = Array.from({ length: size }, (_, index) => index);
      const questions = [...new Set([...pinned, ...all])];
      const chosen = chooseRepresentatives({
        questions,
        similar: (one) => all.filter((other) => areSimilar(one, other)),
        isPinned: (one) => pinned.includes(one),
      });
      for (const one of questions) {
        const representative = chosen.get(one) ?? null;
        if (representative !== null) {
          expect(areSimilar(one, representative)).toBe(true);
          expect(chosen.get(representative)).toBeNull();
          expect(questions.indexOf(representative)).toBeLessThan(questions.indexOf(one));
          expect(pinned).not.toContain(one);
          continue;
        }
        for (const other of questions)
          if (chosen.get(other) === null && areSimilar(one, other))
            expect([one, other].every((each) => pinned.includes(each))).toBe(true);
      }
    }),
  );
});
