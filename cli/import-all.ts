import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Pool } from 'pg';

import { sourceFolder } from '../indexer/downloads/fetch-source.ts';
import { filesOf, MANIFEST, UPSTREAM_SOURCES, type UpstreamSource } from '../indexer/downloads/manifest.ts';
import {
  finishImport,
  importFiles,
  type ImportOptions,
  type ImportResult,
} from '../indexer/import/import-files.ts';
import { addReports, EMPTY_REPORT, type ImportReport } from '../indexer/import/import-report.ts';
import { FilesRefused, NoInputFiles } from '../indexer/import/input-files.ts';
import { Refusal } from '../src/refusal.ts';
import { runInContext } from './command-context.ts';
import { type CommandIo, EXIT_CODES, type ExitCode } from './command.ts';
import { COUNTS, createImportDisplay, tierLines } from './import-output.ts';
import type { Line, Output } from './output.ts';
import { analyzeTables } from './store/connection.ts';

interface ImportAllFlags {
  readonly json: boolean;
  readonly dryRun: boolean;
  readonly limit?: number;
}

/** Runs `trivia import --all`. */
export async function runImportAll(
  io: CommandIo,
  folder: string,
  { json, dryRun, limit }: ImportAllFlags,
): Promise<void> {
  await runInContext(io, { json }, async ({ pool, output, signal }) => {
    const options = { signal, dryRun, ...(limit === undefined ? {} : { limit }) };
    const imports = await importAll(pool, output, folder, options);
    if (!dryRun) await analyzeTables(pool);
    const finished = !signal.aborted;
    output.result(
      { folder, dryRun, finished, data: imports },
      importAllLines(imports, folder, dryRun, finished),
    );
    return exitCode(imports, finished);
  });
}

function exitCode(imports: readonly SourceImport[], finished: boolean): ExitCode {
  if (!finished) return EXIT_CODES.stopped;
  if (imports.some((one) => one.result === null && one.error !== null)) return EXIT_CODES.failed;
  const isWhole = imports.every(
    (one) => one.result !== null && one.result.report.skipped === 0 && one.missing.length === 0,
  );
  return isWhole ? EXIT_CODES.done : EXIT_CODES.incomplete;
}

/** What became of one source. */
type SourceImport =
  | { readonly source: UpstreamSource; readonly result: ImportResult; readonly missing: readonly string[] }
  /** Its folder does not exist, or has none of its files. */
  | { readonly source: UpstreamSource; readonly result: null; readonly error: null }
  /** Its files could not be imported. */
  | { readonly source: UpstreamSource; readonly result: null; readonly error: string };

/**
 * Imports the sources that are in a folder, one after another. A source that fails does not stop the others. An
 * interrupted import of all sources resumes at the source where it was.
 *
 * @returns the sources in import order; fewer than all if the signal stopped it
 * @throws Refusal if there are none
 */
async function importAll(
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

/** @throws Refusal if no source has a folder there */
async function checkFolder(folder: string): Promise<void> {
  for (const source of UPSTREAM_SOURCES) if (await isFolder(sourceFolder(folder, source))) return;
  throw new Refusal(
    `${folder} has no folder of a source, such as ${sourceFolder(folder, 'opentdb')}. Make one with \`trivia sources fetch --all --dir ${folder}\`.`,
  );
}

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isDirectory() ?? false;

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

/** Files of the manifest that were not imported, wherever they are in the folder. */
function missingFrom(source: UpstreamSource, { files, leftOut }: ImportResult): string[] {
  const found = new Set([...files, ...leftOut].map(({ file }) => basename(file).replace(/\.gz$/u, '')));
  return MANIFEST[source].downloads
    .flatMap(filesOf)
    .filter((file) => !found.has(basename(file).replace(/\.gz$/u, '')));
}

/** The result of importing all sources as text. */
function importAllLines(
  imports: readonly SourceImport[],
  folder: string,
  dryRun: boolean,
  finished: boolean,
): Line[] {
  const done = imports.flatMap(({ source, result }) =>
    result === null ? [] : [{ source, report: result.report }],
  );
  const total = done.reduce((sum, { report }) => addReports(sum, report), EMPTY_REPORT);
  return [
    {
      head: ['source', ...COUNTS],
      rows: [
        ...done.map(({ source, report }) => [source, ...COUNTS.map((name) => report[name])]),
        ['all', ...COUNTS.map((name) => total[name])],
      ],
    },
    ...imports.flatMap((one) =>
      one.result === null && one.error !== null ? [`${one.source} failed: ${one.error}`] : [],
    ),
    ...tierLines(total),
    ...skipLine(total),
    ...missingLines(imports, folder),
    ...(dryRun ? ['Dry run: nothing was saved.'] : []),
    ...(finished ? [] : ['Stopped before the end. Run the same command to resume.']),
  ];
}

/** Why rows were skipped, the most frequent reason first. */
function skipLine({ reasons }: ImportReport): string[] {
  const counts = Object.entries(reasons).toSorted(([, one], [, other]) => other - one);
  if (counts.length === 0) return [];
  return [
    `Skipped: ${counts.map(([reason, count]) => `${count.toLocaleString('en')} ${reason}`).join(', ')}.`,
  ];
}

/** What was not in the folder, and how to get it. */
function missingLines(imports: readonly SourceImport[], folder: string): string[] {
  const absent = imports.filter((one) => one.result === null && one.error === null);
  const partial = imports.flatMap((one) => (one.result !== null && one.missing.length > 0 ? [one] : []));
  if (absent.length + partial.length === 0) return [];
  const names = [...absent, ...partial].map(({ source }) => source);
  return [
    'Missing:',
    ...absent.map(({ source }) => `  ${source}: all files`),
    ...partial.map(({ source, missing }) => missingLine(source, missing)),
    `Download them with \`trivia sources fetch ${names.join(' ')} --dir ${folder}\`.`,
  ];
}

/** Missing files of a source that are listed by name; the JSON has all of them. */
const SHOWN_FILES = 3;

function missingLine(source: UpstreamSource, missing: readonly string[]): string {
  const files = MANIFEST[source].downloads.flatMap(filesOf).length;
  const others = missing.length > SHOWN_FILES ? ` and ${missing.length - SHOWN_FILES} more` : '';
  return `  ${source}: ${missing.length} of ${files} files (${missing.slice(0, SHOWN_FILES).join(', ')}${others})`;
}
