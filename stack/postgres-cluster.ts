import { execFile } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Owner, Setting } from './engine.ts';
import { ownedFolder } from './folders.mjs';
import { commandLine } from './processes.ts';

/** Case conversion and sorting by code point are the same on every computer, regardless of its locales. */
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** The data folder to create. */
export interface ClusterRequest {
  /** The folder of the PostgreSQL programs. */
  readonly programs: string;
  readonly data: string;
  readonly user: string;
  readonly setting: Setting;
  readonly owner: Owner | undefined;
}

/** Creates the data folder the first time; later deletes the lockfile of a dead server. */
export async function ensureCluster(request: ClusterRequest): Promise<void> {
  if (existsSync(request.data)) removeStaleLock(request.data);
  else await createCluster(request);
}

/**
 * PostgreSQL refuses to start when the process id in its lockfile exists, even if it is a zombie or, after a reboot,
 * another program. Its shared memory still prevents two servers on the same data.
 */
function removeStaleLock(data: string): void {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!commandLine(pid).includes(data)) rmSync(file, { force: true });
}

async function createCluster({ programs, data, user, setting, owner }: ClusterRequest): Promise<void> {
  // Renamed when complete, so an interrupted one is simply created again.
  const staging = `${data}.new`;
  rmSync(staging, { recursive: true, force: true });
  ownedFolder(staging, owner);
  const passwordFile = join(setting.folder, 'postgres-password');
  writeFileSync(passwordFile, setting.password, { mode: 0o600 });
  if (owner !== undefined) chownSync(passwordFile, owner.uid, owner.gid);
  try {
    const access = ['-U', user, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    const durability = setting.durable ? [] : ['--no-sync'];
    await promisify(execFile)(
      join(programs, 'initdb'),
      ['-D', staging, ...access, ...locale, ...durability],
      {
        cwd: setting.folder,
        env: { LC_ALL: 'C' },
        ...owner,
      },
    );
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`PostgreSQL could not create its data folder ${data}: ${reason}`, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(staging, data);
}
