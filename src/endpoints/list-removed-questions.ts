import { ListRemovedInput, ListRemovedOutput } from '../contract/removed-questions.ts';
import type { CursorSeal } from '../search/cursor-seal.ts';
import { writeHorizon } from '../store/questions/horizon.ts';
import { findCanonicals } from '../store/questions/questions.ts';
import { readRemoved, type RemovedPosition } from '../store/questions/removed-questions.ts';
import { endpoint } from './endpoint.ts';
import { foreignCursor, neighboursOf } from './page-listing.ts';

export const listRemovedQuestions = endpoint({
  id: 'listRemovedQuestions',
  method: 'GET',
  path: '/questions/removed',
  tag: 'Questions',
  auth: 'key',
  errors: [],
  summary: 'List questions that are no longer served',
  description:
    'Lists questions that are no longer served since a date: hidden, merged into another one, or deleted. A client that keeps a copy reads this list along with `GET /questions?updated_since=`.',
  returns: 'A page of removed questions.',
  input: ListRemovedInput,
  output: ListRemovedOutput,
  async run({ database, readCursorSeal }, input) {
    const seal = await readCursorSeal();
    const since = Date.parse(input.since);
    const from = input.cursor === undefined ? undefined : decodeRemovedCursor(seal, input.cursor, since);
    if (input.cursor !== undefined && from === undefined) throw foreignCursor('another `since`');
    const before = await writeHorizon(database);
    const read = await readRemoved(database, { from: since, before }, from, input.limit + 1);
    const more = read.length > input.limit;
    const rows = read.slice(0, input.limit);
    if (from?.backwards === true) rows.reverse();

    const removed = rows.filter((row) => !row.is_served);
    const merged = removed.filter(({ reason }) => reason === 'merged').map(({ id }) => id);
    const canonicals = merged.length === 0 ? undefined : await findCanonicals(database, merged);
    const data = removed.map(({ id, removed_at: time, reason }) => ({
      id,
      removedAt: new Date(time).toISOString(),
      reason,
      canonicalId: canonicals?.get(id) ?? null,
    }));
    const cursorAt = (row: (typeof rows)[number], backwards: boolean): string =>
      encodeRemovedCursor(seal, { time: row.removed_at, id: row.id, backwards }, since);
    const [first, last] = [rows[0], rows.at(-1)];
    const { hasNext, hasPrevious } = neighboursOf(from, more);
    return {
      data,
      meta: { count: data.length },
      page: {
        ...(hasNext && last ? { next: cursorAt(last, false) } : {}),
        ...(hasPrevious && first ? { prev: cursorAt(first, true) } : {}),
      },
    };
  },
});

/** Distinguishes these cursors from those of other lists. Changes with their meaning. */
const KIND = 0x41;
const NUMBER_BYTES = 6;
const FLAG_AT = 1;
const TIME_AT = 2;
const ID_AT = TIME_AT + NUMBER_BYTES;
const LENGTH = ID_AT + 16;

/** Where a page starts: after an entry, or before it when reading backwards. */
export interface RemovedCursor extends RemovedPosition {
  readonly backwards: boolean;
}

/** Encodes a cursor, which is valid for the same start of the list only. */
export function encodeRemovedCursor(
  { seal }: CursorSeal,
  { time, id, backwards }: RemovedCursor,
  since: number,
): string {
  const head = Buffer.alloc(ID_AT);
  head.writeUInt8(KIND, 0);
  head.writeUInt8(backwards ? 1 : 0, FLAG_AT);
  head.writeUIntBE(time, TIME_AT, NUMBER_BYTES);
  return seal(Buffer.concat([head, Buffer.from(id.replaceAll('-', ''), 'hex')]), String(since));
}

/** Decodes a cursor. Undefined if it is damaged or forged, or belongs to another list or another start. */
export function decodeRemovedCursor(
  { unseal }: CursorSeal,
  text: string,
  since: number,
): RemovedCursor | undefined {
  const body = unseal(text, String(since));
  if (body?.[0] !== KIND || body.length !== LENGTH) return undefined;
  const id = body.toString('hex', ID_AT).replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
  return { backwards: body[FLAG_AT] === 1, time: body.readUIntBE(TIME_AT, NUMBER_BYTES), id };
}
