import type { Database } from '../database.ts';

/** Raise it when the form of `History` changes. Processes of an earlier release then keep separate counts. */
const SHAPE = 1;

/** The visible questions by when they were created, and by translation. Plain JSON. */
export interface History {
  /** By month, as in `2026-01` (UTC), and source, in any order. */
  readonly months: readonly (readonly [month: string, source: string, questions: number])[];
  /** By language; `stale` counts translations whose originals have changed since. */
  readonly languages: readonly (readonly [language: string, questions: number, stale: number])[];
  /** Questions of a language that exist in another one. */
  readonly translated: readonly (readonly [language: string, other: string, questions: number])[];
}

/** When history was counted last. Undefined members: not yet. */
export interface HistoryState {
  /** The live index and its rounds. Equal marks mean equal counts. Empty if there is no live index. */
  readonly mark: string;
  readonly counted: { readonly mark: string; readonly age: number; readonly cost: number } | undefined;
}

interface StateRow {
  mark: string;
  counted_mark: string | null;
  age: number;
  cost: number;
}

export async function readHistoryState(database: Database): Promise<HistoryState> {
  const { rows } = await database.query<StateRow>({
    name: 'read-history-state',
    text: `
      select coalesce((select name || ' ' || settled from search_index where state = 'live'), '') as mark,
        history.index_mark as counted_mark,
        (extract(epoch from clock_timestamp() - history.counted_at) * 1000)::float8 as age,
        history.cost
      from (values (1)) as always
      left join catalogue_history as history on history.shape = $1`,
    values: [SHAPE],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('the history state query returned no row');
  const { mark, counted_mark, age, cost } = row;
  return { mark, counted: counted_mark === null ? undefined : { mark: counted_mark, age, cost } };
}

/** The latest history and when it was counted; undefined before the first count. */
export async function readHistory(
  database: Database,
): Promise<{ readonly history: History; readonly countedAt: Date } | undefined> {
  const { rows } = await database.query<{ history: History; countedAt: Date }>({
    name: 'read-history',
    text: 'select counts as history, counted_at as "countedAt" from catalogue_history where shape = $1',
    values: [SHAPE],
  });
  return rows[0];
}

/** @param cost - milliseconds that the count took */
export async function saveHistory(
  database: Database,
  mark: string,
  history: History,
  cost: number,
): Promise<void> {
  await database.query(
    `insert into catalogue_history (shape, index_mark, counted_at, cost, counts)
     values ($1, $2, clock_timestamp(), $3, $4)
     on conflict (shape) do update
     set index_mark = excluded.index_mark, counted_at = excluded.counted_at, cost = excluded.cost, counts = excluded.counts`,
    [SHAPE, mark, Math.round(cost), JSON.stringify(history)],
  );
}
