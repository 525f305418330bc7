import { GetTopicInput, GetTopicOutput } from '../contract/discovery-requests.ts';
import { TOPIC_SAMPLES } from '../contract/limits.ts';
import { QuestionType, type Language } from '../contract/vocabulary.ts';
import type { TopicTerm } from '../discovery/term.ts';
import type { View } from '../discovery/view.ts';
import { ServiceError } from '../errors.ts';
import type { KeyCount } from '../search/counts.ts';
import { playableFilter, type SearchFilter } from '../search/query.ts';
import { createOrder } from '../draws/create-order.ts';
import { readVisible } from '../draws/draw-plainly.ts';
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
  ...playableFilter(language),
  types: QuestionType.options,
  anyOf: [topic.members],
});

async function readSamples(
  { topicSamples, questions }: OperationParts,
  topic: TopicTerm,
  language: Language,
): Promise<GetTopicOutput['samples']> {
  const pool = await topicSamples.read(samplesOf(topic, language));
  const orderOf = createOrder(pool.length);
  const seqs = pool.keys().map((place) => pool[orderOf(place)] ?? 0);
  const samples = await readVisible(questions, seqs, { amount: TOPIC_SAMPLES, exclude: new Set(), language });
  return samples.map((question) => {
    const shown = prepareQuestion(question, { language, showQuality: false }).parse();
    const { id, text, type, difficulty, language: own } = shown;
    return { id, text, type, difficulty, language: own };
  });
}

export const getTopic = defineOperation({
  summary: 'Get a topic with its facets and sample questions',
  input: GetTopicInput,
  output: GetTopicOutput,
  async run(parts, input) {
    const { view } = await parts.discovery.current(LISTS_MAX_AGE);
    const topic = topicOf(view, input.slug);
    const [facets, samples, categories] = await Promise.all([
      parts.topicFacets.read(view, topic),
      readSamples(parts, topic, input.lang),
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
