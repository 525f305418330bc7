import { textOf, type Content } from './content.ts';
import type { GeneratedLanguage } from './slots.ts';

/**
 * How a planted duplicate differs from its original:
 * - `exact`: not at all
 * - `spelling`: in punctuation and case
 * - `typo`: in two transposed letters
 * - `reworded`: in its wording
 */
export type DuplicateKind = 'exact' | 'spelling' | 'typo' | 'reworded';

/** Percentages of duplicates. */
export const DUPLICATE_KINDS: readonly (readonly [DuplicateKind, number])[] = [
  ['exact', 50],
  ['spelling', 20],
  ['typo', 10],
  ['reworded', 20],
];

const LONG_WORD = /(?<= )[a-z]{8,}/u;

/** Transposes two letters in the middle of the first long word. */
function misspelled(text: string): string {
  return text.replace(LONG_WORD, (word) => {
    const middle = Math.floor(word.length / 2);
    return word.slice(0, middle) + word.charAt(middle + 1) + word.charAt(middle) + word.slice(middle + 2);
  });
}

/** The text of a duplicate. */
export function duplicateText(content: Content, language: GeneratedLanguage, kind: DuplicateKind): string {
  const text = textOf(content, language, kind === 'reworded');
  if (kind === 'typo') return misspelled(text);
  return kind === 'spelling' ? text.charAt(0).toLowerCase() + text.slice(1).replaceAll(/[?.,]/gu, '') : text;
}
