import type { StarterLanguage } from '../languages.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { BilingualQuestion, Wording } from '../template.ts';

/** A question in all languages of the starter catalogue. */
export type Halves = Pick<BilingualQuestion, StarterLanguage>;

/** Wrong options of a `multiple` question. */
export const WRONG_OPTIONS = 3;

/** Words a question in each language, with its explanation. */
export function halves(word: (language: StarterLanguage) => Wording, why?: Labels): Halves {
  const half = (language: StarterLanguage): Wording =>
    why === undefined ? word(language) : { ...word(language), explanation: why[language] };
  return { en: half('en'), pl: half('pl') };
}

/** A true-or-false statement. */
export function judgement(statement: Labels, isTrue: boolean, why?: Labels): Halves {
  const answers = { en: ['True', 'False'], pl: ['Prawda', 'Fałsz'] } as const;
  return halves((language) => {
    const [yes, no] = answers[language];
    return { text: statement[language], correct: isTrue ? yes : no, incorrect: [isTrue ? no : yes] };
  }, why);
}

/** A question with a typed answer, and other answers that are right when they are typed. */
export function entry(
  ask: Labels,
  answer: Labels,
  why?: Labels,
  accepted?: Readonly<Record<StarterLanguage, readonly string[]>>,
): Halves {
  return halves((language) => {
    const word = { text: ask[language], correct: answer[language], incorrect: [] };
    const others = accepted?.[language] ?? [];
    return others.length === 0 ? word : { ...word, accepted: others };
  }, why);
}
