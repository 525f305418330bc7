import type { PoolClient } from 'pg';

import { findKeySharers, type SharedKey } from '../../src/store/duplicate-keys.ts';
import { readComparableBySeq } from '../../src/store/duplicates.ts';
import { areAlike, compared, type Compared } from './compared.ts';
import { mayBeAlike } from './marks.ts';

/**
 * Of the stored questions that share a key so many are looked at, and a key that more of a batch share is passed over: else a claim
 * would be compared with every other claim about a common word. Duplicates share several keys.
 */
const MOST_HOLDERS = 100;

/** The keys of questions. */
export type KeysOf = ReadonlyMap<Compared, readonly number[]>;

/** Which of the compared and of the stored questions are alike. */
export interface Likenesses {
  /** Stored questions that stand for themselves, or are hidden, and are like a compared one. */
  readonly found: readonly Compared[];
  readonly alike: (question: Compared) => readonly Compared[];
}

/** Of each key the compared questions that have it. */
function holdersOf(keys: KeysOf): Map<number, Compared[]> {
  const holders = new Map<number, Compared[]>();
  for (const [one, own] of keys)
    for (const key of own) {
      const known = holders.get(key);
      if (known === undefined) holders.set(key, [one]);
      else known.push(one);
    }
  return holders;
}

/** Of each question the numbers of those that share a telling key with it and have words that allow for a likeness. */
async function findSharers(client: PoolClient, keys: KeysOf): Promise<Map<Compared, Set<number>>> {
  const holders = holdersOf(keys);
  const sharers = new Map([...keys.keys()].map((one) => [one, new Set<number>()]));
  const bySeq = new Map([...keys.keys()].map((one) => [one.question.seq, one]));
  const asked: SharedKey[] = [];
  for (const [one, own] of keys)
    for (const key of own) {
      const pending = holders.get(key) ?? [];
      if (pending.length > MOST_HOLDERS) continue;
      asked.push({ key, seq: one.question.seq, marks: one.marks });
      for (const other of pending)
        if (other !== one && mayBeAlike(one.marks, other.marks)) sharers.get(one)?.add(other.question.seq);
    }
  for (const { asker, seq } of await findKeySharers(client, asked, MOST_HOLDERS)) {
    const one = bySeq.get(asker);
    if (one !== undefined) sharers.get(one)?.add(seq);
  }
  return sharers;
}

/** Compares questions with each other and with all that are stored and stand for themselves, hidden ones included. */
export async function findLikenesses(client: PoolClient, keys: KeysOf): Promise<Likenesses> {
  const sharers = await findSharers(client, keys);
  const known = new Map([...keys.keys()].map((one) => [one.question.seq, one]));
  const others = new Set([...sharers.values()].flatMap((seqs) => [...seqs]).filter((seq) => !known.has(seq)));
  for (const question of await readComparableBySeq(client, [...others]))
    if (question.availability !== 'duplicate') known.set(question.seq, compared(question));
  const alike = new Map<Compared, Set<Compared>>();
  const note = (one: Compared, other: Compared): void => {
    alike.set(one, (alike.get(one) ?? new Set()).add(other));
  };
  for (const [one, seqs] of sharers)
    for (const seq of seqs) {
      const other = known.get(seq);
      if (other === undefined || !areAlike(one, other)) continue;
      note(one, other);
      note(other, one);
    }
  return {
    found: [...alike.keys()].filter((one) => !keys.has(one)),
    alike: (one) => [...(alike.get(one) ?? [])],
  };
}
