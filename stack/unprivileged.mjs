// Plain JavaScript for any Node from 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { runProgram } from './run-program.mjs';

/** @import { Owner } from './engine.ts' */

/** Users to run the engines as when we are root, in order of preference. */
const candidates = ['postgres', 'nobody'];

/**
 * The user to run engines as; undefined for the current user. PostgreSQL and Elasticsearch refuse to run as root.
 * Throws when we are root and the system has none of the users.
 * @returns {Owner | undefined}
 */
export function unprivilegedOwner() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of candidates) {
    const uid = numericId('-u', name);
    const gid = numericId('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error(
    `The engines cannot run as root, and this system has none of the users ${candidates.join(', ')}.`,
  );
}

/**
 * @param {string} flag
 * @param {string} name
 */
function numericId(flag, name) {
  const result = runProgram('id', [flag, name]);
  const number = Number.parseInt(result.output, 10);
  return result.status === 0 && number > 0 ? number : undefined;
}

/**
 * Whether a user can read a folder or run a file, tested as that user.
 * @param {Owner | undefined} owner
 * @param {string} path
 */
export function canReach(owner, path) {
  if (owner === undefined) return true;
  // In the root folder, because the test would fail in a current folder that the user cannot read.
  return (
    spawnSync('/bin/sh', ['-c', 'test -r "$1" && test -x "$1"', 'sh', path], { ...owner, cwd: '/' })
      .status === 0
  );
}
