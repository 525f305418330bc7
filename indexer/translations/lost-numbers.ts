import type { Language } from '../../src/contract/vocabulary.ts';

/** Digits, perhaps in groups and with a fraction. A space parts groups of three only. */
const NUMBER = /(?<![\p{L}\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*/gu;
const SPACE = /[ \u00a0\u202f]/u;
const GROUPED = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/u;

/** Between thousands in English. In other languages it cannot be told from the sign before a fraction. */
const ENGLISH_SEPARATOR = ',';

const ROMAN = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;
/** Greatest number that is looked for in Roman numerals: centuries, kings, wars. */
const MOST_ROMAN = 39;

function roman(number: number): string {
  let [rest, written] = [number, ''];
  for (const [value, letters] of ROMAN)
    while (rest >= value) {
      written += letters;
      rest -= value;
    }
  return written;
}

const plain = (whole: string, fraction = ''): string => {
  const digits = whole.replace(/^0+(?=\d)/u, '');
  const behind = fraction.replace(/0+$/u, '');
  return behind === '' ? digits : `${digits}.${behind}`;
};

/** What a number may mean, each way with a point before the fraction: `1,000` is a thousand, and in Polish perhaps one. */
function meanings(written: string, language: Language): string[] {
  const parts = written.split(/[.,]/u);
  const [whole = '', fraction] = parts;
  const joined = whole.split(SPACE).join('');
  if (SPACE.test(written)) return [plain(joined, fraction)];
  if (fraction === undefined) return [plain(joined)];
  const sign = GROUPED.exec(written)?.[1];
  if (parts.length > 2) {
    // A date, a version, or a number in groups: with another sign before the fraction.
    if (sign === undefined) return [parts.map((part) => plain(part)).join('.')];
    const [groups = '', rest] = written.split(sign === ',' ? '.' : ',');
    return [plain(groups.replaceAll(sign, ''), rest)];
  }
  const both = [plain(joined + fraction), plain(joined, fraction)];
  if (sign === undefined) return both.slice(1);
  if (language === 'en') return sign === ENGLISH_SEPARATOR ? both.slice(0, 1) : both.slice(1);
  return both;
}

/** All that the numbers of a text may mean; groups parted by spaces may be numbers of their own as well. */
function everyMeaning(text: string, language: Language): Set<string> {
  const found = [...text.matchAll(NUMBER)].map(([written]) => written);
  const apart = found.flatMap((written) => (SPACE.test(written) ? written.split(SPACE) : []));
  return new Set([...found, ...apart].flatMap((written) => meanings(written, language)));
}

/** Whether the translation has a number as a Roman numeral, or a decade by its last two digits, as languages differ in it. */
function isOtherwiseThere(meaning: string, target: string, there: ReadonlySet<string>): boolean {
  const number = Number(meaning);
  if (!Number.isInteger(number)) return false;
  if (number >= 1 && number <= MOST_ROMAN)
    return new RegExp(`(?<![\\p{L}\\d])${roman(number)}(?![\\p{L}\\d])`, 'u').test(target);
  return number % 10 === 0 && number > 1_000 && number < 2_100 && there.has(String(number % 100));
}

/** The numbers of a text that its translation does not have, as they are written. 3.5 and 3,5 are the same, and 1,000 and 1 000. */
export function lostNumbers(source: string, from: Language, target: string, to: Language): string[] {
  const there = everyMeaning(target, to);
  const isThere = (written: string): boolean =>
    meanings(written, from).some((meaning) => there.has(meaning) || isOtherwiseThere(meaning, target, there));
  return [...source.matchAll(NUMBER)].flatMap(([written]) => {
    if (isThere(written)) return [];
    return written.split(SPACE).filter((part) => !isThere(part));
  });
}
