import { Language } from './vocabulary.ts';

/** Makes a value for each supported language. */
export function byLanguage<Value>(valueOf: (language: Language) => Value): Readonly<Record<Language, Value>> {
  const entries = Language.options.map((language) => [language, valueOf(language)] as const);
  // Every language is there, which the return type of `Object.fromEntries` cannot express.
  return Object.fromEntries(entries) as Record<Language, Value>;
}

const NAMES = byLanguage((language) => new Intl.DisplayNames(language, { type: 'language' }));

/** The name of a language in a language: Polish is `polski` in Polish. */
export const languageName = (named: Language, language: Language): string =>
  NAMES[language].of(named) ?? named;
