import { z } from 'zod';

import { IncludePlayable, PlayableCount, VisibleCount } from './catalogue-requests.ts';
import { COUNTS_KEPT, MOST_ENTRIES, TOP_REGIONS, TOP_SLUGS } from './limits.ts';
import { PageMeta } from './meta.ts';
import { LangInput } from './inputs.ts';
import { Cursor } from './inputs.ts';
import { SearchText } from './text.ts';
import { Language, Slug } from './vocabulary.ts';

const PageSize = z.int().min(1).max(MOST_ENTRIES).default(100).describe('Entries per page.');

const NextCursor = Cursor.optional().describe('Page cursor. Follow `_links` instead of constructing it.');

const page = z.object({ next: Cursor.optional(), prev: Cursor.optional() });

export const SlugEntry = z.object({
  slug: Slug,
  label: z.string().describe('Localized by `lang`.'),
  count: VisibleCount,
  playable: PlayableCount,
});
export type SlugEntry = z.infer<typeof SlugEntry>;

/** What a topic groups. */
export const TopicKind = z.enum(['tag', 'subcategory']);

export const TopicEntry = z.object({
  slug: Slug,
  kind: TopicKind.describe('Whether the topic groups tags or subcategories.'),
  label: z.string().describe('Localized by `lang`.'),
  aliases: z.array(z.string()).describe('Other names that find the topic.'),
  count: VisibleCount,
  playable: PlayableCount,
});
export type TopicEntry = z.infer<typeof TopicEntry>;

export const RegionKind = z.enum(['country', 'cultural']);

const RegionCode = z
  .string()
  .max(64)
  .regex(/^[a-z]+(-[a-z]+)*$/, 'must be a region code such as pl or christian-catholic');

/** A region code, with the version of the counts where it cannot travel in a separate parameter. */
const RegionCursor = z
  .string()
  .max(80)
  .regex(
    /^[A-Za-z]+(-[A-Za-z]+)*(\.[1-9]\d{0,14})?$/,
    'must be a region code such as pl or christian-catholic, or meta.nextCursor of the previous page',
  );

export const RegionEntry = z.object({
  code: RegionCode.describe('The code as in `regions` of questions.'),
  kind: RegionKind.describe('A country, or a cultural or religious group.'),
  label: z.string().describe('Localized by `lang`.'),
  count: VisibleCount,
});
export type RegionEntry = z.infer<typeof RegionEntry>;

/** A region in facets and statistics. */
export const RegionCount = RegionEntry.omit({ kind: true });

export const ListSlugsInput = LangInput.extend({
  q: SearchText.optional().describe('Substring of the slug or label. Case and diacritics are ignored.'),
  cursor: NextCursor,
  limit: PageSize,
  include: IncludePlayable,
});
export type ListSlugsInput = z.infer<typeof ListSlugsInput>;
export const ListSlugsOutput = z.object({ data: z.array(SlugEntry), meta: PageMeta, page });
export type ListSlugsOutput = z.infer<typeof ListSlugsOutput>;

export const ListTopicsInput = ListSlugsInput.extend({
  q: SearchText.optional().describe(
    'Substring of the slug, label or an alias. Case and diacritics are ignored.',
  ),
  kind: TopicKind.optional().describe('Only topics that group tags, or only those that group subcategories.'),
});
export type ListTopicsInput = z.infer<typeof ListTopicsInput>;
export const ListTopicsOutput = z.object({ data: z.array(TopicEntry), meta: PageMeta, page });
export type ListTopicsOutput = z.infer<typeof ListTopicsOutput>;

export const ListRegionsInput = LangInput.extend({
  q: SearchText.optional().describe('Substring of the code or label. Case and diacritics are ignored.'),
  kind: RegionKind.optional().describe('Only countries, or only cultural and religious groups.'),
  cursor: RegionCursor.optional().describe(
    'Code of the last region on the previous page, in upper or lower case. `meta.nextCursor` of the tool `svc_regions` adds the version of the counts, as in `pl.42`. Follow `_links` instead of constructing it.',
  ),
  as_of: z
    .int()
    .min(1)
    .optional()
    .describe(
      `Version of the counts on the previous page. \`_links\` contains it, so that no page repeats or skips a region whose count has changed. Counts are kept for ${COUNTS_KEPT} minutes; after that the latest are used.`,
    ),
  limit: PageSize,
});
export type ListRegionsInput = z.infer<typeof ListRegionsInput>;
export const ListRegionsOutput = z.object({
  data: z.array(RegionEntry),
  meta: PageMeta,
  page: z.object({
    next: z.object({ cursor: RegionCode, as_of: z.string() }).optional(),
    prev: z
      .object({ cursor: RegionCode.optional(), as_of: z.string(), limit: z.string().optional() })
      .optional(),
  }),
});
export type ListRegionsOutput = z.infer<typeof ListRegionsOutput>;

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

/** A category in facets and statistics. */
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

export const GetStatsInput = LangInput;
export const GetStatsOutput = z.object({
  total: z.int(),
  byLanguage: LanguageCounts,
  bySource: z.record(z.string(), z.int()).describe('Sources that have questions.'),
  byCategory: z.array(CategoryCount).describe('All 24 categories, most questions first.'),
  byDifficulty: DifficultyCounts,
  difficultyByCategory: DifficultyByCategory,
  byLicense: z.record(z.string(), z.int()).describe('Licences that questions have, as SPDX identifiers.'),
  byTopic: z.array(SlugEntry).describe(`The ${TOP_SLUGS} topics with the most questions.`),
  byTag: z.array(SlugEntry).describe(`The ${TOP_SLUGS} tags with the most questions.`),
  topRegions: z.array(RegionCount).describe(`The ${TOP_REGIONS} regions with the most questions.`),
  byQualityHigh: LanguageCounts.describe('Questions of the high tier.'),
  meta: z.object({ generatedAt: z.iso.datetime(), language: Language }),
});
export type GetStatsOutput = z.infer<typeof GetStatsOutput>;
