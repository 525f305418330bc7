import type { PoolClient } from 'pg';

// Forces one lookup per id, because statistics are missing during a first import. Rows written by this transaction
// already have its stamp (`now()` is its start), and rows that another transaction is writing get a stamp from that
// one.
const STAMP = `
  update questions set rev = rev where id = any (array(
    select id from questions
    where availability = 'visible' and updated_at < now() and id = any (array(
      select unnest($1::uuid[])
      union all
      select translation.id from unnest($2::uuid[]) as moved(id)
      cross join lateral (
        select id from questions where translation_of = moved.id
        union all select id from questions where root_question_id = moved.id offset 0
      ) as translation
    ))
    order by id for no key update skip locked))`;

/**
 * Marks questions as changed whose own content is the same, for clients that follow changes: questions now served
 * instead of another one, and translations whose original has changed.
 *
 * @param canonical - questions that are served now
 * @param moved - questions that are merged now, or no longer merged
 */
export async function stampAffected(
  client: PoolClient,
  canonical: readonly string[],
  moved: readonly string[],
): Promise<void> {
  if (canonical.length + moved.length > 0) await client.query(STAMP, [canonical, moved]);
}
