import type { Api, ListResponse } from './api.ts';

/** All pages from `page` in one direction. `between` runs before each further page. */
export async function walkPages(
  api: Pick<Api, 'follow'>,
  page: ListResponse,
  direction: 'next' | 'prev',
  between: () => Promise<unknown> = () => Promise.resolve(),
): Promise<ListResponse[]> {
  const pages = [page];
  for (let link = page._links[direction]; link !== undefined; link = pages.at(-1)?._links[direction]) {
    await between();
    pages.push(await api.follow(link));
  }
  return pages;
}
