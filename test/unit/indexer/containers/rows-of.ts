import { NotThisContainer, type Row } from '../../../../indexer/containers/row.ts';
import { splitRows } from '../../../../indexer/containers/split-rows.ts';
import type { Container } from '../../../../indexer/sources/adapter.ts';

export async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

/** The rows of a text or of bytes, read in chunks of the given size. */
export async function rowsOf(container: Container, content: string | Buffer, chunk = 65_536): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const some of splitRows(inChunks(Buffer.from(content), chunk), container)) rows.push(...some);
  return rows;
}

/** The rows, or the reason why the file is refused. */
export async function rowsOrReason(...given: Parameters<typeof rowsOf>): Promise<Row[] | string> {
  try {
    return await rowsOf(...given);
  } catch (error) {
    if (error instanceof NotThisContainer) return `the file ${error.message}`;
    throw error;
  }
}

/** The value or the error of each row, or the reason why the file is refused. */
export async function valuesOf(...given: Parameters<typeof rowsOf>): Promise<unknown> {
  const rows = await rowsOrReason(...given);
  return typeof rows === 'string' ? rows : rows.map((row) => ('value' in row ? row.value : row.error));
}
