import type { StarterQuestion } from '../question-file.ts';
import { checkAmounts, checkStandard, checkValidUntil } from './amounts.ts';
import { checkHints } from './hints.ts';
import { checkRepeated } from './repeated.ts';
import { checkWordings } from './wordings.ts';
import type { Finding } from './words.ts';

const RULES = [checkWordings, checkHints, checkRepeated, checkStandard, checkValidUntil, checkAmounts];

/** What is wrong with the questions beyond their form, which `FileQuestion` checks: a sentence each. */
export const checkQuestions = (all: readonly StarterQuestion[]): Finding[] =>
  RULES.flatMap((rule) => rule(all));

/** Questions whose day has passed. Until then they are served as usual, afterwards they are flagged for review. */
export const listExpired = (all: readonly StarterQuestion[], day: string): Finding[] =>
  all.flatMap(({ validUntil, place }) =>
    validUntil !== undefined && validUntil < day
      ? [
          `${place}: was valid until ${validUntil}: check the fact, then set a later day or delete the question.`,
        ]
      : [],
  );
