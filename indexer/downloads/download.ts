/** How the files of an archive are read. */
export type ArchiveKind = 'zip' | 'tar.gz';

/** One file that a publisher offers. */
export interface Download {
  /** Where it is stored, below the folder of its source; with `/`. An archive is deleted once it is unpacked. */
  readonly path: string;
  /** Where to get it. The first that has the file is used; each has the same bytes. */
  readonly addresses: readonly [string, ...string[]];
  /** Bytes; undefined if not known for certain. */
  readonly size?: number;
  /** SHA-256 in hexadecimal; undefined if not known for certain, or if the publisher may change the file. */
  readonly sha256?: string;
  /** The files of an archive that are unpacked, with the paths that they have in it. Others are never written. */
  readonly unpack?: { readonly kind: ArchiveKind; readonly files: readonly string[] };
}

/** The files that a download leaves in the folder of its source. */
export const filesOf = ({ path, unpack }: Download): readonly string[] => unpack?.files ?? [path];

/** An address does not have the file. Another address may. */
export class DownloadRefused extends Error {
  override readonly name = 'DownloadRefused';
}

/** The transfer failed for a reason that may pass. What has arrived is kept, and the next attempt resumes there. */
export class DownloadInterrupted extends Error {
  override readonly name = 'DownloadInterrupted';
}
