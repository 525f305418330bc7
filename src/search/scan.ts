import type { Client, estypes } from '@elastic/elasticsearch';

/** Milliseconds that one page may take. */
const PAGE_LIMIT = 30_000;
/** Documents of a page: what the engine allows at most by default. */
const PAGE = 10_000;
/** How long the engine keeps the view open after each page. */
const KEEP = '1m';

/** What of a document must agree with its row. */
export interface DocumentRevision {
  readonly id: string;
  /** The number in the document. */
  readonly rev: number;
  /** The version that the engine compares writes with; the same number unless somebody wrote by hand. */
  readonly version: number;
  readonly gone: boolean;
}

const limit = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(PAGE_LIMIT) });

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

/** Walks over all documents of an index as of one moment in the order of their revisions, a page at a time. */
export async function scanDocuments(
  elasticsearch: Client,
  index: string,
  work: (nextPage: () => Promise<DocumentRevision[]>) => Promise<void>,
): Promise<void> {
  const opened = await elasticsearch.openPointInTime({ index, keep_alive: KEEP }, limit());
  let view = opened.id;
  let after: estypes.SortResults | undefined;
  const nextPage = async (): Promise<DocumentRevision[]> => {
    const page = await elasticsearch.search(
      {
        pit: { id: view, keep_alive: KEEP },
        size: PAGE,
        sort: [{ rev: 'asc' }, { _shard_doc: 'asc' }],
        ...(after && { search_after: after }),
        docvalue_fields: ['gone'],
        version: true,
        _source: false,
        track_total_hits: false,
      },
      limit(),
    );
    view = page.pit_id ?? view;
    after = page.hits.hits.at(-1)?.sort ?? after;
    return page.hits.hits.map(readHit);
  };
  try {
    await work(nextPage);
  } finally {
    // Left open it ends by itself; an engine that is gone has nothing left to close.
    await elasticsearch.closePointInTime({ id: view }, limit()).catch(() => undefined);
  }
}

/** The documents with the ids as they are this moment, refreshed or not; ids without a document are absent. */
export async function readDocumentRevisions(
  elasticsearch: Client,
  index: string,
  ids: readonly string[],
): Promise<Map<string, DocumentRevision>> {
  const answer = await elasticsearch.mget<{ rev?: number; gone?: boolean }>(
    { index, ids: [...ids], _source: ['rev', 'gone'] },
    limit(),
  );
  const found = new Map<string, DocumentRevision>();
  for (const item of answer.docs)
    if ('found' in item && item.found) {
      const { rev = 0, gone = false } = item._source ?? {};
      found.set(item._id, { id: item._id, rev, version: item._version ?? 0, gone });
    }
  return found;
}
