/** What is needed of a question to judge an answer to it. */
export interface Judged {
  readonly correctAnswer: string;
  readonly incorrectAnswers?: readonly string[];
  /** Of these, `acceptedAnswers` may list other correct answers. */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

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

/** Characters. Nobody types more in good faith, and the comparison takes time. */
const LONGEST = 200;
/** Letters. */
const LONGEST_ARTICLE = 3;

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Letters. One slip in a shorter answer makes another word. */
const SHORTEST_WITH_SLIP = 5;
/** Letters for each further slip. */
const LETTERS_PER_SLIP = 8;
const MOST_SLIPS = 3;

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

/** Lower-case letters that Unicode does not decompose into letter and mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const WHOLE = new RegExp(`[${Object.keys(WHOLE_LETTERS).join('')}]`, 'g');
const MARKS = /\p{Mark}/gu;
/** Inside words they are nothing: "O'Neill" is "ONeill". */
const APOSTROPHES = /['’‘ʼ`´]/g;
const MINUS = /(?<=^|[\s^])[-−–](?=\d)/g;
/** 10² is not 102, but 10^2. */
const RAISED = /[⁰¹²³⁴-⁹⁻]+/g;
/** Not among them: C, C++ and C# are three languages. */
const SIGNS = /[^\p{Letter}\p{Number}+#@]+/gu;
/** A separator of thousands: "1,000", "1.000" and "1 000" are one number. */
const THOUSANDS = /(?<=\d)[ .,](?=\d{3}(?!\d))/g;

/** Folds what typing should not be judged by: letter case, diacritics and signs. */
function foldAnswer(text: string): string {
  return text
    .replace(RAISED, ' $&')
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(WHOLE, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replace(THOUSANDS, '')
    .replace(APOSTROPHES, '')
    .replace(MINUS, ' minus ')
    .replace(/&/g, ' and ')
    .replace(SIGNS, ' ')
    .trim();
}

/**
 * The slips that turn one text into the other: letters that are missing, added or wrong, and swapped neighbours
 * (optimal string alignment).
 */
function slips(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const line = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const same = (last[column] ?? 0) + (letter === wanted ? 0 : 1);
      const isSwap = letter === to[column - 1] && wanted === from[row - 1];
      const swapped = isSwap ? (before[column - 1] ?? 0) + 1 : Infinity;
      line.push(Math.min(same, swapped, (last[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    [before, last] = [last, line];
  }
  return last[to.length] ?? 0;
}
