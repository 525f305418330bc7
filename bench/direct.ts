import type { Client } from '@elastic/elasticsearch';
import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';

type Ids = readonly (string | undefined)[];

/** The queries of the benchmark, sent directly to the engines with their own clients. */
export interface Direct {
  /** Ten random ids of English questions of medium difficulty. */
  draw(): Promise<Ids>;
  /** The ids of the first page, of twenty. */
  page(): Promise<Ids>;
  /** The rows with the given ids. */
  rows(ids: Ids): Promise<unknown[]>;
}

const FILTER = [
  { term: { quality: 'high' } },
  { term: { language: 'en' } },
  { terms: { type: ['multiple', 'boolean'] } },
  { term: { difficulty: 'medium' } },
];

const ROWS = 'select * from questions where id = any($1::uuid[])';

export function createDirect(elasticsearch: Client, postgres: Pool, alias: string): Direct {
  return {
    async draw() {
      const response = await elasticsearch.search({
        index: alias,
        size: 10,
        _source: false,
        track_total_hits: false,
        query: {
          function_score: {
            query: { bool: { filter: FILTER } },
            functions: [{ random_score: { seed: randomInt(2 ** 31), field: 'seq' } }],
            boost_mode: 'replace',
          },
        },
      });
      return response.hits.hits.map((hit) => hit._id);
    },
    async page() {
      const response = await elasticsearch.search({
        index: alias,
        size: 20,
        _source: false,
        track_total_hits: 10_000,
        sort: [{ seq: 'desc' }],
        query: { bool: { filter: FILTER } },
      });
      return response.hits.hits.map((hit) => hit._id);
    },
    async rows(ids) {
      const response = await postgres.query<Record<string, unknown>>({
        name: 'bench-rows',
        text: ROWS,
        values: [ids],
      });
      return response.rows;
    },
  };
}
