import type { Source } from '../../src/contract/vocabulary.ts';
import type { CheckedFiles, RefusedFile } from './check-files.ts';
import type { RunContext } from './file-batches.ts';
import type { Checkpoints, FileState } from './import-checkpoints.ts';
import { importFile } from './import-file.ts';
import type { ImportFormat } from './import-format.ts';
import { addReports, EMPTY_REPORT, isComplete, withFileName, type ImportReport } from './import-report.ts';
import type { Transact } from './import-transactions.ts';
import { keyOf } from './import-record.ts';
import { prune, type IsMissing, type PruneReport } from './prune.ts';

/** The progress of a run, over all files. */
export interface ImportProgress {
  readonly rows: number;
  readonly skipped: number;
  /** Bytes on disk that are done, and in total. */
  readonly bytes: number;
  readonly totalBytes: number;
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
  /** False if the signal stopped it before the end. */
  readonly finished: boolean;
  /**
   * Bytes that an interrupted import had done; 0 if this one started at the beginning. The report covers both parts.
   */
  readonly resumedFrom: number;
  /** Null if it was not requested, or the input was not read to its end. */
  readonly pruned: PruneReport | null;
}

/** Everything that a run needs before it writes. */
export interface ImportRun extends CheckedFiles {
  readonly format: ImportFormat;
  readonly context: RunContext;
  readonly checkpoints: Checkpoints;
  readonly onProgress: ((progress: ImportProgress) => void) | undefined;
  /** Which questions of the source are pruned: `some` up to a fifth, `any` share, or none. */
  readonly prune: 'some' | 'any' | undefined;
}

/** The result of files that were all read in an earlier process. */
export function resultOf(
  source: Source | null,
  { files, leftOut }: CheckedFiles,
  states: readonly FileState[],
): ImportResult {
  const reports = files.map(({ name }, index) => ({
    file: name,
    report: states[index]?.report ?? EMPTY_REPORT,
  }));
  return {
    source,
    files: reports,
    leftOut,
    report: reports.reduce(
      (sum, { file, report }) => addReports(sum, files.length > 1 ? withFileName(report, file) : report),
      EMPTY_REPORT,
    ),
    finished: true,
    resumedFrom: states.reduce((sum, { offset }) => sum + offset, 0),
    pruned: null,
  };
}

interface FilesResult {
  readonly result: Omit<ImportResult, 'pruned'>;
  /** Whether all files were read to their end. */
  readonly isDone: boolean;
}

async function runFiles(transact: Transact, run: ImportRun): Promise<FilesResult> {
  const { format, files, leftOut, context, checkpoints, onProgress } = run;
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
        onProgress?.({ rows, skipped, bytes: bytes + bytesRead, totalBytes });
      },
    });
    results.push({ file: file.name, report: state.report });
    report = addReports(report, files.length > 1 ? withFileName(state.report, file.name) : state.report);
    bytes += file.size;
    isDone = state.isDone;
    if (!isDone) break;
  }
  const finished = context.signal?.aborted !== true || isDone;
  return {
    result: { source: format.source, files: results, leftOut, report, finished, resumedFrom },
    isDone,
  };
}

async function pruneAfter(
  transact: Transact,
  { result: { source, report }, isDone }: FilesResult,
  { prune: share, context }: ImportRun,
): Promise<PruneReport | null> {
  if (!isDone || source === null || share === undefined) return null;
  if (!isComplete(report)) return { missing: 0, of: 0, removed: 0, refused: 'input_not_whole' };
  const isMissing: IsMissing = ({ source_id, language }) =>
    !context.seen.has(keyOf(source, source_id, language));
  return prune(transact, source, isMissing, share === 'any');
}

/** Imports all files of a run, or what is left of them, and prunes if requested. */
export async function runImport(transact: Transact, run: ImportRun): Promise<ImportResult> {
  const done = await runFiles(transact, run);
  return { ...done.result, pruned: await pruneAfter(transact, done, run) };
}
