import { STARTER_LANGUAGES } from '../../languages.ts';
import type { Labels } from '../../taxonomy/label.ts';

/** How many times longer or shorter than another one an option must be to stand out. */
const WIDEST = 2;

function isAlike(one: Labels, other: Labels): boolean {
  return STARTER_LANGUAGES.every((language) => {
    const [short = 0, long = 0] = [one[language].length, other[language].length].sort((a, b) => a - b);
    return long <= short * WIDEST;
  });
}

/** The options, those whose length is like that of the right answer first. */
export function alikeFirst<T>(
  right: Labels,
  options: readonly T[],
  namesOf: (option: T) => Labels,
): readonly T[] {
  const differs = (option: T): number => Number(!isAlike(right, namesOf(option)));
  return options.toSorted((one, other) => differs(one) - differs(other));
}
