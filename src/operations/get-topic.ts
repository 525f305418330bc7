import { GetTopicInput, GetTopicOutput } from '../contract/discovery-requests.ts';
import { TOPIC_COMPANIONS, TOPIC_SAMPLES } from '../contract/limits.ts';
import { QuestionType, type Language } from '../contract/vocabulary.ts';
import type { TopicTerm } from '../discovery/term.ts';
import type { View } from '../discovery/view.ts';
import { ServiceError } from '../errors.ts';
import type { KeyCount } from '../search/counts.ts';
import type { SearchFilter } from '../search/query.ts';
import { labelIn } from '../store/taxonomy/label-in.ts';
import { countCategories } from './count-categories.ts';
import { drawRows } from './draw-rows.ts';
import { topicEntry } from './list-topics.ts';
import { defineOperation } from './operation.ts';
import { LISTS_MAX_AGE } from './page-listing.ts';

function topicOf(view: View, name: string): TopicTerm {
  const topic = view.topic(name);
  if (topic === undefined)
    throw new ServiceError('topic_not_found', 'No curated topic has this slug or alias.');
  return topic;
}

const samplesOf = (topic: TopicTerm, language: Language): SearchFilter => ({
  language,
  quality: 'high',
  types: QuestionType.options,
  tags: [],
  subcategories: [],
  regions: [],
  anyOf: [topic.members],
  sources: [],
  excludedSources: [],
  excludedIds: [],
});

export const getTopic = defineOperation({
  summary: 'Get a topic with its facets and sample questions',
  input: GetTopicInput,
  output: GetTopicOutput,
  async run(parts, input) {
    const { view } = await parts.discovery.current(LISTS_MAX_AGE);
    const topic = topicOf(view, input.slug);
    const [facets, rows, categories] = await Promise.all([
      parts.search.facets(topic.members, TOPIC_COMPANIONS),
      drawRows(parts, samplesOf(topic, input.lang), TOPIC_SAMPLES),
      parts.categories.read(),
    ]);
    const labelled = (counts: readonly KeyCount[], kind: 'tags' | 'subcategories') =>
      counts.map(([slug, count]) => ({
        slug,
        label: labelIn(view.terms[kind].get(slug) ?? { slug, label: {} }, input.lang),
        count,
      }));
    return {
      topic: topicEntry(topic, facets.total, input.lang),
      facets: {
        byCategory: countCategories(facets.byCategory, categories, input.lang).filter(
          ({ count }) => count > 0,
        ),
        byDifficulty: facets.byDifficulty,
        byLanguage: facets.byLanguage,
        coOccurringTags: labelled(facets.tags, 'tags'),
        coOccurringSubcategories: labelled(facets.subcategories, 'subcategories'),
      },
      samples: rows.map(({ id, text, type, difficulty, language }) => ({
        id,
        text,
        type,
        difficulty,
        language,
      })),
      meta: { language: input.lang },
    };
  },
});
