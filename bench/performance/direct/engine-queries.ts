import type { Client, estypes } from '@elastic/elasticsearch';
import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';

import type { DirectRequest } from './direct-plan.ts';

const ROWS = 'select * from questions where id = any($1::uuid[])';
/** One more than the highest seed. */
const SEEDS = 2 ** 31;
/** Matches up to which a page counts them, as a list of the API does by default. */
const COUNTED = 10_000;

function bodyOf(request: Exclude<DirectRequest, { kind: 'rows' }>): estypes.SearchRequest {
  if (request.kind === 'search') return request.body;
  const query = request.query as NonNullable<estypes.QueryDslQueryContainer>;
  if (request.kind === 'page')
    return {
      size: request.limit,
      _source: false,
      track_total_hits: COUNTED,
      ...(request.byScore === true ? {} : { sort: [{ seq: 'desc' }] }),
      query,
      ...(request.after === undefined ? {} : { search_after: [request.after] }),
    };
  const random = { random_score: { seed: randomInt(SEEDS), field: 'seq' } };
  return {
    size: request.amount,
    _source: false,
    track_total_hits: false,
    query: { function_score: { query, functions: [random], boost_mode: 'replace' } },
  };
}

/**
 * The queries of the benchmark, sent to the engines with their own clients.
 *
 * @returns a function that resolves to the number of hits or rows
 */
export function createEngineQueries(elasticsearch: Client, postgres: Pool, alias: string) {
  const readRows = async (ids: readonly (string | undefined)[]): Promise<number> =>
    (await postgres.query({ name: 'bench-rows', text: ROWS, values: [ids] })).rows.length;
  return async (request: DirectRequest): Promise<number> => {
    if (request.kind === 'rows') return readRows(request.ids);
    const { hits } = await elasticsearch.search({ index: alias, ...bodyOf(request) });
    const isRead = request.kind === 'page' || (request.kind === 'draw' && request.rows);
    return isRead ? readRows(hits.hits.map((hit) => hit._id)) : hits.hits.length;
  };
}

/** The number of hits or rows that a request must have; undefined where it may have any. */
export function expectedOf(request: DirectRequest): number | undefined {
  if (request.kind === 'draw') return request.amount;
  if (request.kind === 'page') return request.limit;
  return request.kind === 'rows' ? request.ids.length : undefined;
}
