import type { Language } from '../../contract/vocabulary.ts';
import type { Database } from '../database.ts';
import { columnsIn, type ColumnIn, type RowIn } from './columns.ts';

/** A visible question, with slugs and codes instead of labels. */
export type QuestionRow = RowIn<'read', Date>;

/** A stale translation needs review. */
const QUALITY = "case when is_stale then 'needs_review' else quality end as quality";

/** For a merged original, the question served instead, unless that is the translation itself in a cyclic chain. */
const served = (column: string): string => `
  coalesce((
    select nullif(original.canonical_id, questions.id) from questions as original where original.id = questions.${column}
  ), ${column}) as ${column}`;

/** Columns whose public value differs from the stored one. */
const SHOWN: Partial<Record<ColumnIn<'read'>, string>> = {
  quality: QUALITY,
  translation_of: served('translation_of'),
  root_question_id: served('root_question_id'),
};

const COLUMNS = columnsIn('read')
  .map((column) => SHOWN[column] ?? column)
  .join(', ');

const READ = `select ${COLUMNS} from questions where id = any($1::uuid[]) and availability = 'visible'`;

/** Reads the questions that are currently visible, in the order of `ids`. */
export async function readQuestions(database: Database, ids: readonly string[]): Promise<QuestionRow[]> {
  if (ids.length === 0) return [];
  // Rows are not validated, because the importer and the constraints of the database have checked them.
  const { rows } = await database.query<QuestionRow>({ name: 'read-questions', text: READ, values: [ids] });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

// The target of a merge may be merged itself later. `union` drops repeated rows, so that a cycle ends.
const CANONICAL = `
  with recursive chain (id, canonical_id, availability) as (
    select id, canonical_id, availability from questions where id = $1 and availability = 'duplicate'
    union
    select next.id, next.canonical_id, next.availability
    from chain join questions as next on next.id = chain.canonical_id
  )
  select id from chain where availability = 'visible'`;

/** The id of the question served instead of a merged duplicate. Undefined for any other id. */
export async function findCanonical(database: Database, id: string): Promise<string | undefined> {
  const { rows } = await database.query<{ id: string }>({
    name: 'find-canonical',
    text: CANONICAL,
    values: [id],
  });
  return rows[0]?.id;
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

interface SiblingRow {
  readonly requested: string;
  readonly sibling: string;
}

/** Maps each question, visible or not, to its visible sibling in a language. Questions without one are absent. */
export async function findSiblings(
  database: Database,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const find = async (
    name: string,
    text: string,
    requested: readonly string[],
  ): Promise<[string, string][]> => {
    const { rows } = await database.query<SiblingRow>({ name, text, values: [requested, language] });
    return rows.map(({ requested: id, sibling }) => [id, sibling]);
  };
  const siblings = new Map(await find('find-siblings', SIBLINGS, ids));
  const missing = ids.filter((id) => !siblings.has(id));
  if (missing.length === 0) return siblings;
  return new Map([...siblings, ...(await find('find-siblings-by-merges', SIBLINGS_BY_MERGES, missing))]);
}
