import { byTemplate, hasPattern, type TemplateQuestion } from '../../template-question.ts';
import type { Rule } from '../rule.ts';

const MOST_YEARS = 20;
/** The share of years among the answers of a template that asks for years. Some events are BC. */
const MOSTLY = 0.8;

function isYear({ question }: TemplateQuestion): boolean {
  const year = /^(\d{3,4})(?: BC)?$/u.exec(question.en.correct)?.[1];
  return (
    year !== undefined &&
    Number(year) >= 100 &&
    Number(year) <= 2100 &&
    /\b(?:year|when)\b/iu.test(question.en.text)
  );
}

/** The number of questions of each template that asks for years. */
export function yearTemplates(all: readonly TemplateQuestion[]): ReadonlyMap<string, number> {
  const generated = all.filter(({ template }) => hasPattern(template));
  return new Map(
    [...byTemplate(generated)]
      .filter(([, own]) => own.filter(isYear).length >= MOSTLY * own.length)
      .map(([name, { length }]) => [name, length]),
  );
}

/** Templates ask for few years: the ones that matter. */
export const checkYears: Rule = (all) =>
  [...yearTemplates(all)]
    .filter(([, count]) => count > MOST_YEARS)
    .map(([name, count]) => `${name} asks for ${count} years: at most ${MOST_YEARS}.`);
