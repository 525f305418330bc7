import type { Api, ListResponse } from '../api.ts';
import { bitsFor, createSeededOrder } from '../../../src/search/seeded-order.ts';
import type { TestEngines } from '../engines.ts';

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

/** All pages from the first one, and the same pages again as the links lead back over them. */
export async function thereAndBack(
  api: Pick<Api, 'follow'>,
  first: ListResponse,
): Promise<{ readonly forth: readonly ListResponse[]; readonly back: readonly ListResponse[] }> {
  const forth = await walkPages(api, first, 'next');
  return { forth, back: (await walkPages(api, forth.at(-1) ?? first, 'prev')).reverse() };
}

export const idsOf = ({ data }: { readonly data: readonly { readonly id: string }[] }): string[] =>
  data.map(({ id }) => id);

export const cursorOf = (link: string | undefined): string =>
  new URL(link ?? '').searchParams.get('cursor') ?? '';

/** The ids of visible questions that satisfy a condition in SQL, in the order of a seed. */
export async function idsInOrder({ pool }: TestEngines, seed: string, condition: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; seq: number; highest: number }>(
    `select id, seq::float8 as seq, (select max(seq)::float8 from questions) as highest from questions
     where availability = 'visible' and ${condition}`,
  );
  const { placeOf } = createSeededOrder(seed, bitsFor(rows[0]?.highest ?? 0));
  return rows.toSorted((a, b) => placeOf(a.seq) - placeOf(b.seq)).map(({ id }) => id);
}
