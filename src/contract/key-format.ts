import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

import { KeyMode, KeyScope } from './account.ts';
import { SERVICE_PREFIX } from './service.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 bits: enough for a fast hash in storage. */
const RANDOM_LENGTH = 32;
const CHECK_LENGTH = 6;
const SHOWN_LENGTH = 4;

/** The part between the scope and the random characters. */
const MODE_WORDS: Readonly<Record<KeyMode, string>> = { live: '', test: 'test_' };

const BEGINNING = `${SERVICE_PREFIX}_(?:${KeyScope.options.join('|')})_(?:${KeyMode.enum.test}_)?`;
const SHAPE = new RegExp(`^${BEGINNING}[0-9A-Za-z]{${RANDOM_LENGTH + CHECK_LENGTH}}$`);
const STARTS_LIKE_KEY = new RegExp(`^${BEGINNING}`);
/** A key or a part of one in any text, also URL-encoded. */
const IN_TEXT = new RegExp(`(${BEGINNING.replaceAll('_', '(?:_|%5f)')})[0-9a-z]{5,}`, 'gi');

function base62(number: number): string {
  let digits = '';
  for (let rest = number; digits.length < CHECK_LENGTH; rest = Math.floor(rest / BASE62.length))
    digits = BASE62.charAt(rest % BASE62.length) + digits;
  return digits;
}

/** The checksum at the end of a key. */
export const checkOf = (body: string): string => base62(crc32(body));

/** Joins prefix, scope, mode unless it is live, 32 base62 characters and a checksum. */
function joinKey(scope: KeyScope, mode: KeyMode, numberAt: (place: number) => number): string {
  const characters = Array.from({ length: RANDOM_LENGTH }, (_, place) => BASE62.charAt(numberAt(place)));
  const body = `${SERVICE_PREFIX}_${scope}_${MODE_WORDS[mode]}${characters.join('')}`;
  return body + checkOf(body);
}

export function makeKey(scope: KeyScope, mode: KeyMode = 'live'): string {
  return joinKey(scope, mode, () => randomInt(BASE62.length));
}

/**
 * Creates the publishable key that belongs to these bytes.
 *
 * @param bytes - at least 32; each gives one character
 */
export function deriveKey(bytes: Uint8Array): string {
  return joinKey('pk', 'live', (place) => (bytes[place] ?? 0) % BASE62.length);
}

/** Whether a text has the form and the checksum of a key, so that typing errors are found without a database query. */
export function isWellFormedKey(text: string): boolean {
  return SHAPE.test(text) && text.endsWith(checkOf(text.slice(0, -CHECK_LENGTH)));
}

/**
 * What is wrong with a text that is not a well-formed key, and how to correct it. It says nothing about which keys exist:
 * anyone can compute the checksum.
 */
export function describeKeyMistake(text: string): string {
  if (SHAPE.test(text))
    return 'The API key has a typo: its checksum does not match. Copy the whole key again.';
  if (STARTS_LIKE_KEY.test(text))
    return `The API key has a typo: it must have ${RANDOM_LENGTH + CHECK_LENGTH} letters and digits after its prefix. Copy the whole key again.`;
  const prefixes = KeyScope.options.map((scope) => `${SERVICE_PREFIX}_${scope}_`);
  return `This is not an API key of this service: its keys start with ${prefixes.join(' or ')}.`;
}

/** The stored form of a key. It needs no salt, because nobody can try all of 190 bits. */
export function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}

/** The displayed form of a key: enough to recognize it. */
export function maskKey(key: string): string {
  const start = key.lastIndexOf('_') + 1;
  return `${key.slice(0, start)}…${key.slice(-SHOWN_LENGTH)}`;
}

/**
 * Masks keys in a text. Callers may send a key in the wrong place, and their input is logged and repeated in responses.
 */
export function hideKeys(text: string): string {
  return text.replace(IN_TEXT, '$1…');
}
