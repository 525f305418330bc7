import type { Counted } from '../../src/discovery/listing.ts';

/** Tags of a page. */
export const LIMIT = 100;

/** A page of tags: of those that contain a text, if any, and behind an entry, if any. */
export interface PageRequest {
  readonly q?: string;
  readonly after?: { readonly entry: Counted; readonly cursor: string };
}

interface TagPage {
  readonly slugs: readonly string[];
  readonly total: number;
}

/** A way of listing tags. */
export interface TagLister {
  readonly name: string;
  page(request: PageRequest): Promise<TagPage>;
}
