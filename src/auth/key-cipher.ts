import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and decrypts private keys with a configured secret. */
export interface KeyCipher {
  readonly encrypt: (text: string) => Buffer;
  /** Undefined for text that was encrypted with another secret. */
  readonly decrypt: (encrypted: Buffer) => string | undefined;
}

export function createKeyCipher(secret: string): KeyCipher {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'trivia signing keys', 32));
  return {
    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
    },
    decrypt(encrypted) {
      const decipher = createDecipheriv(CIPHER, key, encrypted.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([
          decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES)),
          decipher.final(),
        ]).toString();
      } catch {
        return undefined;
      }
    },
  };
}
