import type { Pool } from 'pg';

/** Milliseconds, for databases with millions of questions on slow disks. */
const TIMEOUT = 600_000;

/**
 * Gathers the statistics that PostgreSQL plans with, after many rows have changed. The server does it by itself only after
 * a minute or more, and until then it joins a freshly loaded catalogue as if the tables were empty: statements that take
 * milliseconds take seconds. Tables of other users are left out.
 */
export async function analyzeTables(pool: Pick<Pool, 'connect'>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = ${TIMEOUT}; set client_min_messages = error`);
    const analyze = { text: 'analyze', query_timeout: TIMEOUT };
    await client.query(analyze);
  } finally {
    // Closed instead of returned to the pool, because its settings have changed.
    client.release(true);
  }
}
