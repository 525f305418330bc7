import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

import { starterCatalogue } from '../catalogue/starter.ts';
import { compareDue, type CompareOptions } from '../indexer/duplicates/compare-due.ts';
import type { ImportReport } from '../indexer/import/import-report.ts';
import { importRecords } from '../indexer/import/import-records.ts';
import { isImported, recordImported } from '../src/store/imports/known-import.ts';
import { migrate } from '../src/store/migrate.ts';
import { applyBundledTaxonomy } from './bundled-taxonomy.ts';

/** The result of a set-up. */
export interface SetUpReport {
  /** Names of the migrations that were applied. */
  readonly migrations: readonly string[];
  /** Vocabulary entries that were added, changed or removed. */
  readonly vocabulary: number;
  /** Null when this version of the catalogue was already loaded. */
  readonly catalogue: ImportReport | null;
}

async function loadStarterCatalogue(pool: Pool): Promise<ImportReport | null> {
  const today = new Date().toISOString().slice(0, 10);
  const records = [...starterCatalogue(today)];
  const hash = createHash('sha256');
  for (const record of records) hash.update(JSON.stringify(record));
  const contentHash = hash.digest();
  if (await isImported(pool, contentHash)) return null;
  const report = await importRecords(pool, records);
  const [refused] = report.samples;
  if (refused !== undefined)
    throw new Error(
      `${report.skipped} records of the starter catalogue were refused; the first: ${records[refused.line - 1]?.sourceId ?? ''}, ${refused.reason} ${refused.detail}.`,
    );
  await recordImported(pool, contentHash, 'starter catalogue', report);
  return report;
}

/** Updates tables and vocabulary to this version; safe to repeat. */
export async function bringUpToDate(
  pool: Pool,
  databaseUrl: string,
): Promise<Pick<SetUpReport, 'migrations' | 'vocabulary'>> {
  const migrations = await migrate(databaseUrl);
  const vocabulary = (await applyBundledTaxonomy(pool)).length;
  return { migrations, vocabulary };
}

/**
 * Prepares a database for this version, starter catalogue included; safe to repeat.
 *
 * @param comparing - options for comparing what an older version stored, which takes minutes for a large catalogue
 */
export async function setUp(
  pool: Pool,
  databaseUrl: string,
  comparing: CompareOptions = {},
): Promise<SetUpReport> {
  const upToDate = await bringUpToDate(pool, databaseUrl);
  // An unchanged catalogue is not imported again, so what an older version stored would otherwise never be compared.
  await compareDue(pool, comparing);
  return { ...upToDate, catalogue: await loadStarterCatalogue(pool) };
}
