import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Pool, PoolClient } from 'pg';

import { hashFile } from '../containers/bytes.ts';
import { finishCheckpoints, readCheckpoint, saveCheckpoint } from '../store/imports/imports.ts';
import type { ImportFormat } from './import-format.ts';
import { EMPTY_REPORT, type ImportReport } from './import-report.ts';
import type { InputFile } from './input-files.ts';

/** The progress of a file. */
export interface FileState {
  /** The number of the last row that is done. */
  readonly row: number;
  /** Bytes of the decompressed file up to its end. */
  readonly offset: number;
  readonly report: ImportReport;
  /** Whether the file was read to its end. Other files of the run may be missing. */
  readonly isDone: boolean;
}

/** Stores the progress of the files of a run. */
export interface Checkpoints {
  readonly read: (index: number) => Promise<FileState>;
  /** Runs in the transaction of a batch. */
  readonly save: (client: PoolClient, index: number, state: FileState) => Promise<void>;
  /** Call it when all files are done. */
  readonly finish: () => Promise<void>;
}

const AT_THE_START: FileState = { row: 0, offset: 0, report: EMPTY_REPORT, isDone: false };

/** For imports that are never resumed: dry runs and limited ones. */
export const NO_CHECKPOINTS: Checkpoints = {
  read: () => Promise.resolve(AT_THE_START),
  save: () => Promise.resolve(),
  finish: () => Promise.resolve(),
};

/** SHA-256 of all files in their order, of the source and of its revision: the same for the same import. */
export async function runHash(
  files: readonly InputFile[],
  { source, revised }: Pick<ImportFormat, 'source' | 'revised'>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(`${source ?? ''} ${revised}`);
  for (const { path } of files) hash.update(await hashFile(path));
  return hash.digest();
}

/**
 * Checkpoints of one run, with a row per file. The same file in another run has separate checkpoints: which of its rows
 * are repeated depends on the files before it.
 */
export function databaseCheckpoints(pool: Pool, run: Buffer, files: readonly InputFile[]): Checkpoints {
  const hashes = files.map((_file, index) => createHash('sha256').update(run).update(String(index)).digest());
  const hashAt = (index: number): Buffer => hashes[index] ?? run;
  return {
    read: async (index) => {
      const left = await readCheckpoint<Omit<FileState, 'offset'>>(pool, hashAt(index));
      if (left === null) return AT_THE_START;
      // An earlier version may have begun the import, with fewer counts.
      const report = { ...EMPTY_REPORT, ...left.counts.report };
      return { offset: left.offset, ...left.counts, report };
    },
    save: (client, index, { offset, ...counts }) =>
      saveCheckpoint(client, hashAt(index), basename(files[index]?.name ?? ''), { offset, counts }),
    finish: () => finishCheckpoints(pool, hashes),
  };
}
