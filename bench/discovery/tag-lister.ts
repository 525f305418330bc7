import type { Counted } from '../../src/discovery/listing.ts';

/** Tags per page. */
export const LIMIT = 100;

/** A page of tags: only those that contain a text, if given, and only those after an entry, if given. */
export interface PageRequest {
  readonly q?: string;
  readonly after?: { readonly entry: Counted; readonly cursor: string };
}

interface TagPage {
  readonly slugs: readonly string[];
  readonly total: number;
}

/** Lists tags. */
export interface TagLister {
  readonly name: string;
  page(request: PageRequest): Promise<TagPage>;
}
