import type { Client } from '@elastic/elasticsearch';
import { z } from 'zod';

import { foldText } from '../../src/contract/words.ts';
import { SEPARATOR } from '../../src/discovery/haystack.ts';
import type { View } from '../../src/discovery/view.ts';
import { LIMIT, type TagLister } from './tag-lister.ts';

const BULK = 10_000;

const Hits = z.object({
  total: z.object({ value: z.int() }),
  hits: z.array(z.object({ _source: z.object({ slug: z.string() }) })),
});

/** An index with one document per tag. */
export async function indexLister(client: Client, index: string, view: View): Promise<TagLister> {
  const keyword = { type: 'keyword' } as const;
  await client.indices.create({
    index,
    settings: { number_of_shards: 1, number_of_replicas: 0, refresh_interval: '-1' },
    mappings: {
      dynamic: 'strict',
      properties: {
        slug: keyword,
        count: { type: 'integer' },
        en: keyword,
        label: { ...keyword, index: false, doc_values: false },
      },
    },
  });
  const documents = view.tags.entries.map(({ term, count }) => ({
    slug: term.slug,
    count,
    en: term.searched.en.split(SEPARATOR),
    label: term.label.en,
  }));
  for (let from = 0; from < documents.length; from += BULK) {
    const some = documents.slice(from, from + BULK);
    const { errors } = await client.bulk({
      index,
      operations: some.flatMap((document) => [{ index: {} }, document]),
    });
    if (errors) throw new Error('Elasticsearch rejected the tags');
  }
  await client.indices.forcemerge({ index, max_num_segments: 1 });
  await client.indices.refresh({ index });

  return {
    name: 'Elasticsearch, one document per tag',
    async page({ q, after }) {
      const response = await client.search({
        index,
        size: LIMIT,
        track_total_hits: true,
        query: q === undefined ? { match_all: {} } : { wildcard: { en: { value: `*${foldText(q)}*` } } },
        sort: [{ count: 'desc' }, { slug: 'asc' }],
        ...(after === undefined ? {} : { search_after: [after.entry.count, after.entry.term.slug] }),
      });
      const { hits, total } = Hits.parse(response.hits);
      return { slugs: hits.map(({ _source }) => _source.slug), total: total.value };
    },
  };
}
