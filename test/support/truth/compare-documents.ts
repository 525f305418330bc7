import type { Client } from '@elastic/elasticsearch';
import type { Pool } from 'pg';

import { licenseFamily } from '../../../src/contract/vocabulary.ts';

interface Row {
  readonly id: string;
  readonly rev: number;
  readonly license: string;
  readonly availability: string;
}

/** Documents per page. */
const PAGE = 2_000;

// Written apart from the projection of the indexer, so that a mistake in that one shows.
const ROWS = `
  select id, availability, seq::float8 as seq, rev::float8 as rev, language, type, difficulty, difficulty_rated,
    case when is_stale then 'needs_review' else quality end as quality, category_id as category,
    to_json(subcategories) as subcategories, to_json(tags) as tags, to_json(regions) as regions, source, license,
    (extract(epoch from updated_at) * 1000)::float8 as updated_at
  from questions`;

type Fields = Readonly<Record<string, unknown>>;

const text = ({ hash: _hash, ...fields }: Fields): string =>
  JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));

async function readDocuments(elasticsearch: Client, index: string): Promise<Map<string, Fields>> {
  await elasticsearch.indices.refresh({ index });
  const found = new Map<string, Fields>();
  for (let after = -1; ;) {
    const page = await elasticsearch.search<Fields>({
      index,
      size: PAGE,
      query: { exists: { field: 'rev' } },
      sort: [{ rev: 'asc' }],
      search_after: [after],
    });
    for (const { _id, _source, sort } of page.hits.hits) {
      found.set(_id ?? '', _source ?? {});
      after = Number(sort?.[0]);
    }
    if (page.hits.hits.length < PAGE) return found;
  }
}

/** Compares an index with the database, document by document, and returns what differs. Nothing may change meanwhile. */
export async function compareDocuments(pool: Pool, elasticsearch: Client, index: string): Promise<string[]> {
  const documents = await readDocuments(elasticsearch, index);
  const { rows } = await pool.query<Row>(ROWS);
  const differences: string[] = [];
  for (const { id, availability, ...row } of rows) {
    const expected: Fields =
      availability === 'visible'
        ? { ...row, license_family: licenseFamily(row.license) }
        : { gone: true, rev: row.rev };
    const found = documents.get(id);
    documents.delete(id);
    if (found === undefined || text(found) !== text(expected))
      differences.push(
        `${id}: expected ${text(expected)}, found ${found === undefined ? 'none' : text(found)}`,
      );
  }
  for (const [id, document] of documents) if (document.gone !== true) differences.push(`${id} has no row`);
  return differences;
}
