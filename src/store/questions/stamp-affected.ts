import type { PoolClient } from 'pg';

// One look-up for each, whatever the statistics say of a catalogue that is being imported for the first time. What this
// transaction has written has its stamp, `now()` being its beginning, and what another one is writing gets one from that.
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
 * Counts questions as changed that say what they said, for clients that keep up with changes: those that are served in place of
 * one that was served until now, and translations, which name another original than before.
 *
 * @param standing - what is served now
 * @param moved - questions that are merged now, or no longer
 */
export async function stampAffected(
  client: PoolClient,
  standing: readonly string[],
  moved: readonly string[],
): Promise<void> {
  if (standing.length + moved.length > 0) await client.query(STAMP, [standing, moved]);
}
