import type { Fingerprint } from './fingerprint.ts';
import { hash32 } from './hash32.ts';
import { beginningOf } from './is-typo.ts';
import { WORD_LISTS } from './word-lists.ts';

const BITS = 64;
/**
 * A bit for each telling word of a question: of two that are alike, one has all bits of the other. For two that each have a
 * telling word for themselves, beside one slip of the pen, are not alike.
 */
export function marksOf({ words, language }: Pick<Fingerprint, 'words' | 'language'>): bigint {
  const { light } = WORD_LISTS[language];
  let [high, low] = [0, 0];
  for (const word of words.keys()) {
    if (light.has(word)) continue;
    const bit = hash32(beginningOf(word)) & (BITS - 1);
    if (bit < 32) low |= 1 << bit;
    else high |= 1 << (bit - 32);
  }
  return (BigInt(high) << 32n) | BigInt(low >>> 0);
}

/** Whether questions with these marks may be alike; mostly they are not then either. */
export const mayBeAlike = (one: bigint, other: bigint): boolean =>
  (one & ~other) === 0n || (other & ~one) === 0n;
