import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

import { ACCESS_LIFETIME } from '../contract/oauth.ts';
import type { KeyBook, KeyRules, NewSigningKey, StoredSigningKey } from '../store/oauth/signing-keys.ts';

/** Seconds. */
const HOUR = 3_600;
const DAY = 24 * HOUR;

/**
 * A key signs for ninety days. It is shown a day before, so that whoever keeps our keys has it when the first token comes, and a day after,
 * which is longer than any token lasts.
 */
export const KEY_RULES: KeyRules = { signs: 90 * DAY, shownBefore: DAY, shownAfter: DAY + ACCESS_LIFETIME };

/** The keys of now. */
export interface SigningKeys {
  /** Those that this process can sign with, private parts and all; the first one signs. */
  readonly own: readonly JWK[];
  /** What everybody may see: whatever is signed with one of them is ours. */
  readonly shown: readonly JWK[];
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and decrypts private keys with a configured secret. */
interface Seal {
  readonly seal: (text: string) => Buffer;
  /** Undefined for what was sealed with another secret. */
  readonly open: (sealed: Buffer) => string | undefined;
}

function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'trivia signing keys', 32));
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed) {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([
          decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
          decipher.final(),
        ]).toString();
      } catch {
        return undefined;
      }
    },
  };
}

async function makeKey(seal: Seal | undefined): Promise<NewSigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(publicKey);
  const publicJwk = { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'EdDSA', use: 'sig' };
  const { d } = await exportJWK(privateKey);
  const secret = JSON.stringify({ ...publicJwk, d });
  return {
    kid: publicJwk.kid,
    publicJwk,
    privateKey: seal === undefined ? Buffer.from(secret) : seal.seal(secret),
    sealed: seal !== undefined,
  };
}

/** The keys of the authorization server, which all processes share. */
export interface SigningKeyring {
  /** @throws ServiceError `service_unavailable` */
  readonly read: () => Promise<SigningKeys>;
  /** Makes the first or the next key when it is time, and takes old ones away. */
  readonly keep: () => Promise<void>;
}

/** @param secret - private keys are encrypted with it; undefined keeps them as they are */
export function createKeyring(book: KeyBook, secret: string | undefined): SigningKeyring {
  const seal = secret === undefined ? undefined : createSeal(secret);
  const open = ({ privateKey, sealed }: StoredSigningKey): string | undefined =>
    sealed ? seal?.open(privateKey) : privateKey.toString();
  // One that was stored before there was a secret is as readable to others as ever.
  const isUsable = (key: StoredSigningKey): boolean =>
    open(key) !== undefined && key.sealed === (seal !== undefined);

  const keep = (): Promise<void> => book.keep(KEY_RULES, isUsable, () => makeKey(seal));

  async function readWithSigning(): Promise<[StoredSigningKey[], StoredSigningKey | undefined]> {
    const keys = await book.read();
    return [keys, keys.findLast((key) => key.ready && isUsable(key))];
  }

  return {
    keep,
    async read() {
      let [keys, signing] = await readWithSigning();
      if (signing === undefined) {
        await keep();
        [keys, signing] = await readWithSigning();
      }
      if (signing === undefined) throw new Error('there is no key to sign with');
      const own = [signing, ...keys.filter((key) => key !== signing && isUsable(key))];
      return {
        own: own.map((key) => JSON.parse(open(key) ?? '') as JWK),
        shown: keys.map(({ publicJwk }) => publicJwk),
      };
    },
  };
}
