import { SERVICE_PREFIX } from '../../src/contract/service.ts';
import type { QualityTier, QuestionType } from '../../src/contract/vocabulary.ts';
import type { ComparableQuestion } from '../store/duplicates/duplicates.ts';

/** Questions of which some are similar. */
interface Cluster<Question> {
  /** Each once, in the order of preference. */
  readonly questions: readonly Question[];
  /** The questions similar to one, in any order. */
  readonly similar: (question: Question) => readonly Question[];
  /** Whether a question represents itself even if it is similar to another one. */
  readonly isPinned: (question: Question) => boolean;
}

/**
 * Chooses the representative of each question; null if a question represents itself. In the order of preference each
 * question represents itself unless it is similar to an earlier representative. So every duplicate is similar to its
 * representative, and the result does not depend on the order in which questions were added.
 */
export function chooseRepresentatives<Question>({
  questions,
  similar,
  isPinned,
}: Cluster<Question>): Map<Question, Question | null> {
  const place = new Map(questions.map((question, index) => [question, index]));
  const chosen = new Map<Question, Question | null>();
  for (const question of questions) {
    const representatives = similar(question)
      .filter((other) => chosen.get(other) === null)
      .sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
    chosen.set(question, isPinned(question) ? null : (representatives[0] ?? null));
  }
  return chosen;
}

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
