/** Questions of which some are alike. */
export interface Cluster<Question> {
  /** Each once, the one that is preferred first. */
  readonly questions: readonly Question[];
  /** Those that are like the question, in any order. */
  readonly alike: (question: Question) => readonly Question[];
  /** Whether the question stands for itself whatever it is like. */
  readonly isKept: (question: Question) => boolean;
}

/**
 * Says of each question which one stands in its place, null for itself: in the order of preference each stands unless it is
 * like one that stands already. So every duplicate is like the question that stands for it, and the outcome does not depend on
 * the order in which they came.
 */
export function chooseStanding<Question>({
  questions,
  alike,
  isKept,
}: Cluster<Question>): Map<Question, Question | null> {
  const place = new Map(questions.map((question, index) => [question, index]));
  const chosen = new Map<Question, Question | null>();
  for (const question of questions) {
    const standing = alike(question)
      .filter((other) => chosen.get(other) === null)
      .sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
    chosen.set(question, isKept(question) ? null : (standing[0] ?? null));
  }
  return chosen;
}
