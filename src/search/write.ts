import { errors, type Client, type estypes } from '@elastic/elasticsearch';

import type { QuestionDocument, Tombstone } from './document.ts';
import { writeAlias } from './generations.ts';

/** Milliseconds that one bulk request may take. */
const BULK_LIMIT = 10_000;

/** Characters that are kept of a refusal: the engine quotes the whole value. */
const REASON = 500;

/** What is needed of the answer for each document. */
const ANSWER = 'items.*._id,items.*.status,items.*.error.type,items.*.error.reason';

/** What a question becomes in the index. */
export interface Write {
  readonly id: string;
  readonly document: QuestionDocument | Tombstone;
}

/**
 * What became of a bulk request:
 * - `written`: every document is in the index, or a newer one is; `refused` are those that the engine will never take.
 * - `again`: nothing may be settled, because the engine is unreachable, overloaded or restarting; `reason` says which.
 * - `missing`: the index is gone.
 */
type WriteOutcome =
  | {
      readonly kind: 'written';
      readonly refused: readonly { readonly id: string; readonly reason: string }[];
    }
  | { readonly kind: 'again'; readonly reason: string }
  | { readonly kind: 'missing' };

/** Is it a fault of the engine or of the way to it, which passes, rather than of the request? */
function isPassing(status: number | undefined): boolean {
  return status === undefined || status === 429 || status >= 500;
}

type Items = readonly Partial<Record<string, estypes.BulkResponseItem>>[];

async function send(
  elasticsearch: Client,
  index: string,
  writes: readonly Write[],
): Promise<Items | WriteOutcome> {
  const operations = writes.flatMap(({ id, document }) => [
    { index: { _id: id, version: document.rev, version_type: 'external_gte' as const } },
    document,
  ]);
  try {
    const answer = await elasticsearch.bulk(
      // Through an alias that must exist: a late write to a dropped index must not create a new one.
      { index: writeAlias(index), require_alias: true, operations, filter_path: ANSWER },
      { signal: AbortSignal.timeout(BULK_LIMIT) },
    );
    return answer.items;
  } catch (error) {
    if (!(error instanceof errors.ResponseError)) return { kind: 'again', reason: String(error) };
    if (error.statusCode === 404) return { kind: 'missing' };
    if (isPassing(error.statusCode)) return { kind: 'again', reason: error.message };
    throw error;
  }
}

function judge(items: Items): WriteOutcome {
  const refused = [];
  for (const { index: item } of items) {
    const status = item?.status;
    // 409: something newer is there already.
    if (status === 200 || status === 201 || status === 409) continue;
    if (status === 404) return { kind: 'missing' };
    const reason = `${item?.error?.type ?? 'unknown'}: ${item?.error?.reason ?? `status ${status ?? 'absent'}`}`;
    // Only a bad request is the document's own fault; anything else passes, or has to be mended by an operator.
    if (status !== 400) return { kind: 'again', reason };
    refused.push({ id: item?._id ?? '', reason: reason.slice(0, REASON) });
  }
  return { kind: 'written', refused };
}

/** Writes documents under the revision of their rows as external version, so that an older write never replaces a newer one. */
export async function writeDocuments(
  elasticsearch: Client,
  index: string,
  writes: readonly Write[],
): Promise<WriteOutcome> {
  if (writes.length === 0) return { kind: 'written', refused: [] };
  const answer = await send(elasticsearch, index, writes);
  if ('kind' in answer) return answer;
  if (answer.length === writes.length) return judge(answer);
  return { kind: 'again', reason: 'the engine answered for another number of documents than were sent' };
}
