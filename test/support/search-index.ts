import { questionsAlias } from '../../src/search/run-search.ts';
import type { TestEngines } from './engines.ts';

type Engines = Pick<TestEngines, 'pool' | 'elasticsearch' | 'indexPrefix'>;

/** The sorted ids with the tag that a plain search finds. It filters on `quality`, like every query of readers. */
export async function searchableIds({ elasticsearch, indexPrefix }: Engines, tag: string): Promise<string[]> {
  const found = await elasticsearch.search({
    index: questionsAlias(indexPrefix),
    ignore_unavailable: true,
    size: 10_000,
    query: { bool: { filter: [{ exists: { field: 'quality' } }, { term: { tags: tag } }] } },
    _source: false,
  });
  return found.hits.hits.map((hit) => hit._id ?? '').sort();
}

/** The sorted ids of visible questions with the tag in the database. */
export async function visibleIds({ pool }: Engines, tag: string): Promise<string[]> {
  const found = await pool.query<{ id: string }>(
    `select id from questions where tags @> array[$1] and availability = 'visible' order by id`,
    [tag],
  );
  return found.rows.map(({ id }) => id);
}

/** Number of changes that are not searchable yet. */
export async function waiting({ pool }: Engines): Promise<number> {
  const found = await pool.query<{ count: string }>('select count(*) from index_queue');
  return Number(found.rows[0]?.count);
}
