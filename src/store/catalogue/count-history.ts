import type { Database } from '../database.ts';
import type { History } from './catalogue-history.ts';

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
    const { rows } = await database.query<Batch>({
      name: 'count-history',
      text: COUNT,
      values: [after, size],
    });
    const [batch] = rows;
    if (batch === undefined) throw new Error('the history query returned no row');
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
