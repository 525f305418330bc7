import { userInfo } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';

import { LONGEST_KEY_NAME } from '../src/contract/limits.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the format of an id. */
export const isId = (text: string): boolean => UUID.test(text);

/** The rule of the database, which would report only the name of its constraint. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

const DURATION = /^(\d{1,4})([smhd])$/;
const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** Milliseconds. A key that was not replaced within a month is unlikely to be replaced in the next. */
const LONGEST_OVERLAP = 30 * 86_400_000;

/** Characters. */
const LONGEST_REASON = 2_000;

/** An e-mail address in lower case, as stored for users. */
export function readEmail(given: string): string {
  if (!EMAIL.test(given)) throw new InvalidArgumentError('Give an address such as ada@example.org.');
  return given.toLowerCase();
}

export function readName(given: string): string {
  // In code points, as the database counts.
  const { length } = Array.from(given);
  if (given.trim() === '' || length > LONGEST_KEY_NAME)
    throw new InvalidArgumentError(`Give 1 to ${LONGEST_KEY_NAME} characters.`);
  return given;
}

export function readId(given: string): string {
  if (!isId(given)) throw new InvalidArgumentError('Give an id as printed by the list commands.');
  return given.toLowerCase();
}

/** Reads ids of an argument that can be repeated. */
export const readIds = (given: string, before: readonly string[] = []): string[] => [
  ...before,
  readId(given),
];

/** A time; a date means its first moment in UTC. */
export function readTime(given: string): Date {
  const time = new Date(given);
  // Otherwise the 31st of a shorter month would be read as the first of the next.
  const exists = (): boolean =>
    !Number.isNaN(time.getTime()) &&
    new Date(given.slice(0, 10)).toISOString().startsWith(given.slice(0, 10));
  if (!(DATE.test(given) || DATE_TIME.test(given)) || !exists())
    throw new InvalidArgumentError('Give a date such as 2027-01-31, or a time such as 2027-01-31T12:00:00Z.');
  return time;
}

/** A duration in milliseconds. */
export function readOverlap(given: string): number {
  const [, count, unit = ''] = DURATION.exec(given) ?? [];
  const length = given === '0' ? 0 : Number(count) * (UNITS[unit] ?? NaN);
  if (!(length <= LONGEST_OVERLAP))
    throw new InvalidArgumentError('Give 0, or a time such as 90s, 15m, 24h or 7d, up to 30d.');
  return length;
}

/** The maximum number of rows in a list. */
export function readLimit(given: string): number {
  const limit = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  if (limit < 1 || limit > 10_000) throw new InvalidArgumentError('Give a number from 1 to 10000.');
  return limit;
}

/** Why a moderator acted, or who did. */
export function readReason(given: string): string {
  const reason = given.trim();
  if (reason === '' || reason.length > LONGEST_REASON)
    throw new InvalidArgumentError(`Give 1 to ${LONGEST_REASON} characters.`);
  return reason;
}

/** The moderator when `--by` is not given. */
export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user id without a name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

export const moderatorOption = (): Option =>
  new Option('--by <name>', 'moderator, for the moderation log (default: your system user)').argParser(
    readReason,
  );
