import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Client, estypes } from '@elastic/elasticsearch';
import type { Pool } from 'pg';

/** A query of Elasticsearch, which the parent process has built. */
const Query = z.record(z.string(), z.unknown());

/** One request to the engines. */
export const DirectRequest = z.discriminatedUnion('kind', [
  /** A random draw of ids. With `rows`, their rows are read too. */
  z.object({ kind: z.literal('draw'), query: Query, amount: z.int(), rows: z.boolean() }),
  /** A list page, newest or best first, with the total up to 10,000, and its rows. */
  z.object({
    kind: z.literal('page'),
    query: Query,
    limit: z.int(),
    after: z.number().optional(),
    byScore: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('rows'), ids: z.array(z.string()) }),
]);
export type DirectRequest = z.infer<typeof DirectRequest>;

/** One measurement of the process that queries the engines itself. */
export const DirectPlan = z.object({
  /** Requests in flight. */
  connections: z.int(),
  milliseconds: z.number(),
  /** In turn. */
  requests: z.array(DirectRequest).min(1),
  /** Whether each is sent only once. */
  once: z.boolean(),
});
export type DirectPlan = z.infer<typeof DirectPlan>;

const ROWS = 'select * from questions where id = any($1::uuid[])';
/** One more than the highest seed. */
const SEEDS = 2 ** 31;
/** Matches up to which a page counts them, as a list of the API does by default. */
const COUNTED = 10_000;

function bodyOf(request: Exclude<DirectRequest, { kind: 'rows' }>): estypes.SearchRequest {
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
    const isRead = request.kind === 'page' || request.rows;
    return isRead ? readRows(hits.hits.map((hit) => hit._id)) : hits.hits.length;
  };
}

/** The number of hits or rows that a request must have. */
export function expectedOf(request: DirectRequest): number {
  if (request.kind === 'draw') return request.amount;
  return request.kind === 'page' ? request.limit : request.ids.length;
}
