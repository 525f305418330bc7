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

/** Bytes that one file of an archive may have. The largest that is read has less than a tenth. */
export const MOST_UNPACKED = 256 * 1_048_576;
