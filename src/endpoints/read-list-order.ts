import { randomBytes } from 'node:crypto';

import { invalidInput } from '../errors.ts';
import type { CursorSeal } from '../search/cursor-seal.ts';
import { decodeCursor, encodeCursor } from '../search/cursor.ts';
import type { Order, Page, PageRequest, SortedOrder } from '../search/page.ts';
import { foreignCursor, neighboursOf } from './page-listing.ts';
import type { ListInput, ListOutput } from './question-requests.ts';

/** Of a seed for a caller who has given none. */
const SEED_BYTES = 9;

/** The order of a list, and where a page of it starts. */
export type ListOrder = Pick<PageRequest, 'from'> &
  (
    | { readonly order: SortedOrder; readonly seed?: undefined }
    | { readonly order: 'shuffled'; readonly seed: string }
  );

/** Throws ServiceError `invalid_query_param` for parameters that contradict each other. */
function refuseContradictions({ content_language, order, seed, updated_since }: ListInput): void {
  if (content_language !== undefined)
    throw invalidInput(
      'content_language',
      'can only be used with ids; use lang to list questions in a language',
    );
  if (order !== undefined && updated_since !== undefined)
    throw invalidInput('order', 'cannot be combined with updated_since, which lists the oldest change first');
  if (seed !== undefined && order !== 'shuffled')
    throw invalidInput('seed', 'can only be used with order=shuffled');
}

function orderOf({ updated_since, order, q }: ListInput): Order {
  if (updated_since !== undefined) return 'changed';
  return order ?? (q === undefined ? 'newest' : 'relevant');
}

/**
 * Reads the order and the position of a list page.
 *
 * @param filters - what the cursor belongs to
 * @throws ServiceError `invalid_query_param` for contradictions, and for a cursor of another list
 */
export function readListOrder(input: ListInput, seal: CursorSeal, filters: string): ListOrder {
  refuseContradictions(input);
  const cursor = input.cursor === undefined ? undefined : decodeCursor(seal, input.cursor, filters);
  const order = orderOf(input);
  const seed = input.seed ?? cursor?.seed;
  if (input.cursor !== undefined && (cursor?.order !== order || cursor.seed !== seed)) throw foreignCursor();
  const from = cursor === undefined ? {} : { from: cursor };
  return order === 'shuffled'
    ? { order, seed: seed ?? randomBytes(SEED_BYTES).toString('base64url'), ...from }
    : { order, ...from };
}

/** Cursors of the neighbouring pages. */
export function cursorsOf(
  page: Page,
  { order, seed, from }: ListOrder,
  seal: CursorSeal,
  filters: string,
): ListOutput['page'] {
  const [first, last] = [page.items[0], page.items.at(-1)];
  const { hasNext, hasPrevious } = neighboursOf(from, page.more);
  return {
    ...(hasNext && last
      ? { next: encodeCursor(seal, { order, seed, backwards: false, position: last.position }, filters) }
      : {}),
    ...(hasPrevious && first
      ? { prev: encodeCursor(seal, { order, seed, backwards: true, position: first.position }, filters) }
      : {}),
  };
}
