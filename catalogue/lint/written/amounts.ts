import { CATEGORIES } from '../../../src/contract/categories.ts';
import type { Rule } from '../rule.ts';

/** Written questions of each category. With fewer, regular players would soon see the same ones again. */
const FEWEST_OF_CATEGORY = 60;
const FEWEST = 2500;

/** There are enough questions that were written by hand, in each category and in total. */
export const checkAmounts: Rule = (all) => {
  const written = all.filter(({ template }) => template.byHand === true);
  const categories = Map.groupBy(written, ({ template }) => template.category);
  return [
    ...(written.length < FEWEST
      ? [`there are ${written.length} written questions: write ${FEWEST - written.length} more.`]
      : []),
    ...CATEGORIES.map(({ slug }) => ({ slug, count: categories.get(slug)?.length ?? 0 }))
      .filter(({ count }) => count < FEWEST_OF_CATEGORY)
      .map(
        ({ slug, count }) =>
          `${slug} has ${count} written questions: write ${FEWEST_OF_CATEGORY - count} more.`,
      ),
  ];
};
