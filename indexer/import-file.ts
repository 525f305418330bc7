import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';

import { AFTERLIFE, tryLock } from '../src/store/advisory-lock.ts';
import { finishCheckpoint, readCheckpoint, saveCheckpoint } from '../src/store/import-checkpoint.ts';
import { isFirst } from './identify-records.ts';
import { BATCH, importItems, knownRegions, type ImportItem } from './import.ts';
import { EMPTY_REPORT, type ImportReport } from './import-report.ts';
import { readLines, type Line } from './read-lines.ts';
import { readRecord } from './read-record.ts';

export interface ImportProgress {
  readonly report: ImportReport;
  /** Bytes of the file that are done, and in all. */
  readonly bytes: number;
  readonly totalBytes: number;
}

interface ImportFileOptions {
  /** Ends the import after the batch under way; the next import of the file goes on there. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportFileResult {
  readonly report: ImportReport;
  /** False when the signal ended it before the end of the file. */
  readonly finished: boolean;
  /** The byte where an interrupted import was taken up; 0 for one from the beginning. The report covers both parts. */
  readonly resumedFrom: number;
}

/** Another process imports the same file at this moment. */
export class ImportBusy extends Error {
  override readonly name = 'ImportBusy';
}

interface Counts {
  readonly line: number;
  readonly report: ImportReport;
}

/** Space, tab and carriage return; JSON.parse has no need of them and an empty line is no record. */
const isBlank = (bytes: Buffer): boolean =>
  bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);

const decoder = new TextDecoder('utf-8', { fatal: true });

function readItem({ number, bytes }: Line): ImportItem | undefined {
  if (bytes === null) return { line: number, reason: 'line_too_long', detail: '' };
  if (isBlank(bytes)) return undefined;
  try {
    return { line: number, value: JSON.parse(decoder.decode(bytes)) };
  } catch {
    // Both the decoder and the parser throw for a fault of the line, and for nothing else.
    return { line: number, reason: 'invalid_json', detail: '' };
  }
}

async function hashFile(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/** The keys of the records that stand before the byte where an import is taken up. */
async function metBefore(path: string, end: number, regions: ReadonlySet<string>): Promise<Set<string>> {
  const seen = new Set<string>();
  if (end === 0) return seen;
  for await (const line of readLines(path, 0, 0)) {
    const item = readItem(line);
    const found =
      item === undefined || 'reason' in item ? undefined : readRecord(item.value, item.line, regions);
    if (found !== undefined && 'record' in found) isFirst(seen, found);
    if (line.end >= end) break;
  }
  return seen;
}

async function run(
  pool: Pool,
  path: string,
  fileHash: Buffer,
  options: ImportFileOptions,
): Promise<ImportFileResult> {
  const { signal, onProgress = () => undefined } = options;
  const totalBytes = (await stat(path)).size;
  const regions = await knownRegions(pool);
  const left = await readCheckpoint<Counts>(pool, fileHash);
  const resumedFrom = left?.offset ?? 0;
  let { line, report } = left?.counts ?? { line: 0, report: EMPTY_REPORT };
  const seen = await metBefore(path, resumedFrom, regions);
  let offset = resumedFrom;
  let batch: ImportItem[] = [];
  const flush = async (): Promise<void> => {
    report = await importItems(pool, report, batch, {
      regions,
      seen,
      checkpoint: (client, counted) =>
        saveCheckpoint<Counts>(client, fileHash, basename(path), {
          offset,
          counts: { line, report: counted },
        }),
    });
    batch = [];
    onProgress({ report, bytes: offset, totalBytes });
  };
  for await (const next of readLines(path, offset, line)) {
    const item = readItem(next);
    if (item !== undefined) batch.push(item);
    offset = next.end;
    line = next.number;
    if (batch.length < BATCH) continue;
    await flush();
    if (signal?.aborted === true) return { report, finished: false, resumedFrom };
  }
  await flush();
  await finishCheckpoint(pool, fileHash);
  return { report, finished: true, resumedFrom };
}

/**
 * Imports a file of canonical records, one JSON object a line, with the same memory however long it is. The checkpoint moves
 * in the transaction of each batch: an import that was ended in any way goes on where it stood, with the counts so far, when
 * the same file is imported again; a finished one begins at the start.
 *
 * @throws ImportBusy when another process imports the file
 */
export async function importFile(
  pool: Pool,
  path: string,
  options: ImportFileOptions = {},
): Promise<ImportFileResult> {
  const fileHash = await hashFile(path);
  const lock = await tryLock(pool, `trivia import ${fileHash.toString('hex')}`, AFTERLIFE);
  if (lock === null) throw new ImportBusy('another process imports this file');
  try {
    return await run(pool, path, fileHash, options);
  } finally {
    await lock.release();
  }
}
