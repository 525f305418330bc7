import { lotOf } from './lots.ts';

/** Bits of a filter, a power of two: 16 MiB, whatever is put in. */
const BITS = 2 ** 27;
/** Bits of one key. With a million keys a new one is taken for a known one once in 90,000 times; with ten million, once in 120. */
const BITS_OF_KEY = 3;

/** A set of texts in little and fixed memory that may take a new text for a known one, but never the other way round. */
export class BloomFilter {
  readonly #bits = new Uint8Array(BITS / 8);

  /** Whether the text has been added before, by and large; it has been from now on. */
  add(text: string): boolean {
    const known = this.has(text);
    for (let salt = 1; salt <= BITS_OF_KEY; salt += 1) {
      const bit = lotOf(text, salt) % BITS;
      this.#bits[bit >>> 3] = (this.#bits[bit >>> 3] ?? 0) | (1 << (bit & 7));
    }
    return known;
  }

  /** Whether the text has been added, by and large. */
  has(text: string): boolean {
    for (let salt = 1; salt <= BITS_OF_KEY; salt += 1) {
      const bit = lotOf(text, salt) % BITS;
      if (((this.#bits[bit >>> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
    }
    return true;
  }
}
