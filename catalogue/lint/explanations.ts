import { STARTER_LANGUAGES } from '../languages.ts';
import type { Rule } from './asked.ts';
import { holdsWords, wordsOf } from './words.ts';

/** Words that tell nothing by themselves. */
const EMPTY = new Set(
  'a an the of in on is was it its by and to for with as that this from are were say should true false w z na i to jest był była o do od się ten ta powinno być prawda fałsz jego jej'.split(
    ' ',
  ),
);

/** Explanations that name another option for a good reason, by `sourceId`. */
const MAY_NAME_OTHER: Readonly<Record<string, string>> = {
  'body-question/bile': 'the liver makes bile, and the explanation tells where it is stored',
};

/** An explanation tells something beyond the question and its answer, and does not plead for a wrong option. */
export const checkExplanations: Rule = (asked) =>
  asked.flatMap(({ template, question, id }) =>
    STARTER_LANGUAGES.flatMap((language) => {
      const { text, correct, incorrect, explanation } = question[language];
      if (explanation === undefined) return [];
      const known = new Set([...wordsOf(text), ...wordsOf(correct)]);
      const isNew = wordsOf(explanation).some((word) => !known.has(word) && !EMPTY.has(word));
      const pleads = incorrect.filter((wrong) => holdsWords(explanation, wrong));
      const contradicts =
        template.type === 'multiple' &&
        MAY_NAME_OTHER[id] === undefined &&
        pleads.length === 1 &&
        !holdsWords(explanation, correct) &&
        !holdsWords(text, pleads[0] ?? '');
      return [
        ...(isNew || isTruth(template.type, correct)
          ? []
          : [`${id} (${language}): its explanation only repeats: “${explanation}”.`]),
        ...(contradicts
          ? [`${id} (${language}): its explanation names “${pleads.join(', ')}” and not “${correct}”.`]
          : []),
      ];
    }),
  );

/** The explanation of a true statement may say it once more in other words: it is told that it is true. */
function isTruth(type: string, correct: string): boolean {
  return type === 'boolean' && ['True', 'Prawda'].includes(correct);
}
