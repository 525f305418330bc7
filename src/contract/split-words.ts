import { foldText } from './fold-text.ts';

/** The English possessive. Other apostrophes separate words, so that `d'Arc` is found by `arc`. */
const POSSESSIVE = /'s(?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in the order of the text, in lower case without diacritics. */
export const splitWords = (text: string): string[] =>
  foldText(text).replaceAll(POSSESSIVE, '').match(WORD) ?? [];
