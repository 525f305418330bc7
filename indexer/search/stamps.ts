import type { Client } from '@elastic/elasticsearch';

import { writeAlias } from './generations.ts';

/** Milliseconds for one request. */
const LIMIT = 10_000;

/** The id of the document that holds an index's stamp. Other ids are UUIDs. */
const STAMP_ID = 'stamp';

const requestOptions = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(LIMIT) });

/** Reads the stamp of each index, whether or not it was refreshed. An index without one has an empty text; a missing index is absent. */
export async function readStamps(
  elasticsearch: Client,
  indices: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (indices.length === 0) return new Map();
  const { docs } = await elasticsearch.mget<{ stamp?: string }>(
    { docs: indices.map((name) => ({ _index: name, _id: STAMP_ID })) },
    requestOptions(),
  );
  const stamps = new Map<string, string>();
  for (const [position, name] of indices.entries()) {
    const item = docs[position];
    if (item !== undefined && 'found' in item) stamps.set(name, item._source?.stamp ?? '');
    else if (item !== undefined && 'error' in item && item.error.type !== 'index_not_found_exception')
      throw new Error(`the stamp of ${name} cannot be read: ${item.error.reason ?? item.error.type}`);
  }
  return stamps;
}

/** Writes the stamp of an index, which is durable when this returns. */
export async function writeStamp(elasticsearch: Client, index: string, stamp: string): Promise<void> {
  await elasticsearch.index(
    // Through an alias that must exist: a late write to a deleted index must not create a new one.
    { index: writeAlias(index), require_alias: true, id: STAMP_ID, document: { stamp } },
    requestOptions(),
  );
}

/** The highest revision that a search finds in an index; 0 in an empty one. */
export async function readHighestRevision(elasticsearch: Client, index: string): Promise<number> {
  const { aggregations } = await elasticsearch.search<unknown, { highest: { value: number | null } }>(
    { index, size: 0, track_total_hits: false, aggs: { highest: { max: { field: 'rev' } } } },
    requestOptions(),
  );
  return aggregations?.highest.value ?? 0;
}
