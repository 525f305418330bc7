import type { Database } from '../database.ts';

// Skips locked rows: several processes save uses, and a user may be revoking several keys. The next use is saved again.
const SAVE = `
  update api_keys set last_used_at = clock_timestamp()
  where id in (
    select id from api_keys
    where id = any($1::uuid[]) and (last_used_at is null or last_used_at < clock_timestamp() - interval '1 minute')
    for no key update skip locked
  )`;

/** Records that keys have just been used, unless that was recorded within the last minute. */
export async function saveKeyUses(database: Database, ids: readonly string[]): Promise<void> {
  await database.query({ name: 'save-key-uses', text: SAVE, values: [ids] });
}
