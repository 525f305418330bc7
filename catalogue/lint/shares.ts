import { byTemplate, type Rule } from './asked.ts';

/** More of one kind would be felt in a draw. */
const LARGEST_SHARE = 0.03;
/** A smaller catalogue, such as one of a test, has few templates. */
const ENOUGH = 1000;

/** No template makes more than its share of the questions. */
export const checkShares: Rule = (asked) =>
  asked.length < ENOUGH
    ? []
    : [...byTemplate(asked)]
        .filter(([, questions]) => questions.length / asked.length > LARGEST_SHARE)
        .map(
          ([name, questions]) =>
            `${name} makes ${((100 * questions.length) / asked.length).toFixed(1)} % of all questions: at most ${LARGEST_SHARE * 100} %.`,
        );
