import type { Dirent } from 'node:fs';
import { access, constants, readdir, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

import { Refusal } from '../../src/refusal.ts';
import { readRefusal } from '../containers/bytes.ts';
import type { ImportFormat } from './import-format.ts';

/** A folder has no file of the source. */
export class NoInputFiles extends Refusal {}

/** A file to import. */
export interface InputFile {
  readonly path: string;
  /** As it was given, or relative to the given folder; with `/`. */
  readonly name: string;
  /** Bytes on disk, possibly compressed. */
  readonly size: number;
  /** Whether it was named itself, and not found in a folder. */
  readonly isNamed: boolean;
}

/** Hidden files and the extra files of archive programs contain no rows. */
const isIgnored = (name: string): boolean => name.startsWith('.') || name === '__MACOSX';

async function isFile(folder: string, entry: Dirent): Promise<boolean> {
  if (entry.isFile()) return true;
  // Broken links are ignored. So are links to folders, which could form a cycle.
  return (
    entry.isSymbolicLink() && ((await stat(join(folder, entry.name)).catch(() => null))?.isFile() ?? false)
  );
}

async function* filesWithin(folder: string, below = ''): AsyncGenerator<string> {
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    if (isIgnored(entry.name)) continue;
    const name = join(below, entry.name);
    if (entry.isDirectory()) yield* filesWithin(folder, name);
    else if (await isFile(join(folder, below), entry)) yield name;
  }
}

async function sizeOf(path: string): Promise<number> {
  try {
    await access(path, constants.R_OK);
    return (await stat(path)).size;
  } catch (error) {
    throw readRefusal(error, path);
  }
}

type Selection = Pick<ImportFormat, 'selects' | 'order' | 'source' | 'expected'>;

/** The file at a path, or the files with rows in a folder. */
async function filesOf(path: string, { selects, source, expected }: Selection): Promise<InputFile[]> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory() !== true)
    return [{ path, name: path.replaceAll(sep, '/'), size: await sizeOf(path), isNamed: true }];
  const files: InputFile[] = [];
  for await (const below of filesWithin(path)) {
    const name = below.replaceAll(sep, '/');
    // Adapters know the names of decompressed files.
    if (!selects(name) && !selects(name.replace(/\.gz$/u, ''))) continue;
    files.push({ path: join(path, below), name, size: await sizeOf(join(path, below)), isNamed: false });
  }
  if (files.length === 0)
    throw new NoInputFiles(
      `The folder ${path} has no file with a name used for ${source ?? 'canonical records'}. Expected: ${expected}.`,
    );
  return files;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Finds the files at the paths, each once, in import order: as the format defines, then by name.
 *
 * @throws Refusal if a file cannot be read, or a folder has no such files
 */
export async function findInputFiles(paths: readonly string[], selection: Selection): Promise<InputFile[]> {
  const { order = () => 0 } = selection;
  const found = new Map<string, InputFile>();
  for (const path of paths)
    for (const file of await filesOf(path, selection)) {
      const place = resolve(file.path);
      const before = found.get(place);
      if (before === undefined || (file.isNamed && !before.isNamed)) found.set(place, file);
    }
  return [...found.values()].sort(
    (a, b) => order(a.name) - order(b.name) || compare(a.name, b.name) || compare(a.path, b.path),
  );
}
