import { z } from 'zod';

import {
  ListRegionsOutput,
  ListSlugsOutput,
  ListTopicsOutput,
  RegionCode,
} from '../contract/discovery-requests.ts';
import { Cursor, DrawOutput, ListOutput } from '../contract/question-requests.ts';

/*
 * What tools give where it is not just what the operation gives: lists of questions go by that name, and the next page is a cursor in
 * `meta`, since there are no links to follow.
 */

const NEXT = 'Give it as `cursor`, with the other arguments unchanged, for the next page; null on the last.';
const nextCursor = Cursor.nullable().describe(NEXT);

export const DrawPayload = z.object({ questions: DrawOutput.shape.data, meta: DrawOutput.shape.meta });

export const ListPayload = z.object({
  questions: ListOutput.shape.data,
  meta: ListOutput.shape.meta.extend({ nextCursor }),
});

const paged = <Of extends typeof ListTopicsOutput | typeof ListSlugsOutput | typeof ListRegionsOutput>(
  output: Of,
): z.ZodObject<{
  data: Of['shape']['data'];
  meta: z.ZodObject<Of['shape']['meta']['shape'] & { nextCursor: typeof nextCursor }>;
}> => z.object({ data: output.shape.data, meta: output.shape.meta.extend({ nextCursor }) });

export const TopicsPayload = paged(ListTopicsOutput);
export const SlugsPayload = paged(ListSlugsOutput);
export const RegionsPayload = paged(ListRegionsOutput);

/** Puts the cursor of the next page into `meta`. */
export function withCursor<Meta extends object>(
  meta: Meta,
  next: string | undefined,
): Meta & { nextCursor: string | null } {
  return { ...meta, nextCursor: next ?? null };
}

/** A walk through the regions needs the place and the version of the counts that it began with: here they are one text. */
export const RegionsCursor = z
  .string()
  .max(90)
  .regex(/^[a-z]+(-[a-z]+)*(\.[1-9]\d{0,14})?$/, 'must be a meta.nextCursor of this tool')
  .describe('Page to show: `meta.nextCursor` of the page before.');

/** Takes such a cursor apart. */
export function readRegionsCursor(text: string | undefined): { cursor?: string; as_of?: number } {
  if (text === undefined) return {};
  const [code = '', version] = text.split('.');
  return { cursor: RegionCode.parse(code), ...(version === undefined ? {} : { as_of: Number(version) }) };
}

export function writeRegionsCursor(page: z.output<typeof ListRegionsOutput>['page']): string | undefined {
  if (page.next === undefined || page.along === undefined) return page.next;
  return `${page.next}.${page.along.as_of}`;
}
