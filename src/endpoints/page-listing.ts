import { z } from 'zod';

import { LangInput } from '../contract/inputs.ts';
import { ENTRIES_BY_DEFAULT, MOST_ENTRIES } from '../contract/limits.ts';
import { PageMeta } from '../contract/meta.ts';
import { SearchText } from '../contract/text.ts';
import type { Language } from '../contract/vocabulary.ts';
import { indexOfPlace, type Counted, type Listing, type Place, type Term } from '../discovery/listing.ts';
import type { View } from '../discovery/view.ts';
import { SlugEntry, IncludePlayable } from './catalogue-entries.ts';
import { Backwards, cursorsOf, PageCursor, PageCursors, type PagedList } from './cursors.ts';
import type { EndpointParts } from './endpoint.ts';

export const PageSize = z
  .int()
  .min(1)
  .max(MOST_ENTRIES)
  .default(ENTRIES_BY_DEFAULT)
  .describe('Entries per page.');

export const ListSlugsInput = LangInput.extend({
  q: SearchText.optional().describe('Substring of the slug or label. Case and diacritics are ignored.'),
  cursor: PageCursor,
  limit: PageSize,
  include: IncludePlayable,
});

export type ListSlugsInput = z.infer<typeof ListSlugsInput>;

export const ListSlugsOutput = z.object({ data: z.array(SlugEntry), meta: PageMeta, page: PageCursors });

/** Maximum age of the counts, in milliseconds, while they cannot be refreshed. */
export const LISTS_MAX_AGE = 3_600_000;

/** The counts of an earlier page or, if they are no longer kept or not named, the latest counts. */
export async function viewOf({ discovery }: Pick<EndpointParts, 'discovery'>, version: number | undefined) {
  const earlier = version === undefined ? undefined : await discovery.earlier(version);
  return earlier ?? (await discovery.current(LISTS_MAX_AGE)).view;
}

interface ListingRequest<Of extends Term> {
  readonly listing: (view: View) => Listing<Of>;
  readonly q?: string | undefined;
  /** Language of the labels to search and show. */
  readonly lang: Language;
  /** Lists only terms of this kind. */
  readonly kind?: string | undefined;
  readonly limit: number;
}

/** What a cursor says: the version of the counts that the first page was read from, and a place in the listing. */
export const LISTING: PagedList<[0 | 1, number, number, string]> = {
  name: 'catalogue',
  values: z.tuple([Backwards, z.int().min(0), z.int().min(0), z.string()]),
  others: 'other filters',
};

/**
 * Reads one page of a listing. All pages use the counts of the first page, so that each term occurs once even if counts
 * change. When those counts are no longer kept, the latest are used.
 *
 * @param name - name of the listing; cursors are only valid for the same listing
 */
export async function pageListing<Of extends Term>(
  parts: Pick<EndpointParts, 'discovery' | 'readCursors'>,
  name: string,
  request: ListingRequest<Of> & { readonly cursor?: string | undefined },
) {
  const { q, lang, kind, limit, cursor } = request;
  const filters = JSON.stringify([name, q ?? null, lang, kind ?? null]);
  const cursors = await parts.readCursors();
  const opened = cursor === undefined ? undefined : cursors.open(LISTING, filters, cursor);
  const [backwards, version, count = 0, slug = ''] = opened ?? [];
  const view = await viewOf(parts, version);
  const matches = matchesOf(view, request);
  const place = opened === undefined ? undefined : { slug, count };
  const { from, end } =
    backwards === 1 ? sliceBefore(matches, { slug, count }, limit) : sliceAfter(matches, place, limit);
  const entries = matches.slice(from, end);
  return {
    entries,
    meta: { count: entries.length, total: matches.length, language: lang },
    page: cursorsOf(entries, { hasNext: end < matches.length, hasPrevious: from > 0 }, (entry, back) =>
      cursors.seal(LISTING, filters, [back, view.version, entry.count, entry.term.slug]),
    ),
  };
}

export function matchesOf<Of extends Term>(
  view: View,
  { listing, q, lang, kind }: ListingRequest<Of>,
): readonly Counted<Of>[] {
  const found = q === undefined ? listing(view).entries : listing(view).search(q, lang);
  return kind === undefined ? found : found.filter(({ term }) => 'kind' in term && term.kind === kind);
}

/** Where one page of all matching terms begins and ends. */
export interface Slice {
  readonly from: number;
  readonly end: number;
}

export function sliceAfter(matches: readonly Counted[], place: Place | undefined, limit: number): Slice {
  let from = 0;
  if (place !== undefined) {
    from = indexOfPlace(matches, place);
    if (matches[from]?.term.slug === place.slug) from += 1;
  }
  return { from, end: Math.min(matches.length, from + limit) };
}

function sliceBefore(matches: readonly Counted[], place: Place, limit: number): Slice {
  const end = indexOfPlace(matches, place);
  return { from: Math.max(0, end - limit), end };
}
