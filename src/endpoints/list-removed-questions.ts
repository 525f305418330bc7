import { ListRemovedInput, ListRemovedOutput } from '../contract/removed-questions.ts';
import { writeHorizon } from '../store/questions/horizon.ts';
import { findCanonicals } from '../store/questions/questions.ts';
import { readRemoved } from '../store/questions/removed-questions.ts';
import { foreignCursor, neighboursOf } from './list-cursors.ts';
import { endpoint } from './endpoint.ts';
import { decodeRemovedCursor, encodeRemovedCursor } from './removed-cursor.ts';

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
