import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmdirSync } from 'node:fs';
import { chmod, mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { z } from 'zod';

import { ownPostgres } from '../support/own-engines.ts';
import type { Fault } from './faults.ts';

const run = promisify(execFile);

/** What an empty server, a small catalogue and its log of changes need, with some space. */
const SIZE = '256m';
/** The SQLSTATE of PostgreSQL. */
const DISK_FULL = '53100';
/** Bytes. */
const CHUNK = Buffer.alloc(65_536);

/** Segments of the log that a server may have made in advance, and some more. */
const MOST_SEGMENTS = 100;

/** A PostgreSQL server whose disk can be filled. */
export interface SmallDisk {
  readonly databaseUrl: string;
  readonly faults: readonly Fault[];
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

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Checks that no table can grow. */
const expectFull = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    const { code } = await client
      .query(`create temporary table more as select repeat('x', 1000) from generate_series(1, 10000)`)
      .then(() => ({ code: 'none' }))
      .catch((error: unknown) => z.object({ code: z.string() }).parse(error));
    if (code !== DISK_FULL) throw new Error(`the disk is not full: ${code}`);
  });

/** Uses up the log until there is no space for more of it, which ends the server. */
const endByLog = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    for (let count = 0; count < MOST_SEGMENTS; count += 1)
      try {
        await client.query('select pg_switch_wal()');
        await client.query('create temporary table more ()');
        await client.query('drop table more');
      } catch {
        return;
      }
    throw new Error('the server has found space for its log');
  });

/** The names of file systems of this and earlier runs have the process id behind this. */
const DEVICE = 'trivia-faults-';

/** Unmounts what runs have left behind that were killed. */
async function unmountLeftovers(): Promise<void> {
  for (const mounted of readFileSync('/proc/mounts', 'utf8').split('\n')) {
    const [device = '', folder = ''] = mounted.split(' ');
    if (!device.startsWith(DEVICE) || existsSync(`/proc/${device.slice(DEVICE.length)}`)) continue;
    await run('umount', ['--lazy', folder]);
    await rmdir(folder);
  }
}

/** Starts a server on a separate file system; undefined where this user may not mount one. */
export async function smallDisk(): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, `${DEVICE}${process.pid}`, folder]);
  } catch {
    await rmdir(folder);
    return undefined;
  }
  await unmountLeftovers();
  // Lazily: the server may still have open files there.
  const unmount = (): void => {
    execFileSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  };
  process.once('exit', unmount);
  await chmod(folder, 0o755);
  const server = await ownPostgres(folder);
  await server.start();
  const filling = join(folder, 'filling');
  return {
    databaseUrl: server.url,
    faults: [
      {
        target: 'PostgreSQL',
        name: 'disk full',
        // It answers, and only refuses to grow.
        isSeen: false,
        async begin() {
          await fill(filling);
          await expectFull(server.url);
        },
        end: () => rm(filling),
      },
      {
        target: 'PostgreSQL',
        name: 'disk full, until it ends',
        async begin() {
          await fill(filling);
          await endByLog(server.url);
        },
        async end() {
          await rm(filling);
          await server.end('SIGINT');
          await server.start();
        },
      },
    ],
    async remove() {
      await server.remove();
      process.off('exit', unmount);
      unmount();
    },
  };
}
