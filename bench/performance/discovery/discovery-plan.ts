import { z } from 'zod';

/** Paths to request in the process of the API, one at a time. */
export const DiscoveryPlan = z.object({ paths: z.array(z.string()).min(1), key: z.string() });
export type DiscoveryPlan = z.infer<typeof DiscoveryPlan>;

export const DiscoveryAnswer = z.union([
  /** Milliseconds of each request, in the order of the paths. */
  z.object({ times: z.array(z.number()) }),
  z.object({ error: z.string() }),
]);
