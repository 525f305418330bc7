import { queryOnlyRow, queryRow, type Database } from '../database.ts';

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
  const { mark, counted_mark, age, cost } = await queryOnlyRow<StateRow>(database, {
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
  return { mark, counted: counted_mark === null ? undefined : { mark: counted_mark, age, cost } };
}

/** The latest history and when it was counted; undefined before the first count. */
export const readHistory = (database: Database) =>
  queryRow<{ history: History; countedAt: Date }>(database, {
    name: 'read-history',
    text: 'select counts as history, counted_at as "countedAt" from catalogue_history where shape = $1',
    values: [SHAPE],
  });

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

/** Questions counted by one statement, which takes about 50 ms: far less than a statement may take. */
const BATCH = 5_000;
const FIRST = '00000000-0000-0000-0000-000000000000';
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

// A family is an original with its translations. The index of families has them together, so that a batch has whole
// families, and a question that changes meanwhile is not counted twice.
const COUNT = `
  with bound as (
    select coalesce(
      (select coalesce(root_question_id, id) from questions where coalesce(root_question_id, id) > $1
       order by coalesce(root_question_id, id) offset $2 limit 1),
      '${LAST}') as last
  ), batch as materialized (
    select coalesce(root_question_id, id) as family, language, source, created_at, is_stale from questions
    where coalesce(root_question_id, id) > $1 and coalesce(root_question_id, id) <= (select last from bound)
      and availability = 'visible'
  ), spoken as (
    select distinct family, language from batch
  )
  select (select last from bound) as last,
    array(
      select json_build_array(month, source, questions) from (
        select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, source, count(*) as questions
        from batch group by 1, 2) as monthly
    ) as months,
    array(
      select json_build_array(language, questions, stale) from (
        select language, count(*) as questions, count(*) filter (where is_stale) as stale
        from batch group by 1) as languages
    ) as languages,
    array(
      select json_build_array(language, other, questions) from (
        select batch.language, spoken.language as other, count(*) as questions
        from batch join spoken using (family)
        where batch.language <> spoken.language group by 1, 2) as pairs
    ) as translated`;

type Batch = History & { readonly last: string };

/**
 * Counts the visible questions in batches.
 *
 * @param signal - stops between two batches, which throws
 * @param size - questions of a batch
 */
export async function countHistory(database: Database, signal: AbortSignal, size = BATCH): Promise<History> {
  const months = new Map<string, [string, string, number]>();
  const languages = new Map<string, [string, number, number]>();
  const translated = new Map<string, [string, string, number]>();
  for (let after = FIRST; after !== LAST;) {
    signal.throwIfAborted();
    const query = { name: 'count-history', text: COUNT, values: [after, size] };
    const batch = await queryOnlyRow<Batch>(database, query);
    for (const [month, source, count] of batch.months) {
      const key = `${month} ${source}`;
      months.set(key, [month, source, count + (months.get(key)?.[2] ?? 0)]);
    }
    for (const [language, count, stale] of batch.languages) {
      const [, counted, staleBefore] = languages.get(language) ?? [language, 0, 0];
      languages.set(language, [language, counted + count, staleBefore + stale]);
    }
    for (const [language, other, count] of batch.translated) {
      const key = `${language} ${other}`;
      translated.set(key, [language, other, count + (translated.get(key)?.[2] ?? 0)]);
    }
    after = batch.last;
  }
  return {
    months: [...months.values()],
    languages: [...languages.values()],
    translated: [...translated.values()],
  };
}
