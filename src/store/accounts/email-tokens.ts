import { countWritten, queryOnlyRow, queryRow, type Database } from '../database.ts';

export type TokenKind = 'sign_up' | 'reset_password';

/** How long links are valid. */
const SIGN_UP_LIFETIME = `interval '24 hours'`;
const RESET_LIFETIME = `interval '1 hour'`;
const IS_OPEN = 'email_tokens.expires_at > clock_timestamp()';

export interface NewSignUp {
  readonly email: string;
  readonly passwordHash: string;
  /** SHA-256 of the ticket with which the browser can request the mail again. */
  readonly ticketHash: Buffer;
  /** The interrupted interaction with the authorization server. */
  readonly interaction: string | undefined;
}

const INSERT_SIGN_UP = `
  insert into email_tokens (kind, email, password_hash, ticket_hash, interaction, expires_at)
  values ('sign_up', $1, $2, $3, $4, clock_timestamp() + ${SIGN_UP_LIFETIME})`;

/** Records a sign-up, even if the address already has an account. */
export async function insertSignUp(database: Database, signUp: NewSignUp): Promise<void> {
  const { email, passwordHash, ticketHash, interaction } = signUp;
  await database.query(INSERT_SIGN_UP, [email, passwordHash, ticketHash, interaction ?? null]);
}

/** The address of a sign-up. Undefined if the sign-up has ended. */
export async function findSignUp(database: Database, ticketHash: Buffer): Promise<string | undefined> {
  const text = `select email from email_tokens where ticket_hash = $1 and ${IS_OPEN}`;
  return (await queryRow<{ email: string }>(database, text, [ticketHash]))?.email;
}

interface MailedSignUp {
  readonly email: string;
  /** Whether the address has an account. */
  readonly isTaken: boolean;
}

const SET_TOKEN = `
  update email_tokens set token_hash = $2
  where ticket_hash = $1 and ${IS_OPEN}
  returning email,
    exists (select from users where users.email = email_tokens.email and users.password_hash is not null) as "isTaken"`;

/**
 * Sets the link for the next mail of a sign-up, which invalidates the previous link. Undefined if the sign-up has
 * ended.
 */
export const setToken = (database: Database, ticketHash: Buffer, tokenHash: Buffer) =>
  queryRow<MailedSignUp>(database, SET_TOKEN, [ticketHash, tokenHash]);

export interface OpenToken {
  readonly email: string;
  /** For a sign-up, the hash of its password. */
  readonly passwordHash: string | null;
}

const FIND_TOKEN = `
  select email, password_hash as "passwordHash" from email_tokens where token_hash = $1 and kind = $2 and ${IS_OPEN}`;

/** Finds a link. Undefined if it is unknown, used or expired. */
export const findToken = (database: Database, kind: TokenKind, tokenHash: Buffer) =>
  queryRow<OpenToken>(database, FIND_TOKEN, [tokenHash, kind]);

const INSERT_RESET = `
  insert into email_tokens (kind, email, token_hash, interaction, expires_at)
  values ('reset_password', $1, $2, $3, clock_timestamp() + ${RESET_LIFETIME})
  returning exists (select from users where users.email = $1) as "isKnown"`;

/** Creates a password reset link. Returns whether the address has an account; the work is the same in both cases. */
export async function insertReset(
  database: Database,
  email: string,
  tokenHash: Buffer,
  interaction: string | undefined,
): Promise<boolean> {
  const values = [email, tokenHash, interaction ?? null];
  return (await queryOnlyRow<{ isKnown: boolean }>(database, INSERT_RESET, values)).isKnown;
}

/** A link that was just used and is no longer valid. */
export interface UsedToken extends OpenToken {
  readonly interaction: string | null;
}

const USE = `
  delete from email_tokens where token_hash = $1 and kind = $2 and ${IS_OPEN}
  returning email, password_hash as "passwordHash", interaction`;

/** Uses a link. Of concurrent attempts only one succeeds. Undefined if the link is unknown, used or expired. */
export const useToken = (database: Database, kind: TokenKind, tokenHash: Buffer) =>
  queryRow<UsedToken>(database, USE, [tokenHash, kind]);

export async function deleteTokensOf(database: Database, email: string): Promise<void> {
  await database.query('delete from email_tokens where email = $1', [email]);
}

// The opposite of `IS_OPEN`, with a time that is the same for all rows: for any other, no index is used.
const DELETE_EXPIRED = 'delete from email_tokens where expires_at <= statement_timestamp()';

export const deleteExpiredTokens = (database: Database) => countWritten(database, DELETE_EXPIRED);
