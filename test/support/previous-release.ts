import { execFile } from 'node:child_process';
import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { ownFolder } from './own-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const git = async (...parameters: string[]): Promise<string> =>
  (await run('git', parameters, { cwd: ROOT })).stdout.trim();

/** The last release, by the changelog. */
interface Release {
  readonly version: string;
  readonly commit: string;
}

/** The commit that gave the changelog the heading of its newest version; a sentence if the history does not have it. */
export async function findPreviousRelease(): Promise<Release | string> {
  const heading = /^## \[(\d+\.\d+\.\d+)\]/m.exec(await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8'));
  if (heading === null) return 'there is no release yet';
  const [line, version = ''] = heading;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')) === 'true')
      return 'this is a shallow clone; fetch the whole history (`git fetch --unshallow`)';
    const [commit] = (await git('log', '--format=%H', '--reverse', `-S${line}`, '--', 'CHANGELOG.md')).split(
      '\n',
    );
    return commit === undefined || commit === '' ? `no commit added ${line}` : { version, commit };
  } catch (error) {
    return `git has no history here (${error instanceof Error ? error.message : String(error)})`;
  }
}

/**
 * Writes the files of a release to a folder that is deleted when the test ends. It runs with the packages of today: a package
 * that it needs and that is gone lets it fail.
 */
export async function checkOut({ commit }: Release): Promise<string> {
  const folder = await ownFolder();
  const archive = join(folder, 'release.tar');
  await git('archive', `--output=${archive}`, commit);
  await run('tar', ['--extract', `--file=${archive}`, `--directory=${folder}`]);
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** What the next version has of its own. The rest is the same for both. */
const OWN_PARTS = ['src', 'indexer', 'cli', 'catalogue', 'mappings'];

/** A version after this one, which has another field in its index, in a folder that is deleted when the test ends. */
export async function nextVersion(): Promise<string> {
  const folder = await ownFolder();
  for (const name of await readdir(ROOT))
    if (OWN_PARTS.includes(name)) await cp(join(ROOT, name), join(folder, name), { recursive: true });
    else await symlink(join(ROOT, name), join(folder, name));
  const file = join(folder, 'mappings/questions.json');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace('"properties": {', '"properties": { "new_field": { "type": "keyword" },'),
  );
  return folder;
}

/** The names of the files in a folder of a release. */
export async function filesOf({ commit }: Release, folder: string): Promise<string[]> {
  return (await git('ls-tree', '--name-only', `${commit}:${folder}`)).split('\n');
}
