import { ServiceError } from '../errors.ts';
import { queryOnlyRow, type Database, type Query } from './database.ts';

/*
 * What a snapshot of the former primary saw as committed is committed here, too: neither still to come, nor running. A
 * standby that is behind has one of both.
 */
const HAS_ALL = `
  select pg_snapshot_xmax(snapshot) >= pg_snapshot_xmax($1::pg_snapshot) and not exists (
      select from pg_snapshot_xip(snapshot) as running(xid) where pg_visible_in_snapshot(xid, $1::pg_snapshot)
    ) as has_all
  from (select pg_current_snapshot() as snapshot) as here`;

/**
 * Sends reads to a standby while the primary is unavailable. They see everything that this process has seen of the primary,
 * or fail as before.
 *
 * @param standby - undefined if there is none
 * @param seen - the latest snapshot of the primary; undefined before the first one
 */
export function withStandby(
  primary: Database,
  standby: Database | undefined,
  seen: () => string | undefined,
): Database {
  if (standby === undefined) return primary;
  const query: Query = async (...given) => {
    try {
      return await (primary.query as Query)(...given);
    } catch (error) {
      const isOutage = error instanceof ServiceError && error.code === 'service_unavailable';
      if (!isOutage || !(await hasAll(standby, seen()))) throw error;
      return (standby.query as Query)(...given);
    }
  };
  return { query: query as Database['query'] };
}

async function hasAll(standby: Database, snapshot: string | undefined): Promise<boolean> {
  if (snapshot === undefined) return false;
  const query = { name: 'standby-has-all', text: HAS_ALL, values: [snapshot] };
  try {
    return (await queryOnlyRow<{ has_all: boolean }>(standby, query)).has_all;
  } catch {
    // The outage of the primary is reported.
    return false;
  }
}
