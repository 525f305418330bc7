import { z } from 'zod';

import { CategorySlug } from './categories.ts';
import { MOST_ALTERNATIVES, MOST_IDS, MOST_REQUIRED } from './limits.ts';
import {
  DEFAULT_LANGUAGE,
  Difficulty,
  Language,
  LicenseId,
  QualityFilter,
  QuestionType,
  Slug,
  Source,
} from './vocabulary.ts';

/** Any UUID, in either letter case. */
export const UuidInput = z
  .string()
  .regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/, 'must be a UUID');

export const UuidInputs = z.array(UuidInput).min(1).max(MOST_IDS, `takes at most ${MOST_IDS} ids`);

const RegionInput = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]+(-[A-Za-z]+)*$/, 'must be a region code such as pl or christian-catholic');

const slugs = (most: number): z.ZodArray<typeof Slug> =>
  z.array(Slug).min(1).max(most, `takes at most ${most} values`);

/** `lang` as every endpoint accepts it. */
export const LangInput = z.strictObject({
  lang: Language.default(DEFAULT_LANGUAGE).describe(
    'Language of the labels; it does not translate questions.',
  ),
});

/** The filters that the random draw and the list share. Every one narrows; absent ones do not filter. */
export const QuestionFilters = z.strictObject({
  lang: Language.default(DEFAULT_LANGUAGE).describe(
    'Language of the questions and of the labels. No match gives an empty answer, never another language.',
  ),
  category: z
    .union([z.int().min(1).max(32), CategorySlug])
    .optional()
    .describe('Internal id (1 to 24), OpenTDB category id (9 to 32; both schemes agree) or slug.'),
  difficulty: Difficulty.optional(),
  type: QuestionType.optional().describe(
    'By default `multiple` and `boolean` questions; `text_input` asks for open-ended ones.',
  ),
  tags: slugs(MOST_REQUIRED).optional().describe('The question has all of these tags.'),
  tags_any: slugs(MOST_ALTERNATIVES).optional().describe('The question has one of these tags or several.'),
  topic: Slug.optional().describe('Curated topic.'),
  topics_any: slugs(MOST_ALTERNATIVES)
    .optional()
    .describe('The question belongs to one of these curated topics or several.'),
  subcategory: Slug.optional().describe('Raw subcategory.'),
  quality: QualityFilter.default('high').describe(
    '`high`: the cleanest and most broadly useful; `standard` adds niche ones; `all` adds those flagged for review and shows `quality`.',
  ),
  regions: z
    .array(RegionInput)
    .min(1)
    .max(MOST_REQUIRED, `takes at most ${MOST_REQUIRED} values`)
    .optional()
    .describe('The question carries all of these region codes; either letter case.'),
  source: z.array(Source).min(1).optional().describe('From one of these sources.'),
  exclude_source: z
    .array(Source)
    .min(1)
    .optional()
    .describe('From none of these sources; applied after `source`.'),
  license: LicenseId.optional().describe(
    'SPDX identifier such as `CC-BY-SA-4.0`, or a family such as `CC-BY-SA`.',
  ),
});
export type QuestionFilters = z.infer<typeof QuestionFilters>;
