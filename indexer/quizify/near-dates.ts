import type { Language } from '../../src/contract/vocabulary.ts';
import { randomNumbers, textHash } from '../hashed-texts.ts';
import { parseReadableDate, readableDate, type CalendarDate } from '../sources/readable-values.ts';
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
 * Computes three dates near the right one, in the same notation, each in a different year. The seed decides how many
 * are earlier, since always the middle one of four would give itself away. Undefined if the answer is not a plain date,
 * if the question contains the year, or if there are not enough years between the right ones.
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
  const earlier = Math.max(Math.min(pick(DISTRACTORS + 1), before.length), DISTRACTORS - after.length);
  if (earlier > before.length) return undefined;
  const years = [...sample(before, earlier, pick), ...sample(after, DISTRACTORS - earlier, pick)];
  const american = /^\p{L}+ \d/u.test(answer) && date.day !== null;
  return years.map((year) => {
    const month = date.month === null ? null : pick(12) + 1;
    // Every month has at least 28 days.
    const day = date.day === null ? null : pick(28) + 1;
    return written({ year, month, day }, language, american);
  });
}

/** A random selection of the values, in their order. */
function sample(values: readonly number[], count: number, pick: (bound: number) => number): number[] {
  const left = [...values];
  const taken = Array.from({ length: count }, () => left.splice(pick(left.length), 1)).flat();
  return taken.toSorted((one, other) => one - other);
}
