import type { Database } from '../database.ts';
import type { Payload } from './oauth-artifacts.ts';

const SAVE = `
  insert into oauth_clients (id, metadata) values ($1, $2)
  on conflict (id) do update set metadata = excluded.metadata`;

export async function saveClient(database: Database, id: string, metadata: Payload): Promise<void> {
  await database.query(SAVE, [id, JSON.stringify(metadata)]);
}

const FIND = 'select metadata from oauth_clients where id = $1';

export async function findClient(database: Database, id: string): Promise<Payload | undefined> {
  // Ids have no NUL character, and the database rejects parameters that do.
  if (id.includes('\0')) return undefined;
  const { rows } = await database.query<{ metadata: Payload }>(FIND, [id]);
  return rows[0]?.metadata;
}

const REMOVE = 'delete from oauth_clients where id = $1';

/** Deletes a client and all its grants. */
export async function removeClient(database: Database, id: string): Promise<void> {
  await database.query(REMOVE, [id]);
}
