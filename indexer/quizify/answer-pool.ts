import type { PooledAnswer } from './candidate.ts';
import { murmurHash } from './murmur-hash.ts';

/** Different answers of a kind that are kept: more make no better choice of three. */
const KEPT = 2_000;
/** The pool is put in order when it has grown by so much. */
const SLACK = 2_000;

/**
 * The different answers of one kind, at most `KEPT` of them: those with the smallest hashes, so that the same stay whatever order they come in.
 * An answer whose hash is too large to stay never comes back, so the counts of those that stay are exact.
 */
export class AnswerPool {
  #lots = new Map<string, { readonly lot: number; count: number }>();
  #bound = Infinity;

  add(text: string): void {
    const known = this.#lots.get(text);
    if (known) {
      known.count += 1;
      return;
    }
    const lot = murmurHash(text);
    if (lot > this.#bound) return;
    this.#lots.set(text, { lot, count: 1 });
    if (this.#lots.size > KEPT + SLACK) this.#cut();
  }

  /** The answers in the order of their hashes. */
  answers(): PooledAnswer[] {
    this.#cut();
    return [...this.#lots].map(([text, { count }]) => ({ text, count }));
  }

  #cut(): void {
    const order = [...this.#lots].toSorted(
      ([text, { lot }], [otherText, { lot: otherLot }]) => lot - otherLot || (text < otherText ? -1 : 1),
    );
    this.#bound = order[KEPT - 1]?.[1].lot ?? Infinity;
    this.#lots = new Map(order.filter(([, { lot }]) => lot <= this.#bound));
  }
}
