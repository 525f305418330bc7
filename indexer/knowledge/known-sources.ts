import type { Source } from '../../src/contract/vocabulary.ts';

/**
 * Sources that were written as quizzes, so that what they mention is known; the fact tables are those of `svc`. Each is
 * compared with those before it only: so importing all sources again gives the same questions.
 */
const QUIZZES: readonly Source[] = ['svc', 'opentdb', 'opentriviaqa', 'mintaka'];

/** The sources whose names are known to an import of a source. */
export function sourcesKnownTo(source: Source): readonly Source[] {
  const index = QUIZZES.indexOf(source);
  return index === -1 ? QUIZZES : QUIZZES.slice(0, index);
}
