import type { PoolClient } from 'pg';

import type { QuestionColumns } from '../../../src/store/questions/columns.ts';
import { stampAffected } from './stamp-affected.ts';

/** The key of a stored question within its source. */
export type PrunableQuestion = Pick<QuestionColumns, 'id' | 'source_id' | 'language'>;

// Questions hidden by moderators stay hidden: they are not served anyway, and must not return with the upstream's row.
// Questions merged by moderators are deleted, because otherwise they would be served again when the other one is
// deleted. If they return, they are merged again. Translations that were added here are kept, because no upstream has
// them.
const PRUNABLE = `translated_from is null and availability in ('visible', 'duplicate')`;

const PAGE = `
  select id, source_id, language from questions
  where source = $1 and (source_id, language) > ($2, $3) and ${PRUNABLE}
  order by source_id, language limit $4`;

/** Questions of a source that an import may delete, ordered by key, after a key. */
export async function readPrunable(
  client: PoolClient,
  source: string,
  after: { readonly source_id: string; readonly language: string },
  limit: number,
): Promise<PrunableQuestion[]> {
  const page = await client.query<PrunableQuestion>(PAGE, [source, after.source_id, after.language, limit]);
  return page.rows;
}

/** Marks questions as deleted upstream. They are no longer served but keep their ids. Returns their number. */
export async function markDeleted(client: PoolClient, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await client.query('select from questions where id = any ($1::uuid[]) order by id for no key update', [
    ids,
  ]);
  const deleted = await client.query<{ id: string }>(
    `update questions set availability = 'deleted', canonical_id = null where id = any ($1::uuid[]) and ${PRUNABLE} returning id`,
    [ids],
  );
  // Translations of a merged question name the question served instead, which is over now.
  await stampAffected(
    client,
    [],
    deleted.rows.map(({ id }) => id),
  );
  return deleted.rows.length;
}
