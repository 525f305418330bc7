import type { Pool } from 'pg';
import { z } from 'zod';

import type { Bench } from '../bench.ts';
import type { Api } from '../start-api.ts';
import { apiSide, atOnce, compareSides, directSide, type Requests } from '../sides.ts';
import type { DirectRequest } from '../load/engine-queries.ts';
import { LIMIT, LIST, LISTED, pathOf, queryOf, type FilterParameters } from '../filters.ts';
import type { Result, Row } from '../report.ts';

const FILTER: FilterParameters = { difficulty: 'medium' };
/** Questions on each page on the way to the deep one. */
const LARGE_PAGE = 50;
/** Ids of one look-up, and different ids for requests of one. */
const BATCH = 250;
const IDS = 1_000;

interface Pair {
  readonly what: string;
  readonly requests: Requests;
  readonly direct: readonly DirectRequest[];
}

const Listed = z.object({
  data: z.array(z.object({ id: z.string() })),
  _links: z.object({ next: z.string() }),
});

/** The path of a deep page, found as a client finds it, and the number after which it starts. */
async function findDeepPage(bench: Bench, api: Api): Promise<{ path: string; after: number }> {
  let path = pathOf(LIST, FILTER, { limit: String(LARGE_PAGE) });
  let last = '';
  for (let page = 0; page < bench.pagesBefore; page += 1) {
    const response = await fetch(`${api.url}${path}`, { headers: { 'x-api-key': api.keys[0] ?? '' } });
    const { data, _links } = Listed.parse(await response.json());
    const { pathname, search } = new URL(_links.next, api.url);
    [path, last] = [pathname + search, data.at(-1)?.id ?? ''];
  }
  const { rows } = await bench
    .pool('large')
    .query<{ seq: string }>('select seq from questions where id = $1', [last]);
  return { path: path.replace(`limit=${LARGE_PAGE}`, `limit=${LIMIT}`), after: Number(rows[0]?.seq) };
}

/** Ids in random order that is the same in every run, so that rows are not next to each other in the table. */
export async function readIds(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from questions tablesample system (5) repeatable (1) where availability = 'visible'
     order by md5(id::text) limit $1`,
    [IDS],
  );
  return rows.map(({ id }) => id);
}

async function pairsOf(bench: Bench, api: Api): Promise<Pair[]> {
  const query = await queryOf(FILTER);
  const ids = await readIds(bench.pool('large'));
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  ).filter(({ length }) => length === Math.min(BATCH, ids.length));
  const deep = await findDeepPage(bench, api);
  const batchSize = batches[0]?.length ?? 0;
  return [
    {
      what: `list page of ${LIMIT}`,
      requests: { paths: [pathOf(LIST, FILTER)], check: LISTED },
      direct: [{ kind: 'page', query, limit: LIMIT }],
    },
    {
      what: `page after ${bench.pagesBefore * LARGE_PAGE} questions`,
      requests: { paths: [deep.path], check: LISTED },
      direct: [{ kind: 'page', query, limit: LIMIT, after: deep.after }],
    },
    {
      what: 'one by id',
      requests: { paths: ids.map((id) => `${LIST}/${id}`), check: { kind: 'question' } },
      direct: ids.map((id) => ({ kind: 'rows', ids: [id] })),
    },
    {
      what: `${batchSize} by id`,
      requests: {
        paths: batches.map((batch) => `${LIST}?ids=${batch.join(',')}`),
        check: { kind: 'questions', count: batchSize },
      },
      direct: batches.map((batch) => ({ kind: 'rows', ids: batch })),
    },
  ];
}

async function comparePair(bench: Bench, api: Api, pair: Pair, connections: number): Promise<Result> {
  const direct = directSide(bench, 'large', pair.direct, "the engines' own clients", connections);
  const what = `${pair.what}, ${atOnce(connections)}`;
  const sides = [apiSide(bench, api, { ...pair.requests, connections }), direct] as const;
  return compareSides(bench, what, sides, 'p50', { bound: 1.3, is: 'at most' });
}

export const reads: Row = {
  name: 'reads',
  async *measure(bench) {
    const api = await bench.api('large');
    for (const pair of await pairsOf(bench, api))
      for (const connections of [32, 1]) yield await comparePair(bench, api, pair, connections);
  },
};
