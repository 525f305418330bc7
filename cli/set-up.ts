import type { Pool } from 'pg';

import { starterHash } from '../catalogue/starter-hash.ts';
import { starterCatalogue } from '../catalogue/starter.ts';
import { compareDue, type CompareOptions } from '../indexer/duplicates/compare-due.ts';
import type { Config } from '../src/config.ts';
import { analyzeTables } from './store/analyze.ts';
import { grantApiRole } from './store/api-role.ts';
import { migrate } from './store/migrate.ts';
import { applyBundledTaxonomy } from './bundled-taxonomy.ts';
import { isStarterLoaded, loadStarterCatalogue, type CatalogueReport } from './load-starter-catalogue.ts';

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
