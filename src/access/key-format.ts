import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

import { KeyScope } from '../contract/account.ts';
import { SERVICE_PREFIX } from '../contract/service.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 bits: so many that a fast hash at rest is enough. */
const RANDOM_LENGTH = 32;
const CHECK_LENGTH = 6;
const SHOWN_LENGTH = 4;

const SHAPE = new RegExp(
  `^${SERVICE_PREFIX}_(?:${KeyScope.options.join('|')})_[0-9A-Za-z]{${RANDOM_LENGTH + CHECK_LENGTH}}$`,
);

function base62(number: number): string {
  let digits = '';
  for (let rest = number; digits.length < CHECK_LENGTH; rest = Math.floor(rest / BASE62.length))
    digits = BASE62.charAt(rest % BASE62.length) + digits;
  return digits;
}

const checkOf = (body: string): string => base62(crc32(body));

/** Makes a key: prefix, scope, 32 random base62 characters and their check. */
export function makeKey(scope: KeyScope): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => BASE62.charAt(randomInt(BASE62.length))).join(
    '',
  );
  const body = `${SERVICE_PREFIX}_${scope}_${random}`;
  return body + checkOf(body);
}

/** Whether a text can be a key at all: a typing error is found without asking anybody. */
export function isWellFormedKey(text: string): boolean {
  return SHAPE.test(text) && text.endsWith(checkOf(text.slice(0, -CHECK_LENGTH)));
}

/** What is kept of a key. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** What is shown of a key: enough to tell one's keys apart. */
export function maskKey(key: string): string {
  const start = key.lastIndexOf('_') + 1;
  return `${key.slice(0, start)}…${key.slice(-SHOWN_LENGTH)}`;
}
