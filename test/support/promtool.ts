import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { readStackEnvironment } from '../../stack/environment.mjs';
import { findProgram } from '../../stack/prerequisites.mjs';

const run = promisify(execFile);

/** The package of Debian and Ubuntu with `promtool`. */
const PACKAGE = 'prometheus';
const FOLDER = join(import.meta.dirname, '..', '..', '.trivia', 'promtool');

/** Runs promtool, and returns what it prints. Throws with its output if it fails. */
export type Promtool = (...parameters: string[]) => Promise<string>;

/** Unpacks the package instead of installing it: an installation would start a server. */
async function unpack(): Promise<void> {
  await mkdir(join(FOLDER, '..'), { recursive: true });
  const folder = await mkdtemp(`${FOLDER}-`);
  const download = (): Promise<unknown> => run('apt-get', ['-q', 'download', PACKAGE], { cwd: folder });
  // Without a list of packages there is no package to find.
  await download().catch(async () => {
    await run('apt-get', ['-q', 'update']);
    await download();
  });
  const [file = ''] = await readdir(folder);
  await run('dpkg-deb', ['--extract', join(folder, file), folder]);
  // Renamed when complete. Another test file may have been faster.
  await rename(folder, FOLDER).catch(() => rm(folder, { recursive: true, force: true }));
}

/** The program on the PATH, or from the Debian package. Returns the reason as text if there is none. */
export async function promtool(): Promise<Promtool | string> {
  let path = findProgram('promtool', readStackEnvironment());
  if (path === undefined) {
    try {
      if (!existsSync(FOLDER)) await unpack();
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n', 1).join('') : String(error);
      return `promtool is missing: install the package \`${PACKAGE}\`, or put promtool on the PATH (${reason})`;
    }
    path = join(FOLDER, 'usr', 'bin', 'promtool');
  }
  const program = path;
  return async (...parameters) => {
    try {
      const { stdout, stderr } = await run(program, parameters);
      return stdout + stderr;
    } catch (error) {
      const output = error instanceof Error && 'stdout' in error && 'stderr' in error ? error : undefined;
      throw new Error(`${String(output?.stdout)}${String(output?.stderr)}`, { cause: error });
    }
  };
}
