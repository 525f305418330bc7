import { COMMON_WORDS } from './common-passwords.ts';

/** Characters. The maximum is more than anyone remembers, and cheap to hash. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

/** Why a password is not accepted. */
export type PasswordProblem = 'too short' | 'too long' | 'too common' | 'is the address';

const lengthOf = (text: string): number => Array.from(text).length;

/** Whether each character differs from the previous one by the same step: `11111111`, `12345678`, `hgfedcba`. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step);
}

/** Whether a text repeats one piece of up to four characters: `abcabcabc`, `12121212`. */
const isRepeated = (text: string): boolean => /^(.{1,4}?)\1+$/su.test(text);

/** The digit row, which continues `12345678` with 9 and 0. */
const DIGITS = '12345678901234567890';

/** Dates, and short numbers. */
const IS_DATE = /^[\d\s./-]{8,10}$/;

function isCommon(password: string): boolean {
  const folded = password.toLowerCase();
  if (isRun(folded) || isRepeated(folded) || DIGITS.includes(folded)) return true;
  // Adding a number or sign before or after a word is the most common trick.
  const core = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return COMMON_WORDS.has(core) || IS_DATE.test(folded);
}

function isAddress(password: string, email: string): boolean {
  const folded = password.toLowerCase();
  return folded === email || folded === email.split('@', 1)[0];
}

/**
 * Checks a new password for its length and for common choices. No kinds of characters are required.
 *
 * @param email - in lower case
 */
export function judgePassword(password: string, email: string): PasswordProblem | undefined {
  const length = lengthOf(password.normalize('NFC'));
  if (length < SHORTEST_PASSWORD) return 'too short';
  if (length > LONGEST_PASSWORD) return 'too long';
  if (isAddress(password, email)) return 'is the address';
  return isCommon(password) ? 'too common' : undefined;
}
