import type { PageRequest } from '../app/page.ts';
import type { Labels } from './filter-names.ts';
import type { Filters } from './filters.ts';

const listOf = (value: string | undefined): string[] | undefined =>
  value?.split(',').filter((slug) => slug !== '');

/** The labels of the filters in the language of the page. The facets of a request name its own values. */
export async function loadLabels(
  { client, language, signal }: Pick<PageRequest, 'client' | 'language' | 'signal'>,
  { topic, topics_any, tags, tags_any, subcategory, regions }: Filters,
): Promise<Labels> {
  const labelled = {
    topic,
    subcategory,
    topics_any: listOf(topics_any),
    tags: listOf(tags),
    tags_any: listOf(tags_any),
    regions: listOf(regions),
  };
  const facets = (['topic', 'tags', 'tags_any', 'subcategory', 'regions'] as const).filter(
    (name) => labelled[name] !== undefined || (name === 'topic' && labelled.topics_any !== undefined),
  );
  if (facets.length === 0) return {};
  const { data } = await client.get('/questions/facets', { lang: language, facets, ...labelled }, { signal });
  const wanted = new Set(Object.values(labelled).flat());
  return Object.fromEntries(
    facets
      .flatMap((name) => data[name] ?? [])
      .filter(({ value, label }) => wanted.has(value) && label !== undefined)
      .map(({ value, label = value }) => [value, label]),
  );
}
