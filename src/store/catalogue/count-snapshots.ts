import { createHash } from 'node:crypto';

import { countWritten, queryOnlyRow, queryRow, type Database } from '../database.ts';

/** How long a replaced snapshot is kept. Paging continues with the counts of the first page. */
const LIFETIME = '15 minutes';
/** Maximum rows of `vocabulary_changes`. Older ones are summed up in one row. */
const MOST_CHANGES = 100;

/** The state that counts depend on, read before counting. Equal marks mean equal counts. */
export interface CountMarks {
  /** The live index, and how often changes in it became searchable. Empty if there is no live index. */
  readonly index: string;
  /** Number of changes of the vocabulary. */
  readonly vocabulary: number;
}

/** The latest snapshot, without its counts. */
export interface SnapshotHead {
  readonly version: number;
  readonly marks: CountMarks;
  readonly generatedAt: Date;
  /** Milliseconds since it was created or confirmed. */
  readonly age: number;
  /** Milliseconds that the count took. */
  readonly cost: number;
}

/** The current marks and the latest snapshot. */
export interface CountState {
  readonly marks: CountMarks;
  readonly latest: SnapshotHead | undefined;
}

interface StateRow {
  index_mark: string;
  vocabulary_mark: number;
  version: number | null;
  index_counted: string;
  vocabulary_counted: number;
  generated_at: Date;
  age: number;
  cost: number;
}

const READ_STATE = `
  select
    coalesce((select name || ' ' || settled from search_index where state = 'live'), '') as index_mark,
    (select coalesce(sum(changes), 0)::float8 from vocabulary_changes) as vocabulary_mark,
    latest.version::float8 as version,
    latest.index_mark as index_counted,
    latest.vocabulary_mark::float8 as vocabulary_counted,
    latest.generated_at,
    (extract(epoch from clock_timestamp() - latest.generated_at) * 1000)::float8 as age,
    latest.cost
  from (values (1)) as always
  left join count_snapshots as latest on latest.shape = $1 and latest.replaced_at is null`;

/** Reads the current marks and the latest snapshot in one statement. `shape` is the version of the counts' shape. */
export async function readCountState(database: Database, shape: number): Promise<CountState> {
  const query = { name: 'read-count-state', text: READ_STATE, values: [shape] };
  const row = await queryOnlyRow<StateRow>(database, query);
  return {
    marks: { index: row.index_mark, vocabulary: row.vocabulary_mark },
    latest:
      row.version === null
        ? undefined
        : {
            version: row.version,
            marks: { index: row.index_counted, vocabulary: row.vocabulary_counted },
            generatedAt: row.generated_at,
            age: row.age,
            cost: row.cost,
          },
  };
}

/** The counts of a snapshot. Undefined if it was deleted. */
export async function readSnapshotCounts<Counts>(
  database: Database,
  version: number,
  shape: number,
): Promise<Counts | undefined> {
  const text = 'select counts from count_snapshots where version = $1 and shape = $2';
  return (await queryRow<{ counts: Counts }>(database, text, [version, shape]))?.counts;
}

const CONFIRM = `
  update count_snapshots
  set index_mark = $2, vocabulary_mark = $3, generated_at = clock_timestamp(), cost = $4
  where shape = $1 and replaced_at is null and content_hash = $5`;

// The parts of one statement run in no particular order, and a unique index allows one latest snapshot. So the previous
// one is replaced first.
const REPLACE = `update count_snapshots set replaced_at = clock_timestamp() where shape = $1 and replaced_at is null`;
const INSERT = `
  with expired as (
    delete from count_snapshots where replaced_at < clock_timestamp() - interval '${LIFETIME}'
  )
  insert into count_snapshots (shape, index_mark, vocabulary_mark, generated_at, cost, content_hash, counts)
  values ($1, $2, $3, clock_timestamp(), $4, $5, $6)
  on conflict (shape) where replaced_at is null do nothing`;

const SUM_UP = `
  with summed as (
    delete from vocabulary_changes
    where id < (select max(id) from vocabulary_changes) - ${MOST_CHANGES} returning changes
  )
  insert into vocabulary_changes (changes) select sum(changes) from summed having count(*) > 0`;

/**
 * Saves counts as the latest snapshot. If they equal the latest snapshot, that one is confirmed and keeps its version.
 * Call it from one process at a time. If two call it anyway, only one snapshot is saved.
 *
 * @param cost - milliseconds that the count took
 */
export async function saveSnapshot(
  database: Database,
  shape: number,
  marks: CountMarks,
  counts: object,
  cost: number,
): Promise<void> {
  await database.query(SUM_UP);
  const text = JSON.stringify(counts);
  const hash = createHash('sha256').update(text).digest();
  const head = [shape, marks.index, marks.vocabulary, Math.round(cost), hash];
  if ((await countWritten(database, CONFIRM, head)) === 1) return;
  await database.query(REPLACE, [shape]);
  await database.query(INSERT, [...head, text]);
}
