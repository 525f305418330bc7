import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Pool } from 'pg';

import type { Source } from '../../src/contract/vocabulary.ts';
import { Refusal } from '../../src/refusal.ts';
import { DEAD_HOLDER_TIMEOUT, tryLock } from '../../src/store/advisory-lock.ts';
import { hashFile } from '../containers/bytes.ts';
import { compareDue, type ComparisonProgress } from '../duplicates/compare-due.ts';
import { createSeenKeys } from '../hashed-texts.ts';
import { readKnowledge } from '../quality/knowledge.ts';
import { ADAPTERS } from '../sources/index.ts';
import { inDryRun, separateTransactions, type Transact } from '../store/imports/import-transactions.ts';
import {
  finishCheckpoints,
  readCheckpoint,
  saveCheckpoint,
  type FileOfRun,
} from '../store/imports/imports.ts';
import { readRegionCodes } from '../store/questions/imported-questions.ts';
import { checkManifests } from './export-manifest.ts';
import { importFile, type FileState, type RunContext } from './import-file.ts';
import {
  formatOf,
  otherFormats,
  prepareDrafts,
  type ImportFormat,
  type SurveyProgress,
} from './import-format.ts';
import { addReports, EMPTY_REPORT, withFileName, type ImportReport } from './import-report.ts';
import { checkFiles, findInputFiles, type CheckedFiles, type RefusedFile } from './input-files.ts';
import { pruneMissing, type PruneReport } from './prune.ts';

export interface ImportOptions {
  /** Stops the import after the current batch; the next import of the same files resumes there. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Reports the survey of the files, which some sources need before the import. */
  readonly onSurvey?: (progress: SurveyProgress) => void;
  /** Reports the comparison of questions that are due after the import, such as those stored by an older version. */
  readonly onComparing?: (progress: ComparisonProgress) => void;
  /** Does everything, then rolls it back. */
  readonly dryRun?: boolean;
  /** Stops after this many rows in total. */
  readonly limit?: number;
  /** Removes questions of the source that are missing from the input: up to a fifth of them, or `any` share. */
  readonly prune?: 'some' | 'any';
  /**
   * For one of several imports that resume together: the same import has nothing to do until `finishImport` is called.
   */
  readonly isPart?: boolean;
}

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

/**
 * Imports files of one source, or of canonical records. Memory does not grow with their length. Checkpoints are written
 * in the transaction of each batch: an import that ended early, for any reason, resumes with its counts when the same
 * files are imported again. A finished one starts over.
 *
 * @throws FilesRefused if a file is not of the source; nothing is written then
 * @throws Refusal if something cannot be read, or another process imports the same source, or the same files of
 * canonical records
 */
export async function importFiles(
  pool: Pool,
  paths: readonly string[],
  source: Source | null,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const format = formatOf(source);
  const checked = await findFiles(paths, source, format);
  const hash = await runHash(checked.files, format);
  const lock = await tryLock(pool, `trivia import ${source ?? hash.toString('hex')}`, DEAD_HOLDER_TIMEOUT);
  if (lock === null) throw new Refusal(`Another process is importing ${source ?? 'these files'}.`);
  const comparing = { signal: options.signal, onProgress: options.onComparing };
  try {
    const earlier = options.isPart === true ? await resultOfFinished(pool, source, checked, hash) : undefined;
    if (earlier !== undefined) {
      await compareDue(pool, comparing);
      return earlier;
    }
    const run = await prepareRun(pool, source, checked, hash, options);
    if (options.dryRun === true) return await inDryRun(pool, (transact) => runImport(transact, run, options));
    const result = await runImport(separateTransactions(pool), run, options);
    // Duplicates of removed questions are compared again, and so is what an interrupted import left.
    await compareDue(pool, comparing);
    if (result.finished && options.isPart !== true && run.isResumable)
      await finishCheckpoints(pool, hash, checked.files.length);
    return result;
  } finally {
    await lock.release();
  }
}

/** Lets the next import of these files start over, after an import with `isPart`. */
export async function finishImport(pool: Pool, paths: readonly string[], source: Source): Promise<void> {
  const format = formatOf(source);
  const { files } = await findFiles(paths, source, format);
  await finishCheckpoints(pool, await runHash(files, format), files.length);
}

async function findFiles(
  paths: readonly string[],
  source: Source | null,
  format: ImportFormat,
): Promise<CheckedFiles> {
  const found = await findInputFiles(paths, format);
  await checkManifests(
    paths,
    found.map(({ path }) => path),
  );
  return checkFiles(found, format, otherFormats(source));
}

/** SHA-256 of all files in their order, of the source and of its revision: the same for the same import. */
async function runHash(
  files: CheckedFiles['files'],
  { source, revised }: Pick<ImportFormat, 'source' | 'revised'>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(`${source ?? ''} ${revised}`);
  for (const { path } of files) hash.update(await hashFile(path));
  return hash.digest();
}

const AT_THE_START: FileState = { row: 0, offset: 0, report: EMPTY_REPORT, isDone: false };

async function readState(pool: Pool, file: FileOfRun): Promise<FileState> {
  const left = await readCheckpoint<ImportReport>(pool, file);
  // An earlier version may have begun the import, with fewer counts.
  return left === undefined ? AT_THE_START : { ...left, report: { ...EMPTY_REPORT, ...left.report } };
}

/** The result of an import that has read all its files and was not finished. */
async function resultOfFinished(
  pool: Pool,
  source: Source | null,
  checked: CheckedFiles,
  hash: Buffer,
): Promise<ImportResult | undefined> {
  const states = await Promise.all(
    checked.files.map((_file, index) => readState(pool, { run: hash, index })),
  );
  if (!states.every(({ isDone }) => isDone)) return undefined;
  const resumedFrom = states.reduce((sum, { offset }) => sum + offset, 0);
  return { ...resultOf(source, checked, states), finished: true, resumedFrom, pruned: null };
}

/** The result of files that were read up to these states. */
function resultOf(
  source: Source | null,
  { files, leftOut }: CheckedFiles,
  states: readonly FileState[],
): Omit<ImportResult, 'finished' | 'resumedFrom' | 'pruned'> {
  const reports = states.map(({ report }, index) => ({ file: files[index]?.name ?? '', report }));
  return {
    source,
    files: reports,
    leftOut,
    report: reports.reduce(
      (sum, { file, report }) => addReports(sum, files.length > 1 ? withFileName(report, file) : report),
      EMPTY_REPORT,
    ),
  };
}

/** Everything that a run needs before it writes. */
interface ImportRun {
  readonly pool: Pool;
  readonly hash: Buffer;
  readonly checked: CheckedFiles;
  readonly context: RunContext;
  /** Whether checkpoints are kept: dry runs and limited ones are never resumed. */
  readonly isResumable: boolean;
}

const ALL_ROWS = Number.POSITIVE_INFINITY;

async function prepareRun(
  pool: Pool,
  source: Source | null,
  checked: CheckedFiles,
  hash: Buffer,
  { signal, limit = ALL_ROWS, dryRun = false, onSurvey }: ImportOptions,
): Promise<ImportRun> {
  const { files } = checked;
  const prepare =
    source === null
      ? undefined
      : await prepareDrafts(ADAPTERS[source], files, () => readKnowledge(pool, source), {
          signal,
          onProgress: onSurvey,
        });
  return {
    pool,
    hash,
    checked,
    isResumable: !dryRun && limit === ALL_ROWS,
    context: {
      format: formatOf(source, prepare),
      regions: await readRegionCodes(pool),
      seen: createSeenKeys(),
      budget: { rows: limit },
      signal,
    },
  };
}

/** Imports all files of a run, or what is left of them, and prunes if requested. */
async function runImport(
  transact: Transact,
  { pool, hash, checked, context, isResumable }: ImportRun,
  { onProgress, prune: share }: ImportOptions,
): Promise<ImportResult> {
  const { files } = checked;
  const { source } = context.format;
  const totalBytes = files.reduce((sum, { size }) => sum + size, 0);
  const states: FileState[] = [];
  let resumedFrom = 0;
  let [rows, skipped, bytes] = [0, 0, 0];
  for (const [index, file] of files.entries()) {
    const place = { run: hash, index };
    const done = isResumable ? await readState(pool, place) : AT_THE_START;
    resumedFrom += done.offset;
    const state = await importFile(transact, file, done, context, {
      save: async (client, reached) => {
        if (isResumable) await saveCheckpoint(client, place, basename(file.name), reached);
      },
      onProgress: ({ report, bytesRead }) => {
        onProgress?.({
          rows: rows + report.rows,
          skipped: skipped + report.skipped,
          bytes: bytes + bytesRead,
          totalBytes,
        });
      },
    });
    states.push(state);
    rows += state.report.rows;
    skipped += state.report.skipped;
    bytes += file.size;
    if (!state.isDone) break;
  }
  const isDone = states.every((state) => state.isDone);
  const result = resultOf(source, checked, states);
  return {
    ...result,
    finished: context.signal?.aborted !== true || isDone,
    resumedFrom,
    pruned:
      isDone && source !== null && share !== undefined
        ? await pruneMissing(transact, source, context.seen, result.report, share)
        : null,
  };
}
