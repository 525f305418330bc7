import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { ExportFile, type FileOnDisk } from '../contract/exports.ts';

/*
 * A set of exports is a folder, named after its time and with a manifest. Its files have the same time in their names, so
 * that a name never stands for different content.
 */

/** The name of the manifest in the folder of a set. */
export const MANIFEST = 'manifest.json';

/** The name of a set, and the name of a file with that of its set. */
const SET = /^\d{8}T\d{9}Z$/u;
const FILE = /-(\d{8}T\d{9}Z)\.jsonl\.gz$/u;

/** The name of the set made at a time. Names sort by time. */
export const setName = (madeAt: Date): string => madeAt.toISOString().replaceAll(/[-:.]/gu, '');

/** The name of a file in a set. */
export const fileName = (
  { language, license }: Pick<ExportFile, 'language' | 'license'>,
  set: string,
): string => `questions-${language}-${license}-${set}.jsonl.gz`;

/** The manifest of a set. */
export const ExportManifest = z.object({ files: z.array(ExportFile) });
export type ExportManifest = z.infer<typeof ExportManifest>;

/** The exports that can be downloaded. The folder is read at each call: another process writes it. */
export function createExportFolder(folder: string) {
  return {
    /** The files of the newest set. */
    async list(): Promise<readonly ExportFile[]> {
      const [newest] = await listSets(folder);
      return newest === undefined ? [] : ((await readSet(folder, newest)) ?? []);
    },
    /** A file of any set that is still kept. */
    async find(name: string): Promise<FileOnDisk | undefined> {
      const set = FILE.exec(name)?.[1];
      if (set === undefined) return undefined;
      // The name must be in the manifest, so that a caller cannot choose a path.
      const file = (await readSet(folder, set))?.find((entry) => entry.name === name);
      return file === undefined ? undefined : { ...file, path: join(folder, set, file.name) };
    },
  };
}

export type ExportFolder = ReturnType<typeof createExportFolder>;

/** The names of the complete sets in a folder, the newest first. */
export async function listSets(folder: string): Promise<string[]> {
  const entries = (await unlessMissing(readdir(folder))) ?? [];
  return entries
    .filter((entry) => SET.test(entry))
    .sort()
    .reverse();
}

/** Reads the files of a set; undefined if it has been deleted. */
async function readSet(folder: string, set: string): Promise<ExportManifest['files'] | undefined> {
  const text = await unlessMissing(readFile(join(folder, set, MANIFEST), 'utf8'));
  return text === undefined ? undefined : ExportManifest.parse(JSON.parse(text)).files;
}

/** Returns undefined for a file or folder that does not exist. */
async function unlessMissing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
