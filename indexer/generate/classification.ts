import type { CategorySlug } from '../../src/contract/categories.ts';
import { CATEGORIES } from '../../src/contract/categories.ts';
import type { Difficulty, QualityTier } from '../../src/contract/vocabulary.ts';
import type { Draw } from './draw.ts';
import type { SourceProfile } from './source-profiles.ts';
import { weighted, zipfRanks } from './zipf.ts';

/** The names that generated questions may carry. */
export interface Vocabulary {
  readonly tags: readonly string[];
  readonly subcategories: readonly string[];
  readonly regions: readonly string[];
}

/** Where a question belongs, whatever it says. */
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
/** Of a hundred questions, those that people of a region are likelier to know. */
const REGIONAL = 18;

const categoryRank = zipfRanks(CATEGORIES.length);

/** Draws slugs, the first ones most often; each category has first ones of its own. */
function slugDrawer(slugs: readonly string[]): (draw: Draw, count: number, shift: number) => string[] {
  if (slugs.length === 0) return () => [];
  const rank = zipfRanks(slugs.length);
  const stride = Math.floor(slugs.length / CATEGORIES.length);
  return (draw, count, shift) => {
    const drawn: string[] = [];
    for (let left = count; left > 0; left -= 1) {
      const place = drawn.length === 0 ? rank(draw) + shift * stride : rank(draw);
      const slug = slugs[place % slugs.length] ?? '';
      if (!drawn.includes(slug)) drawn.push(slug);
    }
    return drawn;
  };
}

/** Slugs in an order by chance: which of them are frequent has nothing to do with their letters. */
function shuffled(slugs: readonly string[], draw: Draw): string[] {
  const order = [...slugs];
  for (let end = order.length - 1; end > 0; end -= 1) {
    const other = draw.below(end + 1);
    [order[end], order[other]] = [order[other] ?? '', order[end] ?? ''];
  }
  return order;
}

/** Makes what files the questions of a source. */
export function createClassifier(
  vocabulary: Vocabulary,
  draw: Draw,
): (profile: SourceProfile) => () => Classification {
  const tags = slugDrawer(shuffled(vocabulary.tags, draw));
  const subcategories = slugDrawer(shuffled(vocabulary.subcategories, draw));
  const regions = slugDrawer(shuffled(vocabulary.regions, draw));
  const categories = shuffled(
    CATEGORIES.map(({ slug }) => slug),
    draw,
  );
  return ({ levels, tiers, explained }) => {
    const tier = weighted(tiers);
    const level = levels === null ? null : weighted(levels);
    // Each source has other favourites.
    const shift = draw.below(CATEGORIES.length);
    return () => {
      const place = (categoryRank(draw) + shift) % CATEGORIES.length;
      return {
        category: categories[place] as CategorySlug,
        subcategories: subcategories(draw, 1 + draw.below(MOST_SUBCATEGORIES), place),
        tags: tags(draw, draw.below(MOST_TAGS + 1), place),
        regions: draw.below(100) < REGIONAL ? regions(draw, 1 + draw.below(2), 0) : [],
        difficulty: level === null ? 'medium' : level(draw),
        difficultyRated: level !== null,
        quality: tier(draw),
        isExplained: draw.below(100) < explained,
      };
    };
  };
}
