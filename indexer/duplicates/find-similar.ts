import type { PoolClient } from 'pg';

import { readComparableBySeq } from '../store/duplicates/duplicates.ts';
import { areSimilar, compared, type Compared } from './compared.ts';
import type { Candidates } from './store-keys.ts';

/** The similarities between the compared questions, and with stored ones. */
export interface SimilarQuestions {
  /** Stored questions that are similar to a compared one. None of them is a duplicate; some may be hidden. */
  readonly found: readonly Compared[];
  readonly similarTo: (question: Compared) => readonly Compared[];
}

/** Compares questions with each other and with all stored ones that are not duplicates, hidden ones included. */
export async function findSimilar(client: PoolClient, candidates: Candidates): Promise<SimilarQuestions> {
  const bySeq = new Map([...candidates.keys()].map((one) => [one.question.seq, one]));
  const others = new Set(
    [...candidates.values()].flatMap((seqs) => [...seqs]).filter((seq) => !bySeq.has(seq)),
  );
  for (const question of await readComparableBySeq(client, [...others]))
    if (question.availability !== 'duplicate') bySeq.set(question.seq, compared(question));
  const similar = new Map<Compared, Set<Compared>>();
  const link = (one: Compared, other: Compared): void => {
    similar.set(one, (similar.get(one) ?? new Set()).add(other));
  };
  for (const [one, seqs] of candidates)
    for (const seq of seqs) {
      const other = bySeq.get(seq);
      if (other === undefined || !areSimilar(one, other)) continue;
      link(one, other);
      link(other, one);
    }
  return {
    found: [...similar.keys()].filter((one) => !candidates.has(one)),
    similarTo: (one) => [...(similar.get(one) ?? [])],
  };
}
