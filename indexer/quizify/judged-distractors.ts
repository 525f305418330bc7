import { candidateOf } from './candidate.ts';
import { chooseDistractors, DISTRACTORS } from './choose-distractors.ts';
import { analyzeName, isSameAnswer } from './related-answers.ts';

/**
 * Three of the answers that people have judged wrong for this very question, or undefined when there are not three. One that may be
 * another name of a right answer, or of one that is perhaps right, is none.
 *
 * @param right - all answers that are right, or perhaps right
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
