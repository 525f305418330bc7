/** The languages of the pages, which are those of the questions. */
export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** English has no prefix. */
const PREFIXES: Readonly<Record<Language, string>> = { en: '', pl: '/pl' };

/** A path of the site in a language. @param path - in English, with a query or without */
export function pathIn(language: Language, path: string): string {
  const prefix = PREFIXES[language];
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}

/** The language of a path, and the same path in English. */
export function splitLanguage(path: string): { readonly language: Language; readonly path: string } {
  if (path === PREFIXES.pl) return { language: 'pl', path: '/' };
  if (path.startsWith(`${PREFIXES.pl}/`)) return { language: 'pl', path: path.slice(PREFIXES.pl.length) };
  return { language: 'en', path };
}

/** The texts of a part of the site in every language. */
export type Translations<Texts> = Readonly<Record<Language, Texts>>;

/** Texts in every language. English decides which there are. */
export const defineTexts = <Texts extends object>(texts: {
  readonly en: Texts;
  readonly pl: NoInfer<Texts>;
}): Translations<Texts> => texts;

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
