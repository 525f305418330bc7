import type { Pool } from 'pg';

import {
  claimAccount,
  findCredentials,
  replaceHash,
  setPassword,
  type Credentials,
} from '../store/accounts/credentials.ts';
import { guardDatabase, tellOutages } from '../store/database.ts';
import {
  deleteTokensOf,
  findSignUp,
  findToken,
  giveToken,
  insertReset,
  insertSignUp,
  useToken,
  type TokenKind,
} from '../store/accounts/email-tokens.ts';
import { deleteSessionsOf } from '../store/accounts/sessions.ts';
import { inTransaction } from '../store/transaction.ts';
import type { Passwords } from './passwords.ts';
import { hashSecret, isSecret, makeSecret } from './secrets.ts';

/** The account that somebody has just proved to own, and the interaction that was interrupted for it. */
interface Proven extends Credentials {
  readonly interaction: string | undefined;
}

/** What is to be written to whoever has the address of a sign-up. */
interface SignUpMail {
  readonly email: string;
  /** What the link carries; undefined when the address has an account already, which the mail then says. */
  readonly token: string | undefined;
}

/**
 * Accounts of people. Addresses are in lower case. Nothing here tells whether an address has an account but to whoever reads its mail.
 * Every call may throw ServiceError `service_unavailable`.
 */
export interface Accounts {
  /** Notes a sign-up and gives the ticket with which its mail is written, however often. */
  readonly signUp: (wish: {
    readonly email: string;
    readonly password: string;
    readonly interaction: string | undefined;
  }) => Promise<string>;
  /** The address that a ticket is for; undefined when the sign-up is over. */
  readonly addressOf: (ticket: string) => Promise<string | undefined>;
  /** Makes the link of a sign-up anew; undefined when the sign-up is over. */
  readonly writeSignUp: (ticket: string) => Promise<SignUpMail | undefined>;
  /** The address that a link was sent to; undefined when the link is unknown, used or too old. */
  readonly addresseeOf: (kind: TokenKind, token: string) => Promise<string | undefined>;
  /**
   * Makes the account of a sign-up. The password shows that whoever follows the link has signed up: otherwise somebody could sign up
   * with the address of another, who opens the account to them by following the link.
   */
  readonly confirm: (
    token: string,
    password: string,
  ) => Promise<Proven | 'gone' | 'taken' | 'wrong password'>;
  /** The account of an address, when the password is right. */
  readonly signIn: (email: string, password: string) => Promise<Credentials | undefined>;
  /** Makes a link for another password; undefined when there is nobody to send it to. */
  readonly forgot: (email: string, interaction: string | undefined) => Promise<string | undefined>;
  /** Gives the account of a link another password, and ends all its sessions and everything that was granted to clients. */
  readonly reset: (token: string, password: string) => Promise<Proven | 'gone'>;
}

export function createAccounts(pool: Pool, passwords: Passwords): Accounts {
  const database = guardDatabase(pool);

  async function confirm(token: string, password: string): ReturnType<Accounts['confirm']> {
    const tokenHash = hashSecret(token);
    const found = await findToken(database, 'sign_up', tokenHash);
    const { isRight } = await passwords.check(password, found?.passwordHash ?? undefined);
    if (found === undefined) return 'gone';
    if (!isRight) return 'wrong password';
    return tellOutages(() =>
      inTransaction(pool, 'write', async (client) => {
        const used = await useToken(client, 'sign_up', tokenHash);
        if (used?.passwordHash == null) return 'gone';
        const made = await claimAccount(client, used.email, used.passwordHash);
        await deleteTokensOf(client, used.email);
        return made === undefined ? 'taken' : { ...made, interaction: used.interaction ?? undefined };
      }),
    );
  }

  async function reset(token: string, password: string): ReturnType<Accounts['reset']> {
    const passwordHash = await passwords.hash(password);
    return tellOutages(() =>
      inTransaction(pool, 'write', async (client) => {
        const used = await useToken(client, 'reset_password', hashSecret(token));
        if (used === undefined) return 'gone';
        const { email, interaction } = used;
        const changed = await setPassword(client, email, passwordHash);
        if (changed === undefined) return 'gone';
        // In a statement of its own: it sees sessions that began while the one before waited for the row of the user.
        await deleteSessionsOf(client, changed.userId);
        await deleteTokensOf(client, email);
        return { ...changed, interaction: interaction ?? undefined };
      }),
    );
  }

  return {
    async signUp({ email, password, interaction }) {
      const ticket = makeSecret();
      const passwordHash = await passwords.hash(password);
      await insertSignUp(database, { email, passwordHash, ticketHash: hashSecret(ticket), interaction });
      return ticket;
    },
    addressOf: async (ticket) => (isSecret(ticket) ? findSignUp(database, hashSecret(ticket)) : undefined),
    async writeSignUp(ticket) {
      const token = makeSecret();
      const given = await giveToken(database, hashSecret(ticket), hashSecret(token));
      if (given === undefined) return undefined;
      return { email: given.email, token: given.isTaken ? undefined : token };
    },
    addresseeOf: async (kind, token) =>
      isSecret(token) ? (await findToken(database, kind, hashSecret(token)))?.email : undefined,
    confirm,
    async signIn(email, password) {
      const found = await findCredentials(database, email);
      const { isRight, isOutdated } = await passwords.check(password, found?.passwordHash);
      if (found === undefined || !isRight) return undefined;
      if (!isOutdated) return found;
      const passwordHash = await passwords.hash(password);
      return (await replaceHash(database, found, passwordHash)) ? { ...found, passwordHash } : undefined;
    },
    async forgot(email, interaction) {
      const token = makeSecret();
      return (await insertReset(database, email, hashSecret(token), interaction)) ? token : undefined;
    },
    reset,
  };
}
