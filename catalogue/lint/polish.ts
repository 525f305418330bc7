import type { Rule } from './rule.ts';
import { withoutTitles, wordsOf } from './word-match.ts';

/** English words that never occur in Polish and rarely in names. */
const ENGLISH = new Set([
  'which',
  'what',
  'whose',
  'whom',
  'was',
  'were',
  'these',
  'this',
  'those',
  'does',
  'did',
  'has',
  'have',
  'where',
  'there',
  'their',
  'with',
  'from',
  'been',
  'became',
]);

/** A shorter text, such as a formula or a name, may be the same in both languages. */
const FEWEST_WORDS = 4;

function leftOvers(text: string): string[] {
  const lowerCase = withoutTitles(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Ll}/u.test(word));
  return lowerCase.filter((word) => ENGLISH.has(word));
}

/** Every question has a Polish version, which contains no English. */
export const checkPolish: Rule = (all) =>
  all.flatMap(({ question: { en, pl }, id }) => {
    const texts = [
      pl.text,
      pl.correct,
      ...pl.incorrect,
      ...(pl.explanation === undefined ? [] : [pl.explanation]),
    ];
    // A name or title that is the same in both languages may be English.
    const alike = new Set([en.correct, ...en.incorrect]);
    const written = texts.filter((text) => !alike.has(text));
    const english = written.flatMap((text) => leftOvers(text).map((word) => `“${word}” in “${text}”`));
    return [
      ...(texts.some((text) => text.trim() === '') ? [`${id} has an empty text in Polish.`] : []),
      ...(wordsOf(pl.text).length >= FEWEST_WORDS && pl.text === en.text
        ? [`${id} has the English text as its Polish text.`]
        : []),
      ...((en.explanation === undefined) === (pl.explanation === undefined)
        ? []
        : [`${id} has an explanation in only one language.`]),
      ...english.map((found) => `${id} has English words in its Polish text: ${found}.`),
    ];
  });
