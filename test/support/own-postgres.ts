import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { findFolders, ownedFolder, unprivilegedOwner } from '../../stack/folders.mjs';
import { tied } from '../../stack/supervise.ts';
import { freePort } from '../../stack/ports.mjs';
import { preparePostgres } from '../../stack/postgres.ts';
import { until } from './until.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');

/** A PostgreSQL server for one test, which may be stopped, killed and restored. */
export interface OwnPostgres {
  /** The URL of its database `trivia`. */
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Stops the server cleanly, or kills all of its processes. */
  readonly end: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
  /** Suspends or resumes the server with all its processes. */
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => Promise<void>;
  /** Copies the data folder, as a cold backup. The server must not run. */
  readonly save: () => Promise<void>;
  /** Puts back the saved data folder. The server must not run. */
  readonly restore: () => Promise<void>;
  /** Stops the server and deletes its data. */
  readonly remove: () => Promise<void>;
}

/**
 * Creates a server. What it has committed survives its end.
 *
 * @param parent - the folder in which its own folder is created
 */
export async function ownPostgres(parent = tmpdir()): Promise<OwnPostgres> {
  const owner = unprivilegedOwner();
  const folder = await mkdtemp(join(parent, 'trivia-postgres-'));
  await chmod(folder, 0o755);
  const setting = {
    folder: ownedFolder(join(folder, 'server'), owner),
    logFile: join(folder, 'log'),
    port: await freePort(),
    password: 'test',
    durable: true,
  };
  const { url, probe, ...engine } = await preparePostgres(findFolders(ROOT, owner), setting);
  const data = join(setting.folder, 'postgres-18');
  const saved = join(folder, 'saved');
  let child: ChildProcess | undefined;
  const running = (): ChildProcess | undefined =>
    child?.exitCode === null && child.signalCode === null ? child : undefined;

  /** Sends a signal to all processes of the server. Each of them has its own process group. */
  async function signalAll(signal: NodeJS.Signals): Promise<void> {
    const main = running()?.pid;
    if (main === undefined) return;
    const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(main)]).catch(() => ({ stdout: '' }));
    process.kill(main, signal);
    for (const pid of stdout.split('\n').map(Number))
      try {
        if (pid > 0) process.kill(pid, signal);
      } catch {
        // It has ended meanwhile.
      }
  }

  async function end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const server = running();
    if (server === undefined) return;
    const ended = once(server, 'exit');
    if (signal === 'SIGKILL') await signalAll(signal);
    else server.kill(signal);
    await ended;
  }

  // The server refuses data that does not belong to its user.
  const copy = (from: string, to: string): Promise<unknown> => run('cp', ['-a', from, to]);
  return {
    url,
    async start() {
      child = tied(
        spawn(engine.command, [...engine.arguments, '-c', 'shared_buffers=32MB'], {
          cwd: setting.folder,
          env: engine.environment,
          stdio: 'ignore',
          ...owner,
        }),
        'SIGINT',
      );
      await until('PostgreSQL is ready', () =>
        probe().then(
          () => true,
          () => false,
        ),
      );
    },
    end,
    signal: signalAll,
    async save() {
      await rm(saved, { recursive: true, force: true });
      await copy(data, saved);
    },
    async restore() {
      await rm(data, { recursive: true, force: true });
      await rename(saved, data);
    },
    async remove() {
      await end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
