import { z } from 'zod';

/** `pk` is publishable, for browsers; `sk` is secret, for backends. */
export const KeyScope = z.enum(['pk', 'sk']);
export type KeyScope = z.infer<typeof KeyScope>;

/** Test keys work as live ones do; they can be told apart at sight and dropped together. */
export const KeyMode = z.enum(['live', 'test']);
export type KeyMode = z.infer<typeof KeyMode>;

/** Characters of the longest address that mail can be sent to. */
export const LONGEST_EMAIL = 254;

export const Tier = z.enum(['free', 'indie', 'pro', 'enterprise']);
export type Tier = z.infer<typeof Tier>;
