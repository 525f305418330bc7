import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

import { starterHash } from '../catalogue/starter-hash.ts';
import { isStarterId } from '../catalogue/starter-id.ts';
import { starterCatalogue } from '../catalogue/starter.ts';
import { compareDue, type CompareOptions } from '../indexer/duplicates/compare-due.ts';
import { importRecords } from '../indexer/import/import-records.ts';
import type { ImportReport } from '../indexer/import/import-report.ts';
import { prune } from '../indexer/import/prune.ts';
import { separateTransactions } from '../indexer/store/imports/import-transactions.ts';
import { latestImport, recordImported } from '../indexer/store/imports/imports.ts';
import type { Config } from '../src/config.ts';
import type { QuestionRecord } from '../src/contract/record.ts';
import { SERVICE_PREFIX } from '../src/contract/service.ts';
import { applyBundledTaxonomy } from './bundled-taxonomy.ts';
import { grantApiRole } from './store/api-role.ts';
import { analyzeTables } from './store/connection.ts';
import { migrate } from './store/migrate.ts';

/** The result of a set-up. */
export interface SetUpReport {
  /** Names of the migrations that were applied. */
  readonly migrations: readonly string[];
  /** Vocabulary entries that were added, changed or removed. */
  readonly vocabulary: number;
  /** Null when this version of the catalogue was already loaded. */
  readonly catalogue: CatalogueReport | null;
}

/** The owner of the database, and the user of the API if it is another one. */
export type DatabaseUsers = Pick<Config, 'databaseUrl' | 'apiDatabaseUrl'>;

/**
 * Prepares a database for this version, starter catalogue included; safe to repeat.
 *
 * @param comparing - options for comparing what an older version stored, which takes minutes for a large catalogue
 */
export async function setUp(
  pool: Pool,
  users: DatabaseUsers,
  comparing: CompareOptions = {},
): Promise<SetUpReport> {
  const upToDate = await bringUpToDate(pool, users);
  // An unchanged catalogue is not imported again, so what an older version stored would otherwise never be compared.
  await compareDue(pool, comparing);
  const today = new Date().toISOString().slice(0, 10);
  const madeFrom = starterHash(today);
  const catalogue = (await isStarterLoaded(pool, madeFrom))
    ? null
    : await loadStarterCatalogue(pool, starterCatalogue(today), { ...comparing, madeFrom });
  await analyzeTables(pool);
  return { ...upToDate, catalogue };
}

/** Updates tables, vocabulary and the rights of the API to this version; safe to repeat. */
export async function bringUpToDate(
  pool: Pool,
  { databaseUrl, apiDatabaseUrl }: DatabaseUsers,
): Promise<Pick<SetUpReport, 'migrations' | 'vocabulary'>> {
  const migrations = await migrate(databaseUrl);
  if (apiDatabaseUrl !== undefined) await grantApiRole(pool, apiDatabaseUrl);
  const vocabulary = (await applyBundledTaxonomy(pool)).length;
  return { migrations, vocabulary };
}

/** How `imports` names it. */
const NAME = 'starter catalogue';

/** Whether the stored starter catalogue is the one with this `starterHash`, so that it need not be made. */
export async function isStarterLoaded(pool: Pool, madeFrom: string): Promise<boolean> {
  const latest = await latestImport(pool, NAME);
  return latest !== undefined && 'madeFrom' in latest.counts && latest.counts.madeFrom === madeFrom;
}

/** The result of loading the catalogue. */
export interface CatalogueReport extends ImportReport {
  /** Questions of earlier versions that this one no longer has. */
  readonly removed: number;
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
