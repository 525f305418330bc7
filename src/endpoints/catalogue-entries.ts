import { z } from 'zod';

import { Language, Slug } from '../contract/vocabulary.ts';
import type { Counted } from '../discovery/listing.ts';
import type { CategoryDifficulties, KeyCount } from '../search/counts.ts';
import { type StoredCategory, labelIn } from '../store/taxonomy/labels.ts';

/** The description of all discovery counts. */
export const VisibleCount = z.int().min(0).describe('Visible questions in all languages, types and tiers.');

/** The description of counts that are included on request. */
export const PlayableCount = z
  .int()
  .min(0)
  .optional()
  .describe(
    'Questions that a request without further filters returns: in the language `lang`, of the high tier, not open-ended. Present with `include=playable`.',
  );

export const IncludePlayable = z
  .array(z.enum(['playable']))
  .min(1)
  .optional()
  .describe(
    'Additional members. `playable` counts the questions of each entry that a request without further filters returns, so that a menu offers no empty draw.',
  );

export const SlugEntry = z.object({
  slug: Slug,
  label: z.string().describe('Localized by `lang`.'),
  count: VisibleCount,
  playable: PlayableCount,
});
export type SlugEntry = z.infer<typeof SlugEntry>;

export const slugEntry = ({ term, count }: Counted, language: Language): SlugEntry => ({
  slug: term.slug,
  label: labelIn(term, language),
  count,
});

/** Adds the number of questions that a request without further filters returns. */
export const withPlayable = <Entry extends object>(
  entry: Entry,
  { playable }: Counted,
  language: Language,
): Entry & { readonly playable: number } => ({ ...entry, playable: playable?.[language] ?? 0 });

/** Counts by level. `unrated` counts questions without a rating, even if they have a placeholder. */
export const DifficultyCounts = z.object({
  trivial: z.int(),
  easy: z.int(),
  medium: z.int(),
  hard: z.int(),
  expert: z.int(),
  unrated: z.int().describe('Questions without a rating: `difficulty` is a placeholder or null.'),
});

export const LanguageCounts = z.record(Language, z.int());

export const CategoryCount = z.object({
  slug: Slug,
  name: z.string().describe('Localized by `lang`.'),
  count: VisibleCount,
});
export type CategoryCount = z.infer<typeof CategoryCount>;

export const CategoryLevels = z.object({
  slug: Slug,
  name: z.string().describe('Localized by `lang`.'),
  levels: DifficultyCounts,
});
export type CategoryLevels = z.infer<typeof CategoryLevels>;

export const DifficultyByCategory = z
  .array(CategoryLevels)
  .describe('Difficulties in each category that has questions, most questions first.');

/** All categories with their counts, most questions first, then by slug. */
export function countCategories(
  counts: readonly KeyCount[],
  categories: ReadonlyMap<number, StoredCategory>,
  language: Language,
): CategoryCount[] {
  const counted = new Map(counts);
  return [...categories.values()]
    .map((category) => ({
      slug: category.slug,
      name: labelIn(category, language),
      count: counted.get(String(category.id)) ?? 0,
    }))
    .toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
}

/** The difficulties in each of the counted categories, in their order. */
export function levelsOfCategories(
  counted: readonly CategoryCount[],
  difficulties: CategoryDifficulties,
  categories: ReadonlyMap<number, StoredCategory>,
): CategoryLevels[] {
  const levels = new Map(difficulties.map(([id, found]) => [categories.get(Number(id))?.slug, found]));
  return counted.flatMap(({ slug, name }) => {
    const found = levels.get(slug);
    return found === undefined ? [] : [{ slug, name, levels: found }];
  });
}

export const RegionCode = z
  .string()
  .max(64)
  .regex(/^[a-z]+(-[a-z]+)*$/, 'must be a region code such as pl or christian-catholic');

export const RegionKind = z.enum(['country', 'cultural']);

export const RegionEntry = z.object({
  code: RegionCode.describe('The code as in `regions` of questions.'),
  kind: RegionKind.describe('A country, or a cultural or religious group.'),
  label: z.string().describe('Localized by `lang`.'),
  count: VisibleCount,
});

export const RegionCount = RegionEntry.omit({ kind: true });

export const EXAMPLE_TAG = { slug: 'europe', label: 'Europe', count: 288 };
export const EXAMPLE_LEVELS = { trivial: 20, easy: 122, medium: 150, hard: 80, expert: 28, unrated: 12 };
