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
