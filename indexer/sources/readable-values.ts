import { byLanguage, type Language } from '../../src/contract/vocabulary.ts';
import units from './units.json' with { type: 'json' };

const monthsOf = (date: Intl.DateTimeFormatOptions): Readonly<Record<Language, readonly string[]>> =>
  byLanguage((language) => {
    const format = new Intl.DateTimeFormat(language, { ...date, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_none, month) => {
      const parts = format.formatToParts(Date.UTC(2000, month));
      return parts.find(({ type }) => type === 'month')?.value ?? '';
    });
  });

const MONTHS = monthsOf({ day: 'numeric', month: 'long' });
/** Months without a day, which have another form in Polish. */
const LONE_MONTHS = monthsOf({ month: 'long' });

/** A day, a month or a year. Month and day are counted from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
}

const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?(?:T00:00:00Z?)?$/u;

/** Parses `1992`, `1992-05` and `1992-05-03`; undefined for anything else, including dates that do not exist. */
export function parseIsoDate(text: string): CalendarDate | undefined {
  const [, year, month, day] = ISO.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = { year: Number(year), month: numberOrNull(month), day: numberOrNull(day) };
  return exists(date) ? date : undefined;
}

const numberOrNull = (digits: string | undefined): number | null =>
  digits === undefined ? null : Number(digits);

function exists({ year, month, day }: CalendarDate): boolean {
  if (year === 0) return false;
  if (month === null) return true;
  if (month < 1 || month > 12) return false;
  // Day 0 of the next month is the last day of this month.
  return day === null || (day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate());
}

/** Formats a date: `3 May 1992`, `May 1992`, `1992`; `3 maja 1992`, `maj 1992`. */
export function readableDate({ year, month, day }: CalendarDate, language: Language): string {
  if (month === null) return String(year);
  if (day === null) return `${LONE_MONTHS[language][month - 1] ?? ''} ${year}`;
  return `${day} ${MONTHS[language][month - 1] ?? ''} ${year}`;
}

/** Parses what `readableDate` writes, and the American order `May 3, 1992`. */
export function parseReadableDate(text: string, language: Language): CalendarDate | undefined {
  const american = /^(\p{L}+) (\d{1,2}), (\d{4})$/u.exec(text);
  const parts = american
    ? [american[2], american[1], american[3]]
    : /^(?:(?:(\d{1,2}) )?(\p{L}+) )?(\d{4})$/u.exec(text)?.slice(1);
  if (parts === undefined) return undefined;
  const [day, name, year] = parts;
  const date = {
    year: Number(year),
    month: name === undefined ? null : monthOf(name, language),
    day: numberOrNull(day),
  };
  return exists(date) ? date : undefined;
}

/** The number of a month; 0 for any other word, which gives a date that does not exist. */
function monthOf(name: string, language: Language): number {
  const word = name.toLowerCase();
  const at = (months: readonly string[]): number => months.findIndex((month) => month.toLowerCase() === word);
  return Math.max(at(MONTHS[language]), at(LONE_MONTHS[language])) + 1;
}

/** The signs with which a language writes numbers: before the fraction, and between groups of three digits. */
interface NumberSigns {
  readonly point: string;
  readonly separator: string;
}

export const NUMBER_SIGNS: Readonly<Record<Language, NumberSigns>> = {
  en: { point: '.', separator: ',' },
  pl: { point: ',', separator: ' ' },
};

/** Digits from which a number is grouped: four digits are readable without a separator. */
const GROUPED_FROM = 5;

/**
 * Formats a decimal number such as `2.0`, `1234567` or `-3.50`: `2`, `1,234,567`, `-3.5`; in Polish `1 234 567` and
 * `-3,5`. Undefined for anything else.
 */
export function readableNumber(decimal: string, language: Language): string | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^([-−]?)(\d+)(?:\.(\d+))?$/u.exec(decimal) ?? [];
  if (whole === '') return undefined;
  const digits = whole.replace(/^0+(?=\d)/u, '');
  const { point, separator } = NUMBER_SIGNS[language];
  const grouped =
    digits.length < GROUPED_FROM ? digits : digits.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/gu, separator);
  const rest = fraction.replace(/0+$/u, '');
  return `${sign && '-'}${grouped}${rest && point}${rest}`;
}

/** A formatted quantity with an inflected unit. */
interface ReadableQuantity {
  readonly text: string;
  /** False if the unit is unknown, so that the text may be ungrammatical. */
  readonly isGrammatical: boolean;
}

/**
 * Formats a quantity: `11.0 rok` becomes `11 lat`, `180 metre` becomes `180 metres`. Undefined if it does not begin
 * with a number.
 */
export function readableQuantity(text: string, language: Language): ReadableQuantity | undefined {
  const [, decimal = '', unit = ''] = /^([-−]?\d+(?:\.\d+)?)\s*(\D.*)?$/u.exec(text) ?? [];
  const number = readableNumber(decimal, language);
  if (number === undefined) return undefined;
  if (unit === '') return { text: number, isGrammatical: true };
  if (/^[%°$€£]/u.test(unit)) return { text: `${number}${unit}`, isGrammatical: true };
  const inflected = inflectUnit(Number(decimal), unit, language);
  return { text: `${number} ${inflected ?? unit}`, isGrammatical: inflected !== undefined };
}

/**
 * Units that upstreams have after numbers: their forms after one, few (2 to 4 in Polish) and many, and after a fraction. In
 * English the second form stands for all but the first.
 */
const UNITS: Readonly<Record<Language, readonly (readonly string[])[]>> = units;

/** Units by any of their forms. */
const UNIT_OF_FORM = byLanguage((language) => {
  const entries = UNITS[language].flatMap((forms) =>
    forms.map((form) => [form.toLowerCase(), forms] as const),
  );
  // The first unit with a form keeps it: `minuty` always belongs to `minuta`.
  return new Map(entries.toReversed());
});

const RULES = byLanguage((language) => new Intl.PluralRules(language));
const PLACE: Readonly<Partial<Record<Intl.LDMLPluralRule, number>>> = { one: 0, few: 1, many: 2, other: 3 };

/** Inflects a unit for a number: `lat` after 11, `lata` after 22. Undefined for an unknown unit. */
export function inflectUnit(number: number, unit: string, language: Language): string | undefined {
  const forms = UNIT_OF_FORM[language].get(unit.toLowerCase());
  return forms?.[PLACE[RULES[language].select(Math.abs(number))] ?? 3] ?? forms?.at(-1);
}

type Words = Readonly<Record<Language, readonly [right: string, wrong: string]>>;

export const TRUE_FALSE: Words = { en: ['True', 'False'], pl: ['Prawda', 'Fałsz'] };
export const YES_NO: Words = { en: ['Yes', 'No'], pl: ['Tak', 'Nie'] };

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The English word for a whole number from 0 to 20; undefined for other numbers. */
export const numberWord = (number: number): string | undefined => NUMBER_WORDS[number];

/** The number for a lower-case English word from zero to twenty; undefined for other words. */
export function numberOfWord(word: string): number | undefined {
  const number = NUMBER_WORDS.indexOf(word);
  return number < 0 ? undefined : number;
}
