import { userInfo } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';

import { readId } from './read-options.ts';

/** Characters. */
const LONGEST_REASON = 2_000;

/** Reads an argument that can be repeated. */
export const readIds = (given: string, before: readonly string[] = []): string[] => [
  ...before,
  readId(given),
];

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
