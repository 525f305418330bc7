import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineName, Owner } from './engine-plan.ts';
import { canReach } from './unprivileged.ts';

/** `start` keeps its data, `test` begins empty each time. */
export type Profile = 'start' | 'test';

export interface Places {
  /** The clone. */
  readonly root: string;
  /** `.trivia` in the clone: locks, logs and records, which only we read. */
  readonly own: string;
  /** Engines and their data: `.trivia` too, or a folder elsewhere that the engines' user can enter. */
  readonly engineHome: string;
  readonly owner: Owner | undefined;
}

/** Where everything of a clone lives. Creates the two top folders. */
export function findPlaces(root: string, owner: Owner | undefined): Places {
  const own = join(root, '.trivia');
  openFolder(own);
  if (canReach(owner, own)) return { root, own, engineHome: own, owner };
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const engineHome = `/var/tmp/trivia-${name}`;
  openFolder(engineHome);
  const status = lstatSync(engineHome);
  // Anyone may write into /var/tmp: a folder or a link laid out there by someone else is not used.
  if (!status.isDirectory() || status.uid !== process.getuid?.()) {
    throw new Error(
      `${engineHome} belongs to someone else; remove it, or put the clone where every user can enter.`,
    );
  }
  return { root, own, engineHome, owner };
}

/** Creates a folder that others may enter, whatever the umask says. */
export function openFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  if (lstatSync(path).isDirectory()) chmodSync(path, 0o755);
  return path;
}

/** Creates a folder that only the engines' user may enter. */
export function ownedFolder(path: string, owner: Owner | undefined): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
  return path;
}

/** Folder with the installed engines, shared by both profiles. */
export function enginesFolder(places: Places): string {
  return openFolder(join(places.engineHome, 'engines'));
}

/** Folder with the data of one slot. A slot is `start`, `test`, `test-2` and so on. */
export function dataFolder(places: Places, slot: string): string {
  openFolder(join(places.engineHome, 'data'));
  return openFolder(join(places.engineHome, 'data', slot));
}

export function logFile(places: Places, slot: string, name: EngineName | 'engine-host'): string {
  const folder = join(places.own, 'logs', slot);
  mkdirSync(folder, { recursive: true });
  return join(folder, `${name}.log`);
}

/** Folder for locks and records of running processes. */
export function runFolder(places: Places): string {
  const folder = join(places.own, 'run');
  mkdirSync(folder, { recursive: true });
  return folder;
}
