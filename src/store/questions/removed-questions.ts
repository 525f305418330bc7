import type { RemovalReason } from '../../contract/vocabulary.ts';
import { queryRows, type Database } from '../database.ts';

export interface RemovedRow {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly removed_at: number;
  readonly reason: RemovalReason;
  /** Whether it is served after all: a row may be deleted from the database and inserted again. */
  readonly is_served: boolean;
}

/** Where a page starts, exclusive. */
export interface RemovedPosition {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly id: string;
}

/** Less than the id of any question. */
const LEAST_ID = '00000000-0000-0000-0000-000000000000';

const moment = (parameter: string): string => `to_timestamp(${parameter}::float8 / 1000)`;

const read = (comparison: '>' | '<', direction: 'asc' | 'desc'): string => `
  select id, round(date_part('epoch', removed_at) * 1000) as removed_at, reason,
    exists (select from questions where questions.id = removed.id and availability = 'visible') as is_served
  from removed_questions as removed
  where removed_at >= ${moment('$1')} and removed_at < ${moment('$2')}
    and (removed_at, id) ${comparison} (${moment('$3')}, $4::uuid)
  order by removed.removed_at ${direction}, removed.id ${direction} limit $5`;

const FORWARDS = { name: 'read-removed-forwards', text: read('>', 'asc') };
const BACKWARDS = { name: 'read-removed-backwards', text: read('<', 'desc') };

/**
 * Reads entries after a position or, backwards, before it; always in the order of reading.
 *
 * @param span - the times of the entries, in milliseconds since 1970
 */
export function readRemoved(
  database: Database,
  { from, before }: { readonly from: number; readonly before: number },
  start: (RemovedPosition & { readonly backwards: boolean }) | undefined,
  limit: number,
): Promise<readonly RemovedRow[]> {
  const statement = start?.backwards === true ? BACKWARDS : FORWARDS;
  const values = [from, before, start?.time ?? from, start?.id ?? LEAST_ID, limit];
  return queryRows(database, { ...statement, values });
}
