import { CATEGORIES, type CategorySlug } from '../../../src/contract/categories.ts';
import { hasPattern, type TemplateQuestion } from '../../template-question.ts';
import type { Rule } from '../rule.ts';
import { WHOLE_CATALOGUE } from '../whole-catalogue.ts';

/** A category with fewer would soon feel repetitive. */
const FEWEST_EFFECTIVE = 8;
const FEWEST_EFFECTIVE_OF_LARGE = 12;
/** The number of categories that count as large. */
const LARGE = 10;
const LARGEST_SHARE = 0.15;

/** How many different questions a category has. */
export interface TemplatesOfCategory {
  readonly category: CategorySlug;
  readonly questions: number;
  /** Without a pattern: written by hand, or worded one by one in a table. */
  readonly varied: number;
  readonly templates: number;
  /** Inverse Simpson index: the number of equally large templates that would repeat as often. */
  readonly effective: number;
  readonly largest: { readonly name: string; readonly share: number };
}

/** A kind of written questions that has no form in common, as `odd-one-out` has. */
const NO_FORM = 'fact';

/** What a player may recognize: the template, the kind of a written question, or else only the question itself. */
function patternOf({ template, question, id }: TemplateQuestion): string {
  if (hasPattern(template)) return template.name;
  return template.byHand === true && question.kind !== NO_FORM ? `kind ${question.kind ?? ''}` : id;
}

function measure(category: CategorySlug, own: readonly TemplateQuestion[]): TemplatesOfCategory {
  const sizes = [...Map.groupBy(own, patternOf).values()].map(({ length }) => length);
  const generated = own.filter(({ template }) => hasPattern(template));
  const templates = [...Map.groupBy(generated, ({ template }) => template.name)];
  const [largest] = templates.toSorted(([, one], [, other]) => other.length - one.length);
  return {
    category,
    questions: own.length,
    varied: own.length - generated.length,
    templates: templates.length,
    effective: own.length ** 2 / sizes.reduce((sum, size) => sum + size ** 2, 0),
    largest: { name: largest?.[0] ?? '', share: (largest?.[1].length ?? 0) / own.length },
  };
}

/** All categories, the largest first. */
export function templatesByCategory(all: readonly TemplateQuestion[]): TemplatesOfCategory[] {
  const categories = Map.groupBy(all, ({ template }) => template.category);
  return CATEGORIES.map(({ slug }) => measure(slug, categories.get(slug) ?? [])).sort(
    (one, other) => other.questions - one.questions,
  );
}

/** Every category has enough different templates, and no template dominates one. */
export const checkTemplatesByCategory: Rule = (all) =>
  all.length < WHOLE_CATALOGUE
    ? []
    : templatesByCategory(all).flatMap(({ category, effective, largest }, place) => {
        const fewest = place < LARGE ? FEWEST_EFFECTIVE_OF_LARGE : FEWEST_EFFECTIVE;
        return [
          ...(effective < fewest
            ? [`${category} has ${effective.toFixed(1)} effective templates: at least ${fewest}.`]
            : []),
          ...(largest.share > LARGEST_SHARE
            ? [
                `${largest.name} has ${(100 * largest.share).toFixed(1)} % of ${category}: at most ${100 * LARGEST_SHARE} %.`,
              ]
            : []),
        ];
      });
