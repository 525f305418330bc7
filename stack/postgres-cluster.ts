import { execFile } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Owner } from './engine-plan.ts';
import type { Setting } from './local-engine.ts';
import { ownedFolder } from './places.ts';
import { commandLine } from './process-identity.ts';

/** Lower-case and sorting by code point, the same on every machine, whatever locales it has. */
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Who creates the data folder, and of whom. */
export interface ClusterRequest {
  /** Folder of the PostgreSQL programs. */
  readonly programs: string;
  readonly data: string;
  readonly user: string;
  readonly setting: Setting;
  readonly owner: Owner | undefined;
}

/** Creates the data folder the first time; later removes the lock of a server that is gone. */
export async function ensureCluster(request: ClusterRequest): Promise<void> {
  if (existsSync(request.data)) removeStaleLock(request.data);
  else await createCluster(request);
}

/**
 * PostgreSQL refuses to start when the process number in its lock file exists, be it a zombie or, after a restart
 * of the machine, another program. Its shared memory still keeps two servers off the same data.
 */
function removeStaleLock(data: string): void {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!commandLine(pid).includes(data)) rmSync(file, { force: true });
}

async function createCluster({ programs, data, user, setting, owner }: ClusterRequest): Promise<void> {
  // Renamed when it is complete, so one that was cut short is simply made again.
  const making = `${data}.new`;
  rmSync(making, { recursive: true, force: true });
  ownedFolder(making, owner);
  const passwordFile = join(setting.folder, 'postgres-password');
  writeFileSync(passwordFile, setting.password, { mode: 0o600 });
  if (owner !== undefined) chownSync(passwordFile, owner.uid, owner.gid);
  try {
    const access = ['-U', user, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    const durability = setting.durable ? [] : ['--no-sync'];
    await promisify(execFile)(join(programs, 'initdb'), ['-D', making, ...access, ...locale, ...durability], {
      cwd: setting.folder,
      env: { LC_ALL: 'C' },
      ...owner,
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`PostgreSQL could not create its data folder ${data}: ${said}`, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(making, data);
}
