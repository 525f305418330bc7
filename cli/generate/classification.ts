import { REGIONS, SUBCATEGORIES, TAGS } from '../../catalogue/taxonomy/taxonomy.ts';
import { CATEGORIES, type CategorySlug } from '../../src/contract/categories.ts';
import { Difficulty, type QualityTier } from '../../src/contract/vocabulary.ts';
import { weighted, zipfRanks, type Random } from './random.ts';
import type { SourceProfile } from './source-profiles.ts';

/** The slugs and codes that generated questions may have. */
export interface ClassificationSlugs {
  readonly tags: readonly string[];
  readonly subcategories: readonly string[];
  readonly regions: readonly string[];
}

/** The slugs and codes of the bundled taxonomy that a question may have. */
export const BUNDLED_SLUGS: ClassificationSlugs = {
  tags: Object.keys(TAGS),
  subcategories: Object.keys(SUBCATEGORIES),
  regions: REGIONS.map(({ code }) => code),
};

/** The classification of a question, which is independent of its content. */
export interface Classification {
  readonly category: CategorySlug;
  readonly subcategories: string[];
  readonly tags: string[];
  readonly regions: string[];
  readonly difficulty: Difficulty;
  readonly difficultyRated: boolean;
  readonly quality: QualityTier;
  readonly isExplained: boolean;
}

const MOST_TAGS = 5;

const MOST_SUBCATEGORIES = 2;

/** Percentage of questions with regions. */
const REGIONAL = 18;

const categoryRank = zipfRanks(CATEGORIES.length);

/** Draws slugs, the first ones most often. Each category has different first ones. */
function slugDrawer(slugs: readonly string[]): (random: Random, count: number, shift: number) => string[] {
  if (slugs.length === 0) return () => [];
  const rank = zipfRanks(slugs.length);
  const stride = Math.floor(slugs.length / CATEGORIES.length);
  return (random, count, shift) => {
    const drawn: string[] = [];
    for (let left = count; left > 0; left -= 1) {
      const place = drawn.length === 0 ? rank(random) + shift * stride : rank(random);
      const slug = slugs[place % slugs.length] ?? '';
      if (!drawn.includes(slug)) drawn.push(slug);
    }
    return drawn;
  };
}

/** Shuffles slugs, so that their frequency is independent of the alphabet. */
function shuffled(slugs: readonly string[], random: Random): string[] {
  const order = [...slugs];
  for (let end = order.length - 1; end > 0; end -= 1) {
    const other = random.below(end + 1);
    [order[end], order[other]] = [order[other] ?? '', order[end] ?? ''];
  }
  return order;
}

/** Creates the classifiers of all sources. */
export function createClassifier(
  vocabulary: ClassificationSlugs,
  random: Random,
): (profile: SourceProfile) => () => Classification {
  const tags = slugDrawer(shuffled(vocabulary.tags, random));
  const subcategories = slugDrawer(shuffled(vocabulary.subcategories, random));
  const regions = slugDrawer(shuffled(vocabulary.regions, random));
  const categories = shuffled(
    CATEGORIES.map(({ slug }) => slug),
    random,
  );
  return ({ levels, tiers, withExplanation }) => {
    const tier = weighted(tiers);
    const level = levels === null ? null : weighted(levels);
    // Each source has different frequent ones.
    const shift = random.below(CATEGORIES.length);
    return () => {
      const place = (categoryRank(random) + shift) % CATEGORIES.length;
      return {
        category: categories[place] as CategorySlug,
        subcategories: subcategories(random, 1 + random.below(MOST_SUBCATEGORIES), place),
        tags: tags(random, random.below(MOST_TAGS + 1), place),
        regions: random.below(100) < REGIONAL ? regions(random, 1 + random.below(2), 0) : [],
        difficulty: level === null ? 'medium' : level(random),
        difficultyRated: level !== null,
        quality: tier(random),
        isExplained: random.below(100) < withExplanation,
      };
    };
  };
}
