import type { SlugEntry } from '../contract/discovery-requests.ts';
import type { Language } from '../contract/vocabulary.ts';
import { decodeListingCursor, encodeListingCursor, type ListingCursor } from '../discovery/listing-cursor.ts';
import { indexOfPlace, type Counted, type Listing, type Place, type Term } from '../discovery/listing.ts';
import type { View } from '../discovery/view.ts';
import { invalidInput, type ServiceError } from '../errors.ts';
import { labelIn } from '../store/taxonomy/label-in.ts';
import type { OperationParts } from './endpoint.ts';

/** Maximum age of the counts, in milliseconds, while they cannot be refreshed. */
export const LISTS_MAX_AGE = 3_600_000;

/** What is listed. */
export interface ListingRequest<Of extends Term> {
  readonly listing: (view: View) => Listing<Of>;
  readonly q?: string | undefined;
  /** Language of the labels to search and show. */
  readonly lang: Language;
  /** Lists only terms of this kind. */
  readonly kind?: string | undefined;
  readonly limit: number;
}

/** One page of a listing. `from` and `end` are indices in all matching terms. */
export interface Slice<Of extends Term> {
  readonly matches: readonly Counted<Of>[];
  readonly from: number;
  readonly end: number;
}

/** All matching terms, in order. */
export function matchesOf<Of extends Term>(
  view: View,
  { listing, q, lang, kind }: ListingRequest<Of>,
): readonly Counted<Of>[] {
  const found = q === undefined ? listing(view).entries : listing(view).search(q, lang);
  return kind === undefined ? found : found.filter(({ term }) => 'kind' in term && term.kind === kind);
}

/** The page after a position. */
export function sliceAfter<Of extends Term>(
  matches: readonly Counted<Of>[],
  place: Place | undefined,
  limit: number,
): Slice<Of> {
  let from = 0;
  if (place !== undefined) {
    from = indexOfPlace(matches, place);
    if (matches[from]?.term.slug === place.slug) from += 1;
  }
  return { matches, from, end: Math.min(matches.length, from + limit) };
}

function sliceOf<Of extends Term>(
  matches: readonly Counted<Of>[],
  from: ListingCursor | undefined,
  limit: number,
): Slice<Of> {
  if (from?.backwards !== true) return sliceAfter(matches, from?.place, limit);
  const end = indexOfPlace(matches, from.place);
  return { matches, from: Math.max(0, end - limit), end };
}

const placeOf = ({ term, count }: Counted): Place => ({ slug: term.slug, count });

/** Cursors of the neighbouring pages. */
function cursorsOf(
  { matches, from, end }: Slice<Term>,
  encode: (cursor: Omit<ListingCursor, 'version'>) => string,
): { next?: string; prev?: string } {
  const [first, last] = [matches[from], matches[end - 1]];
  const cursor = (backwards: boolean, entry: Counted): string => encode({ backwards, place: placeOf(entry) });
  return {
    ...(end < matches.length && last !== undefined ? { next: cursor(false, last) } : {}),
    ...(from > 0 && first !== undefined ? { prev: cursor(true, first) } : {}),
  };
}

/**
 * Reads one page of a listing. All pages use the counts of the first page, so that each term occurs once even if counts
 * change. When those counts are no longer kept, the latest are used.
 *
 * @param name - name of the listing; cursors are only valid for the same listing
 */
export async function pageListing<Of extends Term>(
  parts: Pick<OperationParts, 'discovery' | 'readCursorSeal'>,
  name: string,
  request: ListingRequest<Of> & { readonly cursor?: string | undefined },
): Promise<{
  readonly entries: readonly Counted<Of>[];
  readonly meta: { readonly count: number; readonly total: number; readonly language: Language };
  readonly page: { readonly next?: string; readonly prev?: string };
}> {
  const { q, lang, kind, limit, cursor } = request;
  const filters = JSON.stringify([name, q ?? null, lang, kind ?? null]);
  const seal = await parts.readCursorSeal();
  const from = cursor === undefined ? undefined : decodeListingCursor(seal, cursor, filters);
  if (cursor !== undefined && from === undefined) throw foreignCursor();

  const earlier = from === undefined ? undefined : await parts.discovery.earlier(from.version);
  const view = earlier ?? (await parts.discovery.current(LISTS_MAX_AGE)).view;
  const slice = sliceOf(matchesOf(view, request), from, limit);
  const entries = slice.matches.slice(slice.from, slice.end);
  return {
    entries,
    meta: { count: entries.length, total: slice.matches.length, language: lang },
    page: cursorsOf(slice, (value) =>
      encodeListingCursor(seal, { ...value, version: view.version }, filters),
    ),
  };
}

/** An entry in discovery responses. */
export const slugEntry = ({ term, count }: Counted, language: Language): SlugEntry => ({
  slug: term.slug,
  label: labelIn(term, language),
  count,
});

/** Adds the number of questions that a request without further filters returns. */
export const withPlayable = <Entry extends object>(
  entry: Entry,
  { playable }: Counted,
  language: Language,
): Entry & { readonly playable: number } => ({ ...entry, playable: playable?.[language] ?? 0 });

/** The error for a cursor that this list has not issued for these parameters. */
export const foreignCursor = (other = 'other filters'): ServiceError =>
  invalidInput('cursor', `is invalid or belongs to ${other}; drop it to start from the first page`);

/**
 * Which neighbouring pages exist. The page that the caller came from always does.
 *
 * @param from - where the page starts; undefined for the first page
 * @param more - whether there are more entries in the direction of reading
 */
export function neighboursOf(
  from: { readonly backwards: boolean } | undefined,
  more: boolean,
): { readonly hasNext: boolean; readonly hasPrevious: boolean } {
  const isBackwards = from?.backwards === true;
  return { hasNext: isBackwards || more, hasPrevious: from !== undefined && (!isBackwards || more) };
}
