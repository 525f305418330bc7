import { CATEGORIES, type CategoryRow } from '../contract/categories.ts';
import type { QuestionFilters } from '../contract/question-filters.ts';
import { DEFAULT_TYPES, type AnyOf, type SearchFilter } from '../search/query.ts';
import { readTextQuery } from '../search/words/text-query.ts';
import type { TopicCache, TopicMembers } from '../store/taxonomy/topics.ts';

/** The internal id of a category given as id, OpenTDB id or slug. */
export function categoryId(category: NonNullable<QuestionFilters['category']>): number | undefined {
  const known: readonly CategoryRow[] = CATEGORIES;
  return known.find((row) => row.id === category || row.opentdbId === category || row.slug === category)?.id;
}

/** Whether the filters name topics, whose members can change. */
export const hasTopics = ({ topic, topics_any }: QuestionFilters): boolean =>
  topic !== undefined || topics_any !== undefined;

const union = (topics: readonly TopicMembers[]): AnyOf => ({
  tags: topics.flatMap((topic) => topic.tags),
  subcategories: topics.flatMap((topic) => topic.subcategories),
});

/**
 * Turns the filters of a request into a search filter: topics become their tags or subcategories, and defaults become
 * explicit.
 */
export async function filterQuestions(topics: TopicCache, filters: QuestionFilters): Promise<SearchFilter> {
  const category = filters.category === undefined ? undefined : categoryId(filters.category);
  const groups = [
    ...(filters.topic === undefined ? [] : [[filters.topic]]),
    ...(filters.topics_any === undefined ? [] : [filters.topics_any]),
  ];
  const gathered = await Promise.all(
    groups.map(async (slugs) => union(await topics.read([...new Set(slugs)]))),
  );
  return {
    language: filters.lang,
    quality: filters.quality,
    types: filters.type === undefined ? DEFAULT_TYPES : [filters.type],
    ...(category === undefined ? {} : { category }),
    ...(filters.difficulty === undefined ? {} : { difficulty: filters.difficulty }),
    tags: filters.tags ?? [],
    subcategories: filters.subcategory === undefined ? [] : [filters.subcategory],
    regions: (filters.regions ?? []).map((code) => code.toLowerCase()),
    anyOf: [
      ...(filters.tags_any === undefined ? [] : [{ tags: filters.tags_any, subcategories: [] }]),
      ...gathered,
    ],
    sources: filters.source ?? [],
    excludedSources: filters.exclude_source ?? [],
    ...(filters.license === undefined ? {} : { license: filters.license.toLowerCase() }),
    ...(filters.q === undefined ? {} : { text: readTextQuery(filters.q, filters.lang) }),
    excludedIds: [],
  };
}
