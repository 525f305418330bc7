import type { FacetName } from '../../contract/facet-requests.ts';
import type { QuestionFilters } from '../../contract/question-filters.ts';
import { QuestionType, type Language } from '../../contract/vocabulary.ts';
import type { SearchFilter } from '../../search/query.ts';
import { readTextQuery } from '../../search/words/text-query.ts';
import type { TopicCache } from '../../store/taxonomy/topics.ts';
import { filterQuestions } from '../filter-questions.ts';

type Narrowed = (filters: QuestionFilters) => QuestionFilters;

const asRequested: Narrowed = (filters) => filters;

/**
 * The parameters that remain. Choices replace the values of the others; choices of tags and regions are added to those
 * of the request, because a question has all of them.
 */
const REMAINING = {
  category: ({ category: _category, ...others }) => others,
  difficulty: ({ difficulty: _difficulty, ...others }) => others,
  type: ({ type: _type, ...others }) => others,
  source: ({ source: _source, ...others }) => others,
  license: ({ license: _license, ...others }) => others,
  topic: ({ topic: _topic, topics_any: _topics, ...others }) => others,
  subcategory: ({ subcategory: _subcategory, ...others }) => others,
  tags_any: ({ tags_any: _tags, ...others }) => others,
  quality: (filters) => ({ ...filters, quality: 'all' }),
  regions: asRequested,
  tags: asRequested,
} as const satisfies Partial<Record<FacetName, Narrowed>>;

/** The filter whose matches are counted by the choices of a facet. */
export async function filterOfFacet(
  topics: TopicCache,
  filters: QuestionFilters,
  facet: keyof typeof REMAINING,
): Promise<SearchFilter> {
  const filter = await filterQuestions(topics, REMAINING[facet](filters));
  return facet === 'type' ? { ...filter, types: QuestionType.options } : filter;
}

/** The filter of the same request in another language, in which words have other stems. */
export const filterInLanguage = (
  filter: SearchFilter,
  { q }: QuestionFilters,
  language: Language,
): SearchFilter => ({
  ...filter,
  language,
  ...(q === undefined ? {} : { text: readTextQuery(q, language) }),
});
