import type { Question } from '../../packages/client/src/index.ts';

/** The letters in front of the answers to choose from. */
export const LETTERS = 'ABCDEFGH';

/**
 * The answers to choose from, in an order that depends on the question only: the server and the browser show the same
 * one, and it does not tell which is right. `true` comes before `false`. Empty if the answer is typed.
 */
export function answerOptions({
  id,
  type,
  correctAnswer,
  incorrectAnswers,
}: Pick<Question, 'id' | 'type' | 'correctAnswer' | 'incorrectAnswers'>): string[] {
  if (type === 'text_input') return [];
  const options = [correctAnswer, ...incorrectAnswers];
  if (type === 'boolean') return options.sort().reverse();
  return options
    .map((option) => ({ option, key: hashOf(id + option) }))
    .sort((one, other) => one.key - other.key)
    .map(({ option }) => option);
}

/** A number that is the same for the same text. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  // Without this, texts that differ at their ends only have hashes that differ in few bits.
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return (hash ^ (hash >>> 16)) >>> 0;
}
