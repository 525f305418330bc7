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
