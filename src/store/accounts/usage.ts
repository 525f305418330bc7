import type { Database } from '../database.ts';

/** What a user has done in one day of UTC. */
export interface DayUsage {
  /** Days since 1970. */
  readonly day: number;
  readonly requests: number;
  readonly clientErrors: number;
  readonly errors: number;
}

export type UserDayUsage = DayUsage & { readonly userId: string };

/*
 * The numbers are whole, so the larger one is the later one, whoever wrote it. In one order, so that two processes never wait for each
 * other's rows; rows that say nothing new are not touched.
 */
const SAVE = `
  insert into usage as known (user_id, day, requests, client_errors, errors)
  select users.id, date '1970-01-01' + given.day, given.requests, given.client_errors, given.errors
  from unnest($1::uuid[], $2::int[], $3::bigint[], $4::bigint[], $5::bigint[])
    as given(user_id, day, requests, client_errors, errors)
  join users on users.id = given.user_id
  order by users.id, given.day
  on conflict (user_id, day) do update set
    requests = greatest(known.requests, excluded.requests),
    client_errors = greatest(known.client_errors, excluded.client_errors),
    errors = greatest(known.errors, excluded.errors)
  where excluded.requests > known.requests or excluded.client_errors > known.client_errors
    or excluded.errors > known.errors`;

/** Writes counts as they stand now. Counts of users that are unknown are passed over; each user and day stands there once. */
export async function saveUsage(database: Database, rows: readonly UserDayUsage[]): Promise<void> {
  await database.query(SAVE, [
    rows.map((row) => row.userId),
    rows.map((row) => row.day),
    rows.map((row) => row.requests),
    rows.map((row) => row.clientErrors),
    rows.map((row) => row.errors),
  ]);
}

const READ = `
  select day - date '1970-01-01' as day, requests::float8 as requests, client_errors::float8 as "clientErrors",
    errors::float8 as errors
  from usage
  where user_id = $1 and day between date '1970-01-01' + $2::int and date '1970-01-01' + $3::int
  order by day`;

/** The stored days of a user from one day to another, both included; days without a request are absent. */
export async function readUsage(
  database: Database,
  userId: string,
  from: number,
  to: number,
): Promise<DayUsage[]> {
  const { rows } = await database.query<DayUsage>({
    name: 'read-usage',
    text: READ,
    values: [userId, from, to],
  });
  return rows;
}

/** What is stored of a user's day and of the month that it is in. */
export interface StoredCounts extends UserDayUsage {
  readonly month: number;
}

const READ_COUNTS = `
  select wanted.user_id as "userId", wanted.day,
    coalesce(sum(usage.requests) filter (where usage.day = date '1970-01-01' + wanted.day), 0)::float8 as requests,
    coalesce(sum(usage.client_errors) filter (where usage.day = date '1970-01-01' + wanted.day), 0)::float8 as "clientErrors",
    coalesce(sum(usage.errors) filter (where usage.day = date '1970-01-01' + wanted.day), 0)::float8 as errors,
    coalesce(sum(usage.requests), 0)::float8 as month
  from unnest($1::uuid[], $2::int[], $3::int[]) as wanted(user_id, day, first)
  left join usage on usage.user_id = wanted.user_id
    and usage.day between date '1970-01-01' + wanted.first and date '1970-01-01' + wanted.day
  group by wanted.user_id, wanted.day`;

/** What is stored of some days and of their months up to then, `first` being the first day of the month; zeros where nothing is. */
export async function readStoredCounts(
  database: Database,
  wanted: readonly { readonly userId: string; readonly day: number; readonly first: number }[],
): Promise<StoredCounts[]> {
  const { rows } = await database.query<StoredCounts>(READ_COUNTS, [
    wanted.map(({ userId }) => userId),
    wanted.map(({ day }) => day),
    wanted.map(({ first }) => first),
  ]);
  return rows;
}
