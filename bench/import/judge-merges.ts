import type { Pool } from 'pg';

/** The planted duplicates of one kind, and how many of them were merged with the question that they repeat. */
export interface FoundDuplicates {
  readonly kind: string;
  readonly planted: number;
  readonly found: number;
}

const RECALL = `
  with planted as materialized (
    select extensions ->> 'duplicateKind' as kind, extensions ->> 'duplicateOf' as original, language,
      coalesce(canonical_id, id) as standing
    from questions where extensions ? 'duplicateOf'
  )
  select kind, count(*)::int as planted, count(*) filter (where standing = coalesce(questions.canonical_id, questions.id))::int as found
  from planted join questions on questions.source_id = planted.original and questions.language = planted.language
  group by kind order by planted desc, kind`;

const WRONG = `
  select count(*)::int as merged,
    count(*) filter (where coalesce(one.extensions ->> 'duplicateOf', one.source_id)
      <> coalesce(other.extensions ->> 'duplicateOf', other.source_id))::int as wrong
  from questions as one join questions as other on other.id = one.canonical_id
  where one.availability = 'duplicate'`;

/** Compares the merges of the importer with the planted duplicates. */
export async function judgeMerges(
  pool: Pool,
): Promise<{ kinds: FoundDuplicates[]; merged: number; wrong: number }> {
  await pool.query('analyze questions');
  const kinds = await pool.query<FoundDuplicates>(RECALL);
  const { rows } = await pool.query<{ merged: number; wrong: number }>(WRONG);
  return { kinds: kinds.rows, ...(rows[0] ?? { merged: 0, wrong: 0 }) };
}
