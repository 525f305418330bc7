import type { PoolClient } from 'pg';

import * as stored from '../../src/store/duplicates/duplicate-keys.ts';
import type { DuplicateKey } from '../../src/store/duplicates/duplicate-keys.ts';
import { readComparableBySeq } from '../../src/store/duplicates/duplicates.ts';
import { areAlike, compared, type Compared } from './compared.ts';
import { mayBeAlike } from './marks.ts';

/**
 * Of the stored questions that share a key so many are looked at, and of those in a batch so many with the same words. More share a
 * common word in a common pattern and are hardly alike, or they point at their options: those that have all words in common and were
 * alike are merged already, and have no keys.
 */
const MOST_HOLDERS = 100;

/** Of each question the numbers of those that share a telling key with it and have words that allow for a likeness. */
export type Sharers = ReadonlyMap<Compared, ReadonlySet<number>>;

/** Which of the compared and of the stored questions are alike. */
export interface Likenesses {
  /** Stored questions that stand for themselves, or are hidden, and are like a compared one. */
  readonly found: readonly Compared[];
  readonly alike: (question: Compared) => readonly Compared[];
}

/** Of each key the questions that have it. */
function holdersOf(questions: readonly Compared[]): Map<number, Compared[]> {
  const holders = new Map<number, Compared[]>();
  for (const one of questions)
    for (const key of one.traits().keys) {
      const known = holders.get(key);
      if (known === undefined) holders.set(key, [one]);
      else known.push(one);
    }
  return holders;
}

function keysOfAll(questions: readonly Compared[]): DuplicateKey[] {
  return questions.flatMap(({ question: { seq }, traits }) => {
    const { marks, keys } = traits();
    return keys.map((key) => ({ key, seq, marks }));
  });
}

/** Notes of the holders of a key which of them may be alike. */
function pairUp(holders: readonly Compared[], note: (one: Compared, other: Compared) => void): void {
  for (const one of holders)
    for (const other of holders)
      if (other !== one && mayBeAlike(one.traits().marks, other.traits().marks)) note(one, other);
}

/** Removes the keys that questions have by what they say. */
export const removeKeys = (client: PoolClient, questions: readonly Compared[]): Promise<void> =>
  stored.removeKeys(client, keysOfAll(questions));

/** Keeps the keys of questions that have none, whether these are stored already or not, and finds which others have them too. */
export async function keepKeys(client: PoolClient, questions: readonly Compared[]): Promise<Sharers> {
  const sharers = new Map(questions.map((one) => [one, new Set<number>()]));
  const bySeq = new Map(questions.map((one) => [one.question.seq, one]));
  const note = (one: Compared, other: Compared): void => {
    sharers.get(one)?.add(other.question.seq);
  };
  for (const holders of holdersOf(questions).values()) {
    const isCrowded = holders.length > MOST_HOLDERS;
    const groups = isCrowded ? Map.groupBy(holders, (one) => one.traits().marks).values() : [holders];
    for (const group of groups) pairUp(group.slice(0, MOST_HOLDERS), note);
  }
  const keys = keysOfAll(questions);
  for (const { asker, seq } of await stored.keepKeys(client, keys, MOST_HOLDERS)) {
    const one = bySeq.get(asker);
    if (one !== undefined) sharers.get(one)?.add(seq);
  }
  return sharers;
}

/** Compares questions with each other and with all that are stored and stand for themselves, hidden ones included. */
export async function findLikenesses(client: PoolClient, sharers: Sharers): Promise<Likenesses> {
  const known = new Map([...sharers.keys()].map((one) => [one.question.seq, one]));
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
    found: [...alike.keys()].filter((one) => !sharers.has(one)),
    alike: (one) => [...(alike.get(one) ?? [])],
  };
}
