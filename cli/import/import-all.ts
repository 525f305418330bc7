import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Pool } from 'pg';

import { filesOf } from '../../indexer/downloads/download.ts';
import { sourceFolder } from '../../indexer/downloads/fetch-source.ts';
import { MANIFEST, UPSTREAM_SOURCES, type UpstreamSource } from '../../indexer/downloads/manifest.ts';
import { FilesRefused, NoInputFiles } from '../../indexer/import/input-files.ts';
import {
  finishImport,
  importFiles,
  type ImportOptions,
  type ImportResult,
} from '../../indexer/import/import-files.ts';
import { Refusal } from '../../src/refusal.ts';
import type { Output } from '../output.ts';
import { createImportDisplay } from './import-progress.ts';

/** What became of one source. */
export type SourceImport =
  | { readonly source: UpstreamSource; readonly result: ImportResult; readonly missing: readonly string[] }
  /** Its folder does not exist, or has none of its files. */
  | { readonly source: UpstreamSource; readonly result: null; readonly error: null }
  /** Its files could not be imported. */
  | { readonly source: UpstreamSource; readonly result: null; readonly error: string };

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isDirectory() ?? false;

/** Files of the manifest that were not imported, wherever they are in the folder. */
function missingFrom(source: UpstreamSource, { files, leftOut }: ImportResult): string[] {
  const found = new Set([...files, ...leftOut].map(({ file }) => basename(file).replace(/\.gz$/u, '')));
  return MANIFEST[source].downloads
    .flatMap(filesOf)
    .filter((file) => !found.has(basename(file).replace(/\.gz$/u, '')));
}

async function importSource(
  pool: Pool,
  output: Output,
  folder: string,
  source: UpstreamSource,
  options: ImportOptions,
): Promise<SourceImport> {
  const path = sourceFolder(folder, source);
  if (!(await isFolder(path))) return { source, result: null, error: null };
  const { end, ...display } = createImportDisplay(output, source);
  try {
    const result = await importFiles(pool, [path], source, { ...options, ...display });
    return { source, result, missing: missingFrom(source, result) };
  } catch (error) {
    if (error instanceof NoInputFiles) return { source, result: null, error: null };
    if (error instanceof FilesRefused || error instanceof Refusal)
      return { source, result: null, error: error.message };
    throw error;
  } finally {
    end();
  }
}

/** @throws Refusal if no source has a folder there */
async function checkFolder(folder: string): Promise<void> {
  for (const source of UPSTREAM_SOURCES) if (await isFolder(sourceFolder(folder, source))) return;
  throw new Refusal(
    `${folder} has no folder of a source, such as ${sourceFolder(folder, 'opentdb')}. Make one with \`trivia sources fetch --all --dir ${folder}\`.`,
  );
}

/**
 * Imports the sources that are in a folder, one after another. A source that fails does not stop the others. An
 * interrupted import of all sources resumes at the source where it was.
 *
 * @returns the sources in import order; fewer than all if the signal stopped it
 * @throws Refusal if there are none
 */
export async function importAll(
  pool: Pool,
  output: Output,
  folder: string,
  options: ImportOptions & { readonly signal: AbortSignal },
): Promise<SourceImport[]> {
  const isResumable = options.dryRun !== true && options.limit === undefined;
  await checkFolder(folder);
  const imports: SourceImport[] = [];
  for (const source of UPSTREAM_SOURCES) {
    if (options.signal.aborted) return imports;
    imports.push(await importSource(pool, output, folder, source, { ...options, isPart: isResumable }));
  }
  if (!options.signal.aborted && isResumable)
    for (const { source, result } of imports)
      if (result !== null) await finishImport(pool, [sourceFolder(folder, source)], source);
  return imports;
}
