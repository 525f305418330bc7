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

const NO_LETTERS = /[^\p{Letter}]+/u;
const ARTICLE = /^(the|an?) (?=.)/;

/** A text as it is compared. Spaces do not count: they are easily forgotten or added. */
interface Form {
  readonly whole: string;
  readonly bare: string;
  readonly numbers: string;
  readonly words: readonly string[];
}

function formOf(text: string): Form {
  const folded = foldAnswer(text);
  return {
    whole: folded.replaceAll(' ', ''),
    bare: folded.replace(ARTICLE, '').replaceAll(' ', ''),
    numbers: folded.match(/minus|\p{Number}+/gu)?.join(' ') ?? '',
    words: folded.split(NO_LETTERS),
  };
}

/** With the article or without it, so that "Te Beatles" is one slip. */
const distance = (one: Form, other: Form): number =>
  Math.min(slips(one.bare, other.bare), slips(one.whole, other.whole));

const ROMAN = /^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/;
/** Below 90: the letters of larger ones are more often initials, as in "DC Comics". */
const SMALL_ROMAN = /^(?=.)(XL|L?X{0,3})(IX|IV|V?I{0,3})$/;
const GENITIVE = /['’]s(?!\p{Letter})/gu;
/** An apostrophe is part of a word: the I of "I'm" is not a numeral. */
const BETWEEN_WORDS = /[^\p{Letter}'’]+/u;
/** Roman numerals, folded: Louis XIV is not Louis XV. */
const romansIn = (answer: string): string[] =>
  (ROMAN.test(answer)
    ? [answer]
    : answer
        .replaceAll(GENITIVE, '')
        .split(BETWEEN_WORDS)
        .filter((word) => SMALL_ROMAN.test(word))
  ).map((word) => word.toLowerCase());

/** Folded, "Henry VIII's" is "henry viiis". */
const holdsNumeral = ({ words }: Form, numeral: string): boolean =>
  words.includes(numeral) || words.includes(`${numeral}s`);

/** Letters. */
const LONGEST_ARTICLE = 3;

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Whether a typed answer is right. Letter case, diacritics, punctuation, spaces, the English article and small slips are
 * forgiven. Numbers must be exact, and a slip that comes as close to an incorrect answer is not forgiven.
 */
export function isRight(given: string, question: Judged): boolean {
  const { correctAnswer, incorrectAnswers = [], extensions } = question;
  const answers = [correctAnswer, ...textsIn(extensions?.acceptedAnswers)];
  if (given.trim() !== '' && answers.some((answer) => same(answer, given))) return true;
  const typed = formOf(given.slice(0, LONGEST));
  if (typed.whole === '') return false;
  const isNearer = (slipsFound: number): boolean =>
    incorrectAnswers
      .map(formOf)
      .every((wrong) => wrong.numbers !== typed.numbers || slipsFound < distance(typed, wrong));
  return answers.some((answer) => {
    const right = formOf(answer);
    const most = forgiven(right.bare);
    if (Math.abs(right.bare.length - typed.bare.length) > most + LONGEST_ARTICLE) return false;
    if (right.numbers !== typed.numbers) return false;
    if (!romansIn(answer).every((numeral) => holdsNumeral(typed, numeral))) return false;
    const found = distance(typed, right);
    return found <= most && isNearer(found);
  });
}
