import { murmurHash } from './murmur-hash.ts';

/** Bits of a filter, a power of two: 16 MiB, whatever is put in. */
const BITS = 2 ** 27;
/** Bits of one key. With a million keys a new one is taken for a known one once in 90,000 times; with ten million, once in 120. */
const BITS_OF_KEY = 3;

const bitOf = (text: string, salt: number): number => murmurHash(text, salt) % BITS;

/** A set of texts in little and fixed memory that may take a new text for a known one, but never the other way round. */
export class BloomFilter {
  readonly #bytes = new Uint8Array(BITS / 8);

  /** Whether the text has been added before, by and large; it has been from now on. */
  add(text: string): boolean {
    let known = true;
    for (let salt = 1; salt <= BITS_OF_KEY; salt += 1) {
      const bit = bitOf(text, salt);
      known &&= this.#holds(bit);
      this.#bytes[bit >>> 3] = (this.#bytes[bit >>> 3] ?? 0) | (1 << (bit & 7));
    }
    return known;
  }

  /** Whether the text has been added, by and large. */
  has(text: string): boolean {
    for (let salt = 1; salt <= BITS_OF_KEY; salt += 1) if (!this.#holds(bitOf(text, salt))) return false;
    return true;
  }

  #holds(bit: number): boolean {
    return ((this.#bytes[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0;
  }
}
