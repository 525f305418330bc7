import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

import { isStarterId } from '../catalogue/starter-id.ts';
import { compareDue, type CompareOptions } from '../indexer/duplicates/compare-due.ts';
import { importRecords, separateTransactions } from '../indexer/import/import-records.ts';
import type { ImportReport } from '../indexer/import/import-report.ts';
import { prune } from '../indexer/import/prune.ts';
import type { QuestionRecord } from '../src/contract/record.ts';
import { SERVICE_PREFIX } from '../src/contract/service.ts';
import { latestImport, recordImported } from './store/imports/known-import.ts';

/** How `imports` names it. */
const NAME = 'starter catalogue';

/** The result of loading the catalogue. */
export interface CatalogueReport extends ImportReport {
  /** Questions of earlier versions that this one no longer has. */
  readonly removed: number;
}

const keyOf = (sourceId: string, language: string): string => `${language} ${sourceId}`;

function hashOf(records: readonly QuestionRecord[]): Buffer {
  const hash = createHash('sha256');
  for (const record of records) hash.update(JSON.stringify(record));
  return hash.digest();
}

/**
 * Removes the starter questions that the catalogue no longer has. Clients with copies find them in the list of removed
 * questions. Questions that moderators have hidden stay hidden, and those that an operator imported are not affected.
 */
async function removeDropped(pool: Pool, records: readonly QuestionRecord[]): Promise<number> {
  const kept = new Set(records.map(({ sourceId, language }) => keyOf(sourceId, language)));
  const { removed } = await prune(
    separateTransactions(pool),
    SERVICE_PREFIX,
    ({ id, source_id, language }) =>
      !kept.has(keyOf(source_id, language)) && isStarterId(id, source_id, language),
    true,
  );
  return removed;
}

/** Whether the stored starter catalogue is the one with this `starterHash`, so that it need not be made. */
export async function isStarterLoaded(pool: Pool, madeFrom: string): Promise<boolean> {
  const latest = await latestImport(pool, NAME);
  return latest !== undefined && 'madeFrom' in latest.counts && latest.counts.madeFrom === madeFrom;
}

/**
 * Makes the stored starter catalogue equal to `records`. Null if it already is.
 *
 * @param madeFrom - the `starterHash` of the records
 * @param comparing - options for comparing the duplicates of removed questions again
 */
export async function loadStarterCatalogue(
  pool: Pool,
  records: readonly QuestionRecord[],
  { madeFrom, ...comparing }: CompareOptions & { readonly madeFrom?: string } = {},
): Promise<CatalogueReport | null> {
  const contentHash = hashOf(records);
  const latest = await latestImport(pool, NAME);
  if (latest?.hash.equals(contentHash) === true) {
    await recordImported(pool, contentHash, NAME, { ...latest.counts, madeFrom });
    return null;
  }
  const report = await importRecords(pool, records);
  const [refused] = report.samples;
  if (refused !== undefined)
    throw new Error(
      `${report.skipped} records of the starter catalogue were refused; the first: ${records[refused.line - 1]?.sourceId ?? ''}, ${refused.reason} ${refused.detail}.`,
    );
  const removed = await removeDropped(pool, records);
  if (removed > 0) await compareDue(pool, comparing);
  await recordImported(pool, contentHash, NAME, { ...report, removed, madeFrom });
  return { ...report, removed };
}
