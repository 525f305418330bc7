import type { Database } from '../database.ts';

/** Changes that became visible since a snapshot of the database. */
export interface QuestionChanges {
  /** The snapshot to continue from. */
  readonly snapshot: string;
  /** The changed questions by `seq`; undefined if everything may have changed. */
  readonly seqs: readonly number[] | undefined;
  /** Increases with every change of a label or another part of the vocabulary. */
  readonly vocabulary: number;
}

interface Row {
  readonly snapshot: string;
  readonly is_older: boolean;
  readonly seqs: readonly (number | null)[];
  readonly vocabulary: number;
}

/*
 * A snapshot lists the transactions that were running, so that no change is missed, however late its transaction
 * commits. A snapshot that is older than the one given comes from a restored database.
 */
const READ = `
  select pg_current_snapshot()::text as snapshot,
    coalesce(pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax($1::pg_snapshot), true) as is_older,
    (
      select coalesce(json_agg(seq), '[]') from question_changes
      where transaction >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(transaction, $1::pg_snapshot)
    ) as seqs,
    (select coalesce(sum(changes), 0)::float8 from vocabulary_changes) as vocabulary`;

/**
 * Reads the changes since a snapshot.
 *
 * @param since - the snapshot of the previous call; undefined for the first one, which reports that everything may
 * have changed
 */
export async function readChanges(database: Database, since: string | undefined): Promise<QuestionChanges> {
  const { rows } = await database.query<Row>({ name: 'read-changes', text: READ, values: [since ?? null] });
  const [row] = rows;
  if (row === undefined) throw new Error('the query for changes returned no row');
  const seqs = row.seqs.filter((seq) => seq !== null);
  const isKnown = !row.is_older && seqs.length === row.seqs.length;
  return { snapshot: row.snapshot, seqs: isKnown ? seqs : undefined, vocabulary: row.vocabulary };
}

const PRUNE = `
  delete from question_changes
  where transaction < pg_snapshot_xmax($1::pg_snapshot) and pg_visible_in_snapshot(transaction, $1::pg_snapshot)`;

/** Deletes the changes that were visible in a snapshot: processes that have polled since then do not need them. */
export async function pruneChanges(database: Database, before: string): Promise<void> {
  await database.query({ name: 'prune-changes', text: PRUNE, values: [before] });
}
