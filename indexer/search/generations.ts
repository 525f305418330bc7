import { errors, type Client, type estypes } from '@elastic/elasticsearch';

import { questionsAlias, requestLimits } from '../../src/search/run-search.ts';

/** Milliseconds for creating, swapping or deleting an index, which wait for the cluster state, and for a refresh outside a round. */
const ADMIN_LIMIT = 30_000;
/** Milliseconds for merging an index. A million documents take a few seconds. */
const MERGE_LIMIT = 600_000;
/** Milliseconds for one request of a round of the indexer, and for the list of its indices. What fails is repeated. */
export const ROUND_LIMIT = 10_000;
/** The id of the document that holds an index's stamp. Other ids are UUIDs. */
const STAMP_ID = 'stamp';

/** The shape of an index: mappings/questions.json. */
export interface IndexShape {
  readonly settings: estypes.IndicesIndexSettings;
  readonly mappings: estypes.MappingTypeMapping;
}

/**
 * The name of a new generation, e.g. `trivia-questions-20260131120000123-1a2b3c4d`; sorted by name, generations are
 * sorted by age.
 */
export function generationName(indexPrefix: string, now: Date, mappingHash: string): string {
  const stamp = now.toISOString().replaceAll(/\D/g, '');
  return `${questionsAlias(indexPrefix)}-${stamp}-${mappingHash}`;
}

/** What differs per installation. It is not part of the shape, so that a change of it replaces no index. */
const installationSettings = (shards: number): estypes.IndicesIndexSettings => ({
  number_of_shards: shards,
  // A second copy as soon as another node can have it.
  auto_expand_replicas: '0-1',
});

/** Creates an empty index. An existing index is left unchanged. */
export async function createGeneration(
  elasticsearch: Client,
  name: string,
  { settings, mappings }: IndexShape,
  shards = 1,
): Promise<void> {
  try {
    await elasticsearch.indices.create(
      {
        index: name,
        settings: { ...settings, ...installationSettings(shards) },
        mappings,
        aliases: { [writeAlias(name)]: {} },
      },
      requestLimits(ADMIN_LIMIT),
    );
  } catch (error) {
    const exists =
      error instanceof errors.ResponseError &&
      error.statusCode === 400 &&
      error.message.includes('resource_already_exists_exception');
    if (!exists) throw error;
  }
}

/** The alias that writers of one index use. */
export function writeAlias(index: string): string {
  return `${index}.write`;
}

/**
 * Makes written documents searchable, which these indices never do by themselves. False if an index is missing.
 *
 * @param limit - milliseconds
 * @throws Error if a shard could not be refreshed: its documents would stay hidden until the next refresh
 */
export async function refreshIndices(
  elasticsearch: Client,
  names: readonly string[],
  limit = ADMIN_LIMIT,
): Promise<boolean> {
  if (names.length === 0) return true;
  try {
    const { _shards: shards } = await elasticsearch.indices.refresh(
      { index: [...names] },
      requestLimits(limit),
    );
    if ((shards?.failed ?? 0) > 0) throw new Error(`${names.join(', ')}: a shard was not refreshed`);
    return true;
  } catch (error) {
    if (error instanceof errors.ResponseError && error.statusCode === 404) return false;
    throw error;
  }
}

/** Merges an index that was just filled into one segment: every search visits each segment. */
export async function mergeSegments(elasticsearch: Client, name: string): Promise<void> {
  await elasticsearch.indices.forcemerge({ index: name, max_num_segments: 1 }, requestLimits(MERGE_LIMIT));
}

/** Every generation under the prefix, registered or not, and whether it is live. */
export async function listGenerations(
  elasticsearch: Client,
  indexPrefix: string,
): Promise<{ readonly name: string; readonly live: boolean }[]> {
  const alias = questionsAlias(indexPrefix);
  const pattern = new RegExp(`^${alias}-\\d{17}-[0-9a-f]{8}$`);
  const found = await elasticsearch.indices.getAlias(
    { index: `${alias}-*`, ignore_unavailable: true },
    requestLimits(ROUND_LIMIT),
  );
  return Object.entries(found)
    .filter(([name]) => pattern.test(name))
    .map(([name, { aliases }]) => ({ name, live: alias in aliases }));
}

/** Points the readers' alias at one index only, atomically. */
export async function pointAlias(elasticsearch: Client, indexPrefix: string, name: string): Promise<void> {
  const alias = questionsAlias(indexPrefix);
  await elasticsearch.indices.updateAliases(
    {
      actions: [
        { remove: { index: `${alias}-*`, alias, must_exist: false } },
        { add: { index: name, alias } },
      ],
    },
    requestLimits(ADMIN_LIMIT),
  );
}

/** Deletes indices. Missing ones are ignored. */
export async function dropGenerations(elasticsearch: Client, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await elasticsearch.indices.delete(
    { index: [...names], ignore_unavailable: true },
    requestLimits(ADMIN_LIMIT),
  );
}

/** The stamp of an index, and its place among the writes; undefined if there is none. */
interface StampRead {
  readonly stamp: string;
  readonly place: { readonly if_seq_no: number; readonly if_primary_term: number } | undefined;
}

/**
 * Reads the stamp of each index, whether or not it was refreshed. An index without one has an empty text; a missing index is absent. A node
 * that has lost the others may return an older stamp.
 */
export async function readStamps(
  elasticsearch: Client,
  indices: readonly string[],
): Promise<ReadonlyMap<string, StampRead>> {
  if (indices.length === 0) return new Map();
  const { docs } = await elasticsearch.mget<{ stamp?: string }>(
    { docs: indices.map((name) => ({ _index: name, _id: STAMP_ID })) },
    requestLimits(ROUND_LIMIT),
  );
  const stamps = new Map<string, StampRead>();
  for (const [position, name] of indices.entries()) {
    const item = docs[position];
    if (item !== undefined && 'found' in item) {
      const { _source, _seq_no: seq, _primary_term: term } = item;
      const place =
        seq === undefined || term === undefined ? undefined : { if_seq_no: seq, if_primary_term: term };
      stamps.set(name, { stamp: _source?.stamp ?? '', place });
    } else if (item !== undefined && 'error' in item && item.error.type !== 'index_not_found_exception')
      throw new Error(`the stamp of ${name} cannot be read: ${item.error.reason ?? item.error.type}`);
  }
  return stamps;
}

/** Reads the stamp of an index, and has all copies confirm it: it is written again unchanged. It is empty if there is none. */
export async function confirmStamp(elasticsearch: Client, index: string): Promise<string> {
  try {
    const { get } = await elasticsearch.update<unknown, object, { stamp?: string }>(
      {
        index: writeAlias(index),
        require_alias: true,
        id: STAMP_ID,
        doc: {},
        detect_noop: false,
        _source: true,
      },
      requestLimits(ROUND_LIMIT),
    );
    return get?._source?.stamp ?? '';
  } catch (error) {
    if (error instanceof errors.ResponseError && error.statusCode === 404) return '';
    throw error;
  }
}

/**
 * Writes the stamp of an index, which is durable when this returns.
 *
 * @param after - the stamp that it replaces. A node that was suspended may carry out a write long after nobody waits for it any
 * more; this one then changes nothing
 * @returns false if the stamp has been replaced since
 */
export async function writeStamp(
  elasticsearch: Client,
  index: string,
  stamp: string,
  after?: StampRead,
): Promise<boolean> {
  try {
    await elasticsearch.index(
      // Through an alias that must exist: a late write to a deleted index must not create a new one.
      { index: writeAlias(index), require_alias: true, id: STAMP_ID, document: { stamp }, ...after?.place },
      requestLimits(ROUND_LIMIT),
    );
    return true;
  } catch (error) {
    if (error instanceof errors.ResponseError && error.statusCode === 409) return false;
    throw error;
  }
}

/** By default, a search leaves out shards that fail. */
export const WHOLE = { allow_partial_search_results: false };

/** The highest revision that a search finds in an index; 0 in an empty one. */
export async function readHighestRevision(elasticsearch: Client, index: string): Promise<number> {
  const { aggregations } = await elasticsearch.search<unknown, { highest: { value: number | null } }>(
    { index, size: 0, track_total_hits: false, ...WHOLE, aggs: { highest: { max: { field: 'rev' } } } },
    requestLimits(ROUND_LIMIT),
  );
  return aggregations?.highest.value ?? 0;
}
