/** A file in an archive. */
export interface ArchiveEntry {
  /** As the archive spells it; with `/`. */
  readonly name: string;
  /** Its bytes. They must be read to the end before the next entry, or left alone. */
  readonly content: () => AsyncIterable<Buffer>;
}

/** An archive is damaged, or has something that is not read. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** An error of a package that reads archives, or of zlib, as a `BadArchive`. Those of the file system stay what they are. */
export function badArchive(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BadArchive) return error;
  const isOfFileSystem = 'code' in error && !String(error.code).startsWith('Z_');
  return isOfFileSystem ? error : new BadArchive(error.message.replace(/[.]$/u, ''), { cause: error });
}

/** Bytes that one file of an archive may have. The largest that is read has less than a tenth. */
export const MOST_UNPACKED = 256 * 1_048_576;
