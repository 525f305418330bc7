import { z } from 'zod';

import { Moment } from '../contract/inputs.ts';
import { ENTRIES_BY_DEFAULT, MOST_ENTRIES } from '../contract/limits.ts';
import { RemovalReason } from '../contract/vocabulary.ts';
import { writeHorizon } from '../store/questions/question-changes.ts';
import { findCanonicals } from '../store/questions/questions.ts';
import { readRemoved } from '../store/questions/removed-questions.ts';
import { Backwards, cursorsOf, neighboursOf, PageCursor, PageCursors, type PagedList } from './cursors.ts';
import { KEYED_GET, endpoint } from './endpoint.ts';
import { EXAMPLE_QUESTION } from '../contract/question.ts';

export const RemovedQuestion = z.object({
  id: z.uuid(),
  removedAt: z.iso.datetime(),
  reason: RemovalReason.describe(
    '`hidden` by a moderator, `merged` into another question, or `deleted` from its source.',
  ),
  canonicalId: z
    .uuid()
    .nullable()
    .describe('For a merged question, the question served instead, if there is one.'),
});

export const ListRemovedOutput = z.object({
  data: z.array(RemovedQuestion),
  meta: z.object({ count: z.int().describe('Entries on this page.') }),
  page: PageCursors,
});

export const listRemovedQuestions = endpoint({
  ...KEYED_GET,
  id: 'listRemovedQuestions',
  path: '/questions/removed',
  tag: 'Questions',
  summary: 'List questions that are no longer served',
  description:
    'Lists questions that are no longer served since a date: hidden, merged into another one, or deleted. A client that keeps a copy reads this list along with `GET /questions?updated_since=`.',
  returns: 'A page of removed questions.',
  example: {
    data: [
      {
        id: EXAMPLE_QUESTION.id,
        removedAt: '2026-01-31T12:00:00.000Z',
        reason: 'merged',
        canonicalId: '019bd4c8-1a2b-7c3d-8e4f-5a6b7c8d9e10',
      },
    ],
    meta: { count: 1 },
    _links: {},
  },
  input: z.strictObject({
    since: Moment.describe(
      'Questions removed at or after this RFC 3339 date-time or date (UTC), oldest removal first.',
    ),
    cursor: PageCursor,
    limit: z.int().min(1).max(MOST_ENTRIES).default(ENTRIES_BY_DEFAULT).describe('Page size.'),
  }),
  output: ListRemovedOutput,
  async run({ database, readCursors }, { since, cursor, limit }) {
    const cursors = await readCursors();
    const start = Date.parse(since);
    const list = String(start);
    const from = cursor === undefined ? undefined : positionOf(cursors.open(REMOVED_LIST, list, cursor));
    const before = await writeHorizon(database);
    const read = await readRemoved(database, { from: start, before }, from, limit + 1);
    const rows = read.slice(0, limit);
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
    return {
      data,
      meta: { count: data.length },
      page: cursorsOf(rows, neighboursOf(from?.backwards, read.length > limit), (row, backwards) =>
        cursors.seal(REMOVED_LIST, list, [backwards, row.removed_at, row.id]),
      ),
    };
  },
});

export const REMOVED_LIST: PagedList<[0 | 1, number, string]> = {
  name: 'removed questions',
  values: z.tuple([Backwards, z.int().min(0), z.uuid()]),
  others: 'another `since`',
};

const positionOf = ([backwards, time, id]: [0 | 1, number, string]) => ({
  backwards: backwards === 1,
  time,
  id,
});
