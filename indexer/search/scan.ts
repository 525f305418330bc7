import type { Client, estypes } from '@elastic/elasticsearch';

import { requestLimits } from '../../src/search/run-search.ts';
import { WHOLE } from './generations.ts';

/** Milliseconds that one page may take. */
const PAGE_LIMIT = 30_000;
/** Documents per page: a megabyte. */
const PAGE = 2_000;
/**
 * Widths of the ranges of revisions in which a page is looked for, in pages. Without one, the engine compares all documents for each
 * page, since they are stored in about the opposite order. Revisions have gaps, so that a page may need a wider one.
 */
const WIDTHS = [2, 20, 200, Infinity];
/** How long the engine keeps the point in time open after each page. */
const KEEP = '1m';

/** A document, which must agree with its row. */
export interface StoredDocument {
  readonly id: string;
  /** The revision in the document. */
  readonly rev: number;
  /** The version that the engine compares writes with. Equal to `rev` unless someone wrote to the index by hand. */
  readonly version: number;
  /** All fields but the words. A scan without content has only `gone`. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The fields of a document. Someone may have written another one by hand. */
type Source = Readonly<Record<string, unknown>> & { readonly rev?: number };

function readHit({ _id, _version, _source, fields, sort }: estypes.SearchHit<Source>): StoredDocument {
  const [rev] = sort ?? [];
  const gone: unknown = fields?.gone;
  const flag = Array.isArray(gone) ? { gone: gone[0] === true } : {};
  return { id: _id ?? '', rev: Number(rev), version: _version ?? 0, fields: _source ?? flag };
}

/**
 * Walks over all documents of an index at one point in time, ordered by revision, one page at a time.
 *
 * @param withContent - whether to read the fields; without them it takes a fraction of the time
 */
export async function scanDocuments(
  elasticsearch: Client,
  index: string,
  withContent: boolean,
  work: (nextPage: () => Promise<StoredDocument[]>) => Promise<void>,
): Promise<void> {
  const opened = await elasticsearch.openPointInTime({ index, keep_alive: KEEP }, requestLimits(PAGE_LIMIT));
  let pit = opened.id;
  let after: estypes.SortResults | undefined;
  const searchWithin = (width: number): Promise<estypes.SearchResponse<Source>> => {
    // Nobody counts below zero, but someone may have written a document by hand.
    const from = after === undefined ? Number.MIN_SAFE_INTEGER : Number(after[0]);
    const to = Math.max(0, from) + width * PAGE;
    return elasticsearch.search<Source>(
      {
        pit: { id: pit, keep_alive: KEEP },
        size: PAGE,
        // All but the document with the stamp.
        query: { range: { rev: { gte: from, ...(width === Infinity ? {} : { lte: to }) } } },
        sort: [{ rev: 'asc' }, { _shard_doc: 'asc' }],
        ...(after && { search_after: after }),
        version: true,
        ...(withContent ? {} : { _source: false, docvalue_fields: ['gone'] }),
        track_total_hits: false,
        ...WHOLE,
      },
      requestLimits(PAGE_LIMIT),
    );
  };
  const nextPage = async (): Promise<StoredDocument[]> => {
    let hits: estypes.SearchHit<Source>[] = [];
    for (const width of WIDTHS) {
      const page = await searchWithin(width);
      pit = page.pit_id ?? pit;
      ({ hits } = page.hits);
      if (hits.length === PAGE) break;
    }
    after = hits.at(-1)?.sort ?? after;
    return hits.map(readHit);
  };
  try {
    await work(nextPage);
  } finally {
    // If closing fails, the point in time expires by itself.
    await elasticsearch.closePointInTime({ id: pit }, requestLimits(PAGE_LIMIT)).catch(() => undefined);
  }
}

/**
 * The current documents with these ids, whether or not the index was refreshed. Ids without a document are absent.
 *
 * @throws Error if the shard of an id cannot be read
 */
export async function readDocuments(
  elasticsearch: Client,
  index: string,
  ids: readonly string[],
): Promise<Map<string, StoredDocument>> {
  const response = await elasticsearch.mget<Source>({ index, ids: [...ids] }, requestLimits(PAGE_LIMIT));
  const found = new Map<string, StoredDocument>();
  for (const item of response.docs) {
    if ('error' in item && item.error.type !== 'index_not_found_exception')
      throw new Error(`${item._id} cannot be read: ${item.error.reason ?? item.error.type}`);
    if ('found' in item && item.found) {
      const fields = item._source ?? {};
      found.set(item._id, { id: item._id, rev: fields.rev ?? 0, version: item._version ?? 0, fields });
    }
  }
  return found;
}
