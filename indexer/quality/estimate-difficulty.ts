import type { Source, Difficulty } from '../../src/contract/vocabulary.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Draft } from '../sources/draft.ts';
import { knownLevel, namesIn, type KnownLevel } from './known-subjects.ts';

/** Of sources that were not written as quizzes, and so ask for anything. */
const ABOUT_ANYTHING: ReadonlySet<Source> = new Set(['entityq', 'nq-open', 'webq', 'mkqa']);

/** From this level on, a name is one that most players have heard. */
const WELL_KNOWN: KnownLevel = 2;

/** How well the best-known name of a question is known; that of the answer if it mentions none. */
function subjectLevel(knowledge: Knowledge, text: string, answer: KnownLevel): number {
  const levels = namesIn(text).map((name) => knownLevel(knowledge, name));
  return levels.length === 0 ? answer : Math.max(...levels);
}

/**
 * Estimates the difficulty of an English question whose source has not rated it, by how well its subject and its answer are
 * known. The estimate is rough: among rated questions the rank correlation is 0.1. Quiz writers choose subjects that
 * can be known, so there only a question whose subject and answer are both unknown is taken to be hard.
 */
export function estimateDifficulty(knowledge: Knowledge, source: Source, draft: Draft): Difficulty | null {
  const { text, correctAnswer, difficulty, difficultyRated } = draft;
  if (difficultyRated) return difficulty;
  const answer = knownLevel(knowledge, correctAnswer);
  const subject = subjectLevel(knowledge, text, answer);
  if (ABOUT_ANYTHING.has(source)) {
    if (subject === 0) return 'expert';
    return subject >= WELL_KNOWN && answer >= WELL_KNOWN ? 'medium' : 'hard';
  }
  return source === 'opentriviaqa' && subject === 0 && answer === 0 ? 'hard' : difficulty;
}
