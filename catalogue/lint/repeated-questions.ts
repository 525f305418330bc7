import { STARTER_LANGUAGES } from '../languages.ts';
import type { Rule } from './rule.ts';
import { wordsOf } from './word-match.ts';

/** The options belong to the question. */
const OF_THESE = /\b(?:which of these|któr\p{L} z tych)\b/iu;

/** No two questions have the same words in one language. */
export const checkRepeatedQuestions: Rule = (all) => {
  const seen = new Map<string, string>();
  return all.flatMap(({ template, question, id }) =>
    STARTER_LANGUAGES.flatMap((language) => {
      // Signs count as words, for formulas and for questions about currencies.
      const signs = question[language].text.replaceAll(/[^+\-−·×:÷√²³<>=^%\p{Sc}]/gu, '');
      const { text, correct, incorrect } = question[language];
      const options = OF_THESE.test(text) ? [correct, ...incorrect].toSorted().join(' / ') : '';
      const key = `${language} ${template.type} ${wordsOf(text).join(' ')} ${signs} ${options}`;
      const other = seen.get(key);
      seen.set(key, id);
      return other === undefined ? [] : [`${id} (${language}) repeats ${other}.`];
    }),
  );
};
