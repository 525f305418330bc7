import type { Client, estypes } from '@elastic/elasticsearch';

/** Milliseconds that one page may take. */
const PAGE_LIMIT = 30_000;
/** Documents per page: the engine's default maximum. */
const PAGE = 10_000;
/** How long the engine keeps the point in time open after each page. */
const KEEP = '1m';

/** The fields of a document that must agree with its row. */
export interface DocumentRevision {
  readonly id: string;
  /** The revision in the document. */
  readonly rev: number;
  /** The version that the engine compares writes with. Equal to `rev` unless someone wrote to the index by hand. */
  readonly version: number;
  readonly gone: boolean;
}

const requestOptions = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(PAGE_LIMIT) });

function readHit(hit: estypes.SearchHit): DocumentRevision {
  const [rev] = hit.sort ?? [];
  const gone: unknown = hit.fields?.gone;
  return {
    id: hit._id ?? '',
    rev: Number(rev),
    version: hit._version ?? 0,
    gone: Array.isArray(gone) && gone[0] === true,
  };
}

/** Walks over all documents of an index at one point in time, ordered by revision, one page at a time. */
export async function scanDocuments(
  elasticsearch: Client,
  index: string,
  work: (nextPage: () => Promise<DocumentRevision[]>) => Promise<void>,
): Promise<void> {
  const opened = await elasticsearch.openPointInTime({ index, keep_alive: KEEP }, requestOptions());
  let pit = opened.id;
  let after: estypes.SortResults | undefined;
  const nextPage = async (): Promise<DocumentRevision[]> => {
    const page = await elasticsearch.search(
      {
        pit: { id: pit, keep_alive: KEEP },
        size: PAGE,
        // All but the document with the stamp.
        query: { exists: { field: 'rev' } },
        sort: [{ rev: 'asc' }, { _shard_doc: 'asc' }],
        ...(after && { search_after: after }),
        docvalue_fields: ['gone'],
        version: true,
        _source: false,
        track_total_hits: false,
      },
      requestOptions(),
    );
    pit = page.pit_id ?? pit;
    after = page.hits.hits.at(-1)?.sort ?? after;
    return page.hits.hits.map(readHit);
  };
  try {
    await work(nextPage);
  } finally {
    // If closing fails, the point in time expires by itself.
    await elasticsearch.closePointInTime({ id: pit }, requestOptions()).catch(() => undefined);
  }
}

/** The current documents with these ids, whether or not the index was refreshed. Ids without a document are absent. */
export async function readDocumentRevisions(
  elasticsearch: Client,
  index: string,
  ids: readonly string[],
): Promise<Map<string, DocumentRevision>> {
  const response = await elasticsearch.mget<{ rev?: number; gone?: boolean }>(
    { index, ids: [...ids], _source: ['rev', 'gone'] },
    requestOptions(),
  );
  const found = new Map<string, DocumentRevision>();
  for (const item of response.docs)
    if ('found' in item && item.found) {
      const { rev = 0, gone = false } = item._source ?? {};
      found.set(item._id, { id: item._id, rev, version: item._version ?? 0, gone });
    }
  return found;
}
