import { editDistance, isTypingError, MOST_EDITS } from '../contract/edit-distance.ts';

/**
 * Names whose distance is computed for one text. Thousands of numbered names pass the test of signatures, and a text
 * must not cost more than a few tenths of a millisecond.
 */
const MOST_COMPARED = 1_000;
/** How many bits of a signature one edit can change: a replacement affects two letters, and a swap six pairs. */
const LETTERS_PER_EDIT = 2;
const PAIRS_PER_EDIT = 6;

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

/** Which letters, and which pairs of neighbours, occur in a name, as bits: three numbers per name, one after the other. */
type Signatures = Int32Array;
const NUMBERS = 3;

const bitOf = (code: number): number => 1 << (code & 31);

function writeSignature(text: string, signatures: Signatures, at: number): void {
  let letters = 0;
  let pairs = 0;
  let morePairs = 0;
  let before = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    letters |= bitOf(code);
    const pair = before * 7 + code;
    if (index > 0 && (pair & 32) === 0) pairs |= bitOf(pair);
    else if (index > 0) morePairs |= bitOf(pair);
    before = code;
  }
  signatures[at] = letters;
  signatures[at + 1] = pairs;
  signatures[at + 2] = morePairs;
}

function signaturesOf(names: readonly SpelledName[]): Signatures {
  const signatures = new Int32Array(NUMBERS * names.length);
  for (const [index, { name }] of names.entries()) writeSignature(name, signatures, NUMBERS * index);
  return signatures;
}

/** The number of bits that are set. */
function bitCount(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Searches names by typing errors. A name within reach of a text has nearly the same letters and pairs of neighbours, so
 * comparing three numbers rules out nearly all of 100,000 names.
 *
 * @param names - the best suggestions first
 */
export function createSpelling(names: readonly SpelledName[]): Spelling {
  let known: Signatures | undefined;

  return {
    nearest(text) {
      known ??= signaturesOf(names);
      const [letters = 0, pairs = 0, morePairs = 0] = signaturesOf([{ name: text, value: text }]);
      let most = MOST_EDITS;
      let found: string | undefined;
      let compared = 0;
      for (let index = 0; index < names.length && compared < MOST_COMPARED; index += 1) {
        const at = NUMBERS * index;
        if (bitCount((known[at] ?? 0) ^ letters) > LETTERS_PER_EDIT * most) continue;
        const otherPairs =
          bitCount((known[at + 1] ?? 0) ^ pairs) + bitCount((known[at + 2] ?? 0) ^ morePairs);
        const entry = names[index];
        if (entry === undefined || otherPairs > PAIRS_PER_EDIT * most) continue;
        if (Math.abs(entry.name.length - text.length) > most) continue;
        compared += 1;
        const edits = editDistance(text, entry.name, most);
        if (edits === undefined || !isTypingError(edits, text, entry.name)) continue;
        found = entry.value;
        if (edits === 0) break;
        most = edits - 1;
      }
      return found;
    },
    prepare() {
      known ??= signaturesOf(names);
    },
  };
}
