import { textHash } from './text-hash.ts';

/** Bits of a filter, a power of two: 16 MiB, however many texts it holds. */
const BITS = 2 ** 27;
/**
 * Bits per key. With a million keys, one new key in 90,000 is mistaken for a known one; with ten million, one in 120.
 */
const BITS_OF_KEY = 3;

const bitOf = (text: string, salt: number): number => textHash(text, salt) % BITS;

/**
 * A set of texts in a small, fixed amount of memory. It may mistake a new text for a known one, but never the reverse.
 */
export class BloomFilter {
  readonly #bytes = new Uint8Array(BITS / 8);

  /** Adds a text. Returns whether it was probably added before. */
  add(text: string): boolean {
    let known = true;
    for (let salt = 1; salt <= BITS_OF_KEY; salt += 1) {
      const bit = bitOf(text, salt);
      known &&= this.#holds(bit);
      this.#bytes[bit >>> 3] = (this.#bytes[bit >>> 3] ?? 0) | (1 << (bit & 7));
    }
    return known;
  }

  /** Whether the text was probably added. */
  has(text: string): boolean {
    for (let salt = 1; salt <= BITS_OF_KEY; salt += 1) if (!this.#holds(bitOf(text, salt))) return false;
    return true;
  }

  #holds(bit: number): boolean {
    return ((this.#bytes[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0;
  }
}
