import { draw } from '../draw.ts';
import type { BilingualQuestion, Template } from '../template.ts';

/** The number that decides which questions are kept: the lower one, if the languages differ. */
function known({ familiarity }: BilingualQuestion): number {
  return typeof familiarity === 'number' ? familiarity : Math.min(familiarity.en, familiarity.pl);
}

/**
 * The same template with at most this many questions, those of the best-known subjects. It keeps a template from being
 * too large a part of its category.
 */
export function atMost(count: number, template: Template): Template {
  return {
    ...template,
    questions: () => {
      const all = [...template.questions()];
      const kept = new Set(
        draw(all, all.length, template.name, ({ key }) => key)
          .sort((one, other) => known(one) - known(other))
          .slice(0, count),
      );
      return all.filter((question) => kept.has(question));
    },
  };
}
