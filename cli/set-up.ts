import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

import { starterCatalogue } from '../catalogue/starter.ts';
import { compareWaiting, type CompareOptions } from '../indexer/duplicates/compare-due.ts';
import type { ImportReport } from '../indexer/import/import-report.ts';
import { importRecords } from '../indexer/import/import-records.ts';
import { isImported, noteImported } from '../src/store/imports/known-import.ts';
import { migrate } from '../src/store/migrate.ts';
import { applyBundledTaxonomy } from './bundled-taxonomy.ts';

/** What a set-up did. */
export interface SetUpReport {
  /** Names of the migrations that were applied now. */
  readonly migrations: readonly string[];
  /** How many entries of the vocabulary were added, changed or removed. */
  readonly vocabulary: number;
  /** Null when this very catalogue was loaded before. */
  readonly catalogue: ImportReport | null;
}

async function loadStarterCatalogue(pool: Pool): Promise<ImportReport | null> {
  const records = [...starterCatalogue()];
  const hash = createHash('sha256');
  for (const record of records) hash.update(JSON.stringify(record));
  const contentHash = hash.digest();
  if (await isImported(pool, contentHash)) return null;
  const report = await importRecords(pool, records);
  const [fault] = report.samples;
  if (fault !== undefined)
    throw new Error(
      `${report.skipped} records of the starter catalogue were refused; the first: ${records[fault.line - 1]?.sourceId ?? ''}, ${fault.reason} ${fault.detail}.`,
    );
  await noteImported(pool, contentHash, 'starter catalogue', report);
  return report;
}

/** Brings tables and vocabulary to this version of the program. Does nothing twice. */
export async function bringUpToDate(
  pool: Pool,
  databaseUrl: string,
): Promise<Pick<SetUpReport, 'migrations' | 'vocabulary'>> {
  const migrations = await migrate(databaseUrl);
  const vocabulary = (await applyBundledTaxonomy(pool)).length;
  return { migrations, vocabulary };
}

/**
 * Brings a database to what this version of the program needs, starter catalogue included. Does nothing twice.
 *
 * @param comparing - of what an older version stored: minutes for a large catalogue
 */
export async function setUp(
  pool: Pool,
  databaseUrl: string,
  comparing: CompareOptions = {},
): Promise<SetUpReport> {
  const upToDate = await bringUpToDate(pool, databaseUrl);
  // The catalogue is not imported again unless it has changed: what an older version stored would never be compared.
  await compareWaiting(pool, comparing);
  return { ...upToDate, catalogue: await loadStarterCatalogue(pool) };
}
