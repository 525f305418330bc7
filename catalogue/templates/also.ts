import type { Labels } from '../taxonomy/label.ts';
import type { StarterLanguage } from '../languages.ts';

/** The most names that are listed. */
const MOST = 3;

/**
 * An explanation that lists other subjects with the same answer, the best known first; undefined when there are none.
 */
export function also(
  answer: Labels,
  others: readonly (Labels & { readonly familiarity: number })[],
): Labels | undefined {
  const known = others.toSorted((a, b) => a.familiarity - b.familiarity).slice(0, MOST);
  if (known.length === 0) return undefined;
  const list = (language: StarterLanguage): string => known.map((other) => other[language]).join(', ');
  return { en: `${answer.en} – also: ${list('en')}.`, pl: `${answer.pl} – także: ${list('pl')}.` };
}
