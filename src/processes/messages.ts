import { z } from 'zod';

import type { MetricValues } from '../http/combine-metrics.ts';

/** What the primary process sends to a worker. */
export const ToWorker = z.discriminatedUnion('type', [
  z.object({ type: z.literal('close'), notice: z.boolean() }),
  z.object({ type: z.literal('measure'), request: z.int() }),
]);
export type ToWorker = z.infer<typeof ToWorker>;

/** What a worker sends to the primary process. */
export const FromWorker = z.discriminatedUnion('type', [
  z.object({ type: z.literal('listening'), baseUrl: z.string() }),
  z.object({
    type: z.literal('measured'),
    request: z.int(),
    /** Created by the same version of this program. */
    values: z.custom<MetricValues>(Array.isArray),
  }),
]);
export type FromWorker = z.infer<typeof FromWorker>;
