import type { Language } from '../../src/contract/vocabulary.ts';

/** Digits, optionally in groups and with a fraction. A space only separates groups of three. */
const NUMBER = /(?<![\p{L}\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*/gu;
const SPACE = /[ \u00a0\u202f]/u;
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/u;
/** The English thousands separator. In other languages a separator may also precede a fraction. */
const ENGLISH_SEPARATOR = ',';

const ROMAN = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** The largest number that is expected as a Roman numeral, for centuries, kings and wars. */
const MAX_ROMAN = 39;
/** Placeholders in a text: `{name}`, `%s`, `%1$d`, and the blank `___`. */
const PLACEHOLDER = /\{[\w.-]*\}|(?<!\d)%(?:\d+\$)?[sd](?![\p{L}])|_{2,}/gu;

/**
 * Finds the numbers of a text that its translation lacks, as they are written. 3.5 equals 3,5, and 1,000 equals 1 000.
 */
export function lostNumbers(source: string, from: Language, target: string, to: Language): string[] {
  const there = allMeanings(target, to);
  const isThere = (written: string): boolean =>
    meanings(written, from).some(
      (meaning) => there.has(meaning) || isWrittenDifferently(meaning, target, there),
    );
  return [...source.matchAll(NUMBER)].flatMap(([written]) => {
    if (isThere(written)) return [];
    return written.split(SPACE).filter((part) => !isThere(part));
  });
}

/** All possible values of the numbers in a text. Groups separated by spaces may also be separate numbers. */
function allMeanings(text: string, language: Language): Set<string> {
  const found = [...text.matchAll(NUMBER)].map(([written]) => written);
  const apart = found.flatMap((written) => (SPACE.test(written) ? written.split(SPACE) : []));
  return new Set([...found, ...apart].flatMap((written) => meanings(written, language)));
}

/** The possible values of a number, with a decimal point: `1,000` is a thousand, but may be one in Polish. */
function meanings(written: string, language: Language): string[] {
  const parts = written.split(/[.,]/u);
  const [whole = '', fraction] = parts;
  const joined = whole.split(SPACE).join('');
  if (SPACE.test(written)) return [normalized(joined, fraction)];
  if (fraction === undefined) return [normalized(joined)];
  const sign = GROUPED.exec(written)?.[1];
  if (parts.length > 2) {
    // A date, a version, or a number in groups with a different sign before the fraction.
    if (sign === undefined) return [parts.map((part) => normalized(part)).join('.')];
    const [groups = '', rest] = written.split(sign === ',' ? '.' : ',');
    return [normalized(groups.replaceAll(sign, ''), rest)];
  }
  const both = [normalized(joined + fraction), normalized(joined, fraction)];
  if (sign === undefined) return both.slice(1);
  if (language === 'en') return sign === ENGLISH_SEPARATOR ? both.slice(0, 1) : both.slice(1);
  return both;
}

const normalized = (whole: string, fraction = ''): string => {
  const digits = whole.replace(/^0+(?=\d)/u, '');
  const behind = fraction.replace(/0+$/u, '');
  return behind === '' ? digits : `${digits}.${behind}`;
};

/** Whether the translation has a number as a Roman numeral, or a decade as its last two digits. */
function isWrittenDifferently(meaning: string, target: string, there: ReadonlySet<string>): boolean {
  const number = Number(meaning);
  if (!Number.isInteger(number)) return false;
  if (number >= 1 && number <= MAX_ROMAN)
    return new RegExp(`(?<![\\p{L}\\d])${roman(number)}(?![\\p{L}\\d])`, 'u').test(target);
  return number % 10 === 0 && number > 1_000 && number < 2_100 && there.has(String(number % 100));
}

function roman(number: number): string {
  let [rest, written] = [number, ''];
  for (const [value, letters] of ROMAN)
    while (rest >= value) {
      written += letters;
      rest -= value;
    }
  return written;
}

/** Placeholders that are missing from a translation, or were added to it. */
export function changedPlaceholders(source: string, target: string): string[] {
  const [before, after] = [placeholders(source), placeholders(target)];
  return [...missingFrom(before, after), ...missingFrom(after, before)];
}

/** The placeholders of a text. All blanks are equal, however long they are. */
const placeholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([found]) => (found.startsWith('__') ? '___' : found)).sort();

/** The placeholders that the other text lacks; repeated ones count separately. */
function missingFrom(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
