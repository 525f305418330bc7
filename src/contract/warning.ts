import { z } from 'zod';

import { MOST_WARNINGS } from './limits.ts';

export const WarningCode = z.enum([
  'unknown_tag',
  'unknown_topic',
  'unknown_subcategory',
  'unknown_region',
  'unknown_license',
]);

/** A value of a filter that the catalogue does not have. */
export const Warning = z.object({
  code: WarningCode,
  parameter: z.string().describe('The parameter that has the value.'),
  value: z.string(),
  suggestion: z
    .string()
    .nullable()
    .describe('The existing value that is spelled most alike; null if none is within two typing errors.'),
  message: z.string().describe('What is wrong, for people.'),
});
export type Warning = z.infer<typeof Warning>;

/** The member `warnings` of `meta`. */
export const Warnings = z
  .array(Warning)
  .optional()
  .describe(`Values of filters that do not exist, at most ${MOST_WARNINGS}. Absent if all exist.`);
