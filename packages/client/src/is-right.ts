import { foldAnswer } from './fold-answer.ts';
import { slips } from './slips.ts';

/** What is needed of a question to judge an answer to it. */
export interface Judged {
  readonly correctAnswer: string;
  readonly incorrectAnswers?: readonly string[];
  /** Of these, `acceptedAnswers` may list other correct answers. */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Letters. One slip in a shorter answer makes another word. */
const SHORTEST_WITH_SLIP = 5;
/** Letters for each further slip. */
const LETTERS_PER_SLIP = 8;
const MOST_SLIPS = 3;
/** Characters. Nobody types more in good faith, and the comparison takes time. */
const LONGEST = 200;

const forgiven = ({ length }: string): number =>
  length < SHORTEST_WITH_SLIP
    ? 0
    : Math.min(MOST_SLIPS, 1 + Math.floor((length - SHORTEST_WITH_SLIP) / LETTERS_PER_SLIP));

/** Digits and signs of numbers. */
const numbersIn = (folded: string): string => folded.match(/minus|\p{Number}+/gu)?.join(' ') ?? '';

const ROMAN = /^(?=.)M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;
/** Roman numerals, folded: Louis XIV is not Louis XV. */
const romansIn = (answer: string): string[] =>
  answer
    .split(/[^\p{Letter}]+/u)
    .filter((word) => ROMAN.test(word))
    .map((word) => word.toLowerCase());

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/**
 * Whether a typed answer is right. Letter case, diacritics, punctuation, the English article and small slips are forgiven.
 * Numbers must be exact, and a slip that comes as close to an incorrect answer is not forgiven.
 */
export function isRight(given: string, question: Judged): boolean {
  const typed = foldAnswer(given.slice(0, LONGEST));
  if (typed === '') return false;
  const answers = [question.correctAnswer, ...textsIn(question.extensions?.acceptedAnswers)];
  if (answers.some((answer) => foldAnswer(answer) === typed)) return true;
  const wrong = (question.incorrectAnswers ?? []).map(foldAnswer);
  const words = typed.split(' ');
  return answers.some((answer) => {
    const folded = foldAnswer(answer);
    const most = forgiven(folded);
    if (Math.abs(folded.length - typed.length) > most) return false;
    if (numbersIn(folded) !== numbersIn(typed)) return false;
    if (!romansIn(answer).every((numeral) => words.includes(numeral))) return false;
    const found = slips(typed, folded);
    return found <= most && wrong.every((other) => found < slips(typed, other));
  });
}
