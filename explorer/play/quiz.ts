import type { Language } from '../texts/language.ts';
import { inLanguage, listQuestions, type Loading, type PlayQuestion } from './load-round.ts';
import type { Quiz, QuizRound } from './quiz-address.ts';

/** A round of a quiz with its questions. */
export interface LoadedQuizRound extends QuizRound {
  readonly questions: readonly PlayQuestion[];
}

/** Questions of one page of the list. */
const LARGEST_PAGE = 100;

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

/** What the big screen shows: the title of a round, one of its questions, or all its answers. Counted from 0. */
export type Slide =
  | { readonly kind: 'title'; readonly round: number }
  | { readonly kind: 'question'; readonly round: number; readonly question: number }
  | { readonly kind: 'answers'; readonly round: number };

/** The slides of a quiz. @param amounts - the numbers of questions of its rounds */
export const slidesOf = (amounts: readonly number[]): Slide[] =>
  amounts.flatMap((amount, round): Slide[] => [
    { kind: 'title', round },
    ...Array.from({ length: amount }, (_, question): Slide => ({ kind: 'question', round, question })),
    { kind: 'answers', round },
  ]);

/** The name of a slide in the address: `2`, `2.3` or `2.answers`. */
export function slideName(slide: Slide): string {
  const round = String(slide.round + 1);
  if (slide.kind === 'title') return round;
  return slide.kind === 'answers' ? `${round}.answers` : `${round}.${slide.question + 1}`;
}

/** The place of a slide with a name; the first one if there is none. */
export const placeOf = (slides: readonly Slide[], name: string): number =>
  Math.max(
    0,
    slides.findIndex((slide) => slideName(slide) === name),
  );

/** Questions of one author under one licence. */
interface Credit {
  readonly author: string;
  readonly license: string;
  readonly licenseUrl: string | null;
  /** The numbers of the questions, such as `2.3`. */
  readonly numbers: readonly string[];
}

/** Who the questions of some rounds are from, each author and licence once. */
export function creditsOf(rounds: readonly { readonly questions: readonly PlayQuestion[] }[]): Credit[] {
  const credits = new Map<string, Credit>();
  rounds.forEach(({ questions }, round) =>
    questions.forEach(({ attribution }, index) => {
      const { source, license, licenseUrl } = attribution;
      const author = attribution.author ?? source;
      const key = `${author}\n${license}`;
      const numbers = [...(credits.get(key)?.numbers ?? []), `${round + 1}.${index + 1}`];
      credits.set(key, { author, license, licenseUrl, numbers });
    }),
  );
  return [...credits.values()];
}
