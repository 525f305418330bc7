import { byTemplate, hasPattern } from '../template-question.ts';
import type { Rule } from './rule.ts';
import { WHOLE_CATALOGUE } from './whole-catalogue.ts';

/** A larger share of one template would be noticeable in a random draw. */
const LARGEST_SHARE = 0.03;

/** No template has too large a share of the questions. Varied ones have no pattern that would be noticed. */
export const checkShares: Rule = (all) =>
  all.length < WHOLE_CATALOGUE
    ? []
    : [...byTemplate(all)]
        .filter(
          ([, questions]) =>
            questions[0] !== undefined &&
            hasPattern(questions[0].template) &&
            questions.length / all.length > LARGEST_SHARE,
        )
        .map(
          ([name, questions]) =>
            `${name} has ${((100 * questions.length) / all.length).toFixed(1)} % of all questions: at most ${LARGEST_SHARE * 100} %.`,
        );
