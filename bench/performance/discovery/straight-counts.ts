import type { Client, estypes } from '@elastic/elasticsearch';

import { Language } from '../../../src/contract/vocabulary.ts';
import type { TallyRequest } from '../../../src/search/tally.ts';
import { anyOf } from '../../../src/filters/table.ts';
import { EVERY_VISIBLE, playableFilter, questionQuery } from '../../../src/filters/search-filter.ts';
import type { AnyOf } from '../../../src/filters/row.ts';

type Aggregations = Record<string, estypes.AggregationsAggregationContainer>;

/** More than there are, so that every term is counted. The engine allows 65,536 buckets. */
const TERMS = 60_000;
/** Companions on a topic page. */
const COMPANIONS = 20;
const FEW = 100;

const terms = (field: string, size = FEW): estypes.AggregationsAggregationContainer => ({
  terms: { field, size },
});

const BASIC: Aggregations = {
  languages: terms('language'),
  categories: terms('category'),
  rated: { filter: { term: { difficulty_rated: true } }, aggs: { levels: terms('difficulty') } },
};

const search = (
  client: Client,
  index: string,
  query: NonNullable<estypes.QueryDslQueryContainer>,
  aggs: Aggregations,
): Promise<unknown> =>
  client.search({ index, size: 0, track_total_hits: true, request_cache: false, query, aggs });

/** The counts of a topic page, in one search. */
export const countTopicStraight = (client: Client, index: string, members: AnyOf): Promise<unknown> =>
  search(
    client,
    index,
    { bool: { filter: [EVERY_VISIBLE, anyOf(members)] } },
    {
      ...BASIC,
      tags: terms('tags', COMPANIONS),
      subcategories: terms('subcategories', COMPANIONS),
    },
  );

type Query = NonNullable<estypes.QueryDslQueryContainer>;

/** The counts by tag, subcategory and topic, with tags in as many parts as they need. */
async function countSlugsStraight(
  client: Client,
  index: string,
  query: Query,
  { topics, tags }: TallyRequest,
): Promise<void> {
  const parts = Math.max(1, Math.ceil(tags / (TERMS / 2)));
  for (let partition = 0; partition < parts; partition += 1) {
    const include = parts === 1 ? {} : { include: { partition, num_partitions: parts } };
    await search(client, index, query, { tags: { terms: { field: 'tags', size: TERMS, ...include } } });
  }
  await search(client, index, query, { subcategories: terms('subcategories', TERMS) });
  const filters = Object.fromEntries(topics.map(({ slug, members }) => [slug, anyOf(members)]));
  await search(client, index, query, { topics: { filters: { filters } } });
}

/** The counts of everything that discovery lists: the same aggregations. */
export async function countAllStraight(client: Client, index: string, request: TallyRequest): Promise<void> {
  await search(client, index, EVERY_VISIBLE, {
    ...BASIC,
    high: { filter: { term: { quality: 'high' } }, aggs: { languages: terms('language') } },
    sources: terms('source'),
    regions: terms('regions', TERMS),
    licenses: terms('license'),
  });
  await countSlugsStraight(client, index, EVERY_VISIBLE, request);
  for (const language of Language.options) {
    const query = questionQuery(playableFilter(language));
    await countSlugsStraight(client, index, query, request);
    await search(client, index, query, { categories: terms('category') });
  }
}
