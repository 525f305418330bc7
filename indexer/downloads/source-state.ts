import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { filesOf, type Download } from './download.ts';
import { MANIFEST, type UpstreamSource } from './manifest.ts';

/** The folder of a source in the folder of all sources. */
export const sourceFolder = (folder: string, source: UpstreamSource): string => join(folder, source);

/** What is there of a source. */
export interface SourceState {
  /** Files of the manifest, and how many of them are there. */
  readonly files: number;
  readonly present: number;
  /** Paths below the folder of the source. */
  readonly missing: readonly string[];
}

const exists = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isFile() ?? false;

/** The files of a download that are not in the folder of its source. */
export async function missingFiles(folder: string, download: Download): Promise<string[]> {
  const missing: string[] = [];
  for (const file of filesOf(download)) if (!(await exists(join(folder, file)))) missing.push(file);
  return missing;
}

/** Compares the folder of a source with the manifest, by name only. */
export async function sourceState(folder: string, source: UpstreamSource): Promise<SourceState> {
  const { downloads } = MANIFEST[source];
  const files = downloads.flatMap(filesOf).length;
  const missing: string[] = [];
  for (const download of downloads)
    missing.push(...(await missingFiles(sourceFolder(folder, source), download)));
  return { files, present: files - missing.length, missing };
}
