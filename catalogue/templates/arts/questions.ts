import { optionKey } from '../../../src/contract/text.ts';
import { capitalised } from '../../capitalised.ts';
import { draw } from '../../draw.ts';
import { namesOf, type Named } from '../../facts/named.ts';
import type { Labels } from '../../taxonomy/label.ts';
import { alikeFirst } from '../sheet/alike-first.ts';
import { halves, WRONG_OPTIONS, type Halves } from '../halves.ts';

/** The day when the arts templates were written. */
export const ARTS_WRITTEN = '2026-11-21';

/**
 * Draws wrong answers from the pools, the nearest first; the next pool is used only when one is exhausted. Never draws
 * an answer with the name of the right answer, or of an earlier one, in any language.
 */
function wrongAnswers(seed: string, right: Labels, pools: readonly (readonly Named[])[]): Labels[] {
  const taken: Labels[] = [right];
  for (const pool of pools)
    for (const row of alikeFirst(
      right,
      draw(pool, pool.length, seed, (item) => item.key),
      namesOf,
    )) {
      if (taken.length > WRONG_OPTIONS) break;
      const names = namesOf(row);
      const differs = (other: Labels): boolean =>
        optionKey(other.en) !== optionKey(names.en) && optionKey(other.pl) !== optionKey(names.pl);
      if (taken.every(differs)) taken.push(names);
    }
  if (taken.length <= WRONG_OPTIONS) throw new Error(`${seed}: too few wrong answers`);
  return taken.slice(1);
}

/**
 * A question with options. The wrong ones are drawn from `pools`, nearest first, which must not contain other right
 * answers.
 */
export function choice(
  seed: string,
  ask: Labels,
  right: Labels,
  pools: readonly (readonly Named[])[],
  why?: Labels,
): Halves {
  const wrong = wrongAnswers(seed, right, pools);
  return halves(
    (language) => ({
      text: ask[language],
      correct: capitalised(right[language]),
      incorrect: wrong.map((names) => capitalised(names[language])),
    }),
    why,
  );
}

/** The property if it is defined: a question must not have `regions: undefined`. */
export function regionsOf(...rows: readonly { readonly regions?: readonly string[] }[]): {
  regions?: readonly string[];
} {
  const regions = [...new Set(rows.flatMap((row) => row.regions ?? []))];
  return regions.length === 0 ? {} : { regions };
}
