import type { Language } from '../app/language.ts';

/** A number with separators of thousands. By default, Polish leaves them out of numbers of four digits. */
export const formatNumber = (language: Language, number: number): string =>
  new Intl.NumberFormat(language, { useGrouping: 'always' }).format(number);

/** A part of a whole, in percent. */
export const formatShare = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: share < 0.01 ? 1 : 0 }).format(
    share,
  );

/** The forms of a noun. English has `one` and `other`; Polish also has `few` (2 pytania) and `many` (5 pytań). */
export interface Forms {
  readonly one?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** Forms of a noun in a table of texts. */
export const forms = (given: Forms): Forms => given;

/** The form of a noun after a number. */
export function nounFor(language: Language, count: number, forms: Forms): string {
  const form = new Intl.PluralRules(language).select(count);
  return (form === 'one' || form === 'few' || form === 'many' ? forms[form] : undefined) ?? forms.other;
}

/** A number and its noun: `1 question`, `1,024 questions`. */
export const countOf = (language: Language, count: number, forms: Forms): string =>
  `${formatNumber(language, count)} ${nounFor(language, count, forms)}`;
