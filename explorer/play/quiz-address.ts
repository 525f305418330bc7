import { readRoundFilters, roundParameters, type Filters } from '../filters/filters.ts';
import type { Language } from '../texts/language.ts';
import { isSeed, newSeed, readAmount, readDrawn } from './round-address.ts';

/** A round of a quiz night. */
export interface QuizRound {
  readonly title: string;
  readonly filters: Filters;
  readonly amount: number;
  readonly seed: string;
}

/** Everything that determines a quiz night. */
export interface Quiz {
  readonly rounds: readonly QuizRound[];
  /** The language in which the questions are drawn. */
  readonly drawn: Language;
}

export const MOST_ROUNDS = 10;

/** Characters of a title. */
export const LONGEST_TITLE = 60;

/** Questions of a new round. */
const USUAL_AMOUNT = 8;

/** Reads a quiz from an address or a form. Without rounds, it is a new one. */
export function readQuiz(query: URLSearchParams, language: Language): Quiz {
  const drawn = readDrawn(query, language);
  const rounds = Array.from({ length: MOST_ROUNDS }, (_, index) => readRound(query, index + 1)).filter(
    (round) => round !== undefined,
  );
  return rounds.length === 0 ? newQuiz(drawn) : { rounds: applyButtons(rounds, query), drawn };
}

/** A quiz to begin with: three rounds that become harder. */
const newQuiz = (drawn: Language): Quiz => ({
  rounds: (['easy', 'medium', 'hard'] as const).map((difficulty) => newRound({ difficulty: [difficulty] })),
  drawn,
});

const newRound = (filters: Filters = {}): QuizRound => ({
  title: '',
  filters,
  amount: USUAL_AMOUNT,
  seed: newSeed(),
});

/** The parameters of a round have its number in front: `r2-category`. */
const prefixOf = (number: number): string => `r${number}-`;

function readRound(query: URLSearchParams, number: number): QuizRound | undefined {
  const prefix = prefixOf(number);
  const own = new URLSearchParams(
    [...query]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]): [string, string] => [name.slice(prefix.length), value]),
  );
  if (own.size === 0) return undefined;
  const seed = own.get('seed') ?? '';
  return {
    title: (own.get('title') ?? '').trim().slice(0, LONGEST_TITLE),
    filters: readRoundFilters(own),
    amount: readAmount(own.get('amount')),
    seed: isSeed(seed) ? seed : newSeed(),
  };
}

/** Applies the buttons of the form, which add, remove and change rounds without scripts, too. */
function applyButtons(rounds: readonly QuizRound[], query: URLSearchParams): QuizRound[] {
  const isPressed = (name: string, index: number): boolean => query.get(name) === String(index + 1);
  const changed = rounds
    .map((round, index) => (isPressed('redraw', index) ? { ...round, seed: newSeed() } : round))
    .filter((_, index) => !isPressed('remove', index) || rounds.length === 1);
  return query.has('add') && changed.length < MOST_ROUNDS ? [...changed, newRound()] : changed;
}

/** What can be done with a quiz: change it, show it on a big screen, and print its two sheets. */
const QUIZ_VIEWS = ['edit', 'screen', 'questions', 'answers'] as const;

export type QuizView = (typeof QUIZ_VIEWS)[number];

export const readView = (query: URLSearchParams): QuizView =>
  QUIZ_VIEWS.find((view) => view === query.get('view')) ?? 'edit';

/** The path of a quiz in English. The same address has the same questions for everyone. */
export function quizPath({ rounds, drawn }: Quiz, view: QuizView): string {
  const query = new URLSearchParams();
  if (view !== 'edit') query.set('view', view);
  query.set('lang', drawn);
  rounds.forEach(({ title, filters, amount, seed }, index) => {
    const prefix = prefixOf(index + 1);
    if (title !== '') query.set(`${prefix}title`, title);
    for (const [name, value] of roundParameters(filters)) query.set(prefix + name, value);
    query.set(`${prefix}amount`, String(amount));
    query.set(`${prefix}seed`, seed);
  });
  return `/play/host?${query.toString()}`;
}
