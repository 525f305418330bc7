import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

import { KeyMode, KeyScope } from './account.ts';
import { SERVICE_PREFIX } from './service.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 bits: so many that a fast hash at rest is enough. */
const RANDOM_LENGTH = 32;
const CHECK_LENGTH = 6;
const SHOWN_LENGTH = 4;

/** What stands between the scope and the random part. */
const MODE_WORDS: Readonly<Record<KeyMode, string>> = { live: '', test: 'test_' };

const BEGINNING = `${SERVICE_PREFIX}_(?:${KeyScope.options.join('|')})_(?:${KeyMode.enum.test}_)?`;
const SHAPE = new RegExp(`^${BEGINNING}[0-9A-Za-z]{${RANDOM_LENGTH + CHECK_LENGTH}}$`);
/** A key or a piece of one, in whatever text, also as an address has it. */
const IN_TEXT = new RegExp(`(${BEGINNING.replaceAll('_', '(?:_|%5f)')})[0-9a-z]{5,}`, 'gi');

function base62(number: number): string {
  let digits = '';
  for (let rest = number; digits.length < CHECK_LENGTH; rest = Math.floor(rest / BASE62.length))
    digits = BASE62.charAt(rest % BASE62.length) + digits;
  return digits;
}

const checkOf = (body: string): string => base62(crc32(body));

/** Makes a key: prefix, scope, mode unless it is live, 32 random base62 characters and their check. */
export function makeKey(scope: KeyScope, mode: KeyMode = 'live'): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => BASE62.charAt(randomInt(BASE62.length))).join(
    '',
  );
  const body = `${SERVICE_PREFIX}_${scope}_${MODE_WORDS[mode]}${random}`;
  return body + checkOf(body);
}

/** Whether a text can be a key at all: a typing error is found without asking anybody. */
export function isWellFormedKey(text: string): boolean {
  return SHAPE.test(text) && text.endsWith(checkOf(text.slice(0, -CHECK_LENGTH)));
}

/** What is kept of a key. It needs no salt: nobody can try all of 190 bits. */
export function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}

/** The same as text, in base64: quicker than by way of the bytes, and every request asks for it. */
export function hashKeyAsText(key: string): string {
  return hash('sha256', key, 'base64');
}

/** What is shown of a key: enough to tell one's keys apart. */
export function maskKey(key: string): string {
  const start = key.lastIndexOf('_') + 1;
  return `${key.slice(0, start)}…${key.slice(-SHOWN_LENGTH)}`;
}

/** The text without the keys in it: for what is logged or answered of what somebody sent, who may have sent a key amiss. */
export function hideKeys(text: string): string {
  return text.replace(IN_TEXT, '$1…');
}
