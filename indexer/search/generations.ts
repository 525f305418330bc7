import { errors, type Client, type estypes } from '@elastic/elasticsearch';

import { questionsAlias } from '../../src/search/run-search.ts';

/** Milliseconds for creating, swapping or deleting an index, which wait for the cluster state. */
const ADMIN_LIMIT = 30_000;

/** Milliseconds for merging an index. A million documents take a few seconds. */
const MERGE_LIMIT = 600_000;

const requestOptions = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(ADMIN_LIMIT) });

/** The shape of an index: mappings/questions.json. */
export interface IndexShape {
  readonly settings: estypes.IndicesIndexSettings;
  readonly mappings: estypes.MappingTypeMapping;
}

/** The alias that writers of one index use. */
export function writeAlias(index: string): string {
  return `${index}.write`;
}

/**
 * The name of a new generation, e.g. `trivia-questions-20260131120000123-1a2b3c4d`; sorted by name, generations are
 * sorted by age.
 */
export function generationName(indexPrefix: string, now: Date, mappingHash: string): string {
  const stamp = now.toISOString().replaceAll(/\D/g, '');
  return `${questionsAlias(indexPrefix)}-${stamp}-${mappingHash}`;
}

/** Creates an empty index. An existing index is left unchanged. */
export async function createGeneration(
  elasticsearch: Client,
  name: string,
  shape: IndexShape,
): Promise<void> {
  try {
    await elasticsearch.indices.create(
      { index: name, ...shape, aliases: { [writeAlias(name)]: {} } },
      requestOptions(),
    );
  } catch (error) {
    const exists =
      error instanceof errors.ResponseError &&
      error.statusCode === 400 &&
      error.message.includes('resource_already_exists_exception');
    if (!exists) throw error;
  }
}

/** Makes written documents searchable, which these indices never do by themselves. False if an index is missing. */
export async function refreshIndices(elasticsearch: Client, names: readonly string[]): Promise<boolean> {
  if (names.length === 0) return true;
  try {
    await elasticsearch.indices.refresh({ index: [...names] }, requestOptions());
    return true;
  } catch (error) {
    if (error instanceof errors.ResponseError && error.statusCode === 404) return false;
    throw error;
  }
}

/** Merges an index that was just filled into one segment: every search visits each segment. */
export async function mergeSegments(elasticsearch: Client, name: string): Promise<void> {
  await elasticsearch.indices.forcemerge(
    { index: name, max_num_segments: 1 },
    { signal: AbortSignal.timeout(MERGE_LIMIT), requestTimeout: MERGE_LIMIT },
  );
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
    requestOptions(),
  );
  return Object.entries(found)
    .filter(([name]) => pattern.test(name))
    .map(([name, { aliases }]) => ({ name, live: alias in aliases }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
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
    requestOptions(),
  );
}

/** Deletes indices. Missing ones are ignored. */
export async function dropGenerations(elasticsearch: Client, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await elasticsearch.indices.delete({ index: [...names], ignore_unavailable: true }, requestOptions());
}
