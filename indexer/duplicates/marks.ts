import type { Fingerprint } from './fingerprint.ts';
import { hash32 } from './hash32.ts';
import { typoKey } from './is-typo.ts';
import { WORD_LISTS } from './word-lists.ts';

const BITS = 64;

/**
 * Sets a bit for each significant word (one that is not light) of a question. If two questions are similar, one has all
 * bits of the other: questions are not similar if each has a significant word that the other lacks, apart from one
 * typo.
 */
export function marksOf({ words, language }: Pick<Fingerprint, 'words' | 'language'>): bigint {
  const { light } = WORD_LISTS[language];
  let [high, low] = [0, 0];
  for (const word of words.keys()) {
    if (light.has(word)) continue;
    const bit = hash32(typoKey(word)) & (BITS - 1);
    if (bit < 32) low |= 1 << bit;
    else high |= 1 << (bit - 32);
  }
  return (BigInt(high) << 32n) | BigInt(low >>> 0);
}

/** Whether questions with these marks may be similar. Most of them still are not. */
export const mayBeSimilar = (one: bigint, other: bigint): boolean =>
  (one & ~other) === 0n || (other & ~one) === 0n;
