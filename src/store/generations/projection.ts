import type { Pool, PoolClient } from 'pg';

import type { Difficulty, Language, QualityTier, QuestionType, Source } from '../../contract/vocabulary.ts';

/** A question as the search index needs it. Sequence numbers stay below 2^53, so they are numbers here. */
export interface ProjectionRow {
  readonly id: string;
  readonly seq: number;
  readonly rev: number;
  readonly language: Language;
  readonly type: QuestionType;
  readonly difficulty: Difficulty | null;
  readonly difficulty_rated: boolean;
  readonly quality: QualityTier;
  readonly availability: 'visible' | 'hidden' | 'duplicate' | 'deleted';
  readonly category_id: number;
  readonly subcategories: readonly string[];
  readonly tags: readonly string[];
  readonly regions: readonly string[];
  readonly source: Source;
  readonly license: string;
  /** Milliseconds since 1970. */
  readonly updated_at: number;
}

// Arrays travel as JSON: the driver parses that ten times faster than its own array format.
const SELECT = `
  select id, seq::float8 as seq, rev::float8 as rev, language, type, difficulty, difficulty_rated, availability,
    case when is_stale then 'needs_review' else quality end as quality, category_id, to_json(subcategories) as subcategories, to_json(tags) as tags, to_json(regions) as regions, source, license,
    (extract(epoch from updated_at) * 1000)::float8 as updated_at
  from questions`;

/** The questions with one of the ids, whatever their availability; ids without a row are absent. */
export async function readProjections(client: PoolClient, ids: readonly string[]): Promise<ProjectionRow[]> {
  return (await client.query<ProjectionRow>(`${SELECT} where id = any ($1::uuid[])`, [ids])).rows;
}

/** The next questions in the order of ids; null begins at the first. */
export async function readProjectionsAfter(
  client: PoolClient,
  cursor: string | null,
  limit: number,
): Promise<ProjectionRow[]> {
  const found = await client.query<ProjectionRow>(
    `${SELECT} where id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000') order by id limit $2`,
    [cursor, limit],
  );
  return found.rows;
}

/** How many questions there are after the cursor; null counts all. */
export async function countProjectionsAfter(pool: Pool, cursor: string | null): Promise<number> {
  const found = await pool.query<{ count: number }>(
    `select count(*)::float8 as count from questions where id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000')`,
    [cursor],
  );
  return found.rows[0]?.count ?? 0;
}
