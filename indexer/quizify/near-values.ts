import { byLanguage, type Language } from '../../src/contract/vocabulary.ts';
import { randomNumbers, textHash } from '../hashed-texts.ts';
import {
  type CalendarDate,
  inflectUnit,
  NUMBER_SIGNS,
  numberOfWord,
  numberWord,
  parseReadableDate,
  readableDate,
} from '../sources/readable-values.ts';
import { DISTRACTORS } from './choose-distractors.ts';

/** No distractor is later, since a future year would obviously be wrong. The upstreams were collected until then. */
const LATEST_YEAR = 2022;
/**
 * Largest distance in years: small for the time that people remember, larger for the time that they know from books.
 */
const RECENT = { from: 1900, widest: 9 };
const WIDEST_BEFORE = 40;
/** Events held every four years: any other year would obviously be wrong. */
const EVERY_FOUR =
  /\b(?:olympics?|won (?:the )?gold|gold medals?|world cup|commonwealth games|asian games|leap year|presidential election|igrzysk\p{L}*|mundial\p{L}*|mistrzostw\p{L}* świata)/iu;

/** The years that a right answer covers: `1993`, `from 1952 until 1954`, `1951–52`, `the 1960s`. */
function coveredYears(answer: string): readonly (readonly [from: number, to: number])[] {
  const decade = /\b(\d{3}0)s\b/u.exec(answer)?.[1];
  if (decade !== undefined) return [[Number(decade), Number(decade) + 9]];
  const century = /\b(\d{1,2})(?:st|nd|rd|th) century\b/iu.exec(answer)?.[1];
  if (century !== undefined) return [[Number(century) * 100 - 100, Number(century) * 100]];
  const short = /\b(\d\d)(\d\d)\s*[–—/-]\s*(\d\d)\b(?!\d)/u.exec(answer);
  const years = (answer.match(/\b\d{4}\b/gu) ?? []).map(Number);
  if (short) years.push(Number(`${short[1] ?? ''}${short[3] ?? ''}`));
  return years.length === 0 ? [] : [[Math.min(...years), Math.max(...years)]];
}

const within = (year: number, ranges: readonly (readonly [number, number])[]): boolean =>
  ranges.some(([from, to]) => year >= from && year <= to);

/** Writes a date like the upstream, so that all options look alike: `May 3, 1992` or `3 May 1992`. */
function written(date: CalendarDate, language: Language, american: boolean): string {
  const text = readableDate(date, language);
  if (!american || date.day === null) return text;
  const [day = '', month = '', year = ''] = text.split(' ');
  return `${month} ${day}, ${year}`;
}

/**
 * Computes three dates near the right one, in the same notation, each in a different year. Undefined if the answer is
 * not a plain date, if the question contains the year, or if there are not enough years between the right ones.
 *
 * @param right - all right answers
 */
export function nearDates(
  answer: string,
  language: Language,
  question: string,
  right: readonly string[],
  seed: string,
): string[] | undefined {
  const date = parseReadableDate(answer, language);
  if (date === undefined || date.year < 1000 || question.includes(String(date.year))) return undefined;
  const covered = right.flatMap(coveredYears);
  const asked = (question.match(/\b\d{4}\b/gu) ?? []).map(Number);
  const cycle = EVERY_FOUR.test(question) ? 4 : 1;
  const widest = date.year >= RECENT.from ? RECENT.widest : WIDEST_BEFORE;
  const isAllowed = (year: number): boolean =>
    year <= Math.max(LATEST_YEAR, date.year) && !within(year, covered) && !asked.includes(year);
  const pick = randomNumbers(textHash(seed));
  const sides = [-1, 1].map((side) =>
    Array.from({ length: widest }, (_none, index) => date.year + side * cycle * (index + 1)).filter(
      isAllowed,
    ),
  );
  const [before = [], after = []] = sides;
  const earlier = countBelow(before, after, pick);
  if (earlier === undefined) return undefined;
  const years = [...sample(before, earlier, pick), ...sample(after, DISTRACTORS - earlier, pick)];
  const american = /^\p{L}+ \d/u.test(answer) && date.day !== null;
  return years.map((year) => {
    const month = date.month === null ? null : pick(12) + 1;
    // Every month has at least 28 days.
    const day = date.day === null ? null : pick(28) + 1;
    return written({ year, month, day }, language, american);
  });
}

/**
 * How many distractors are smaller or earlier than the answer, which is left to the seed: always the middle one of four
 * would give itself away. Undefined if both sides together have too few.
 */
function countBelow(
  below: readonly number[],
  above: readonly number[],
  pick: (bound: number) => number,
): number | undefined {
  const count = Math.max(Math.min(pick(DISTRACTORS + 1), below.length), DISTRACTORS - above.length);
  return count > below.length ? undefined : count;
}

/** A random selection of the values, in their order. */
function sample(values: readonly number[], count: number, pick: (bound: number) => number): number[] {
  const left = [...values];
  const taken = Array.from({ length: count }, () => left.splice(pick(left.length), 1)).flat();
  return taken.toSorted((one, other) => one - other);
}

/**
 * Computes three numbers near the right one, in the same notation. Undefined if the answer is not a plain number, its
 * unit cannot be inflected, or a right answer is vague.
 *
 * @param right - all right answers
 */
export function nearNumbers(
  answer: string,
  language: Language,
  question: string,
  right: readonly string[],
  seed: string,
): string[] | undefined {
  const amount = parseAmount(answer, language);
  if (amount === undefined || right.some((text) => VAGUE.test(text))) return undefined;
  const pick = randomNumbers(textHash(seed));
  const step = stepOf(amount, pick);
  const known = right.flatMap((text) => parseAmount(text.toLowerCase(), language)?.value ?? digitsIn(text));
  const [least, most] = [Math.min(amount.value, ...known), Math.max(amount.value, ...known)];
  const asked = digitsIn(question);
  const hundred =
    amount.after.startsWith('%') || /^ ?(?:percent|per cent|procent)/u.test(amount.after) ? 100 : Infinity;
  const isAllowed = (value: number): boolean =>
    (value > 0 || (value === 0 && amount.value <= 1)) &&
    value <= hundred &&
    (value < least || value > most) &&
    !asked.includes(value);
  const values = chosenValues(amount, step, isAllowed, pick);
  const texts = values?.map((value) => writtenLike(amount, value, language));
  if (texts === undefined || texts.includes(undefined)) return undefined;
  return texts.filter((text) => text !== undefined);
}

/** A number as an answer writes it: `$2,500`, `12 seasons`, `seven`, `1.5 million`. */
interface Amount {
  readonly value: number;
  readonly decimals: number;
  readonly before: string;
  readonly after: string;
  /** The digits are written in groups of three. */
  readonly grouped: boolean;
  /** The number is written as an English word. */
  readonly word: boolean;
}

const AMOUNT = byLanguage((language) => {
  const { point, separator } = NUMBER_SIGNS[language];
  const whole = `\\d{1,3}(?:[${separator}]\\d{3})+|\\d{1,9}`;
  return new RegExp(`^([$£€]?)(${whole})(?:[${point}](\\d{1,2}))?(%| ?\\p{L}[\\p{L} ]{0,24})?$`, 'u');
});

function parseAmount(text: string, language: Language): Amount | undefined {
  const word = language === 'en' ? numberOfWord(text) : undefined;
  if (word !== undefined)
    return { value: word, decimals: 0, before: '', after: '', grouped: false, word: true };
  const [, before = '', whole = '', fraction = '', after = ''] = AMOUNT[language].exec(text) ?? [];
  if (whole === '') return undefined;
  const digits = whole.replaceAll(/\D/gu, '');
  const value = Number(`${digits}${fraction && '.'}${fraction}`);
  return { value, decimals: fraction.length, before, after, grouped: digits !== whole, word: false };
}

/** A vague right answer, such as `more than 80`, which would cover too many numbers. */
const VAGUE =
  /\b(?:more|over|at least|about|almost|around|nearly|approximately|less|fewer|under|up to|between|c\.|ca\.|ponad|około|prawie|co najmniej)\b|[~+<>≈]/iu;

const digitsIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/gu) ?? []).map((digits) => Number(digits.replaceAll(',', '')));

/** Up to this number, neighbours differ by one. */
const COUNTED = 12;
/** Below this, a round number means nothing: ages of 20 and 30 are as common as 27. */
const ROUND_FROM = 100;

/** The distance between two neighbours: one, or a share of the number. */
interface Step {
  readonly size: number;
  /** Distractors are multiples of this, so that they are as round as the right number. */
  readonly round: number;
}

function stepOf({ value, decimals }: Amount, pick: (bound: number) => number): Step {
  const unit = 10 ** -decimals;
  if (decimals === 0 && value <= COUNTED) return { size: 1, round: 1 };
  const whole = Math.round(value / unit);
  const zeros = whole < ROUND_FROM ? 0 : (/0*$/u.exec(String(whole))?.[0].length ?? 0);
  const round = 10 ** zeros * unit;
  return { size: Math.max(round, (value * (8 + pick(10))) / 100), round };
}

function chosenValues(
  { value, decimals }: Amount,
  step: Step,
  isAllowed: (value: number) => boolean,
  pick: (bound: number) => number,
): number[] | undefined {
  // Steps vary by up to a third, so that the four are not evenly spaced.
  const uneven = step.size === 1 ? 0 : step.size / 300;
  const at = (side: number, distance: number): number => {
    const away = Math.max(step.round, distance * step.size + (pick(200) - 100) * uneven);
    return Number((value + side * Math.round(away / step.round) * step.round).toFixed(decimals));
  };
  const distances = Array.from({ length: 2 * DISTRACTORS }, (_none, index) => index + 1);
  const [below = [], above = []] = [-1, 1].map((side) => [
    ...new Set(distances.map((distance) => at(side, distance)).filter(isAllowed)),
  ]);
  const smaller = countBelow(below, above, pick);
  if (smaller === undefined) return undefined;
  return [...below.slice(0, smaller).toReversed(), ...above.slice(0, DISTRACTORS - smaller)];
}

function writtenLike(amount: Amount, value: number, language: Language): string | undefined {
  if (amount.word) return numberWord(value);
  const digits = value.toFixed(amount.decimals);
  const { point, separator } = NUMBER_SIGNS[language];
  const [whole = '', fraction] = digits.split('.');
  const groups = amount.grouped ? whole.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/gu, separator) : whole;
  const number = groups + (fraction === undefined ? '' : `${point}${fraction}`);
  const unit = unitFor(amount, value, language);
  return unit === undefined ? undefined : `${amount.before}${number}${unit}`;
}

/** An unknown English unit in the plural stays the same for every plural; Polish units do not. */
function unitFor({ after, value }: Amount, other: number, language: Language): string | undefined {
  const unit = after.trim();
  if (unit === '' || unit === '%') return after;
  if (/^(?:million|billion|trillion|thousand|hundred)\b/u.test(unit)) return after;
  const inflected = inflectUnit(other, unit, language);
  if (inflected !== undefined) return ` ${inflected}`;
  return language === 'en' && value > 1 && other > 1 ? after : undefined;
}
