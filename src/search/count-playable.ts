import { Language } from '../contract/vocabulary.ts';
import { countTerms, countTopics, type Search, type TallyRequest } from './count-slugs.ts';
import type { KeyCount } from './counts.ts';
import { playableFilter, questionQuery } from '../filters/search-filter.ts';

/** What is counted in full. */
export interface FullCounts {
  readonly tags: readonly KeyCount[];
  readonly subcategories: readonly KeyCount[];
  readonly topics: readonly KeyCount[];
}

/**
 * Questions that a request without further filters can return, by what discovery lists. The numbers of slugs are in the
 * order of the full counts, because the slugs of 100,000 tags take ten times as much space.
 */
export interface PlayableCounts {
  /** By id; categories without such a question are absent. */
  readonly categories: readonly KeyCount[];
  readonly tags: readonly number[];
  readonly subcategories: readonly number[];
  readonly topics: readonly number[];
}

function inOrderOf(full: readonly KeyCount[], counts: readonly KeyCount[]): number[] {
  const bySlug = new Map(counts);
  return full.map(([slug]) => bySlug.get(slug) ?? 0);
}

/** Counts the playable questions of each language. */
export async function countPlayable(
  search: Search,
  request: TallyRequest,
  full: FullCounts,
): Promise<Partial<Record<Language, PlayableCounts>>> {
  const byLanguage: [Language, PlayableCounts][] = [];
  for (const language of Language.options) {
    const query = questionQuery(playableFilter(language));
    const terms = (field: string, about: number): Promise<KeyCount[]> =>
      countTerms(search, query, field, about);
    const tags = await terms('tags', request.tags);
    const subcategories = await terms('subcategories', request.subcategories);
    const topics = await countTopics(search, query, request.topics, { tags, subcategories });
    byLanguage.push([
      language,
      {
        categories: await terms('category', 0),
        tags: inOrderOf(full.tags, tags),
        subcategories: inOrderOf(full.subcategories, subcategories),
        topics: inOrderOf(full.topics, topics),
      },
    ]);
  }
  return Object.fromEntries(byLanguage);
}
