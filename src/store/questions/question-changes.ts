import { queryOnlyRow, type Database } from '../database.ts';

/** A moment in the life of a database. */
export interface ChangePosition {
  readonly snapshot: string;
  /** The object identifier of the table, which is different in a restored database. */
  readonly table: number;
  /**
   * When the server was started. A standby that has become the primary was started at another time, and may lack the last
   * transactions of the former one.
   */
  readonly server: number;
}

/** Changes that became visible since a position. */
export interface QuestionChanges extends ChangePosition {
  /** The changed questions by `seq`; undefined if everything may have changed. */
  readonly seqs: readonly number[] | undefined;
  /** Increases with every change of a label or another part of the vocabulary. */
  readonly vocabulary: number;
}

interface Row extends ChangePosition {
  readonly is_restored: boolean;
  readonly seqs: readonly (number | null)[];
  readonly vocabulary: number;
}

/** Above this many, forgetting everything costs less than reading them. */
const MOST_CHANGES = 20_000;

/*
 * A snapshot lists the transactions that were running, so that no change is missed, however late its transaction
 * commits. A snapshot that is older than the one given, another table or another server comes from a database that may not
 * have all that was read before. Rows from a dump have the numbers of the server that it was made on: those that this
 * server has not given yet are left out, or each call would report them.
 */
const READ = `
  select pg_current_snapshot()::text as snapshot, 'question_changes'::regclass::oid::bigint::float8 as table,
    date_part('epoch', pg_postmaster_start_time()) as server,
    coalesce(
      pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot)
        or 'question_changes'::regclass::oid::bigint::float8 <> $2::float8
        or date_part('epoch', pg_postmaster_start_time()) <> $3::float8,
      true
    ) as is_restored,
    (
      select coalesce(json_agg(seq), '[]') from (
        select seq from question_changes
        where transaction >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)
          and transaction < pg_snapshot_xmax(pg_current_snapshot())
        limit ${MOST_CHANGES + 1}
      ) as changed
    ) as seqs,
    (select coalesce(sum(changes), 0)::float8 from vocabulary_changes) as vocabulary`;

/**
 * Reads the changes since a position.
 *
 * @param since - the position of the previous call; undefined for the first one, which reports that everything may
 * have changed
 */
export async function readChanges(
  database: Database,
  since: ChangePosition | undefined,
): Promise<QuestionChanges> {
  const values = [since?.snapshot ?? null, since?.table ?? null, since?.server ?? null];
  const row = await queryOnlyRow<Row>(database, { name: 'read-changes', text: READ, values });
  const seqs = row.seqs.filter((seq) => seq !== null);
  const isKnown = !row.is_restored && seqs.length === row.seqs.length && seqs.length <= MOST_CHANGES;
  const { snapshot, table, server, vocabulary } = row;
  return { snapshot, table, server, seqs: isKnown ? seqs : undefined, vocabulary };
}

const PRUNE = `
  delete from question_changes
  where transaction < pg_snapshot_xmax($1::pg_snapshot) and pg_visible_in_snapshot(transaction, $1::pg_snapshot)`;

/** Deletes the changes that were visible in a snapshot: processes that have polled since then do not need them. */
export async function pruneChanges(
  database: Database,
  before: Pick<ChangePosition, 'snapshot'>,
): Promise<void> {
  await database.query({ name: 'prune-changes', text: PRUNE, values: [before.snapshot] });
}

/*
 * A transaction stamps its rows with the clock, and its rows become visible later. Every write takes the lock of the
 * table first. The transaction's number does not work, because it is assigned after the first stamp.
 */
const WRITERS = `
  select least(
    statement_timestamp(),
    (select min(writer.xact_start)
     from pg_locks as held join pg_stat_activity as writer using (pid)
     where held.locktype = 'relation' and held.relation = 'questions'::regclass and held.mode = 'RowExclusiveLock'
       and writer.datname = current_database())
  ) as horizon`;

/**
 * The time, in milliseconds since 1970, before which every change is visible to the statements that follow. A
 * transaction that stamped a row before this one either still has the lock of the table, or has ended. The same
 * statement cannot read the changes, because its snapshot is older than its view of the locks.
 *
 * Writers must use the database role of the reader, or the reader needs `pg_read_all_stats`: PostgreSQL hides the start
 * of transactions from other roles.
 */
export async function writeHorizon(database: Database): Promise<number> {
  const query = { name: 'horizon-writers', text: WRITERS };
  return (await queryOnlyRow<{ horizon: Date }>(database, query)).horizon.getTime();
}

/**
 * Documents that the engine refuses are ignored. Without a live index, readers search none, or one that is being
 * replaced since it does not belong to this database.
 */
const WAITING = `
  select case
    when exists (select from search_index where state = 'live')
      then (select min(enqueued_at) from index_queue where attempts = 0)
    else to_timestamp(0)
  end as horizon`;

/** The time, in milliseconds since 1970, before which every change is searchable. */
export async function searchHorizon(database: Database): Promise<number> {
  const written = await writeHorizon(database);
  const query = { name: 'horizon-waiting', text: WAITING };
  const waiting = await queryOnlyRow<{ horizon: Date | null }>(database, query);
  return Math.min(written, waiting.horizon?.getTime() ?? Infinity);
}
