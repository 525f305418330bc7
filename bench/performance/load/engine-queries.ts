import { randomInt } from 'node:crypto';
import { Client, type estypes } from '@elastic/elasticsearch';
import { Pool } from 'pg';
import { z } from 'zod';

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

/** The engines of a catalogue. */
export const EnginePlace = z.object({
  elasticsearchUrl: z.string(),
  databaseUrl: z.string(),
  alias: z.string(),
});
type EnginePlace = z.infer<typeof EnginePlace>;

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
 * The queries of the benchmark, sent to the engines with their own clients: what a caller would get without the API.
 *
 * @returns a function that fails unless the answer has as many hits or rows as it must
 */
export function createEngineQueries({ elasticsearchUrl, databaseUrl, alias }: EnginePlace) {
  const elasticsearch = new Client({ node: elasticsearchUrl, maxRetries: 0 });
  const postgres = new Pool({ connectionString: databaseUrl, max: 10 });
  const readRows = async (ids: readonly (string | undefined)[]): Promise<number> =>
    (await postgres.query({ name: 'bench-rows', text: ROWS, values: [ids] })).rows.length;
  const query = async (request: DirectRequest): Promise<number> => {
    if (request.kind === 'rows') return readRows(request.ids);
    const { hits } = await elasticsearch.search({ index: alias, ...bodyOf(request) });
    const isRead = request.kind === 'page' || request.rows;
    return isRead ? readRows(hits.hits.map((hit) => hit._id)) : hits.hits.length;
  };
  return async (request: DirectRequest): Promise<void> => {
    const [found, expected] = [await query(request), expectedOf(request)];
    if (found !== expected)
      throw new Error(`a ${request.kind} straight from the engines has ${found} results, not ${expected}`);
  };
}

/** The number of hits or rows that a request must have. */
function expectedOf(request: DirectRequest): number {
  if (request.kind === 'draw') return request.amount;
  return request.kind === 'page' ? request.limit : request.ids.length;
}
