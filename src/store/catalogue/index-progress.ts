import { keepFresh } from '../../engines/keep-fresh.ts';
import { queryOnlyRow, queryRow, type Database } from '../database.ts';

const READ_LAG = `
  select coalesce(extract(epoch from clock_timestamp() - min(enqueued_at)), 0)::float8 as lag from index_queue`;

/** Seconds that the oldest change has waited to become searchable; 0 if none is waiting. */
export const readIndexLag = async (database: Database): Promise<number> =>
  (await queryOnlyRow<{ lag: number }>(database, READ_LAG)).lag;

/** Milliseconds for which an answer is kept. Counting a large catalogue takes a part of a second. */
const KEPT = 2_000;

/**
 * Estimates when a new installation can be searched.
 *
 * @returns a function that returns the seconds that the first index takes at its speed so far; undefined if there is an
 * index, or none has been begun
 */
export function createTimeToIndex(database: Database): () => Promise<number | undefined> {
  const time = keepFresh(() => readTimeToIndex(database), { fresh: KEPT });
  return () => time.current();
}

const READ_BUILDING = `
  select extract(epoch from clock_timestamp() - created_at)::float8 as seconds,
    (select count(*) from questions where backfill_cursor is null or id > backfill_cursor)::float8 as left,
    (select count(*) from questions where id <= backfill_cursor)::float8 as done
  from search_index
  where state = 'building' and not exists (select from search_index where state = 'live')
  order by created_at, name limit 1`;

async function readTimeToIndex(database: Database): Promise<number | undefined> {
  const building = await queryRow<{ seconds: number; left: number; done: number }>(database, READ_BUILDING);
  if (building === undefined || building.done === 0) return undefined;
  return Math.max(1, Math.ceil((building.seconds * building.left) / building.done));
}
