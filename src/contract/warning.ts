import { z } from 'zod';

import { MOST_WARNINGS } from './limits.ts';

export const WarningCode = z.enum([
  'unknown_tag',
  'unknown_topic',
  'unknown_subcategory',
  'unknown_region',
  'unknown_license',
  'no_words',
  'more_in_standard',
]);

/** Why a request may find less than its caller expects. */
export const Warning = z.object({
  code: WarningCode.describe(
    '`unknown_…`: the value of a filter does not exist. `no_words`: `q` has no letters or digits, so it finds nothing. `more_in_standard`: more questions match `q` with `quality=standard`.',
  ),
  parameter: z.string().describe('The parameter that has the value.'),
  value: z.string(),
  suggestion: z
    .string()
    .nullable()
    .describe('The value that was probably meant, or that finds more; null if there is none.'),
  message: z.string().describe('What is wrong, for people.'),
});
export type Warning = z.infer<typeof Warning>;

/** The member `warnings` of `meta`. */
export const Warnings = z
  .array(Warning)
  .optional()
  .describe(
    `Values of filters that do not exist, and hints about \`q\`; at most ${MOST_WARNINGS}. Absent if there are none.`,
  );
