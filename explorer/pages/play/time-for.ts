import type { QuestionType } from '../../../packages/client/src/index.ts';

const SECOND = 1_000;

/** Milliseconds for a question: typing takes longer than choosing. */
const TIMES: Readonly<Record<QuestionType, number>> = {
  multiple: 20 * SECOND,
  boolean: 15 * SECOND,
  text_input: 40 * SECOND,
};

export const timeFor = (type: QuestionType): number => TIMES[type];
