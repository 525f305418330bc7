import { z } from 'zod';

import { CategorySlug } from './categories.ts';
import {
  LONGEST_TEXT_SEARCH,
  LONGEST_TOPIC_NAME,
  MOST_ALTERNATIVES,
  MOST_IDS,
  MOST_REQUIRED,
  MOST_SEARCHED_WORDS,
} from './limits.ts';
import { searchText, storable } from './text.ts';
import {
  DEFAULT_LANGUAGE,
  DEFAULT_QUALITY,
  Difficulty,
  Language,
  LicenseId,
  QualityFilter,
  QuestionType,
  Slug,
  Source,
} from './vocabulary.ts';

/** Any UUID, in upper or lower case. */
export const UuidInput = z
  .string()
  .regex(/^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/, 'must be a UUID');

export const UuidInputs = z.array(UuidInput).min(1).max(MOST_IDS, `takes at most ${MOST_IDS} ids`);

const RegionInput = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]+(-[A-Za-z]+)*$/, 'must be a region code such as pl or christian-catholic');

/** A topic by its slug or by one of its aliases, which may have several words. */
const TopicName = storable(LONGEST_TOPIC_NAME)
  // eslint-disable-next-line no-control-regex -- control characters are refused everywhere, and the document says so
  .regex(/^[^,\u0000-\u001f\u007f-\u009f]+$/, 'must be one topic; list several in topics_any');

const slugs = (most: number): z.ZodArray<typeof Slug> =>
  z.array(Slug).min(1).max(most, `takes at most ${most} values`);

const SOURCES = Source.options.length;
const Sources = z.array(Source).min(1).max(SOURCES, `takes at most ${SOURCES} values`);

/** As many words as allowed, separated by spaces, without control characters. */
const WORD = String.raw`[^\u0000- \u007f-\u009f]+`;
const SOME_WORDS = `^ *${WORD}(?: +${WORD}){0,${MOST_SEARCHED_WORDS - 1}} *$`;

const TextSearch = searchText(LONGEST_TEXT_SEARCH)
  .refine(
    (text) => text.split(/\s+/u).length <= MOST_SEARCHED_WORDS,
    `takes at most ${MOST_SEARCHED_WORDS} words`,
  )
  // Published only: a text that matches is always accepted.
  .meta({ pattern: SOME_WORDS });

/** The parameter `lang` of every endpoint. */
export const LangInput = z.strictObject({
  lang: Language.default(DEFAULT_LANGUAGE).describe(
    'Language of the labels. It does not translate questions.',
  ),
});

/** The filters that draws and lists share. All given filters must match. */
export const QuestionFilters = z.strictObject({
  lang: Language.default(DEFAULT_LANGUAGE).describe(
    'Language of the questions and labels. If nothing matches, the result is empty; there is no fallback language.',
  ),
  category: z
    .union([z.int().min(1).max(32), CategorySlug])
    .optional()
    .describe('Category slug (recommended), id (1–24) or OpenTDB id (9–32).'),
  difficulty: Difficulty.optional().describe(
    'Questions of this level, from common knowledge to specialist knowledge.',
  ),
  type: QuestionType.optional().describe(
    'By default `multiple` and `boolean` questions. `text_input` returns open-ended questions.',
  ),
  tags: slugs(MOST_REQUIRED).optional().describe('Questions with all of these tags.'),
  tags_any: slugs(MOST_ALTERNATIVES).optional().describe('Questions with at least one of these tags.'),
  topic: TopicName.optional().describe('Curated topic: its slug or an alias. Case is ignored.'),
  topics_any: z
    .array(TopicName)
    .min(1)
    .max(MOST_ALTERNATIVES, `takes at most ${MOST_ALTERNATIVES} values`)
    .optional()
    .describe('Questions of at least one of these topics, given as `topic`.'),
  subcategory: Slug.optional().describe('Raw subcategory.'),
  quality: QualityFilter.default(DEFAULT_QUALITY).describe(
    '`high`: the cleanest and most broadly useful questions. `standard` adds niche questions. `all` adds questions flagged for review and shows `quality`.',
  ),
  regions: z
    .array(RegionInput)
    .min(1)
    .max(MOST_REQUIRED, `takes at most ${MOST_REQUIRED} values`)
    .optional()
    .describe('Questions with all of these region codes, in upper or lower case.'),
  source: Sources.optional().describe('Questions from these sources.'),
  exclude_source: Sources.optional().describe('No questions from these sources. Applied after `source`.'),
  license: LicenseId.optional().describe(
    'SPDX identifier such as `CC-BY-SA-4.0`, or a family such as `CC-BY-SA`, in upper or lower case.',
  ),
  q: TextSearch.optional().describe(
    'Questions that contain all of these words in their text, options or explanation. Case, diacritics and endings of words do not matter. "Quotation marks" require words in this order.',
  ),
});
export type QuestionFilters = z.infer<typeof QuestionFilters>;
