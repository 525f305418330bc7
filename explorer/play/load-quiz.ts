import type { Language } from '../texts/language.ts';
import { inLanguage, listQuestions, type Loading, type PlayQuestion } from './load-round.ts';
import type { Quiz, QuizRound } from './quiz-address.ts';

/** A round of a quiz with its questions. */
export interface LoadedQuizRound extends QuizRound {
  readonly questions: readonly PlayQuestion[];
}

/** Questions of one page of the list. */
const LARGEST_PAGE = 100;

/** Takes the questions of each round that no earlier round has. */
export function withoutRepeats(
  rounds: readonly QuizRound[],
  listed: readonly (readonly PlayQuestion[])[],
): LoadedQuizRound[] {
  const used = new Set<string>();
  return rounds.map((round, index) => {
    const questions = (listed[index] ?? []).filter(({ id }) => !used.has(id)).slice(0, round.amount);
    for (const { id } of questions) used.add(id);
    return { ...round, questions };
  });
}

/** Loads a quiz. A question of an earlier round is replaced by the next one in the order of the seed. */
export async function loadQuiz(
  loading: Loading,
  { rounds, drawn }: Quiz,
  language: Language,
): Promise<LoadedQuizRound[]> {
  const pages = await Promise.all(
    rounds.map(({ filters, amount, seed }, index) => {
      const before = rounds.slice(0, index).reduce((sum, round) => sum + round.amount, 0);
      const enough = Math.min(LARGEST_PAGE, amount + before);
      return listQuestions(loading, {
        filters,
        amount: enough,
        seed,
        drawn,
        day: undefined,
        after: undefined,
      });
    }),
  );
  const chosen = withoutRepeats(
    rounds,
    pages.map(({ data }) => data),
  );
  const shown = await inLanguage(
    loading,
    chosen.flatMap(({ questions }) => questions),
    drawn,
    language,
  );
  return chosen.map((round) => ({
    ...round,
    questions: round.questions.map((question) => shown.get(question.id) ?? question),
  }));
}
