import type { PageRequest } from '../../app/page.ts';
import { loadLabels, type Labels } from '../../filters/filter-labels.ts';
import { countMatches, loadChoices, unlessRefused, type RoundChoices } from '../../play/load-round.ts';
import { readQuiz, readView, type Quiz, type QuizRound, type QuizView } from '../../play/quiz-address.ts';
import { loadQuiz, type LoadedQuizRound } from '../../play/quiz.ts';

interface QuizData {
  readonly quiz: Quiz;
  /** The labels of the filters of each round. */
  readonly labels: readonly Labels[];
}

/** What the form for a quiz shows. */
export interface EditData extends RoundChoices, QuizData {
  readonly view: 'edit';
  /** Questions that match each round; null, as JSON has it, where the filters were refused. */
  readonly matches: readonly (number | null)[];
}

/** What the big screen and the sheets show. */
interface ShowData extends QuizData {
  readonly view: Exclude<QuizView, 'edit'>;
  /** Undefined if the filters were refused. */
  readonly rounds: readonly LoadedQuizRound[] | undefined;
}

export type HostData = EditData | ShowData;

export async function loadHost(request: PageRequest): Promise<HostData> {
  const { language, query } = request;
  const quiz = readQuiz(query, language);
  const view = readView(query);
  if (view !== 'edit') {
    const [labels, rounds] = await Promise.all([
      labelsOf(request, quiz.rounds),
      unlessRefused(loadQuiz(request, quiz, language)),
    ]);
    return { view, quiz, labels, rounds };
  }
  const [choices, labels, matches] = await Promise.all([
    loadChoices(request),
    labelsOf(request, quiz.rounds),
    Promise.all(quiz.rounds.map(({ filters }) => unlessRefused(countMatches(request, filters, quiz.drawn)))),
  ]);
  return { view, quiz, labels, matches: matches.map((count) => count?.total ?? null), ...choices };
}

const labelsOf = (request: PageRequest, rounds: readonly QuizRound[]): Promise<Labels[]> =>
  Promise.all(rounds.map(async ({ filters }) => (await unlessRefused(loadLabels(request, filters))) ?? {}));
