import { hash, randomBytes } from 'node:crypto';

const BYTES = 32;
const SHAPE = /^[\w-]{43}$/;

/** A new secret of 256 random bits, as text that fits into addresses and cookies. */
export function makeSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Whether a text can be a secret of ours at all. */
export const isSecret = (text: string): boolean => SHAPE.test(text);

/** What is kept of a secret. It needs no salt: nobody can try all of 256 bits. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
