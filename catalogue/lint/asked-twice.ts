import { STARTER_LANGUAGES } from '../languages.ts';
import type { Rule } from './asked.ts';
import { wordsOf } from './words.ts';

/** No two questions have the same words in a language. */
export const checkAskedTwice: Rule = (asked) => {
  const seen = new Map<string, string>();
  return asked.flatMap(({ template, question, id }) =>
    STARTER_LANGUAGES.flatMap((language) => {
      // Signs are words of their own in formulas, and of questions about a currency.
      const signs = question[language].text.replaceAll(/[^+\-−·×:÷√²³<>=^%\p{Sc}]/gu, '');
      const key = `${language} ${template.type} ${wordsOf(question[language].text).join(' ')} ${signs}`;
      const other = seen.get(key);
      seen.set(key, id);
      return other === undefined ? [] : [`${id} (${language}) asks the same as ${other}.`];
    }),
  );
};
