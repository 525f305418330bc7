import type { Dirent } from 'node:fs';
import { access, constants, readdir, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

import type { Source } from '../../src/contract/vocabulary.ts';
import { Refusal } from '../../src/refusal.ts';
import { beginsLikeUtf16, openBytes, readRefusal } from '../containers/bytes.ts';
import { LONGEST_ROW, NotThisContainer, type Row } from '../containers/row.ts';
import { splitRows } from '../containers/split-rows.ts';
import type { Container, SourceAdapter } from '../sources/adapter.ts';

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

/** How files are found and recognized. The source is null for canonical records of any source. */
type Recognition = Pick<SourceAdapter, 'selects' | 'order' | 'container' | 'expected' | 'isRow'> & {
  readonly source: Source | null;
};

type Selection = Omit<Recognition, 'container' | 'isRow'>;

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

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

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

async function* filesWithin(folder: string, below = ''): AsyncGenerator<string> {
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    if (isIgnored(entry.name)) continue;
    const name = join(below, entry.name);
    if (entry.isDirectory()) yield* filesWithin(folder, name);
    else if (await isFile(join(folder, below), entry)) yield name;
  }
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

async function sizeOf(path: string): Promise<number> {
  try {
    await access(path, constants.R_OK);
    return (await stat(path)).size;
  } catch (error) {
    throw readRefusal(error, path);
  }
}

/** A file that does not have the expected format. */
export interface RefusedFile {
  readonly file: string;
  /** Completes "the file …". `--json` prints this name. */
  readonly fault: string;
  /** What it looks like: a source, or `canonical records`; null if unknown. */
  readonly looksLike: string | null;
}

/** The files to import. */
export interface CheckedFiles {
  readonly files: readonly InputFile[];
  /** Files of other sources in the same folder. */
  readonly leftOut: readonly RefusedFile[];
}

/** Some files do not have the expected format. Nothing was written. */
export class FilesRefused extends Error {
  override readonly name = 'FilesRefused';
  readonly files: readonly RefusedFile[];
  constructor(files: readonly RefusedFile[], expected: string) {
    const lines = files.map(
      ({ file, fault, looksLike }) =>
        `  ${file} ${fault}${looksLike === null ? '' : `; it looks like ${looksLike}`}`,
    );
    super(`Nothing was imported. Expected: ${expected}.\n${lines.join('\n')}`);
    this.files = files;
  }
}

/**
 * Checks the beginning of every file before anything is written. An empty file passes. Files of other sources in a
 * folder are left out, but a file that was named itself is refused.
 *
 * @param others - formats that a refused file may have instead
 * @throws FilesRefused with all files that do not have the expected format
 */
export async function checkFiles(
  files: readonly InputFile[],
  format: Shape & Pick<Recognition, 'expected'>,
  others: readonly Shape[],
): Promise<CheckedFiles> {
  const fitting: InputFile[] = [];
  const leftOut: RefusedFile[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const found = await check(file, format, others);
    if (found === undefined) fitting.push(file);
    else if (file.isNamed || found.looksLike === null) refused.push(found);
    else leftOut.push(found);
  }
  if (refused.length > 0 || fitting.length === 0)
    throw new FilesRefused([...refused, ...leftOut], format.expected);
  return { files: fitting, leftOut };
}

type Shape = Pick<Recognition, 'source' | 'container' | 'isRow'>;

async function check(
  file: InputFile,
  { container, isRow }: Shape,
  others: readonly Shape[],
): Promise<RefusedFile | undefined> {
  const rows = await firstRows(file.path, container(file.name));
  if (typeof rows !== 'string' && isFitting(rows, isRow)) return undefined;
  const fault = typeof rows === 'string' ? rows : describeFault(rows);
  for (const other of others)
    if (await hasSampleRows(file, other))
      return { file: file.name, fault, looksLike: other.source ?? 'canonical records' };
  return { file: file.name, fault, looksLike: null };
}

/** Rows that decide about a file. */
const SAMPLE_ROWS = 20;
/** Bytes in which these rows are expected: a large file of another kind may have none. */
const SAMPLE_BYTES = 4 * LONGEST_ROW;

/** The first rows of a file, or the reason why it has none. */
async function firstRows(path: string, container: Container): Promise<readonly Row[] | string> {
  const rows: Row[] = [];
  try {
    for await (const some of splitRows(beginning((await openBytes(path)).chunks), container)) {
      rows.push(...some.slice(0, SAMPLE_ROWS));
      if (rows.length >= SAMPLE_ROWS) break;
    }
  } catch (error) {
    if (error instanceof NotThisContainer) return error.message;
    throw error;
  }
  return rows.slice(0, SAMPLE_ROWS);
}

async function* beginning(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of chunks) {
    if (length === 0 && beginsLikeUtf16(chunk))
      throw new NotThisContainer(
        'is in UTF-16 from its first row and byte on: convert it to UTF-8, with `iconv -f UTF-16 -t UTF-8`',
      );
    yield chunk;
    length += chunk.length;
    if (length >= SAMPLE_BYTES) return;
  }
}

/** A file of the format may have no rows, or be the response to a request that was refused. */
const isFitting = (rows: readonly Row[], isRow: Shape['isRow']): boolean =>
  rows.length === 0 ||
  rows.some((row) => ('value' in row ? isRow(row.value) : row.error === 'upstream_refused'));

function describeFault(rows: readonly Row[]): string {
  const unread = rows.find((row) => 'error' in row && row.detail !== undefined);
  const why =
    unread === undefined || !('error' in unread)
      ? ''
      : `: row ${unread.number} is not UTF-8 (${unread.detail ?? ''})`;
  return `has no such row among its first ${rows.length}${why}`;
}

async function hasSampleRows(file: InputFile, { container, isRow }: Shape): Promise<boolean> {
  const rows = await firstRows(file.path, container(file.name));
  return typeof rows !== 'string' && rows.some((row) => 'value' in row && isRow(row.value));
}

/** A file that is being read. */
interface OpenFile {
  /** The rows in their order. Each list may be empty. */
  readonly rows: AsyncIterable<readonly Row[]>;
  /** The number of bytes read from disk. */
  readonly bytesRead: () => number;
  /**
   * Call it for each row, in their order.
   *
   * @throws Refusal if too many rows in sequence are not questions
   */
  readonly limit: LimitStrangers;
}

/** Opens a file that was checked, to read its rows. */
export async function openFile(
  { path, name }: InputFile,
  { container }: Pick<Recognition, 'container'>,
): Promise<OpenFile> {
  const { chunks, bytesRead } = await openBytes(path);
  return { rows: splitRows(chunks, container(name)), bytesRead, limit: limitStrangers(path) };
}

/**
 * Rows in sequence that are allowed not to be questions. Such a row can have two bytes and costs as much time as any other,
 * so a short file could occupy the importer for hours.
 */
const MOST_STRANGERS = 10_000;

type LimitStrangers = (row: Row, isQuestion: boolean) => void;

/**
 * Creates what stops reading a file that hardly has questions.
 *
 * @throws Refusal from the function, if too many rows in sequence are not questions
 */
export function limitStrangers(path: string): LimitStrangers {
  let strangers = 0;
  return ({ number, end }, isQuestion) => {
    strangers = isQuestion ? 0 : strangers + 1;
    if (strangers < MOST_STRANGERS) return;
    const [most, row, byte] = [MOST_STRANGERS, number, end].map((count) => count.toLocaleString('en'));
    throw new Refusal(
      `The file ${path} has ${most} rows in sequence that are not questions, up to row ${row} (byte ${byte}, decompressed). Remove these rows and import the file again. What was imported before stays.`,
    );
  };
}
