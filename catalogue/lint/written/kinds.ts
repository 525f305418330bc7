import { byTemplate } from '../../template-question.ts';
import type { Rule } from '../rule.ts';

/** With fewer questions a share is meaningless. */
const ENOUGH = 20;
/** Players notice a pattern when more questions of a category are of one kind. */
const MOST_OF_KIND = 0.4;

/** The questions that were written for a category are of various kinds. */
export const checkKinds: Rule = (all) =>
  [...byTemplate(all.filter(({ template }) => template.byHand === true))].flatMap(([name, questions]) =>
    questions.length < ENOUGH
      ? []
      : [...Map.groupBy(questions, ({ question }) => question.kind)]
          .map(([kind, { length }]) => ({ kind, share: length / questions.length }))
          .filter(({ kind, share }) => kind !== 'fact' && share > MOST_OF_KIND)
          .map(
            ({ kind = '', share }) =>
              `${name}: ${Math.round(100 * share)} % of the questions are of the kind ${kind}: write others until it is at most ${MOST_OF_KIND * 100} %.`,
          ),
  );
