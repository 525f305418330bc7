import { queryRows, type Database } from '../database.ts';

/** A user's usage in one UTC day. */
export interface DayUsage {
  /** Days since 1970. */
  readonly day: number;
  /** Requests that the limits admitted. */
  readonly requests: number;
  readonly clientErrors: number;
  readonly errors: number;
  /** Requests that the limits refused. */
  readonly rejected: number;
}

export type UserDayUsage = DayUsage & { readonly userId: string };

/*
 * Counts are totals, not increments, so the larger one is the later one, whichever process wrote it. Rows are sorted,
 * so that two processes cannot deadlock. Unchanged rows are not written.
 */
const SAVE = `
  insert into usage as known (user_id, day, requests, client_errors, errors, rejected)
  select users.id, date '1970-01-01' + given.day, given.requests, given.client_errors, given.errors, given.rejected
  from unnest($1::uuid[], $2::int[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
    as given(user_id, day, requests, client_errors, errors, rejected)
  join users on users.id = given.user_id
  order by users.id, given.day
  on conflict (user_id, day) do update set
    requests = greatest(known.requests, excluded.requests),
    client_errors = greatest(known.client_errors, excluded.client_errors),
    errors = greatest(known.errors, excluded.errors),
    rejected = greatest(known.rejected, excluded.rejected)
  where excluded.requests > known.requests or excluded.client_errors > known.client_errors
    or excluded.errors > known.errors or excluded.rejected > known.rejected`;

/** Writes current counts. Each user and day may occur once. Unknown users are skipped. */
export async function saveUsage(database: Database, rows: readonly UserDayUsage[]): Promise<void> {
  await database.query({
    name: 'save-usage',
    text: SAVE,
    values: columnsOf(rows, ['userId', 'day', 'requests', 'clientErrors', 'errors', 'rejected']),
  });
}

const columnsOf = <Row>(rows: readonly Row[], names: readonly (keyof Row)[]): unknown[] =>
  names.map((name) => rows.map((row) => row[name]));

const READ = `
  select day - date '1970-01-01' as day, requests::float8 as requests, client_errors::float8 as "clientErrors",
    errors::float8 as errors, rejected::float8 as rejected
  from usage
  where user_id = $1 and day between date '1970-01-01' + $2::int and date '1970-01-01' + $3::int
  order by day`;

/** The stored days of a user from one day to another, both included. Days without requests are absent. */
export const readUsage = (database: Database, userId: string, from: number, to: number) =>
  queryRows<DayUsage>(database, { name: 'read-usage', text: READ, values: [userId, from, to] });

/** The stored counts of a user's day, and of its month. */
export interface StoredCounts extends UserDayUsage {
  readonly month: number;
}

const READ_COUNTS = `
  select requested.user_id as "userId", requested.day,
    coalesce(sum(usage.requests) filter (where usage.day = date '1970-01-01' + requested.day), 0)::float8 as requests,
    coalesce(sum(usage.client_errors) filter (where usage.day = date '1970-01-01' + requested.day), 0)::float8 as "clientErrors",
    coalesce(sum(usage.errors) filter (where usage.day = date '1970-01-01' + requested.day), 0)::float8 as errors,
    coalesce(sum(usage.rejected) filter (where usage.day = date '1970-01-01' + requested.day), 0)::float8 as rejected,
    coalesce(sum(usage.requests), 0)::float8 as month
  from unnest($1::uuid[], $2::int[], $3::int[]) as requested(user_id, day, first)
  left join usage on usage.user_id = requested.user_id
    and usage.day between date '1970-01-01' + requested.first and date '1970-01-01' + requested.day
  group by requested.user_id, requested.day`;

/**
 * Reads the stored counts of days, and of their months up to that day. `first` is the first day of the month. Missing
 * counts are zero.
 */
export async function readStoredCounts(
  database: Database,
  requested: readonly { readonly userId: string; readonly day: number; readonly first: number }[],
): Promise<StoredCounts[]> {
  const values = columnsOf(requested, ['userId', 'day', 'first']);
  return queryRows(database, { name: 'read-stored-counts', text: READ_COUNTS, values });
}
