import type { PooledAnswer } from './candidate.ts';
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
