import type { QueryConfig, QueryResultRow } from 'pg';

import { OwnLimits } from '../../contract/tiers.ts';
import type { Database } from '../database.ts';

/** Milliseconds. Callers wait for this, and who is known need not wait longer. */
const TIMEOUT = 800;

/** What somebody has put there by hand and is no limit counts for nothing. */
const StoredLimits = OwnLimits.nullable().catch(null);

/** A row with the limits of an account in place of those of its tier. */
interface Limited {
  readonly limits: OwnLimits | null;
}

/** An owner as it is stored, with limits that are sound. */
export const withSoundLimits = <Owner extends Limited>(owner: Owner): Owner => ({
  ...owner,
  limits: StoredLimits.parse(owner.limits),
});

/**
 * Finds whose something is that came with a request, in one statement that is the same for all.
 *
 * @param name - of the statement, which is prepared once a connection
 */
export async function findOwners<Owner extends Limited & QueryResultRow>(
  database: Database,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Owner[]> {
  // The driver knows a time limit for one statement; its types do not.
  const statement: QueryConfig & { readonly query_timeout: number } = {
    name,
    text,
    values: [...values],
    query_timeout: TIMEOUT,
  };
  const { rows } = await database.query<Owner>(statement);
  return rows.map(withSoundLimits);
}
