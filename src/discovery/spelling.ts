import { editDistance } from '../contract/edit-distance.ts';

/** Single-character edits that count as a typing error. */
const MOST_EDITS = 2;
/**
 * Names whose distance is computed for one text. Thousands of numbered names pass the test of signatures, and a text
 * must not cost more than a few tenths of a millisecond.
 */
const MOST_COMPARED = 1_000;
/** How many bits of a signature one edit can change: a replacement affects two letters and four pairs of neighbours. */
const LETTERS_PER_EDIT = 2;
const PAIRS_PER_EDIT = 4;

/** A value by one of its names. */
export interface SpelledName {
  readonly name: string;
  readonly value: string;
}

/** Finds what a mistyped text was meant to be. */
export interface Spelling {
  /** The value whose name takes the fewest edits to reach, the first of several; undefined if none is near. */
  nearest(text: string): string | undefined;
  /** Computes the signatures before the first search needs them. */
  prepare(): void;
}

/** Which letters, and which pairs of neighbours, occur in each name, as bits. */
interface Signatures {
  readonly letters: Int32Array;
  readonly pairs: Int32Array;
}

const bitOf = (code: number): number => 1 << (code & 31);

function bitsOf(text: string): { readonly letters: number; readonly pairs: number } {
  let letters = 0;
  let pairs = 0;
  let before = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    letters |= bitOf(code);
    if (index > 0) pairs |= bitOf(before * 7 + code);
    before = code;
  }
  return { letters, pairs };
}

function signaturesOf(names: readonly SpelledName[]): Signatures {
  const letters = new Int32Array(names.length);
  const pairs = new Int32Array(names.length);
  for (const [index, { name }] of names.entries()) {
    const bits = bitsOf(name);
    letters[index] = bits.letters;
    pairs[index] = bits.pairs;
  }
  return { letters, pairs };
}

/** The number of bits that are set. */
function bitCount(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Searches names by typing errors. A name within reach of a text has nearly the same letters and pairs of neighbours, so
 * comparing two numbers rules out nearly all of 100,000 names.
 *
 * @param names - the best suggestions first
 */
export function createSpelling(names: readonly SpelledName[]): Spelling {
  let known: Signatures | undefined;

  return {
    nearest(text) {
      const { letters, pairs } = (known ??= signaturesOf(names));
      const bits = bitsOf(text);
      let most = MOST_EDITS;
      let found: string | undefined;
      let compared = 0;
      for (let index = 0; index < names.length && compared < MOST_COMPARED; index += 1) {
        if (bitCount((letters[index] ?? 0) ^ bits.letters) > LETTERS_PER_EDIT * most) continue;
        if (bitCount((pairs[index] ?? 0) ^ bits.pairs) > PAIRS_PER_EDIT * most) continue;
        const entry = names[index];
        if (entry === undefined || Math.abs(entry.name.length - text.length) > most) continue;
        compared += 1;
        const distance = editDistance(text, entry.name, most);
        if (distance === undefined) continue;
        found = entry.value;
        if (distance === 0) break;
        most = distance - 1;
      }
      return found;
    },
    prepare() {
      known ??= signaturesOf(names);
    },
  };
}
