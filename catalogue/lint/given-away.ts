import { STARTER_LANGUAGES } from '../languages.ts';
import type { Rule } from './asked.ts';
import { holdsWords, wordsOf } from './words.ts';

/** Shorter answers, a symbol or a digit, stand in a text by chance. */
const SHORTEST = 4;

/** Questions whose text may hold the answer, with the reason, by `sourceId`. */
const MAY_HOLD_ANSWER: Readonly<Record<string, string>> = {
  'animated-film-of-story/a-koala-who-holds-a-contest-for-singers': 'its id was made of these words',
};

/** Whether the answer stands in the text, or a word of the text begins with it, as one with an ending does. */
function holds(text: string, answer: string): boolean {
  const [word, ...others] = wordsOf(answer);
  if (word === undefined || others.length > 0) return holdsWords(text, answer);
  return wordsOf(text).some((candidate) => candidate.startsWith(word));
}

/** The text does not hold the answer, unless it names all options: then it gives nothing away. */
export const checkGivenAway: Rule = (asked) =>
  asked
    .filter(({ template, id }) => template.type !== 'boolean' && MAY_HOLD_ANSWER[id] === undefined)
    .flatMap(({ question, id }) =>
      STARTER_LANGUAGES.flatMap((language) => {
        const { text, correct, incorrect } = question[language];
        const namesAll = incorrect.length > 0 && incorrect.every((wrong) => holds(text, wrong));
        return correct.length >= SHORTEST && holds(text, correct) && !namesAll
          ? [`${id} (${language}): “${text}” holds its answer “${correct}”.`]
          : [];
      }),
    );
