import { GetTopicInput, GetTopicOutput } from '../contract/discovery-requests.ts';
import { TOPIC_SAMPLES } from '../contract/limits.ts';
import { QuestionType, type Language } from '../contract/vocabulary.ts';
import type { TopicTerm } from '../discovery/term.ts';
import type { View } from '../discovery/view.ts';
import { ServiceError } from '../errors.ts';
import type { KeyCount } from '../search/counts.ts';
import type { SearchFilter } from '../search/query.ts';
import { filterKey } from '../draws/filter-key.ts';
import { prepareQuestion } from '../questions/prepare-question.ts';
import { labelIn } from '../store/taxonomy/label-in.ts';
import { countCategories } from './count-categories.ts';
import { topicEntry } from './list-topics.ts';
import { defineOperation, type OperationParts } from './operation.ts';
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

async function drawSamples(
  { draws }: OperationParts,
  topic: TopicTerm,
  language: Language,
  account: string | undefined,
): Promise<GetTopicOutput['samples']> {
  const filter = samplesOf(topic, language);
  const amount = TOPIC_SAMPLES;
  const exclude = new Set<string>();
  const drawn = await draws.draw({ filter, key: filterKey(filter), amount, exclude, account, language });
  return drawn.map((question) => {
    const {
      id,
      text,
      type,
      difficulty,
      language: own,
    } = prepareQuestion(question, {
      language,
      showQuality: false,
    }).parse();
    return { id, text, type, difficulty, language: own };
  });
}

export const getTopic = defineOperation({
  summary: 'Get a topic with its facets and sample questions',
  input: GetTopicInput,
  output: GetTopicOutput,
  async run(parts, input, { counted }) {
    const { view } = await parts.discovery.current(LISTS_MAX_AGE);
    const topic = topicOf(view, input.slug);
    const [facets, samples, categories] = await Promise.all([
      parts.topicFacets.read(view, topic),
      drawSamples(parts, topic, input.lang, counted?.userId),
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
      samples,
      meta: { language: input.lang },
    };
  },
});
