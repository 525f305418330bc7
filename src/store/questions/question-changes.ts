import type { Database } from '../database.ts';

/** A moment in the life of a database. */
export interface ChangePosition {
  readonly snapshot: string;
  /** The object identifier of the table, which is different in a restored database. */
  readonly table: number;
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
 * commits. A snapshot that is older than the one given, or another table, comes from a restored database.
 */
const READ = `
  select pg_current_snapshot()::text as snapshot, 'question_changes'::regclass::oid::bigint::float8 as table,
    coalesce(
      pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot)
        or 'question_changes'::regclass::oid::bigint::float8 <> $2::float8,
      true
    ) as is_restored,
    (
      select coalesce(json_agg(seq), '[]') from (
        select seq from question_changes
        where transaction >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)
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
  const { rows } = await database.query<Row>({
    name: 'read-changes',
    text: READ,
    values: [since?.snapshot ?? null, since?.table ?? null],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('the query for changes returned no row');
  const seqs = row.seqs.filter((seq) => seq !== null);
  const isKnown = !row.is_restored && seqs.length === row.seqs.length && seqs.length <= MOST_CHANGES;
  return {
    snapshot: row.snapshot,
    table: row.table,
    seqs: isKnown ? seqs : undefined,
    vocabulary: row.vocabulary,
  };
}

const PRUNE = `
  delete from question_changes
  where transaction < pg_snapshot_xmax($1::pg_snapshot) and pg_visible_in_snapshot(transaction, $1::pg_snapshot)`;

/** Deletes the changes that were visible in a snapshot: processes that have polled since then do not need them. */
export async function pruneChanges(database: Database, before: ChangePosition): Promise<void> {
  await database.query({ name: 'prune-changes', text: PRUNE, values: [before.snapshot] });
}
