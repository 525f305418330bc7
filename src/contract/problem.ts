import { z } from 'zod';

export const ProblemIssue = z.object({
  path: z.string().describe('Name of the parameter or field.'),
  message: z.string(),
});

/** The body of every error, `application/problem+json` (RFC 9457). */
export const Problem = z.object({
  type: z.url().describe('Page that explains the error and what to do.'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string().describe('Path and query of the request.'),
  code: z.string(),
  errors: z.array(ProblemIssue).optional().describe('400 only.'),
  canonicalId: z
    .uuid()
    .optional()
    .describe('Only for a merged duplicate (404): the question that replaces it.'),
  suggestion: z
    .string()
    .optional()
    .describe(
      '404 only: the existing slug or code that is spelled most alike, if one is within two typing errors.',
    ),
  retryAfter: z.int().optional().describe('429 and 503 only: seconds to wait.'),
  upgradeUrl: z.string().optional().describe('429 only: the page that explains limits.'),
  limit: z.int().optional().describe('429 only: the limit that was exceeded, as in `RateLimit-Limit`.'),
  tier: z
    .string()
    .optional()
    .describe(
      '429 only: the tier whose limit was exceeded, or `anonymous` for a limit of callers without an account.',
    ),
  current: z.int().optional().describe('429 only: requests in the current window.'),
});
export type Problem = z.infer<typeof Problem>;
