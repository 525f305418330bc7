import type { PooledAnswer } from './choose-distractors.ts';
import { textHash } from './text-hash.ts';

/** Different answers kept per kind: more would not improve the choice of three. */
const KEPT = 2_000;
/** Answers beyond `KEPT` after which the pool is cut. */
const SLACK = 2_000;

/**
 * The different answers of one kind, at most `KEPT` of them. Those with the smallest hashes are kept, so that the
 * result does not depend on the order of the answers. An answer whose hash is too large is never added again, so the
 * counts of the kept ones are exact.
 */
export class AnswerPool {
  #answers = new Map<string, { readonly hash: number; count: number }>();
  #bound = Infinity;

  add(text: string): void {
    const known = this.#answers.get(text);
    if (known) {
      known.count += 1;
      return;
    }
    const hash = textHash(text);
    if (hash > this.#bound) return;
    this.#answers.set(text, { hash, count: 1 });
    if (this.#answers.size > KEPT + SLACK) this.#cut();
  }

  /** The answers in hash order. */
  answers(): PooledAnswer[] {
    this.#cut();
    return [...this.#answers].map(([text, { count }]) => ({ text, count }));
  }

  #cut(): void {
    const order = [...this.#answers].toSorted(
      ([text, { hash }], [otherText, { hash: otherHash }]) => hash - otherHash || (text < otherText ? -1 : 1),
    );
    this.#bound = order[KEPT - 1]?.[1].hash ?? Infinity;
    this.#answers = new Map(order.filter(([, { hash }]) => hash <= this.#bound));
  }
}

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
