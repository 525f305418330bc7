import type { QuestionType } from '../../src/contract/vocabulary.ts';
import { THRESHOLD } from './compared.ts';
import { fingerprint, type Fingerprint, type FingerprintInput } from './fingerprint.ts';
import { keysOf } from './keys.ts';
import { similarity } from './similarity.ts';

/** A question of one catalogue that does not have to be stored. */
interface OwnQuestion extends FingerprintInput {
  readonly id: string;
  readonly type: QuestionType;
}

/** Two ids; the earlier question comes first. */
type Pair = readonly [string, string];

interface Seen {
  readonly question: OwnQuestion;
  readonly own: Fingerprint;
}

/**
 * Finds the questions of the starter catalogue that an import would merge, by the same keys and similarity, but in memory.
 * Variants with and without options are not merged.
 */
export function similarPairs(questions: Iterable<OwnQuestion>): Pair[] {
  const byKey = new Map<number, Seen[]>();
  const pairs = new Map<string, Pair>();
  for (const question of questions) {
    const own = fingerprint(question);
    for (const key of keysOf(own, THRESHOLD)) {
      const others = byKey.get(key) ?? [];
      for (const other of others) {
        if (other.question.type !== question.type || similarity(own, other.own) < THRESHOLD) continue;
        const pair = [other.question.id, question.id] as const;
        pairs.set(pair.join(' '), pair);
      }
      byKey.set(key, [...others, { question, own }]);
    }
  }
  return [...pairs.values()];
}
