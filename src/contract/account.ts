import { z } from 'zod';

/** `pk` is publishable, for browsers; `sk` is secret, for backends. */
export const KeyScope = z.enum(['pk', 'sk']);
export type KeyScope = z.infer<typeof KeyScope>;

/** Test keys work like live keys. They are recognizable, and can be revoked together. */
export const KeyMode = z.enum(['live', 'test']);
export type KeyMode = z.infer<typeof KeyMode>;

/** Characters of the longest valid e-mail address. */
export const LONGEST_EMAIL = 254;
/** Characters before its `@`. */
export const LONGEST_MAILBOX = 64;

export const Tier = z.enum(['free', 'indie', 'pro', 'enterprise']);
export type Tier = z.infer<typeof Tier>;
