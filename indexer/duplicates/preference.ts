import type { QualityTier, QuestionType } from '../../src/contract/vocabulary.ts';
import { SERVICE_PREFIX } from '../../src/contract/service.ts';
import type { ComparableQuestion } from '../store/duplicates/duplicates.ts';

const TIERS: Readonly<Record<QualityTier, number>> = { high: 0, standard: 1, needs_review: 2 };
const TYPES: Readonly<Record<QuestionType, number>> = { multiple: 0, boolean: 1, text_input: 2 };

/** Licences, the most permissive first. */
const LICENCES = [/^CC0/u, /^MIT/u, /^CC-BY-\d/u, /^CC-BY-SA-4/u, /^CC-BY-SA/u];

function licenceRank(license: string): number {
  const rank = LICENCES.findIndex((family) => family.test(license));
  return rank === -1 ? LICENCES.length : rank;
}

/** Compared in this order; the smaller value is preferred. */
const CRITERIA: readonly ((question: ComparableQuestion, translated: ReadonlySet<string>) => number)[] = [
  ({ lastAct }) => (lastAct === 'restore' ? 0 : 1),
  ({ quality }) => TIERS[quality],
  ({ id }, translated) => (translated.has(id) ? 0 : 1),
  ({ type }) => TYPES[type],
  ({ difficulty, difficultyRated }) => (difficultyRated ? 0 : difficulty === null ? 2 : 1),
  ({ hasExplanation }) => (hasExplanation ? 0 : 1),
  ({ source }) => (source === SERVICE_PREFIX ? 0 : 1),
  ({ license }) => licenceRank(license),
  ({ seq }) => seq,
];

/**
 * Sorts the question that stays to the front. docs/decisions/0016-duplicates.md gives the reasons for the order of the
 * criteria.
 *
 * @param translated - the ids of questions that also exist in another language
 */
export const byPreference =
  (translated: ReadonlySet<string>) =>
  (one: ComparableQuestion, other: ComparableQuestion): number => {
    for (const criterion of CRITERIA) {
      const difference = criterion(one, translated) - criterion(other, translated);
      if (difference !== 0) return difference;
    }
    return 0;
  };
