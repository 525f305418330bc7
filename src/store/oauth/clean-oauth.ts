import { countWritten, type Database } from '../database.ts';

/** Rows deleted by one statement, so that no statement holds locks for long. */
const AT_ONCE = 1_000;

/** Days after which a client is deleted if it never had a grant, or no longer has one. */
const NEVER_GRANTED = 30;
const NO_LONGER_GRANTED = 180;

/** Days for which a grant without codes and refresh tokens is kept. Access tokens last an hour. */
const WITHOUT_TOKENS = 1;

// Locked rows are in use, so they are left for the next run, like rows that have changed since the statement began.
// Indexes are only used for a time that is the same for all rows of a statement, unlike `clock_timestamp()`.
const EXPIRED_ARTIFACTS = `
  delete from oauth_artifacts where (kind, id_hash) in (
    select kind, id_hash from oauth_artifacts where expires_at < statement_timestamp() limit ${AT_ONCE} for update skip locked
  )`;

const EXPIRED_GRANTS = `
  delete from oauth_grants where id in (
    select id from oauth_grants where expires_at < statement_timestamp() limit ${AT_ONCE} for update skip locked
  )`;

// Separate from expired grants: the two conditions together would look for the tokens of each grant one by one.
const UNUSED_GRANTS = `
  delete from oauth_grants where id in (
    select id from oauth_grants
    where last_used_at < statement_timestamp() - interval '${WITHOUT_TOKENS} days'
      and not exists (select from oauth_artifacts where oauth_artifacts.grant_id = oauth_grants.id)
    limit ${AT_ONCE} for update skip locked
  )`;

const UNUSED_CLIENTS = `
  delete from oauth_clients where id in (
    select id from oauth_clients
    where (
        granted_at < statement_timestamp() - interval '${NO_LONGER_GRANTED} days'
        or granted_at is null and created_at < statement_timestamp() - interval '${NEVER_GRANTED} days'
      )
      and not exists (select from oauth_grants where oauth_grants.client_id = oauth_clients.id)
    limit ${AT_ONCE} for update skip locked
  )`;

export interface Cleaned {
  readonly artifacts: number;
  readonly grants: number;
  readonly clients: number;
}

async function removeAll(database: Database, statement: string): Promise<number> {
  for (let removed = 0; ;) {
    const count = await countWritten(database, statement);
    removed += count;
    if (count < AT_ONCE) return removed;
  }
}

/** Deletes expired rows, grants without tokens, and unused clients. */
export async function cleanOauth(database: Database): Promise<Cleaned> {
  return {
    artifacts: await removeAll(database, EXPIRED_ARTIFACTS),
    grants: (await removeAll(database, EXPIRED_GRANTS)) + (await removeAll(database, UNUSED_GRANTS)),
    clients: await removeAll(database, UNUSED_CLIENTS),
  };
}
