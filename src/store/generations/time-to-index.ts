import type { Database } from '../database.ts';

/** Milliseconds for which an answer is kept. Counting a large catalogue takes a part of a second. */
const KEPT = 2_000;

interface Progress {
  readonly done: number;
  readonly left: number;
  /** Seconds since the index was begun. */
  readonly age: number;
}

const PROGRESS = `
  select (select count(*) from questions where id <= backfill_cursor)::float8 as done,
    (select count(*) from questions where id > backfill_cursor)::float8 as left,
    extract(epoch from clock_timestamp() - created_at)::float8 as age
  from search_index
  where state = 'building' and not exists (select from search_index where state = 'live')`;

async function read(database: Database): Promise<number | undefined> {
  const [progress] = (await database.query<Progress>(PROGRESS)).rows;
  if (progress === undefined || progress.done === 0) return undefined;
  return Math.ceil((progress.age * progress.left) / progress.done);
}

/**
 * Estimates when a new installation can be searched.
 *
 * @returns a function that returns the seconds that the first index takes at its speed so far; undefined if there is an
 * index, or none has been begun
 */
export function createTimeToIndex(database: Database): () => Promise<number | undefined> {
  let latest: Promise<number | undefined> | undefined;
  let until = 0;
  return async () => {
    const now = performance.now();
    if (latest === undefined || now >= until) {
      until = now + KEPT;
      latest = read(database);
    }
    return latest;
  };
}
