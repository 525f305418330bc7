import { hash, randomBytes } from 'node:crypto';

const BYTES = 32;
const SHAPE = /^[\w-]{43}$/;

/** Creates a secret of 256 random bits, as text that is safe in URLs and cookies. */
export function createSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Whether a text has the form of our secrets. */
export const isSecret = (text: string): boolean => SHAPE.test(text);

/** The stored hash of a secret. It needs no salt, because 256 bits cannot be guessed. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
