import { z } from 'zod';

/** Whether a question is served, and if not, why. */
export const Availability = z.enum(['visible', 'hidden', 'duplicate', 'deleted']);
export type Availability = z.infer<typeof Availability>;
