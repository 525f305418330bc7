import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { RedisClient } from '../../src/redis.ts';
import type { LocalEngine, Setting } from '../../stack/engine.ts';
import { findFolders, ownedFolder, unprivilegedOwner, type Folders } from '../../stack/folders.mjs';
import { createMember } from '../../stack/member.ts';
import { freePort, lastingPorts } from '../../stack/ports.mjs';
import { postgresData, preparePostgres } from '../../stack/postgres.ts';
import { prepareStandby } from '../../stack/standby.ts';
import { tied } from '../../stack/supervise.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');

/** A PostgreSQL server for one test, which may be stopped, killed and restored. */
export interface OwnPostgres {
  /** The URL of its database `trivia`. */
  readonly url: string;
  /** Its data folder. */
  readonly data: string;
  readonly start: () => Promise<void>;
  /** Stops the server cleanly, or kills all of its processes. */
  readonly end: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
  /** Suspends or resumes the server with all its processes. */
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
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
export const ownPostgres = (parent = tmpdir()): Promise<OwnPostgres> => ownServer(parent, preparePostgres);

/** Creates a streaming standby of a running server. It is not started yet. */
export const ownStandby = (primary: OwnPostgres): Promise<OwnPostgres> =>
  ownServer(tmpdir(), (folders, setting) => prepareStandby(folders, setting, primary));

/** The URL of two servers, with which connections are made to the primary. */
export const severalHosts = (one: string, other: string): string =>
  one.replace(/@[^/]*/, (host) => `${host},${new URL(other).host}`) + '?target_session_attrs=read-write';

async function ownServer(
  parent: string,
  prepare: (folders: Folders, setting: Setting) => Promise<LocalEngine>,
): Promise<OwnPostgres> {
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
  const engine = await prepare(findFolders(ROOT, owner), setting);
  const { url } = engine;
  const data = postgresData(setting);
  const saved = join(folder, 'saved');
  const { start, stop, kill, signal } = createMember({
    name: 'PostgreSQL',
    url,
    logFile: setting.logFile,
    prepare: () => ({ ...engine, arguments: [...engine.arguments, '-c', 'shared_buffers=32MB'] }),
    signal: new AbortController().signal,
  });
  return {
    url,
    data,
    start,
    end: (by) => (by === 'SIGKILL' ? kill() : stop()),
    signal,
    async save() {
      await rm(saved, { recursive: true, force: true });
      // The server refuses data that does not belong to its user.
      await run('cp', ['-a', data, saved]);
    },
    async restore() {
      await rm(data, { recursive: true, force: true });
      await rename(saved, data);
    },
    async remove() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The program of the shared Redis; undefined if it is not a file on this machine. */
export async function redisProgram(shared: RedisClient): Promise<string | undefined> {
  const program = /^executable:(.*)$/m.exec(await shared.info('server'))?.[1]?.trim() ?? '';
  return existsSync(program) ? program : undefined;
}

/**
 * A Redis for one test, without persistence: its data is lost when it is killed. Uses the same program as the shared
 * Redis. Undefined if that is not a file on this machine.
 */
export async function ownRedis(shared: RedisClient) {
  const program = await redisProgram(shared);
  if (program === undefined) return undefined;
  const [port = 0] = await lastingPorts(1);
  let child: ChildProcess | undefined;
  const parameters = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', tmpdir()];
  return {
    url: `redis://127.0.0.1:${port}`,
    async start(): Promise<void> {
      child = tied(spawn(program, parameters, { stdio: ['ignore', 'pipe', 'ignore'] }));
      let said = '';
      for await (const text of child.stdout ?? []) {
        said += String(text);
        if (said.includes('Ready to accept')) return;
      }
      throw new Error(`Redis did not start:\n${said}`);
    },
    /** Kills it with SIGKILL. */
    async kill(): Promise<void> {
      if (child?.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
