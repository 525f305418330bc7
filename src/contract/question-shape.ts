import { z } from 'zod';

import { QuestionField } from './question.ts';

/** What questions look like in a response, with the same parameters wherever questions are returned. */
export const QuestionShape = z.strictObject({
  fields: z
    .array(QuestionField)
    .min(1)
    .optional()
    .describe(
      'Only these fields of each question, and `id` and `attribution`. By default all, but `quality` only for a single id and with `quality=all`.',
    ),
  include: z
    .array(z.enum(['translations']))
    .min(1)
    .optional()
    .describe('Additional fields. `translations` lists the ids of each question in other languages.'),
});
export type QuestionShape = z.infer<typeof QuestionShape>;
