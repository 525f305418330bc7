import type { PoolClient } from 'pg';

import { findKeyHolders, readComparableBySeq } from '../../src/store/duplicates.ts';
import { areAlike, compared, type Compared } from './compared.ts';

/**
 * A key that more questions share than this says nothing and is passed over: else a claim would be compared with every other
 * claim about a common word. Duplicates share several keys.
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

/** The numbers of the questions that have each key, the given ones included. */
async function findHolders(client: PoolClient, keys: KeysOf): Promise<Map<number, Set<number>>> {
  const holders = new Map<number, Set<number>>();
  const hold = (key: number, seq: number): void => {
    const seqs = holders.get(key);
    if (seqs === undefined) holders.set(key, new Set([seq]));
    else seqs.add(seq);
  };
  for (const [one, own] of keys) for (const key of own) hold(key, one.question.seq);
  for (const { key, seq } of await findKeyHolders(client, [...holders.keys()], MOST_HOLDERS + 1))
    hold(key, seq);
  return holders;
}

/** Of each question the numbers of those that share a telling key with it. */
async function findSharers(client: PoolClient, keys: KeysOf): Promise<Map<Compared, Set<number>>> {
  const holders = await findHolders(client, keys);
  const sharers = new Map<Compared, Set<number>>();
  for (const [one, own] of keys) {
    const seqs = new Set<number>();
    for (const key of own) {
      const others = holders.get(key) ?? new Set<number>();
      if (others.size <= MOST_HOLDERS) for (const seq of others) seqs.add(seq);
    }
    seqs.delete(one.question.seq);
    sharers.set(one, seqs);
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
