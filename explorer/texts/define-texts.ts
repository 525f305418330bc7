import type { Language } from '../app/language.ts';

/** The texts of a part of the site in every language. */
export type Translations<Texts> = Readonly<Record<Language, Texts>>;

/** Texts in every language. English decides which there are. */
export const defineTexts = <Texts extends object>(texts: {
  readonly en: Texts;
  readonly pl: NoInfer<Texts>;
}): Translations<Texts> => texts;
