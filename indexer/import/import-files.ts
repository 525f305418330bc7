import type { Pool } from 'pg';

import type { Source } from '../../src/contract/vocabulary.ts';
import { Refusal } from '../../src/refusal.ts';
import { DEAD_HOLDER_TIMEOUT, tryLock } from '../../src/store/advisory-lock.ts';
import { compareDue, type ComparisonProgress } from '../duplicates/compare-due.ts';
import { checkManifests } from './check-manifests.ts';
import { readKnowledge } from '../quality/knowledge.ts';
import { ADAPTERS } from '../sources/index.ts';
import { checkFiles, type CheckedFiles } from './check-files.ts';
import { databaseCheckpoints, NO_CHECKPOINTS, runHash } from './import-checkpoints.ts';
import { RECORDS, sourceFormat, type ImportFormat } from './import-format.ts';
import { readRegions } from './import-records.ts';
import { resultOf, runImport, type ImportProgress, type ImportResult, type ImportRun } from './import-run.ts';
import { inDryRun, separateTransactions } from './import-transactions.ts';
import { findInputFiles } from './input-files.ts';
import { prepareDrafts, type SurveyProgress } from './prepare-drafts.ts';
import { createSeenKeys } from './seen-keys.ts';

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

const ALL_ROWS = Number.POSITIVE_INFINITY;

/** The format before drafts are prepared, which is enough to recognize files. */
const formatOf = (source: Source | null): ImportFormat =>
  source === null ? RECORDS : sourceFormat(ADAPTERS[source], (drafts) => drafts);

/** The formats that a file may have instead. */
const otherFormats = (source: Source | null): Pick<ImportFormat, 'source' | 'container' | 'isRow'>[] =>
  [...Object.values(ADAPTERS), RECORDS].filter((format) => format.source !== source);

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

/** The result of an import that has read all its files and was not finished. */
async function resultOfFinished(
  pool: Pool,
  source: Source | null,
  checked: CheckedFiles,
  hash: Buffer,
): Promise<ImportResult | undefined> {
  const checkpoints = databaseCheckpoints(pool, hash, checked.files);
  const states = await Promise.all(checked.files.map((_file, index) => checkpoints.read(index)));
  if (!states.every(({ isDone }) => isDone)) return undefined;
  return resultOf(source, checked, states);
}

async function prepareRun(
  pool: Pool,
  source: Source | null,
  { files, leftOut }: CheckedFiles,
  hash: Buffer,
  options: ImportOptions,
): Promise<ImportRun> {
  const { signal, limit = ALL_ROWS, dryRun = false } = options;
  const observer = { signal, onProgress: options.onSurvey };
  const format =
    source === null
      ? RECORDS
      : sourceFormat(
          ADAPTERS[source],
          await prepareDrafts(ADAPTERS[source], files, () => readKnowledge(pool, source), observer),
        );
  const isResumable = !dryRun && limit === ALL_ROWS;
  return {
    format,
    files,
    leftOut,
    onProgress: options.onProgress,
    prune: options.prune,
    checkpoints: isResumable ? databaseCheckpoints(pool, hash, files) : NO_CHECKPOINTS,
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
    if (options.dryRun === true) return await inDryRun(pool, (transact) => runImport(transact, run));
    const result = await runImport(separateTransactions(pool), run);
    // Duplicates of removed questions are compared again, and so is what an interrupted import left.
    await compareDue(pool, comparing);
    if (result.finished && options.isPart !== true) await run.checkpoints.finish();
    return result;
  } finally {
    await lock.release();
  }
}

/** Lets the next import of these files start over, after an import with `isPart`. */
export async function finishImport(pool: Pool, paths: readonly string[], source: Source): Promise<void> {
  const format = formatOf(source);
  const { files } = await findFiles(paths, source, format);
  await databaseCheckpoints(pool, await runHash(files, format), files).finish();
}
