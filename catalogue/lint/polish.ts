import type { Rule } from './asked.ts';
import { withoutTitles, wordsOf } from './words.ts';

/** English words that no Polish sentence has and that few names have. */
const ENGLISH = new Set(
  'which what whose whom was were these this those does did has have where there their with from been became'.split(
    ' ',
  ),
);

/** Below so many words a text may well be alike in both languages: a formula, a name. */
const FEWEST_WORDS = 4;

function leftOvers(text: string): string[] {
  const lowerCase = withoutTitles(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Ll}/u.test(word));
  return lowerCase.filter((word) => ENGLISH.has(word));
}

/** Every question is written in Polish too, and its Polish holds no English. */
export const checkPolish: Rule = (asked) =>
  asked.flatMap(({ question: { en, pl }, id }) => {
    const texts = [
      pl.text,
      pl.correct,
      ...pl.incorrect,
      ...(pl.explanation === undefined ? [] : [pl.explanation]),
    ];
    // A name or title that both languages write alike may be English.
    const alike = new Set([en.correct, ...en.incorrect]);
    const written = texts.filter((text) => !alike.has(text));
    const english = written.flatMap((text) => leftOvers(text).map((word) => `“${word}” in “${text}”`));
    return [
      ...(texts.some((text) => text.trim() === '') ? [`${id} has a blank in Polish.`] : []),
      ...(wordsOf(pl.text).length >= FEWEST_WORDS && pl.text === en.text
        ? [`${id} has the English text in Polish.`]
        : []),
      ...((en.explanation === undefined) === (pl.explanation === undefined)
        ? []
        : [`${id} has an explanation in one language only.`]),
      ...english.map((found) => `${id} has English in its Polish: ${found}.`),
    ];
  });
