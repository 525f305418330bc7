import type { TemplateQuestion } from '../../template-question.ts';
import type { Finding, Rule } from '../rule.ts';

/** The day one year after a day, both as `YYYY-MM-DD`. */
function aYearAfter(day: string): string {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

/** A question remains right for at least a year after it was written. */
export const checkValidUntil: Rule = (all) =>
  all.flatMap(({ template, question: { validUntil }, id }) =>
    validUntil !== undefined && validUntil < aYearAfter(template.written)
      ? [`${id} is valid until ${validUntil}, less than a year: ask something that stays true for longer.`]
      : [],
  );

/** Questions whose day has passed. Until then they are served as usual, afterwards they are flagged for review. */
export const listExpired = (all: readonly TemplateQuestion[], day: string): Finding[] =>
  all.flatMap(({ question: { validUntil }, id }) =>
    validUntil !== undefined && validUntil < day
      ? [`${id} was valid until ${validUntil}: check the fact, then set a later day or delete the question.`]
      : [],
  );
