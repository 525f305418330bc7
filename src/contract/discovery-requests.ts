import { z } from 'zod';

import { VisibleCount } from './catalogue-requests.ts';
import {
  LONGEST_SEARCH,
  MOST_ENTRIES,
  TOP_REGIONS,
  TOP_SLUGS,
  TOPIC_COMPANIONS,
  TOPIC_SAMPLES,
} from './limits.ts';
import { LangInput } from './question-filters.ts';
import { Question } from './question.ts';
import { Cursor } from './question-requests.ts';
import { storable } from './text.ts';
import { Language, Slug } from './vocabulary.ts';

const PageSize = z.int().min(1).max(MOST_ENTRIES).default(100).describe('Entries of one page.');

const SearchText = storable(LONGEST_SEARCH).min(1);

const NextCursor = Cursor.optional().describe('Page to show; follow `_links` rather than making one.');

const meta = z.object({
  count: z.int().describe('Entries on this page.'),
  total: z.int().describe('Entries on all pages.'),
  language: Language,
});

const page = z.object({ next: Cursor.optional(), prev: Cursor.optional() });

export const SlugEntry = z.object({
  slug: Slug,
  label: z.string().describe('Localized by `lang`.'),
  count: VisibleCount,
});
export type SlugEntry = z.infer<typeof SlugEntry>;

/** What a topic gathers. */
export const TopicKind = z.enum(['tag', 'subcategory']);
export type TopicKind = z.infer<typeof TopicKind>;

export const TopicEntry = z.object({
  slug: Slug,
  kind: TopicKind.describe('Whether it gathers tags or subcategories.'),
  label: z.string().describe('Localized by `lang`.'),
  aliases: z.array(z.string()).describe('Other names by which it is found.'),
  count: VisibleCount,
});
export type TopicEntry = z.infer<typeof TopicEntry>;

export const RegionKind = z.enum(['country', 'cultural']);
export type RegionKind = z.infer<typeof RegionKind>;

export const RegionCode = z
  .string()
  .max(64)
  .regex(/^[a-z]+(-[a-z]+)*$/, 'must be a region code such as pl or christian-catholic');

export const RegionEntry = z.object({
  code: RegionCode.describe('As `regions` of questions names it.'),
  kind: RegionKind.describe('Whether it is a country or a cultural or religious group.'),
  label: z.string().describe('Localized by `lang`.'),
  count: VisibleCount,
});
export type RegionEntry = z.infer<typeof RegionEntry>;

export const ListSlugsInput = LangInput.extend({
  q: SearchText.optional().describe(
    'Part of the slug or of the label; letter case and diacritics do not count.',
  ),
  cursor: NextCursor,
  limit: PageSize,
});
export type ListSlugsInput = z.infer<typeof ListSlugsInput>;
export const ListSlugsOutput = z.object({ data: z.array(SlugEntry), meta, page });
export type ListSlugsOutput = z.infer<typeof ListSlugsOutput>;

export const ListTopicsInput = ListSlugsInput.extend({
  q: SearchText.optional().describe(
    'Part of the slug, of the label or of an alias; letter case and diacritics do not count.',
  ),
  kind: TopicKind.optional().describe(
    'Only topics that gather tags, or only those that gather subcategories.',
  ),
});
export type ListTopicsInput = z.infer<typeof ListTopicsInput>;
export const ListTopicsOutput = z.object({ data: z.array(TopicEntry), meta, page });
export type ListTopicsOutput = z.infer<typeof ListTopicsOutput>;

export const ListRegionsInput = LangInput.extend({
  q: SearchText.optional().describe(
    'Part of the code or of the label; letter case and diacritics do not count.',
  ),
  kind: RegionKind.optional().describe('Only countries, or only cultural and religious groups.'),
  cursor: RegionCode.optional().describe(
    'Code of the last region of the page before; follow `_links` rather than making one.',
  ),
  as_of: z
    .int()
    .min(1)
    .optional()
    .describe(
      'Version of the counts that the page before was made from; it comes with `_links`, so that no page repeats or skips a region whose count has changed meanwhile. Counts are kept for fifteen minutes; afterwards the latest are used.',
    ),
  limit: PageSize,
});
export type ListRegionsInput = z.infer<typeof ListRegionsInput>;
export const ListRegionsOutput = z.object({
  data: z.array(RegionEntry),
  meta,
  page: z.object({
    next: RegionCode.optional(),
    along: z.object({ as_of: z.string() }).optional(),
  }),
});
export type ListRegionsOutput = z.infer<typeof ListRegionsOutput>;

/** Counts by level; `unrated` are those whose level nobody has judged, whatever placeholder they carry. */
export const DifficultyCounts = z.object({
  trivial: z.int(),
  easy: z.int(),
  medium: z.int(),
  hard: z.int(),
  expert: z.int(),
  unrated: z.int().describe('Nobody has judged their level; `difficulty` holds a placeholder or null.'),
});

export const LanguageCounts = z.record(Language, z.int());

/** A category as facets and statistics show it. */
export const CategoryCount = z.object({
  slug: Slug,
  name: z.string().describe('Localized by `lang`.'),
  count: VisibleCount,
});
export type CategoryCount = z.infer<typeof CategoryCount>;

export const Facets = z.object({
  byCategory: z.array(CategoryCount).describe('Categories with a question, the most questions first.'),
  byDifficulty: DifficultyCounts,
  byLanguage: LanguageCounts,
  coOccurringTags: z
    .array(SlugEntry)
    .describe(`The ${TOPIC_COMPANIONS} tags that its questions carry most often, its own left out.`),
  coOccurringSubcategories: z
    .array(SlugEntry)
    .describe(`The ${TOPIC_COMPANIONS} subcategories that its questions carry most often, its own left out.`),
});
export type Facets = z.infer<typeof Facets>;

export const TopicSample = Question.pick({
  id: true,
  text: true,
  type: true,
  difficulty: true,
  language: true,
});
export type TopicSample = z.infer<typeof TopicSample>;

export const GetTopicInput = LangInput.extend({
  slug: storable(100).min(1).describe('Slug of the topic or one of its aliases; letter case does not count.'),
});
export type GetTopicInput = z.infer<typeof GetTopicInput>;
export const GetTopicOutput = z.object({
  topic: TopicEntry,
  facets: Facets,
  samples: z
    .array(TopicSample)
    .describe(
      `Up to ${TOPIC_SAMPLES} questions of the high tier in the language of \`lang\`, others each time.`,
    ),
  meta: z.object({ language: Language }),
});
export type GetTopicOutput = z.infer<typeof GetTopicOutput>;

export const GetStatsInput = LangInput;
export const GetStatsOutput = z.object({
  total: z.int(),
  byLanguage: LanguageCounts,
  bySource: z.record(z.string(), z.int()).describe('Sources with a question.'),
  byCategory: z.array(CategoryCount).describe('All 24 categories, the most questions first.'),
  byDifficulty: DifficultyCounts,
  byTopic: z.array(SlugEntry).describe(`The ${TOP_SLUGS} topics with the most questions.`),
  byTag: z.array(SlugEntry).describe(`The ${TOP_SLUGS} tags with the most questions.`),
  topRegions: z
    .array(RegionEntry.omit({ kind: true }))
    .describe(`The ${TOP_REGIONS} regions with the most questions; none without a question.`),
  byQualityHigh: LanguageCounts.describe('Questions of the high tier.'),
  meta: z.object({ generatedAt: z.iso.datetime(), language: Language }),
});
export type GetStatsOutput = z.infer<typeof GetStatsOutput>;
