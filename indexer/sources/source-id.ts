import { hash } from 'node:crypto';

/** Hexadecimal digits of an id that is a hash: 80 bits, so that two of 1.4 million are alike once in 10^12 catalogues. */
const DIGITS = 20;

/** Signs that tell apart what is asked: `C#` from `C`, `-5` from `5`, `50%` from `50`. Other punctuation does not. */
const MEANINGLESS = /(?!(?<![\p{L}\p{N}])-\p{N})[^\p{L}\p{M}\p{N}\p{S}#%*/]+/gu;

/**
 * What makes two texts the same: words in lower case with single spaces, without punctuation. A text of nothing but punctuation
 * stays as it is.
 */
export function normalize(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’ʼ`]/gu, '');
  return folded.replaceAll(MEANINGLESS, ' ').trim() || folded.trim();
}

/** The id of a question whose upstream gives none: a hash of question and answer, independent of order and punctuation. */
export function sourceIdOf(question: string, answer: string): string {
  return hash('sha256', `${normalize(question)}\u001f${normalize(answer)}`).slice(0, DIGITS);
}
