import { setTimeout as sleep } from 'node:timers/promises';

import { createExportFolder } from '../../src/exports/export-folder.ts';
import { readSearchIndices } from '../store/generations/search-index.ts';
import { makeExports, type ExportParts } from './make-exports.ts';

/** Milliseconds until the next attempt after a failure, and while there are no questions. */
const RETRY = 600_000;
/** Milliseconds between two looks for a live index. Filling it comes first: a mirror cannot continue without it. */
const INDEX_WAIT = 2_000;
/** Milliseconds between two looks at the folder, in which other processes may have made exports. */
const LONGEST_WAIT = 3_600_000;

/** Makes exports if they are due. Returns the milliseconds until they are due again. */
async function makeIfDue(
  parts: ExportParts,
  folder: string,
  period: number,
  signal: AbortSignal,
): Promise<number> {
  const [newest] = await createExportFolder(folder).list();
  const due = newest === undefined ? 0 : Date.parse(newest.madeAt) + period - Date.now();
  if (due > 0) return due;
  const indices = await readSearchIndices(parts.pool);
  if (!indices.some(({ state }) => state === 'live')) return INDEX_WAIT;
  const started = Date.now();
  const files = await makeExports(parts, folder, signal);
  const questions = files.reduce((sum, file) => sum + file.questions, 0);
  parts.logger.info({ files: files.length, questions, ms: Date.now() - started }, 'made exports');
  return files.length === 0 ? RETRY : period;
}

/**
 * Makes exports whenever the newest ones have reached an age, until the signal.
 *
 * @param period - milliseconds
 */
export async function scheduleExports(
  parts: ExportParts,
  folder: string,
  period: number,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let wait = RETRY;
    try {
      wait = await makeIfDue(parts, folder, period, signal);
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return;
      parts.logger.error({ err: error }, 'exports failed: the next attempt is in 10 minutes');
    }
    await sleep(Math.min(wait, LONGEST_WAIT), undefined, { signal }).catch(() => undefined);
  }
}
