import type { QueryConfig, QueryResultRow } from 'pg';

import { OwnLimits } from '../../contract/account.ts';
import type { Database } from '../database.ts';

/** Milliseconds. Callers wait for this, and after it cached ones continue with their cached identity. */
const TIMEOUT = 800;

/** Invalid limits, which can only be entered by hand, are ignored. */
const StoredLimits = OwnLimits.nullable().catch(null);

/** A row with account limits, which override those of its tier. */
interface Limited {
  readonly limits: OwnLimits | null;
}

/** Replaces invalid limits of an owner by none. */
export const withValidLimits = <Owner extends Limited>(owner: Owner): Owner => ({
  ...owner,
  limits: StoredLimits.parse(owner.limits),
});

/**
 * Finds the owners of credentials in a request. The statement is the same for all requests.
 *
 * @param name - the name of the statement, which is prepared once per connection
 */
export async function findOwners<Owner extends Limited & QueryResultRow>(
  database: Database,
  name: string,
  text: string,
  values: readonly unknown[],
): Promise<Owner[]> {
  // The driver supports a timeout per statement, but its types do not.
  const statement: QueryConfig & { readonly query_timeout: number } = {
    name,
    text,
    values: [...values],
    query_timeout: TIMEOUT,
  };
  const { rows } = await database.query<Owner>(statement);
  return rows.map(withValidLimits);
}
