import type { Language } from '../../contract/vocabulary.ts';
import { queryRows, type Database } from '../database.ts';
import { columnsIn, readInBulk, type ColumnIn, type RowIn } from './columns.ts';

/** A visible question, with slugs and codes instead of labels. Times are milliseconds since 1970. */
export type QuestionRow = RowIn<'read', number>;

/** A stale translation needs review. */
const QUALITY = "case when question.is_stale then 'needs_review' else question.quality end as quality";

/** For a merged original, the question served instead, unless that is the translation itself in a cyclic chain. */
const served = (column: string): string => `
  coalesce((
    select nullif(original.canonical_id, question.id) from questions as original where original.id = question.${column}
  ), question.${column}) as ${column}`;

/** `extract` would calculate with arbitrary precision, which costs ten times as much. */
const milliseconds = (column: string): string =>
  `round(date_part('epoch', question.${column}) * 1000) as ${column}`;

/** Columns whose public value differs from the stored one, and times. */
const SHOWN: Partial<Record<ColumnIn<'read'>, string>> = {
  quality: QUALITY,
  translation_of: served('translation_of'),
  root_question_id: served('root_question_id'),
  modified_at: milliseconds('modified_at'),
  created_at: milliseconds('created_at'),
  updated_at: milliseconds('updated_at'),
};

const COLUMNS = columnsIn('read')
  .map((column) => SHOWN[column] ?? readInBulk(column))
  .join(', ');

/** The statement that reads visible questions, from a table `question`. */
export const selectVisible = (condition: string): string =>
  `select ${COLUMNS} from questions as question where ${condition} and question.availability = 'visible'`;

const READ_BY_ID = selectVisible('question.id = any($1::uuid[])');
const READ_BY_SEQ = selectVisible('question.seq = any($1::bigint[])');

// Rows are not validated, because the importer and the constraints of the database have checked them.

/** Reads those of the questions that are visible, in any order. */
export const readQuestionsById = (database: Database, ids: readonly string[]) =>
  queryRows<QuestionRow>(database, { name: 'read-questions-by-id', text: READ_BY_ID, values: [ids] });

/** As `readQuestionsById`, by the unique number of each. */
export const readQuestionsBySeq = (database: Database, seqs: readonly number[]) =>
  queryRows<QuestionRow>(database, { name: 'read-questions-by-seq', text: READ_BY_SEQ, values: [seqs] });

const READ_REVISIONS = `
  select seq::float8 as seq, rev::float8 as rev from questions
  where seq = any($1::bigint[]) and availability = 'visible'`;

/** The revisions of those of the questions that are visible, by `seq`. */
export async function readRevisions(
  database: Database,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const query = { name: 'read-revisions', text: READ_REVISIONS, values: [seqs] };
  const rows = await queryRows<{ seq: number; rev: number }>(database, query);
  return new Map(rows.map(({ seq, rev }) => [seq, rev]));
}

// The target of a merge may be merged itself later. `union` drops repeated rows, so that a cycle ends.
const CANONICALS = `
  with recursive chain (requested, id, canonical_id, availability) as (
    select id, id, canonical_id, availability from questions where id = any($1::uuid[]) and availability = 'duplicate'
    union
    select chain.requested, next.id, next.canonical_id, next.availability
    from chain join questions as next on next.id = chain.canonical_id
  )
  select requested, id from chain where availability = 'visible'`;

/** Maps merged duplicates to the questions that are served instead. Any other id is absent. */
export async function findCanonicals(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const query = { name: 'find-canonicals', text: CANONICALS, values: [ids] };
  const rows = await queryRows<{ requested: string; id: string }>(database, query);
  return new Map(rows.map(({ requested, id }) => [requested, id]));
}

/*
 * Of several siblings in the language, the closest is chosen: the question itself, then its direct parent or child,
 * then the oldest.
 */
const SIBLINGS = `
  select distinct on (requested.id) requested.id as requested, sibling.id as sibling
  from questions as requested
  join questions as sibling
    on coalesce(sibling.root_question_id, sibling.id) = coalesce(requested.root_question_id, requested.id)
    and sibling.language = $2 and sibling.availability = 'visible'
  where requested.id = any($1::uuid[])
  order by requested.id, sibling.id <> requested.id,
    (sibling.translation_of = requested.id or sibling.id = requested.translation_of) is not true, sibling.seq`;

/*
 * For questions whose own family has no sibling. A sibling may be merged into a question of another family, and a
 * question that was merged into this one may have siblings.
 */
const SIBLINGS_BY_MERGES = `
  select distinct on (requested.id) requested.id as requested, served.id as sibling
  from questions as requested
  cross join lateral (
    select requested.id, requested.root_question_id
    union all select id, root_question_id from questions where canonical_id = requested.id
    union all select id, root_question_id from questions where id = requested.canonical_id
  ) as same
  join questions as sibling
    on coalesce(sibling.root_question_id, sibling.id) = coalesce(same.root_question_id, same.id) and sibling.language = $2
  join questions as served
    on served.id = coalesce(sibling.canonical_id, sibling.id) and served.language = $2 and served.availability = 'visible'
  where requested.id = any($1::uuid[])
  order by requested.id, served.seq`;

/** Maps each question, visible or not, to its visible sibling in a language. Questions without one are absent. */
export async function findSiblings(
  database: Database,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  async function find(name: string, text: string, values: unknown[]): Promise<[string, string][]> {
    const rows = await queryRows<{ requested: string; sibling: string }>(database, { name, text, values });
    return rows.map(({ requested, sibling }) => [requested, sibling]);
  }
  const siblings = new Map(await find('find-siblings', SIBLINGS, [ids, language]));
  const missing = ids.filter((id) => !siblings.has(id));
  if (missing.length === 0) return siblings;
  const merged = await find('find-siblings-by-merges', SIBLINGS_BY_MERGES, [missing, language]);
  return new Map([...siblings, ...merged]);
}
