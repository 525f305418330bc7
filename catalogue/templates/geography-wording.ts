import type { BilingualQuestion, Wording } from '../template.ts';
import type { StarterLanguage } from '../languages.ts';

/** A name, or a sentence, in both languages. */
export interface Name {
  readonly en: string;
  readonly pl: string;
}

/** A question in both languages. */
export type Halves = Pick<BilingualQuestion, StarterLanguage>;

const TRUE: Name = { en: 'True', pl: 'Prawda' };
const FALSE: Name = { en: 'False', pl: 'Fałsz' };

/** A question with its right answer and the wrong ones; none of these for `text_input`. */
export function ask(text: Name, right: Name, wrong: readonly Name[], explanation?: Name): Halves {
  const half = (language: StarterLanguage): Wording => ({
    text: text[language],
    correct: right[language],
    incorrect: wrong.map((name) => name[language]),
    ...(explanation === undefined ? {} : { explanation: explanation[language] }),
  });
  return { en: half('en'), pl: half('pl') };
}

/** A statement that is true or false. */
export function claim(statement: Name, isTrue: boolean, explanation?: Name): Halves {
  return isTrue ? ask(statement, TRUE, [FALSE], explanation) : ask(statement, FALSE, [TRUE], explanation);
}

/** Whether the text of a question contains its answer in one of the languages, as „Algierii” contains “Algier”. */
export function givesAway(text: Name, right: Name): boolean {
  return (
    text.en.toLowerCase().includes(right.en.toLowerCase()) ||
    text.pl.toLowerCase().includes(right.pl.toLowerCase())
  );
}
