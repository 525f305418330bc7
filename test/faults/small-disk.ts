import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { ownPostgres } from '../support/own-postgres.ts';
import type { Fault } from './faults.ts';

const run = promisify(execFile);

/** What an empty server, a small catalogue and its log of changes need, with some space. */
const SIZE = '256m';
/** Bytes. */
const CHUNK = Buffer.alloc(65_536);

/** A PostgreSQL server whose disk can be filled. */
export interface SmallDisk {
  readonly databaseUrl: string;
  readonly fault: Fault;
  readonly remove: () => Promise<void>;
}

/** Writes a file until there is no space left. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(CHUNK);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await file.close();
  }
}

/** Starts a server on a file system of its own; undefined where this user may not mount one. */
export async function smallDisk(): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'trivia-faults', folder]);
  } catch {
    await rmdir(folder);
    return undefined;
  }
  await chmod(folder, 0o755);
  const server = await ownPostgres(folder);
  await server.start();
  const filling = join(folder, 'filling');
  return {
    databaseUrl: server.url,
    fault: {
      target: 'PostgreSQL',
      name: 'disk full',
      // It answers, and only refuses to grow.
      isSeen: false,
      begin: () => fill(filling),
      end: () => rm(filling),
    },
    async remove() {
      await server.remove();
      await run('umount', [folder]);
      await rmdir(folder);
    },
  };
}
