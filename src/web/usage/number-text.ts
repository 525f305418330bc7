import type { Language } from '../../contract/vocabulary.ts';

/** A count with the separators of the language, also below 10,000. */
export const numberText = (language: Language, number: number): string =>
  new Intl.NumberFormat(language, { useGrouping: 'always' }).format(number);
