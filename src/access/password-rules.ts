import { COMMON_WORDS } from './common-passwords.ts';

/** Characters. The longest is far beyond what anybody remembers, and cheap to hash. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

/** Why a password is not taken. */
export type PasswordFault = 'too short' | 'too long' | 'too common' | 'is the address';

const lengthOf = (text: string): number => Array.from(text).length;

/** Whether each character follows the one before it by the same step: `11111111`, `12345678`, `hgfedcba`. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
}

/** Whether a text is one piece again and again, of up to four characters: `abcabcabc`, `12121212`. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+$/su.test(text);

/** `12345678` and its like go on with 9 and 0. */
const DIGITS = '12345678901234567890';

/** Days, and numbers as short. */
const IS_DATE = /^[\d\s./-]{8,10}$/;

function isCommon(password: string): boolean {
  const folded = password.toLowerCase();
  if (isRun(folded) || isRepeated(folded) || DIGITS.includes(folded)) return true;
  // A number or a sign before or behind a word is what everybody thinks of.
  const core = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return COMMON_WORDS.has(core) || IS_DATE.test(folded);
}

function isAddress(password: string, email: string): boolean {
  const folded = password.toLowerCase();
  return folded === email || folded === email.split('@', 1)[0];
}

/**
 * Judges a new password: by its length, and by what everybody would try first. There is no rule about kinds of characters.
 *
 * @param email - in lower case
 */
export function judgePassword(password: string, email: string): PasswordFault | undefined {
  const length = lengthOf(password.normalize('NFC'));
  if (length < SHORTEST_PASSWORD) return 'too short';
  if (length > LONGEST_PASSWORD) return 'too long';
  if (isAddress(password, email)) return 'is the address';
  return isCommon(password) ? 'too common' : undefined;
}
