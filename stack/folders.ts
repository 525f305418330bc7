import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineName, Owner } from './engine-plan.ts';
import { canReach } from './unprivileged.ts';

/** `start` and `bench` keep their data, each its own. `test` starts empty each time. */
export type Profile = 'start' | 'bench' | 'test';

/** Whether the data of a profile is still there at the next start. */
export const isKept = (profile: Profile): boolean => profile !== 'test';

export interface Folders {
  /** The clone. */
  readonly root: string;
  /** `.trivia` in the clone: locks, logs and records that only we read. */
  readonly own: string;
  /** Engines and their data: also `.trivia`, or a folder elsewhere that the user of the engines can read. */
  readonly engineHome: string;
  readonly owner: Owner | undefined;
}

/** The folders of a clone. Creates the two top folders. */
export function findFolders(root: string, owner: Owner | undefined): Folders {
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

/** Creates a folder that every user can read, regardless of the umask. */
function openFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  if (lstatSync(path).isDirectory()) chmodSync(path, 0o755);
  return path;
}

/** Creates a folder that only the user of the engines can read. */
export function ownedFolder(path: string, owner: Owner | undefined): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
  return path;
}

/** The folder of the installed engines, shared by all profiles. */
export function enginesFolder(folders: Folders): string {
  return openFolder(join(folders.engineHome, 'engines'));
}

/** The data folder of one slot. A slot is `start`, `bench`, `test`, `test-2` and so on. */
export function dataFolder(folders: Folders, slot: string): string {
  openFolder(join(folders.engineHome, 'data'));
  return openFolder(join(folders.engineHome, 'data', slot));
}

export function logFile(folders: Folders, slot: string, name: EngineName | 'engine-host'): string {
  const folder = join(folders.own, 'logs', slot);
  mkdirSync(folder, { recursive: true });
  return join(folder, `${name}.log`);
}

/** The folder for locks and records of running processes. */
export function runFolder(folders: Folders): string {
  const folder = join(folders.own, 'run');
  mkdirSync(folder, { recursive: true });
  return folder;
}
