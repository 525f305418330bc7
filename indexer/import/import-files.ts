import type { Pool } from 'pg';

import type { Source } from '../../src/contract/vocabulary.ts';
import { Refusal } from '../../src/refusal.ts';
import { DEAD_HOLDER_TIMEOUT, tryLock } from '../../src/store/advisory-lock.ts';
import { checkFiles, type CheckedFiles, type RefusedFile } from './check-files.ts';
import { checkManifests } from '../export/check-manifests.ts';
import type { RunContext } from './file-batches.ts';
import { databaseCheckpoints, NO_CHECKPOINTS, runHash, type Checkpoints } from './import-checkpoints.ts';
import { compareDue, type ComparisonProgress } from '../duplicates/compare-due.ts';
import { RECORDS, sourceFormat, type ImportFormat } from './import-format.ts';
import { importFile } from './import-file.ts';
import { addReports, EMPTY_REPORT, isComplete, withFileName, type ImportReport } from './import-report.ts';
import { readRegions } from './import-records.ts';
import { separateTransactions, inDryRun, type Transact } from './import-transactions.ts';
import { findInputFiles } from './input-files.ts';
import { prepareDrafts, type SurveyProgress } from './prepare-drafts.ts';
import { prune, type PruneReport } from './prune.ts';
import { createSeenKeys } from './seen-keys.ts';
import { ADAPTERS } from '../sources/index.ts';

export interface ImportProgress {
  /** Of all files so far. */
  readonly rows: number;
  readonly skipped: number;
  /** Bytes on disk that are done, and in all. */
  readonly bytes: number;
  readonly totalBytes: number;
}

export interface ImportOptions {
  /** Ends the import after the batch under way; the next import of the same files goes on there. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Of reading beforehand, which some sources need. */
  readonly onSurvey?: (progress: SurveyProgress) => void;
  /** Of comparing what waits for it when everything is imported: questions of an older version, for example. */
  readonly onComparing?: (progress: ComparisonProgress) => void;
  /** Does everything and keeps nothing. */
  readonly dryRun?: boolean;
  /** Reads so many rows in all. */
  readonly limit?: number;
  /** Takes questions out of service that the input no longer has: a fifth of the source's at most, or `any` share. */
  readonly prune?: 'some' | 'any';
}

interface FileResult {
  readonly file: string;
  readonly report: ImportReport;
}

export interface ImportResult {
  /** Null for canonical records of any source. */
  readonly source: Source | null;
  readonly files: readonly FileResult[];
  /** Files of other sources that were found in a folder. */
  readonly leftOut: readonly RefusedFile[];
  /** All files together. */
  readonly report: ImportReport;
  /** False when the signal ended it before the end. */
  readonly finished: boolean;
  /** Bytes that an interrupted import had done; 0 for one from the beginning. The report covers both parts. */
  readonly resumedFrom: number;
  /** Null when it was not asked for, or the input was not read to its end. */
  readonly pruned: PruneReport | null;
}

const ALL_ROWS = Number.POSITIVE_INFINITY;

/** Everything that a run needs to know before it writes. */
interface Run extends CheckedFiles {
  readonly format: ImportFormat;
  readonly context: RunContext;
  readonly checkpoints: Checkpoints;
  readonly options: ImportOptions;
}

function formatOf(source: Source | null): ImportFormat {
  if (source === null) return RECORDS;
  return sourceFormat(ADAPTERS[source], (drafts) => drafts);
}

/** What a file may be instead. */
const otherFormats = (source: Source | null): Pick<ImportFormat, 'source' | 'container' | 'isRow'>[] =>
  [...Object.values(ADAPTERS), RECORDS].filter((format) => format.source !== source);

async function importAll(transact: Transact, run: Run): Promise<ImportResult> {
  const { format, files, leftOut, context, checkpoints, options } = run;
  const totalBytes = files.reduce((sum, { size }) => sum + size, 0);
  const results: FileResult[] = [];
  let report = EMPTY_REPORT;
  let resumedFrom = 0;
  let bytes = 0;
  let isDone = true;
  for (const [index, file] of files.entries()) {
    const done = await checkpoints.read(index);
    resumedFrom += done.offset;
    const state = await importFile(transact, file, done, context, {
      save: (client, reached) => checkpoints.save(client, index, reached),
      onProgress: ({ report: reached, bytesRead }) => {
        const { rows, skipped } = addReports(report, reached);
        options.onProgress?.({ rows, skipped, bytes: bytes + bytesRead, totalBytes });
      },
    });
    results.push({ file: file.name, report: state.report });
    report = addReports(report, files.length > 1 ? withFileName(state.report, file.name) : state.report);
    bytes += file.size;
    isDone = state.isDone;
    if (!isDone) break;
  }
  const finished = context.signal?.aborted !== true || isDone;
  const { source } = format;
  const result = { source, files: results, leftOut, report, finished, resumedFrom, pruned: null };
  if (!isDone || source === null || options.prune === undefined) return result;
  return { ...result, pruned: await pruneAfter(transact, source, report, run) };
}

async function pruneAfter(
  transact: Transact,
  source: Source,
  report: ImportReport,
  { context: { seen }, options }: Run,
): Promise<PruneReport> {
  if (!isComplete(report)) return { missing: 0, of: 0, removed: 0, refused: 'input_not_whole' };
  return prune(transact, source, seen, options.prune === 'any');
}

async function prepare(
  pool: Pool,
  source: Source | null,
  { files, leftOut }: CheckedFiles,
  run: Buffer,
  options: ImportOptions,
): Promise<Run> {
  const { signal, limit = ALL_ROWS, dryRun = false, onSurvey } = options;
  const adapter = source === null ? undefined : ADAPTERS[source];
  const observer = { signal, onProgress: onSurvey };
  const format =
    adapter === undefined ? RECORDS : sourceFormat(adapter, await prepareDrafts(adapter, files, observer));
  return {
    format,
    files,
    leftOut,
    options,
    checkpoints: dryRun || limit !== ALL_ROWS ? NO_CHECKPOINTS : databaseCheckpoints(pool, run, files),
    context: {
      format,
      regions: await readRegions(pool),
      seen: createSeenKeys(),
      budget: { rows: limit },
      signal,
    },
  };
}

/**
 * Imports files, with the same memory however long they are: those of one source, or canonical records of any. Checkpoints move
 * in the transaction of each batch: an import that was ended in any way goes on where it stood, with the counts so far, when the
 * same files are imported again; a finished one begins at the start.
 *
 * @throws FilesRefused when a file is not of the source; nothing is written then
 * @throws Refusal for what cannot be read, and when another process imports the same source, or the same files of canonical records
 */
export async function importFiles(
  pool: Pool,
  paths: readonly string[],
  source: Source | null,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const format = formatOf(source);
  const found = await findInputFiles(paths, format);
  await checkManifests(
    paths,
    found.map(({ path }) => path),
  );
  const checked = await checkFiles(found, format, otherFormats(source));
  const hash = await runHash(checked.files, format);
  const lock = await tryLock(pool, `trivia import ${source ?? hash.toString('hex')}`, DEAD_HOLDER_TIMEOUT);
  if (lock === null)
    throw new Refusal(
      source === null ? 'another process imports this file' : `another process imports ${source}`,
    );
  try {
    const run = await prepare(pool, source, checked, hash, options);
    if (options.dryRun === true) return await inDryRun(pool, (transact) => importAll(transact, run));
    const result = await importAll(separateTransactions(pool), run);
    // What stood behind a question that is gone now is looked at again, and what an interrupted import left.
    await compareDue(pool, { signal: options.signal, onProgress: options.onComparing });
    if (result.finished) await run.checkpoints.finish();
    return result;
  } finally {
    await lock.release();
  }
}
