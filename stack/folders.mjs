// Plain JavaScript for any Node from 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** @import { Owner } from './engine.ts' */

/** Users to run the engines as when we are root, in order of preference. */
const candidates = ['postgres', 'nobody'];

/**
 * `start` and `bench` keep their data, each its own. `test` and `cluster` start empty each time.
 * @typedef {'start' | 'bench' | 'test' | 'cluster'} Profile
 */

/**
 * Whether the data of a profile is still there at the next start.
 * @param {Profile} profile
 */
export const isKept = (profile) => profile === 'start' || profile === 'bench';

/**
 * @typedef {object} Folders
 * @property {string} root the clone
 * @property {string} own `.trivia` in the clone: locks, logs and records that only we read
 * @property {string} engineHome engines and their data: also `.trivia`, or a folder elsewhere that the user of the engines can read
 * @property {Owner | undefined} owner
 */

/**
 * The folders of a clone. Creates the two top folders.
 * @param {string} root
 * @param {Owner | undefined} owner
 * @returns {Folders}
 */
export function findFolders(root, owner) {
  const own = join(root, '.trivia');
  openFolder(own);
  if (canReach(owner, own)) return { root, own, engineHome: own, owner };
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const engineHome = `/var/tmp/trivia-${name}`;
  openFolder(engineHome);
  const status = lstatSync(engineHome);
  // Anyone can write to /var/tmp: a folder or link of another user must not be used.
  if (!status.isDirectory() || status.uid !== process.getuid?.()) {
    throw new Error(
      `${engineHome} belongs to another user; delete it, or move the clone to a folder that every user can read.`,
    );
  }
  return { root, own, engineHome, owner };
}

/**
 * Creates a folder that every user can read, regardless of the umask.
 * @param {string} path
 */
function openFolder(path) {
  mkdirSync(path, { recursive: true });
  if (lstatSync(path).isDirectory()) chmodSync(path, 0o755);
  return path;
}

/**
 * Creates a folder that only the user of the engines can read.
 * @param {string} path
 * @param {Owner | undefined} owner
 */
export function ownedFolder(path, owner) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
  return path;
}

/**
 * The folder of the installed engines, shared by all profiles.
 * @param {Folders} folders
 */
export function enginesFolder(folders) {
  return openFolder(join(folders.engineHome, 'engines'));
}

/**
 * The data folder of one slot. A slot is `start`, `bench`, `test`, `test-2`, `cluster` and so on.
 * @param {Folders} folders
 * @param {string} slot
 */
export function dataFolder(folders, slot) {
  openFolder(join(folders.engineHome, 'data'));
  return openFolder(join(folders.engineHome, 'data', slot));
}

/**
 * @param {Folders} folders
 * @param {string} slot
 * @param {string} name
 */
export function logFile(folders, slot, name) {
  const folder = join(folders.own, 'logs', slot);
  mkdirSync(folder, { recursive: true });
  return join(folder, `${name}.log`);
}

/**
 * The folder for locks and records of running processes.
 * @param {Folders} folders
 */
export function runFolder(folders) {
  const folder = join(folders.own, 'run');
  mkdirSync(folder, { recursive: true });
  return folder;
}

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
  const result = spawnSync('id', [flag, name], { encoding: 'utf8' });
  const number = Number.parseInt(result.stdout, 10);
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
