import { optionKey } from '../../src/contract/text.ts';
import { draw } from '../draw.ts';
import { namesOf, type Named } from '../facts/named.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { BilingualQuestion, Wording } from '../template.ts';
import type { StarterLanguage } from '../languages.ts';

type Halves = Pick<BilingualQuestion, StarterLanguage>;

/** How many wrong options a multiple question has. */
const WRONG_OPTIONS = 3;

/** The day on which the templates of this room were written. */
export const ARTS_WRITTEN = '2026-11-21';

function halves(word: (language: StarterLanguage) => Wording, why?: Labels): Halves {
  const half = (language: StarterLanguage): Wording =>
    why === undefined ? word(language) : { ...word(language), explanation: why[language] };
  return { en: half('en'), pl: half('pl') };
}

/**
 * Draws wrong answers out of the pools, the nearest pool first, going on to the next only when one is used up. Nothing is
 * drawn that is called like the right answer or like an earlier one in either language.
 */
function wrongAnswers(seed: string, right: Labels, pools: readonly (readonly Named[])[]): Labels[] {
  const taken: Labels[] = [right];
  for (const pool of pools)
    for (const row of draw(pool, pool.length, seed, (item) => item.key)) {
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
 * A question with options, the wrong ones drawn from `pools`, nearest first. The caller keeps out of the pools whatever
 * else would be right.
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
      correct: right[language],
      incorrect: wrong.map((names) => names[language]),
    }),
    why,
  );
}

/** A statement to be judged. */
export function judgement(statement: Labels, isTrue: boolean, why?: Labels): Halves {
  const answers = { en: ['True', 'False'], pl: ['Prawda', 'Fałsz'] } as const;
  return halves((language) => {
    const [yes, no] = answers[language];
    return { text: statement[language], correct: isTrue ? yes : no, incorrect: [isTrue ? no : yes] };
  }, why);
}

/** A question whose answer is typed. */
export function entry(ask: Labels, answer: Labels, why?: Labels): Halves {
  return halves((language) => ({ text: ask[language], correct: answer[language], incorrect: [] }), why);
}

/** The same member as one more property, or none: a question must not carry `regions: undefined`. */
export function regionsOf(...rows: readonly { readonly regions?: readonly string[] }[]): {
  regions?: readonly string[];
} {
  const regions = [...new Set(rows.flatMap((row) => row.regions ?? []))];
  return regions.length === 0 ? {} : { regions };
}
