import { join } from 'node:path';

import { Refusal } from '../../src/refusal.ts';
import { makeFolderOf, writeAtomically } from '../export/atomic-file.ts';
import { BadArchive, type ArchiveEntry } from './archive-entry.ts';
import type { ArchiveKind, Download } from './download.ts';
import { tarEntries } from './tar-entries.ts';
import { zipEntries } from './zip-entries.ts';

const READERS: Readonly<Record<ArchiveKind, (path: string) => AsyncIterable<ArchiveEntry>>> = {
  zip: zipEntries,
  'tar.gz': tarEntries,
};

/** An archive is damaged, or lacks a file. */
export class ArchiveRefused extends Refusal {}

/**
 * Unpacks the files of an archive that the manifest names. Names from the archive are only compared with these: no path
 * is made from them.
 *
 * @param archive - where it is now
 * @param folder - of the source
 * @throws ArchiveRefused
 * @throws Refusal if a file cannot be written
 */
export async function unpack(
  archive: string,
  { path, unpack: wanted }: Download,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  if (wanted === undefined) return;
  const missing = new Set(wanted.files);
  try {
    for await (const { name, content } of READERS[wanted.kind](archive)) {
      if (!missing.delete(name)) continue;
      const file = join(folder, ...name.split('/'));
      await makeFolderOf(file);
      await writeAtomically(file, content(), signal);
    }
  } catch (error) {
    throw error instanceof BadArchive
      ? new ArchiveRefused(`The archive ${path} cannot be unpacked: ${error.message}.`)
      : error;
  }
  const [first] = missing;
  if (first !== undefined)
    throw new ArchiveRefused(
      `The archive ${path} does not have ${first}${missing.size > 1 ? ` and ${missing.size - 1} other files` : ''}.`,
    );
}
