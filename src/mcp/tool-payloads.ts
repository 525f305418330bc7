import { z } from 'zod';

import {
  ListRegionsOutput,
  ListSlugsOutput,
  ListTopicsOutput,
  RegionCode,
} from '../contract/discovery-requests.ts';
import { Cursor, DrawOutput, ListOutput } from '../contract/question-requests.ts';

/*
 * Payloads of tools that differ from the operation's output: questions are in `questions`, and the next page is a
 * cursor in `meta`, because tools have no links.
 */

const NEXT_CURSOR =
  'Pass it as `cursor`, with the other arguments unchanged, for the next page. Null on the last page.';
const nextCursor = Cursor.nullable().describe(NEXT_CURSOR);

export const DrawPayload = z.object({ questions: DrawOutput.shape.data, meta: DrawOutput.shape.meta });

export const ListPayload = z.object({
  questions: ListOutput.shape.data,
  meta: ListOutput.shape.meta.extend({ nextCursor }),
});

const withPages = <Of extends typeof ListTopicsOutput | typeof ListSlugsOutput | typeof ListRegionsOutput>(
  output: Of,
): z.ZodObject<{
  data: Of['shape']['data'];
  meta: z.ZodObject<Of['shape']['meta']['shape'] & { nextCursor: typeof nextCursor }>;
}> => z.object({ data: output.shape.data, meta: output.shape.meta.extend({ nextCursor }) });

export const TopicsPayload = withPages(ListTopicsOutput);
export const SlugsPayload = withPages(ListSlugsOutput);
export const RegionsPayload = withPages(ListRegionsOutput);

/** Adds the cursor of the next page to `meta`. */
export function withCursor<Meta extends object>(
  meta: Meta,
  next: string | undefined,
): Meta & { nextCursor: string | null } {
  return { ...meta, nextCursor: next ?? null };
}

/**
 * Paging through regions needs the position and the version of the counts on the first page. The cursor contains both.
 */
export const RegionsCursor = z
  .string()
  .max(90)
  .regex(/^[a-z]+(-[a-z]+)*(\.[1-9]\d{0,14})?$/, 'must be a meta.nextCursor of this tool')
  .describe('`meta.nextCursor` of the previous page.');

/** Splits a cursor into position and version. */
export function readRegionsCursor(text: string | undefined): { cursor?: string; as_of?: number } {
  if (text === undefined) return {};
  const [code = '', version] = text.split('.');
  return { cursor: RegionCode.parse(code), ...(version === undefined ? {} : { as_of: Number(version) }) };
}

export function writeRegionsCursor(page: z.output<typeof ListRegionsOutput>['page']): string | undefined {
  if (page.next === undefined || page.along === undefined) return page.next;
  return `${page.next}.${page.along.as_of}`;
}
