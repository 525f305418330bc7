import { z } from 'zod';

import { ListRegionsOutput, ListSlugsOutput, ListTopicsOutput } from '../contract/discovery-requests.ts';
import { Cursor } from '../contract/inputs.ts';
import { DrawOutput, GetQuestionOutput, ListOutput } from '../endpoints/question-requests.ts';
import { PartialQuestion } from '../contract/question.ts';

/*
 * Payloads of tools that differ from the operation's output: questions are in `questions`, and the next page is a
 * cursor in `meta`, because tools have no links.
 */

const NEXT_CURSOR =
  'Pass it as `cursor`, with the other arguments unchanged, for the next page. Null on the last page.';
const nextCursor = Cursor.nullable().describe(NEXT_CURSOR);

/** Without `fields`, every question is complete. Clients refuse results that lack a required member. */
const questions = z
  .array(PartialQuestion)
  .describe('Questions with all fields, or with those that `fields` names, `id` and `attribution`.');

export const DrawPayload = z.object({ questions, meta: DrawOutput.shape.meta });

export const ListPayload = z.object({
  questions,
  meta: ListOutput.shape.meta.extend({ nextCursor }),
});

export const QuestionPayload = z.object({ data: PartialQuestion, meta: GetQuestionOutput.shape.meta });

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

/** The cursor of the next page of regions. It contains the version of the counts, which links have as a parameter. */
export const regionsCursor = ({ next }: ListRegionsOutput['page']): string | undefined =>
  next === undefined ? undefined : `${next.cursor}.${next.as_of}`;
