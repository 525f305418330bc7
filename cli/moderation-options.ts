import { userInfo } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';

import { readId } from './read-options.ts';

/** Characters of a reason or a note. */
const LONGEST_REASON = 2_000;

/** For an argument that is given several times. */
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

/** Who acts, when the command does not say it: the user of the system. */
export function whoActs(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

export const byOption = (): Option =>
  new Option('--by <name>', 'who acts, for the record; by default the user of this system').argParser(
    readReason,
  );
