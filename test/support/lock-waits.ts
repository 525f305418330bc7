import type { Pool } from 'pg';

import { until } from './until.ts';

/** Waits until as many connections to this database wait for a lock; by default one. */
export const untilLockWaits = (pool: Pick<Pool, 'query'>, connections = 1): Promise<boolean> =>
  until(`${connections} connections wait for a lock`, async () => {
    const found = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return found.rowCount === connections;
  });
