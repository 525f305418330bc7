import { Source } from '../../src/contract/vocabulary.ts';
import type { Random } from './random.ts';
import { DUPLICATE_KINDS, type DuplicateKind } from './planted-duplicates.ts';
import { SOURCE_PROFILES } from './source-profiles.ts';
import { weighted } from './zipf.ts';

/** Duplicates per thousand questions. */
const DUPLICATED = 20;
/** Percentage of questions that are translated into Polish. */
const TRANSLATED = 60;

/** Each aspect of a question has a separate random sequence, so that it can be generated on its own. */
const ASPECTS = { plan: 0, content: 1, classification: 2 } as const;

/** Starts the sequence of an aspect of a question. */
export function restartFor(random: Random, number: number, aspect: keyof typeof ASPECTS): void {
  random.restart(3 * number + ASPECTS[aspect]);
}

/** What is decided about a question before it is generated. */
export interface Plan {
  readonly source: Source;
  readonly isTranslated: boolean;
  /** The question that it duplicates, and how; null for an original one. */
  readonly duplicate: { readonly of: number; readonly kind: DuplicateKind } | null;
}

const sourceOf = weighted(Source.options.map((source) => [source, SOURCE_PROFILES[source].questions]));
const kindOf = weighted(DUPLICATE_KINDS);

export function createPlanner(random: Random): (number: number) => Plan {
  const begin = (number: number): { source: Source; isTranslated: boolean; isDuplicate: boolean } => {
    restartFor(random, number, 'plan');
    const [source, isTranslated] = [sourceOf(random), random.below(100) < TRANSLATED];
    return { source, isTranslated, isDuplicate: number > 0 && random.below(1_000) < DUPLICATED };
  };
  return (number) => {
    const { source, isTranslated, isDuplicate } = begin(number);
    if (!isDuplicate) return { source, isTranslated, duplicate: null };
    const [kind, of] = [kindOf(random), random.bits() % number];
    const original = begin(of);
    // Duplicates are not duplicated again, and a duplicate has the same languages as its original.
    return original.isDuplicate
      ? { source, isTranslated, duplicate: null }
      : { source, isTranslated: original.isTranslated, duplicate: { of, kind } };
  };
}
