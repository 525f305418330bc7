import type { Database } from '../database.ts';

/** What links are for. */
export type TokenKind = 'sign_up' | 'reset_password';

/** For how long a link works: of a sign-up, and for another password. */
const SIGN_UP_LASTS = `interval '24 hours'`;
const RESET_LASTS = `interval '1 hour'`;

const IS_OPEN = 'email_tokens.expires_at > clock_timestamp()';

/** What somebody has signed up with. */
export interface NewSignUp {
  readonly email: string;
  readonly passwordHash: string;
  /** SHA-256 of what the browser keeps to have the mail sent again. */
  readonly ticketHash: Buffer;
  /** The interaction of the authorization server that was interrupted. */
  readonly interaction: string | undefined;
}

const INSERT_SIGN_UP = `
  insert into email_tokens (kind, email, password_hash, ticket_hash, interaction, expires_at)
  values ('sign_up', $1, $2, $3, $4, clock_timestamp() + ${SIGN_UP_LASTS})`;

/** Notes a sign-up, whoever has the address. */
export async function insertSignUp(database: Database, signUp: NewSignUp): Promise<void> {
  const { email, passwordHash, ticketHash, interaction } = signUp;
  await database.query(INSERT_SIGN_UP, [email, passwordHash, ticketHash, interaction ?? null]);
}

/** The address that a sign-up has named; undefined when it is over. */
export async function findSignUp(database: Database, ticketHash: Buffer): Promise<string | undefined> {
  const { rows } = await database.query<{ email: string }>(
    `select email from email_tokens where ticket_hash = $1 and ${IS_OPEN}`,
    [ticketHash],
  );
  return rows[0]?.email;
}

const GIVE_TOKEN = `
  update email_tokens set token_hash = $2
  where ticket_hash = $1 and ${IS_OPEN}
  returning email,
    exists (select from users where users.email = email_tokens.email and users.password_hash is not null) as "isTaken"`;

/** Gives a sign-up the link that its next mail carries; the one before works no longer. Undefined when the sign-up is over. */
export async function giveToken(
  database: Database,
  ticketHash: Buffer,
  tokenHash: Buffer,
): Promise<{ readonly email: string; readonly isTaken: boolean } | undefined> {
  const { rows } = await database.query<{ email: string; isTaken: boolean }>(GIVE_TOKEN, [
    ticketHash,
    tokenHash,
  ]);
  return rows[0];
}

/** A link that works. */
export interface OpenToken {
  readonly email: string;
  /** Of a sign-up: what its password must be. */
  readonly passwordHash: string | null;
}

/** Finds what a link is for; undefined when it is unknown, used or too old. */
export async function findToken(
  database: Database,
  kind: TokenKind,
  tokenHash: Buffer,
): Promise<OpenToken | undefined> {
  const { rows } = await database.query<OpenToken>(
    `select email, password_hash as "passwordHash" from email_tokens
     where token_hash = $1 and kind = $2 and ${IS_OPEN}`,
    [tokenHash, kind],
  );
  return rows[0];
}

const INSERT_RESET = `
  insert into email_tokens (kind, email, token_hash, interaction, expires_at)
  values ('reset_password', $1, $2, $3, clock_timestamp() + ${RESET_LASTS})
  returning exists (select from users where users.email = $1) as "isKnown"`;

/** Makes a link for another password, and tells whether there is anybody to send it to. For a stranger as much is done. */
export async function insertReset(
  database: Database,
  email: string,
  tokenHash: Buffer,
  interaction: string | undefined,
): Promise<boolean> {
  const { rows } = await database.query<{ isKnown: boolean }>(INSERT_RESET, [
    email,
    tokenHash,
    interaction ?? null,
  ]);
  return rows[0]?.isKnown ?? false;
}

/** A link that was used just now, and will not work again. */
export interface UsedToken extends OpenToken {
  readonly interaction: string | null;
}

const USE = `
  delete from email_tokens where token_hash = $1 and kind = $2 and ${IS_OPEN}
  returning email, password_hash as "passwordHash", interaction`;

/** Uses a link, which only one of several at a time can; undefined when it is unknown, used or too old. */
export async function useToken(
  database: Database,
  kind: TokenKind,
  tokenHash: Buffer,
): Promise<UsedToken | undefined> {
  const { rows } = await database.query<UsedToken>(USE, [tokenHash, kind]);
  return rows[0];
}

/** Ends all links to an address. */
export async function deleteTokensOf(database: Database, email: string): Promise<void> {
  await database.query('delete from email_tokens where email = $1', [email]);
}

/** Removes links that are too old; returns how many. */
export async function deleteExpiredTokens(database: Database): Promise<number> {
  const { rowCount } = await database.query(`delete from email_tokens where not (${IS_OPEN})`);
  return rowCount ?? 0;
}
