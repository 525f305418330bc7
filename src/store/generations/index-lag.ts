import type { Database } from '../database.ts';

const READ = `
  select coalesce(extract(epoch from clock_timestamp() - min(enqueued_at)), 0)::float8 as lag from index_queue`;

/** Seconds that the oldest change has waited to become searchable; 0 if none is waiting. */
export async function readIndexLag(database: Database): Promise<number> {
  const { rows } = await database.query<{ lag: number }>(READ);
  return rows[0]?.lag ?? 0;
}
