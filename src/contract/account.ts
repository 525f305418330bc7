import { z } from 'zod';

/** `pk` is publishable, for browsers; `sk` is secret, for backends. */
export const KeyScope = z.enum(['pk', 'sk']);
export type KeyScope = z.infer<typeof KeyScope>;

export const Tier = z.enum(['free', 'indie', 'pro', 'enterprise']);
export type Tier = z.infer<typeof Tier>;
