import { z } from 'zod';

import { TOPIC_SAMPLES, LONGEST_TOPIC_NAME, RELATED_TOPICS, TOPIC_COMPANIONS } from '../contract/limits.ts';
import { LanguageMeta } from '../contract/meta.ts';
import { Question, EXAMPLE_QUESTION } from '../contract/question.ts';
import { storable } from '../contract/text.ts';
import { byLanguage, QuestionType, Language } from '../contract/vocabulary.ts';
import type { NamedSubject } from '../discovery/subject-pages.ts';
import type { View } from '../discovery/view.ts';
import { readVisible } from '../draws/draw-plainly.ts';
import { shuffle } from '../search/random-order.ts';
import { ServiceError, type ErrorCode } from '../errors.ts';
import { playableFilter, type SearchFilter } from '../filters/search-filter.ts';
import { prepareQuestion } from '../questions/render-questions.ts';
import type { KeyCount } from '../search/counts.ts';
import type { Facets as FacetCounts, Subject } from '../search/subject-facets.ts';
import { type StoredCategory, labelIn, type LabelledSlug } from '../store/taxonomy/labels.ts';
import {
  countCategories,
  levelsOfCategories,
  CategoryCount,
  DifficultyByCategory,
  DifficultyCounts,
  LanguageCounts,
  RegionCount,
  SlugEntry,
  EXAMPLE_LEVELS,
  EXAMPLE_TAG,
} from './catalogue-entries.ts';
import type { EndpointParts } from './endpoint.ts';

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
export const named = {
  labels: z.record(Language, z.string()).describe('The label in every language.'),
  playable: z
    .int()
    .min(0)
    .describe('Questions that a request with only this filter and `lang` returns, a minute ago or later.'),
};

export const described = {
  facets: Facets,
  samples: z
    .array(TopicSample)
    .describe(`Up to ${TOPIC_SAMPLES} random questions of the high tier in the language \`lang\`.`),
  meta: LanguageMeta,
};

export const Name = storable(LONGEST_TOPIC_NAME).min(1);

/** What a page about a subject shows, and the members of its entry that lists lack. */
export async function describeSubject(
  parts: EndpointParts,
  view: View,
  subject: NamedSubject,
  name: LabelledSlug,
  language: Language,
) {
  const filter = playableOf(subject, language);
  const [counts, samples, categories, { total: playable }] = await Promise.all([
    parts.subjectPages.facets(view, subject),
    readSamples(parts, filter),
    parts.categories.read(),
    parts.search.facetCounts.fields(filter, []),
  ]);
  const facets = presentFacets(counts, view, categories, language);
  return {
    entry: { count: counts.total, labels: byLanguage((each) => labelIn(name, each)), playable },
    described: { facets, samples, meta: { language } },
  };
}

/** What a request with the subject as its only filter finds. */
function playableOf({ members, category, region }: Subject, language: Language): SearchFilter {
  return {
    ...playableFilter(language),
    ...(members === undefined ? {} : { topic: members }),
    ...(category === undefined ? {} : { category }),
    ...(region === undefined ? {} : { regions: [region] }),
  };
}

async function readSamples({ subjectPages, questions }: EndpointParts, playable: SearchFilter) {
  const { lang: language } = playable;
  const filter: SearchFilter = { ...playable, type: QuestionType.options };
  const seqs = [...(await subjectPages.samples(filter))];
  shuffle(seqs);
  const read = await readVisible(questions, seqs.values(), {
    filter,
    amount: TOPIC_SAMPLES,
    exclude: new Set(),
    language,
  });
  return read.map((question) =>
    sampleOf(prepareQuestion(question, { language, showQuality: false }).parse()),
  );
}

/** A question as pages about a subject show it. */
export const sampleOf = ({ id, text, type, difficulty, language, attribution }: Question) => ({
  id,
  text,
  type,
  difficulty,
  language,
  attribution,
});

function presentFacets(
  counts: FacetCounts,
  { terms }: View,
  categories: ReadonlyMap<number, StoredCategory>,
  language: Language,
): Facets {
  const labelled = (found: readonly KeyCount[], names: ReadonlyMap<string, LabelledSlug>) =>
    found.map(([slug, count]) => ({
      slug,
      label: labelIn(names.get(slug) ?? { slug, label: {} }, language),
      count,
    }));
  const byCategory = countCategories(counts.byCategory, categories, language).filter(
    ({ count }) => count > 0,
  );
  return {
    byCategory,
    byDifficulty: counts.byDifficulty,
    difficultyByCategory: levelsOfCategories(byCategory, counts.difficultyByCategory, categories),
    byLanguage: counts.byLanguage,
    bySource: counts.bySource,
    byRegion: labelled(counts.byRegion, terms.regions).map(({ slug, ...region }) => ({
      code: slug,
      ...region,
    })),
    coOccurringTags: labelled(counts.tags, terms.tags),
    tagPairs: counts.tagPairs.map(({ tags, count }) => ({ tags: [...tags], count })),
    coOccurringSubcategories: labelled(counts.subcategories, terms.subcategories),
    relatedTopics: labelled(counts.topics, terms.topics),
  };
}

/**
 * The error for a name that does not exist.
 *
 * @param suggestion - the existing name that was probably meant
 */
export function notFound(
  code: ErrorCode & `${string}_not_found`,
  message: string,
  suggestion: string | undefined,
): ServiceError {
  return suggestion === undefined
    ? new ServiceError(code, message)
    : new ServiceError(code, `${message} Did you mean "${suggestion}"?`, { suggestion });
}

/** An example of a subject, with the members that topics, tags and other subjects share. */
export const subjectExample = (kind: string, entry: object): object => ({
  [kind]: { ...entry, ...EXAMPLE_NAMED },
  ...EXAMPLE_DESCRIBED,
});

const EXAMPLE_NAMED = {
  labels: byLanguage((language) => (language === 'pl' ? 'Rzeki' : 'Rivers')),
  playable: 180,
};

const EXAMPLE_DESCRIBED = {
  facets: {
    byCategory: [{ slug: 'geography', name: 'Geography', count: 412 }],
    byDifficulty: EXAMPLE_LEVELS,
    difficultyByCategory: [{ slug: 'geography', name: 'Geography', levels: EXAMPLE_LEVELS }],
    byLanguage: byLanguage(() => 206),
    bySource: { svc: 412 },
    byRegion: [{ code: 'pl', label: 'Poland', count: 31 }],
    coOccurringTags: [EXAMPLE_TAG, { slug: 'cities', label: 'Cities', count: 242 }],
    tagPairs: [{ tags: ['cities', 'europe'], count: 140 }],
    coOccurringSubcategories: [{ slug: 'hydrology', label: 'Hydrology', count: 398 }],
    relatedTopics: [{ slug: 'poland', label: 'Poland', count: 31 }],
  },
  samples: [sampleOf(EXAMPLE_QUESTION as Question)],
  meta: { language: 'en' },
};
