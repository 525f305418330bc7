import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

import { ACCESS_LIFETIME } from '../contract/oauth.ts';
import type {
  SigningKeyStore,
  KeyRules,
  NewSigningKey,
  StoredSigningKey,
} from '../store/oauth/signing-keys.ts';

/** Seconds. */
const HOUR = 3_600;
const DAY = 24 * HOUR;

/**
 * A key signs for ninety days. It is published a day earlier, so that all clients that cache our keys have it when the
 * first token arrives, and a day longer than the lifetime of the last token.
 */
export const KEY_RULES: KeyRules = { signs: 90 * DAY, shownBefore: DAY, shownAfter: DAY + ACCESS_LIFETIME };

export interface SigningKeys {
  /** Keys that this process can sign with; the first one signs. */
  readonly privateKeys: readonly JWK[];
  /** The published keys: a token that verifies with one of them is ours. */
  readonly publicKeys: readonly JWK[];
}

export type SigningKeyring = ReturnType<typeof createSigningKeyring>;

/**
 * The signing keys of the authorization server, shared by all processes.
 *
 * @param secret - encrypts private keys in the database; undefined stores them unencrypted
 */
export function createSigningKeyring(store: SigningKeyStore, secret: string | undefined) {
  const cipher = secret === undefined ? undefined : createKeyCipher(secret);
  const decrypt = ({ privateKey, sealed }: StoredSigningKey): string | undefined =>
    sealed ? cipher?.decrypt(privateKey) : privateKey.toString();
  // A key that was stored before a secret was configured stays readable to others, so it must not sign any more.
  const isUsable = (key: StoredSigningKey): boolean =>
    decrypt(key) !== undefined && key.sealed === (cipher !== undefined);

  const rotate = (): Promise<void> => store.keep(KEY_RULES, isUsable, () => generateKey(cipher));

  async function readWithSigning(): Promise<[StoredSigningKey[], StoredSigningKey | undefined]> {
    const keys = await store.read();
    return [keys, keys.findLast((key) => key.ready && isUsable(key))];
  }

  return {
    /** Generates the first or the next key when it is due, and deletes old ones. */
    rotate,
    /** @throws ServiceError `service_unavailable` */
    async read(): Promise<SigningKeys> {
      let [keys, signing] = await readWithSigning();
      if (signing === undefined) {
        await rotate();
        [keys, signing] = await readWithSigning();
      }
      if (signing === undefined) throw new Error('there is no key to sign with');
      const usable = [signing, ...keys.filter((key) => key !== signing && isUsable(key))];
      return {
        privateKeys: usable.map((key) => JSON.parse(decrypt(key) ?? '') as JWK),
        publicKeys: keys.map(({ publicJwk }) => publicJwk),
      };
    },
  };
}

async function generateKey(cipher: KeyCipher | undefined): Promise<NewSigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(publicKey);
  const publicJwk = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'EdDSA', use: 'sig' };
  const { d } = await exportJWK(privateKey);
  const privateJwk = JSON.stringify({ ...publicJwk, d });
  return {
    kid: publicJwk.kid,
    publicJwk,
    privateKey: cipher === undefined ? Buffer.from(privateJwk) : cipher.encrypt(privateJwk),
    sealed: cipher !== undefined,
  };
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type KeyCipher = ReturnType<typeof createKeyCipher>;

function createKeyCipher(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'trivia signing keys', 32));
  return {
    encrypt(text: string): Buffer {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
    },
    /** Undefined for text that was encrypted with another secret. */
    decrypt(encrypted: Buffer): string | undefined {
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
