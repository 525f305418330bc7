import { beginsLikeUtf16, openBytes } from '../containers/bytes.ts';
import { LONGEST_ROW, NotThisContainer, type Row } from '../containers/row.ts';
import { splitRows } from '../containers/split-rows.ts';
import type { ImportFormat } from './import-format.ts';
import type { InputFile } from './input-files.ts';
import type { Container } from '../sources/adapter.ts';

/** Rows that decide about a file. */
const SAMPLE_ROWS = 20;
/** Bytes in which these rows are expected: a large file of another kind may have none. */
const SAMPLE_BYTES = 4 * LONGEST_ROW;

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

type Shape = Pick<ImportFormat, 'source' | 'container' | 'isRow'>;

async function hasSampleRows(file: InputFile, { container, isRow }: Shape): Promise<boolean> {
  const rows = await firstRows(file.path, container(file.name));
  return typeof rows !== 'string' && rows.some((row) => 'value' in row && isRow(row.value));
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

/**
 * Checks the beginning of every file before anything is written. An empty file passes. Files of other sources in a
 * folder are left out, but a file that was named itself is refused.
 *
 * @param others - formats that a refused file may have instead
 * @throws FilesRefused with all files that do not have the expected format
 */
export async function checkFiles(
  files: readonly InputFile[],
  format: Shape & Pick<ImportFormat, 'expected'>,
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
