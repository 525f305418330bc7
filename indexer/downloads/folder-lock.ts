import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { kill, pid } from 'node:process';
import { z } from 'zod';

import { Refusal } from '../../src/refusal.ts';
import { makeFolderOf, writeRefusal } from '../export/atomic-file.ts';

/** Begins with a dot, so that an import ignores it. */
const NAME = '.fetch.lock';

const Holder = z.strictObject({ pid: z.int(), host: z.string() });
type Holder = z.infer<typeof Holder>;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

function isRunning(id: number): boolean {
  try {
    return kill(id, 0);
  } catch (error) {
    // It runs for another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Null if the lock is just being written, or its process was killed then. */
async function readHolder(path: string): Promise<Holder | null> {
  try {
    return Holder.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Whether the process that took a lock is gone. That of another computer cannot be seen. */
const isLeft = (holder: Holder | null): boolean =>
  holder !== null && holder.host === hostname() && !isRunning(holder.pid);

async function take(path: string): Promise<boolean> {
  try {
    await writeFile(path, JSON.stringify({ pid, host: hostname() } satisfies Holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw writeRefusal(error, path);
  }
}

/**
 * Locks a folder, so that two processes do not write the same files. The lock of a process that was killed does not
 * count.
 *
 * @returns what unlocks it
 * @throws Refusal if another process has locked it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, NAME);
  await makeFolderOf(path);
  let isOurs = await take(path);
  if (!isOurs && isLeft(await readHolder(path))) {
    await rm(path, { force: true });
    isOurs = await take(path);
  }
  if (!isOurs)
    throw new Refusal(
      `Another command is fetching files into ${folder}. Wait until it is done. If none is running, delete ${path}.`,
    );
  return () => rm(path, { force: true });
}
