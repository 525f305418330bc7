import { STARTER_LANGUAGES } from '../languages.ts';
import type { Wording } from '../template.ts';
import type { Rule } from './rule.ts';
import { holdsWords, wordsOf } from './word-match.ts';

/** Words without content. */
const EMPTY = new Set(
  'a an the of in on is was it its by and to for with as that this from are were say should true false w z na i to jest był była o do od się ten ta powinno być prawda fałsz jego jej'.split(
    ' ',
  ),
);

/** Explanations that may name another option, with the reason, by `sourceId`. */
const MAY_NAME_OTHER: Readonly<Record<string, string>> = {
  'body-question/bile': 'the liver makes bile, and the explanation says where it is stored',
};

/** Whether the explanation of a half names the right option, or several wrong ones in a list. */
function isPlain({ correct, incorrect, explanation = '' }: Wording): boolean {
  return (
    holdsWords(explanation, correct) || incorrect.filter((wrong) => holdsWords(explanation, wrong)).length > 1
  );
}

/**
 * An explanation adds something to the question and its answer. One from a template does not suggest a wrong option, which
 * explanations written by hand often mention for what they are.
 */
export const checkExplanations: Rule = (all) =>
  all.flatMap(({ template, question, id }) =>
    STARTER_LANGUAGES.flatMap((language) => {
      const { text, correct, incorrect, explanation } = question[language];
      if (explanation === undefined) return [];
      const known = new Set([...wordsOf(text), ...wordsOf(correct)]);
      const isNew = wordsOf(explanation).some((word) => !known.has(word) && !EMPTY.has(word));
      const pleads = incorrect.filter((wrong) => holdsWords(explanation, wrong));
      const contradicts =
        template.type === 'multiple' &&
        template.byHand !== true &&
        MAY_NAME_OTHER[id] === undefined &&
        pleads.length === 1 &&
        // Polish declines names, so that the English half may show what the explanation says.
        !STARTER_LANGUAGES.some((one) => isPlain(question[one])) &&
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

/** Every question has an explanation. */
export const checkExplained: Rule = (all) =>
  all
    .filter(({ question: { en } }) => en.explanation === undefined)
    .map(({ id }) => `${id} has no explanation.`);

/** The explanation of a true statement may repeat it in other words, because it confirms it. */
function isTruth(type: string, correct: string): boolean {
  return type === 'boolean' && ['True', 'Prawda'].includes(correct);
}
