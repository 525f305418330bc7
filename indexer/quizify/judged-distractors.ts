import { candidateOf } from './candidate.ts';
import { chooseDistractors, DISTRACTORS } from './choose-distractors.ts';
import { analyzeName, isSameAnswer } from './related-answers.ts';

/**
 * Chooses three of the answers that people judged wrong for this question; undefined if there are not three. An answer
 * that may be another name of a right or possibly right one is not used.
 *
 * @param right - all answers that are right or possibly right
 */
export function judgedDistractors(
  answer: string,
  right: readonly string[],
  judgedWrong: readonly string[],
  seed: string,
): string[] | undefined {
  if (judgedWrong.length < DISTRACTORS) return undefined;
  const rights = [answer, ...right].map(analyzeName);
  const candidates = [...new Set(judgedWrong)].map((text) => candidateOf({ text, count: 1 }));
  return chooseDistractors(
    { text: answer, count: 1 },
    candidates,
    seed,
    (candidate) => candidate.words.length > 0 && !rights.some((one) => isSameAnswer(one, candidate)),
  );
}
