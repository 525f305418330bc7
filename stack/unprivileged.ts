import { spawnSync } from 'node:child_process';
import { askProgram } from './ask-program.ts';
import type { Owner } from './engine-plan.ts';

/** Users that may run the engines when we are root, the most fitting first. */
const candidates = ['postgres', 'nobody'];

/**
 * The user to run engines as: undefined (ourselves) unless we are root, which PostgreSQL and Elasticsearch refuse.
 * Throws when we are root and the system has no such user.
 */
export function unprivilegedOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of candidates) {
    const uid = numericId('-u', name);
    const gid = numericId('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error(
    `As root the engines need an unprivileged user, and this system has none of: ${candidates.join(', ')}.`,
  );
}

function numericId(flag: '-u' | '-g', name: string): number | undefined {
  const answer = askProgram('id', [flag, name]);
  const number = Number.parseInt(answer.output, 10);
  return answer.status === 0 && number > 0 ? number : undefined;
}

/** Whether that user can get at a folder or run a file, tried by being that user. */
export function canReach(owner: Owner | undefined, path: string): boolean {
  if (owner === undefined) return true;
  // From the root folder: a current folder that the user may not enter would fail the attempt itself.
  return (
    spawnSync('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', path], { ...owner, cwd: '/' })
      .status === 0
  );
}
