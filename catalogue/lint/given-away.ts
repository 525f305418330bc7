import { STARTER_LANGUAGES } from '../languages.ts';
import type { Rule } from './rule.ts';
import { holdsWords, wordsOf } from './word-match.ts';

/** Shorter answers, such as a symbol or a digit, appear in a text by chance. */
const SHORTEST = 4;

/** Questions whose text may contain the answer, with the reason, by `sourceId`. */
const MAY_HOLD_ANSWER: Readonly<Record<string, string>> = {
  'written/books/moria-friend': 'that the password is part of the inscription is the point',
  'written/history/laconic-if': 'the reply is a conjunction that the text needs',
  'written/music/sixteenth-note-quarter': 'it is one of two notes that the text names',
};

/** Whether the text contains the answer, or a word that starts with it, such as an inflected form. */
function holds(text: string, answer: string): boolean {
  const [word, ...others] = wordsOf(answer);
  if (word === undefined || others.length > 0) return holdsWords(text, answer);
  return wordsOf(text).some((candidate) => candidate.startsWith(word));
}

/** The text does not contain the answer, unless it names all options. */
export const checkGivenAway: Rule = (all) =>
  all
    .filter(({ template, id }) => template.type !== 'boolean' && MAY_HOLD_ANSWER[id] === undefined)
    .flatMap(({ question, id }) =>
      STARTER_LANGUAGES.flatMap((language) => {
        const { text, correct, incorrect } = question[language];
        const namesAll = incorrect.length > 0 && incorrect.every((wrong) => holds(text, wrong));
        return correct.length >= SHORTEST && holds(text, correct) && !namesAll
          ? [`${id} (${language}): “${text}” contains its answer “${correct}”.`]
          : [];
      }),
    );
