import { errors, type Client, type estypes } from '@elastic/elasticsearch';

import { requestLimits } from '../../src/search/run-search.ts';
import type { QuestionDocument, Tombstone } from './document.ts';
import { ROUND_LIMIT, writeAlias } from './generations.ts';

/** Characters kept of an error reason, in which the engine quotes the whole value. */
const REASON = 500;
/** The fields of the response that are read. */
const FILTER_PATH = 'items.*._id,items.*.status,items.*.error.type,items.*.error.reason';

/** The document to write for a question. */
export interface Write {
  readonly id: string;
  readonly document: QuestionDocument | Tombstone;
}

/**
 * The outcome of a bulk request:
 * - `written`: every document, or one with a higher version, is in the index, except those in `refused`, which the engine
 * will never accept. `newer` are the ids with a higher version.
 * - `again`: try all of it again, because the engine is unreachable, overloaded or restarting; `reason` says which.
 * - `missing`: the index is gone.
 */
type WriteOutcome =
  | {
      readonly kind: 'written';
      readonly refused: readonly { readonly id: string; readonly reason: string }[];
      readonly newer: readonly string[];
    }
  | { readonly kind: 'again'; readonly reason: string }
  | { readonly kind: 'missing' };

type Items = readonly Partial<Record<string, estypes.BulkResponseItem>>[];

/**
 * Writes documents with the revision of their rows as external version, so that an older write never replaces a newer
 * one.
 *
 * @param limit - milliseconds
 */
export async function writeDocuments(
  elasticsearch: Client,
  index: string,
  writes: readonly Write[],
  limit = ROUND_LIMIT,
): Promise<WriteOutcome> {
  if (writes.length === 0) return { kind: 'written', refused: [], newer: [] };
  const result = await send(elasticsearch, index, writes, limit);
  if ('kind' in result) return result;
  if (result.length === writes.length) return judge(result);
  return {
    kind: 'again',
    reason: 'the engine returned results for a different number of documents than were sent',
  };
}

async function send(
  elasticsearch: Client,
  index: string,
  writes: readonly Write[],
  limit: number,
): Promise<Items | WriteOutcome> {
  const operations = writes.flatMap(({ id, document }) => [
    { index: { _id: id, version: document.rev, version_type: 'external_gte' as const } },
    document,
  ]);
  const limits = requestLimits(limit);
  try {
    const response = await elasticsearch.bulk(
      // Through an alias that must exist: a late write to a deleted index must not create a new one.
      { index: writeAlias(index), require_alias: true, operations, filter_path: FILTER_PATH },
      limits,
    );
    return Array.isArray(response.items)
      ? response.items
      : { kind: 'again', reason: 'the engine returned something else than results' };
  } catch (error) {
    if (limits.signal.aborted || error instanceof errors.TimeoutError)
      return { kind: 'again', reason: `Elasticsearch did not respond within ${limit / 1_000} s` };
    if (!(error instanceof errors.ResponseError)) return { kind: 'again', reason: String(error) };
    if (error.statusCode === 404) return { kind: 'missing' };
    if (isTransient(error.statusCode)) return { kind: 'again', reason: error.message };
    throw error;
  }
}

/** Whether this is a transient error of the engine or the connection, rather than an error of the request. */
function isTransient(status: number | undefined): boolean {
  return status === undefined || status === 429 || status >= 500;
}

function judge(items: Items): WriteOutcome {
  const refused = [];
  const newer = [];
  for (const { index: item } of items) {
    const status = item?.status;
    if (status === 200 || status === 201) continue;
    if (status === 409) {
      newer.push(item?._id ?? '');
      continue;
    }
    if (status === 404) return { kind: 'missing' };
    const reason = `${item?.error?.type ?? 'unknown'}: ${item?.error?.reason ?? `status ${status ?? 'absent'}`}`;
    // Only 400 means that the document is invalid. Any other error is transient or must be fixed by an operator.
    if (status !== 400) return { kind: 'again', reason };
    refused.push({ id: item?._id ?? '', reason: reason.slice(0, REASON) });
  }
  return { kind: 'written', refused, newer };
}
