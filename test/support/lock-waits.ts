import type { Pool } from 'pg';

import { until } from './until.ts';

/** Waits until a connection to this database waits for a lock. */
export const untilLockWaits = (pool: Pick<Pool, 'query'>): Promise<boolean> =>
  until('a connection waits for a lock', async () => {
    const found = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return found.rowCount === 1;
  });
