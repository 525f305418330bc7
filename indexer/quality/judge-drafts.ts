import { optionKey } from '../../src/contract/text.ts';
import type { Difficulty, Source } from '../../src/contract/vocabulary.ts';
import type { Draft } from '../sources/draft.ts';
import { judge, type Verdict } from './judge.ts';
import { knownLevel, type Knowledge, type KnownLevel } from './knowledge.ts';
import { namesIn } from './names.ts';
import { restoreApostrophes } from './restore-apostrophes.ts';
import { restoreNames } from './restore-names.ts';

/** What is concluded from the English wording. */
interface Judged extends Verdict {
  readonly difficulty: Difficulty | null;
}

/**
 * Restores and judges the drafts of one upstream row, and estimates their difficulty. A translation has the tier of its
 * original, but at most `standard`: only English wording is judged.
 */
export function judgeDrafts(knowledge: Knowledge, source: Source, drafts: readonly Draft[]): Draft[] {
  const restored = drafts.map((draft) => restoreDraft(knowledge, source, draft));
  const verdicts = new Map<string, Judged>();
  for (const draft of restored)
    if (draft.language === 'en')
      verdicts.set(draft.sourceId, {
        ...judge(knowledge, source, draft),
        difficulty: estimateDifficulty(knowledge, source, draft),
      });
  return restored.map((draft) => {
    const verdict = verdicts.get(draft.translationOf?.sourceId ?? draft.sourceId);
    if (verdict === undefined) return draft;
    const isCapped = draft.language !== 'en' && verdict.quality === 'high';
    return withVerdict(draft, isCapped ? { ...verdict, quality: 'standard' } : verdict);
  });
}

const withVerdict = (draft: Draft, { quality, difficulty, reasons }: Judged): Draft => ({
  ...draft,
  quality,
  difficulty: draft.difficultyRated ? draft.difficulty : difficulty,
  extensions: reasons.length === 0 ? draft.extensions : { ...draft.extensions, qualityReasons: [...reasons] },
});

type Restore = (knowledge: Knowledge, text: string) => string;

interface Restorer {
  readonly question: Restore;
  readonly answer: Restore;
}

/** Answers with capitals are the upstream's own. */
const restoreSmallNames: Restore = (knowledge, answer) =>
  /\p{Lu}/u.test(answer) ? answer : restoreNames(knowledge, answer);

const NAMES: Restorer = { question: restoreNames, answer: restoreSmallNames };

const APOSTROPHES: Restorer = { question: restoreApostrophes, answer: restoreApostrophes };

/** What the sources lost. */
const RESTORERS: Partial<Record<Source, Restorer>> = {
  'nq-open': NAMES,
  webq: NAMES,
  mkqa: NAMES,
  opentriviaqa: APOSTROPHES,
};

/** Restores what an English question has lost: capitals of names, or apostrophes (`refined_text`). */
function restoreDraft(knowledge: Knowledge, source: Source, draft: Draft): Draft {
  const restorer = RESTORERS[source];
  if (restorer === undefined || draft.language !== 'en') return draft;
  const restore = (answer: string): string => restorer.answer(knowledge, answer);
  const text = restorer.question(knowledge, draft.text);
  const options = [draft.correctAnswer, ...draft.incorrectAnswers];
  const restored = options.map(restore);
  // Options that ask for the right spelling stay unchanged.
  const [correctAnswer = draft.correctAnswer, ...incorrectAnswers] = areDistinct(restored)
    ? restored
    : options;
  const isSame =
    text === draft.text &&
    correctAnswer === draft.correctAnswer &&
    incorrectAnswers.every((answer, index) => answer === draft.incorrectAnswers[index]);
  if (isSame) return draft;
  return {
    ...draft,
    text,
    correctAnswer,
    incorrectAnswers,
    modifications: draft.modifications.includes('refined_text')
      ? draft.modifications
      : [...draft.modifications, 'refined_text'],
  };
}

const areDistinct = (answers: readonly string[]): boolean =>
  new Set(answers.map(optionKey)).size === answers.length;

/** Of sources that were not written as quizzes, and so ask for anything. */
const ABOUT_ANYTHING: ReadonlySet<Source> = new Set(['entityq', 'nq-open', 'webq', 'mkqa']);

/** From this level on, a name is one that most players have heard. */
const WELL_KNOWN: KnownLevel = 2;

/**
 * Estimates the difficulty of an English question whose source has not rated it, by how well its subject and its answer are
 * known. The estimate is rough: among rated questions the rank correlation is 0.1. Quiz writers choose subjects that
 * can be known, so there only a question whose subject and answer are both unknown is taken to be hard.
 */
function estimateDifficulty(knowledge: Knowledge, source: Source, draft: Draft): Difficulty | null {
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

/** How well the best-known name of a question is known; that of the answer if it mentions none. */
function subjectLevel(knowledge: Knowledge, text: string, answer: KnownLevel): number {
  const levels = namesIn(text).map((name) => knownLevel(knowledge, name));
  return levels.length === 0 ? answer : Math.max(...levels);
}
