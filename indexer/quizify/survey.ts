import type { Source } from '../../src/contract/vocabulary.ts';

/** The sources whose questions are open-ended or come in several rows: their import begins with a look at all answers. */
export const SURVEYED_SOURCES: ReadonlySet<Source> = new Set<Source>([
  'entityq',
  'kqa-pro',
  'mintaka',
  'mkqa',
  'nq-open',
  'webq',
]);

/** An answer that may stand in for another one, and how often it was met. */
export interface PooledAnswer {
  readonly text: string;
  readonly count: number;
}

/** What the rows of one question say together. */
export interface KnownAnswers {
  /** The wording that all of them get. */
  readonly text: string;
  /** Every right answer, with the kinds under which it was given and how often it stood first. */
  readonly answers: ReadonlyMap<string, { readonly kind: string; readonly first: number }>;
  /** Every wrong answer that the upstream offers. */
  readonly incorrect: readonly string[];
}

/** What a look at all questions of one source found, for all languages. */
export interface Survey {
  /** By language and kind of answer, see `poolKey`. */
  readonly pools: ReadonlyMap<string, readonly PooledAnswer[]>;
  /** Questions of which several rows say different things, by language and question, see `questionKey`. */
  readonly repeats: ReadonlyMap<string, KnownAnswers>;
}
