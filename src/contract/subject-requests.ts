import { z } from 'zod';

import { CategoryEntry } from './catalogue-requests.ts';
import {
  CategoryCount,
  DifficultyByCategory,
  DifficultyCounts,
  LanguageCounts,
  RegionCount,
  RegionEntry,
  SlugEntry,
  TopicEntry,
} from './discovery-requests.ts';
import { LONGEST_TOPIC_NAME, RELATED_TOPICS, TOPIC_COMPANIONS, TOPIC_SAMPLES } from './limits.ts';
import { LanguageMeta } from './meta.ts';
import { LangInput } from './inputs.ts';
import { Question } from './question.ts';
import { storable } from './text.ts';
import { Language } from './vocabulary.ts';

const shared = 'Visible questions of both, in all languages, types and tiers.';

/** Two tags of the same questions. */
export const TagPair = z.object({
  tags: z.array(CategoryCount.shape.slug).length(2),
  count: CategoryCount.shape.count.describe(shared),
});

export const RelatedTopic = SlugEntry.extend({ count: SlugEntry.shape.count.describe(shared) });

export const Facets = z.object({
  byCategory: z.array(CategoryCount).describe('Categories that have questions, most questions first.'),
  byDifficulty: DifficultyCounts,
  difficultyByCategory: DifficultyByCategory,
  byLanguage: LanguageCounts,
  bySource: z.record(z.string(), z.int()).describe('Sources that have questions.'),
  byRegion: z.array(RegionCount).describe('Regions that have questions, most questions first.'),
  coOccurringTags: z
    .array(SlugEntry)
    .describe(`The ${TOPIC_COMPANIONS} most frequent tags of its questions, without its own.`),
  tagPairs: z
    .array(TagPair)
    .describe(
      'Which of `coOccurringTags` share the most of its questions: for each tag up to three, and each pair once. They draw a map of the tags.',
    ),
  coOccurringSubcategories: z
    .array(SlugEntry)
    .describe(`The ${TOPIC_COMPANIONS} most frequent subcategories of its questions, without its own.`),
  relatedTopics: z
    .array(RelatedTopic)
    .describe(`The ${RELATED_TOPICS} other topics that most of its questions belong to.`),
});
export type Facets = z.infer<typeof Facets>;

export const TopicSample = Question.pick({
  id: true,
  text: true,
  type: true,
  difficulty: true,
  language: true,
  attribution: true,
});

/** What a topic, tag, category, subcategory or region has besides its entry in a list. */
const named = {
  labels: z.record(Language, z.string()).describe('The label in every language.'),
  playable: z
    .int()
    .min(0)
    .describe('Questions that a request with only this filter and `lang` returns, a minute ago or later.'),
};

export const TopicDetails = TopicEntry.extend(named);
/** Of a tag or a subcategory. */
export const SlugDetails = SlugEntry.extend(named);
export const CategoryDetails = CategoryEntry.extend(named);
export const RegionDetails = RegionEntry.extend(named);

const described = {
  facets: Facets,
  samples: z
    .array(TopicSample)
    .describe(`Up to ${TOPIC_SAMPLES} random questions of the high tier in the language \`lang\`.`),
  meta: LanguageMeta,
};
/** The parts of a response that do not depend on what it is about. */
export type Described = z.infer<z.ZodObject<typeof described>>;

const Name = storable(LONGEST_TOPIC_NAME).min(1);

export const GetTopicInput = LangInput.extend({
  slug: Name.describe('Slug or alias of the topic. Case is ignored.'),
});
export const GetTopicOutput = z.object({ topic: TopicDetails, ...described });
export type GetTopicOutput = z.infer<typeof GetTopicOutput>;

export const GetTagInput = LangInput.extend({ tag: Name.describe('The slug.') });
export const GetTagOutput = z.object({ tag: SlugDetails, ...described });

export const GetSubcategoryInput = LangInput.extend({ subcategory: Name.describe('The slug.') });
export const GetSubcategoryOutput = z.object({ subcategory: SlugDetails, ...described });

export const GetCategoryInput = LangInput.extend({
  category: Name.describe('The slug (recommended), the id or the OpenTDB id.'),
});
export const GetCategoryOutput = z.object({ category: CategoryDetails, ...described });

export const GetRegionInput = LangInput.extend({
  code: Name.describe('The code, in upper or lower case.'),
});
export const GetRegionOutput = z.object({ region: RegionDetails, ...described });
