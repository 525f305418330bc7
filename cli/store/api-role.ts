import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { escapeIdentifier, escapeLiteral, type Pool } from 'pg';

import { eachHost } from '../../src/connection-url.ts';
import { queryOnlyRow, inTransaction } from '../../src/store/database.ts';

/** The form in which PostgreSQL stores a password (RFC 5802), so that the password itself never gets into its log. */
function passwordVerifier(password: string): string {
  const rounds = 4_096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256');
  const keyFor = (purpose: string): Buffer => createHmac('sha256', salted).update(purpose).digest();
  const storedKey = createHash('sha256').update(keyFor('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${keyFor('Server Key').toString('base64')}`;
}

/**
 * Creates or updates the role of a connection URL. It can read and write rows of all tables, those of later migrations
 * included, and cannot create, change or drop anything. Safe to repeat.
 *
 * @param pool - connected as the owner of the tables, who may create roles
 * @param url - `postgres://ROLE:PASSWORD@…`; its host and database are not used
 */
export async function grantApiRole(pool: Pool, url: string): Promise<void> {
  const { username, password } = new URL(eachHost(url)[0]);
  const name = decodeURIComponent(username);
  const role = escapeIdentifier(name);
  await inTransaction(pool, 'write', async (client) => {
    // Two set-ups of this database must not create the role at the same time.
    await client.query(`select pg_advisory_xact_lock(hashtextextended('trivia role of the API', 0))`);
    const now = await queryOnlyRow<{
      database: string;
      owner: boolean;
      known: boolean;
      privileged: boolean;
    }>(
      client,
      `select current_database() as database, current_user = $1 as owner,
              exists (select from pg_roles where rolname = $1) as known,
              exists (select from pg_roles where rolname = $1 and (rolsuper or rolcreaterole or rolcreatedb)) as privileged`,
      [name],
    );
    if (now.owner)
      throw new Error('TRIVIA_API_DATABASE_URL has the user of DATABASE_URL; give the API another one.');
    if (now.privileged)
      throw new Error(
        `TRIVIA_API_DATABASE_URL has the user ${name}, who may create databases or roles; give the API a separate one.`,
      );
    if (!now.known) await client.query(`create role ${role}`);
    const verifier = escapeLiteral(passwordVerifier(decodeURIComponent(password)));
    const database = escapeIdentifier(now.database);
    for (const statement of [
      `alter role ${role} with login nocreatedb nocreaterole password ${verifier}`,
      // It sees when the writes of other roles began (src/store/questions/question-changes.ts).
      `grant pg_read_all_stats to ${role}`,
      `grant connect on database ${database} to ${role}`,
      `revoke temporary on database ${database} from public`,
      `revoke create on schema public from public`,
      `grant usage on schema public to ${role}`,
      `grant select, insert, update, delete on all tables in schema public to ${role}`,
      `grant usage, select on all sequences in schema public to ${role}`,
      `alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`,
      `alter default privileges in schema public grant usage, select on sequences to ${role}`,
    ])
      await client.query(statement);
  });
}
