import { z } from 'zod';

import { MOST_ENTRIES } from './limits.ts';
import { Cursor, Moment } from './inputs.ts';

/** Why a question is no longer served. */
export const RemovalReason = z.enum(['hidden', 'merged', 'deleted']);
export type RemovalReason = z.infer<typeof RemovalReason>;

/** A question that is no longer served. */
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

export const ListRemovedInput = z.strictObject({
  since: Moment.describe(
    'Questions removed at or after this RFC 3339 date-time or date (UTC), oldest removal first.',
  ),
  cursor: Cursor.optional().describe('Page cursor. Follow `_links` instead of constructing it.'),
  limit: z.int().min(1).max(MOST_ENTRIES).default(100).describe('Page size.'),
});

export const ListRemovedOutput = z.object({
  data: z.array(RemovedQuestion),
  meta: z.object({ count: z.int().describe('Entries on this page.') }),
  page: z.object({ next: Cursor.optional(), prev: Cursor.optional() }),
});
