import type { Answer, Query, ReadPath } from './api-types.ts';
import type { CallOptions } from './send.ts';

/** A response with links to its neighbours. */
export interface Linked {
  readonly _links: { readonly next?: string; readonly prev?: string };
}
/** A page of a list. */
export interface PageOf<Item> extends Linked {
  readonly data: readonly Item[];
}

/** The paths of lists that come in pages. */
export type PagedPath = { [Path in ReadPath]: Answer<Path> extends PageOf<unknown> ? Path : never }[ReadPath];

/** The parameters may be left out where none is required. */
export type Call<Input> =
  Partial<Input> extends Input
    ? [query?: Input, options?: CallOptions]
    : [query: Input, options?: CallOptions];

/** A list that comes in pages. */
export interface Paged<Input, Page extends PageOf<unknown>> {
  /** One page. */
  list(...call: Call<Input>): Promise<Page>;
  /** The page after this one; undefined after the last. A saved `{ _links }` is enough to continue later. */
  next(page: Linked, options?: CallOptions): Promise<Page | undefined>;
  /** The page before this one; undefined before the first. */
  previous(page: Linked, options?: CallOptions): Promise<Page | undefined>;
  /** All pages. The next one is requested when you ask for it. */
  pages(...call: Call<Input>): AsyncGenerator<Page, void, undefined>;
  /** All entries of all pages. */
  walk(...call: Call<Input>): AsyncGenerator<Page['data'][number], void, undefined>;
}

export type PagedAt<Path extends PagedPath> = Paged<Query<Path>, Answer<Path>>;

/** Makes the functions of a list. `follow` reads a page by its link. */
export function pagedBy<Input, Page extends PageOf<unknown>>(
  list: (...call: Call<Input>) => Promise<Page>,
  follow: (link: string, options?: CallOptions) => Promise<Page>,
): Paged<Input, Page> {
  const at = (link: string | undefined, options?: CallOptions): Promise<Page | undefined> =>
    link === undefined ? Promise.resolve(undefined) : follow(link, options);

  async function* pages(...call: Call<Input>): AsyncGenerator<Page, void, undefined> {
    let page: Page | undefined = await list(...call);
    while (page !== undefined) {
      yield page;
      page = await at(page._links.next, call[1]);
    }
  }

  return {
    list,
    next: (page, options) => at(page._links.next, options),
    previous: (page, options) => at(page._links.prev, options),
    pages,
    async *walk(...call) {
      for await (const page of pages(...call)) yield* page.data;
    },
  };
}
