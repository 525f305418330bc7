import { z } from 'zod';

/** A query of Elasticsearch, which the parent process has built. */
const Query = z.record(z.string(), z.unknown());

/** One request to the engines. */
export const DirectRequest = z.discriminatedUnion('kind', [
  /** A random draw of ids. With `rows`, their rows are read too. */
  z.object({ kind: z.literal('draw'), query: Query, amount: z.int(), rows: z.boolean() }),
  /** A list page, newest or best first, with the total up to 10,000, and its rows. */
  z.object({
    kind: z.literal('page'),
    query: Query,
    limit: z.int(),
    after: z.number().optional(),
    byScore: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('rows'), ids: z.array(z.string()) }),
  z.object({ kind: z.literal('search'), body: Query }),
]);
export type DirectRequest = z.infer<typeof DirectRequest>;

/** One measurement of the process that queries the engines itself. */
export const DirectPlan = z.object({
  /** Requests in flight. */
  connections: z.int(),
  milliseconds: z.number(),
  /** In turn. */
  requests: z.array(DirectRequest).min(1),
  /** Whether each is sent only once. */
  once: z.boolean(),
});
export type DirectPlan = z.infer<typeof DirectPlan>;
