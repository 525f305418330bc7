import { LANGUAGES, type Rule } from './asked.ts';
import { holdsWords } from './words.ts';

/** Shorter answers, a symbol or a digit, stand in a text by chance. */
const SHORTEST = 4;

/** Questions whose text may hold the answer, with the reason, by `sourceId`. */
export const MAY_HOLD_ANSWER: Readonly<Record<string, string>> = {};

/** The text does not hold the answer, unless it names all options: then it gives nothing away. */
export const checkGivenAway: Rule = (asked) =>
  asked
    .filter(({ template, id }) => template.type !== 'boolean' && MAY_HOLD_ANSWER[id] === undefined)
    .flatMap(({ question, id }) =>
      LANGUAGES.flatMap((language) => {
        const { text, correct, incorrect } = question[language];
        const namesAll = incorrect.length > 0 && incorrect.every((wrong) => holdsWords(text, wrong));
        return correct.length >= SHORTEST && holdsWords(text, correct) && !namesAll
          ? [`${id} (${language}): “${text}” holds its answer “${correct}”.`]
          : [];
      }),
    );
