import { domainToASCII } from 'node:url';
import type { Logger } from 'pino';

import { LONGEST_EMAIL, LONGEST_MAILBOX } from '../contract/account.ts';
import { createOutageLog } from '../engines/outage-log.ts';
import { repeat, type Repetition } from '../engines/repeat.ts';
import type { QueueCaller } from '../engines/work-queue.ts';
import {
  claimAccount,
  findCredentials,
  replaceHash,
  setPassword,
  type Credentials,
  deleteSessionsOf,
  deleteExpiredSessions,
} from '../store/accounts/sign-in.ts';
import {
  deleteTokensOf,
  findSignUp,
  findToken,
  setToken,
  insertReset,
  insertSignUp,
  useToken,
  type TokenKind,
  deleteExpiredTokens,
} from '../store/accounts/email-tokens.ts';
import {
  type Connections,
  guardDatabase,
  translateOutages,
  type Database,
  inTransaction,
} from '../store/database.ts';
import type { Passwords } from './passwords.ts';
import { hashSecret, isSecret, createSecret } from './sessions.ts';

export type Accounts = ReturnType<typeof createAccounts>;

/**
 * User accounts. Addresses are in lower case. Only someone who can read the mail of an address can find out whether it
 * has an account. Every call may throw ServiceError `service_unavailable`.
 */
export function createAccounts(pool: Connections, passwords: Passwords) {
  const database = guardDatabase(pool);

  return {
    /** The account of an address, if the password is correct. */
    async signIn(email: string, password: string, caller: QueueCaller): Promise<Credentials | undefined> {
      const found = await findCredentials(database, email);
      const { isRight, isOutdated } = await passwords.check(password, found?.passwordHash, caller);
      if (found === undefined || !isRight) return undefined;
      if (!isOutdated) return found;
      const passwordHash = await passwords.hash(password, caller);
      return (await replaceHash(database, found, passwordHash)) ? { ...found, passwordHash } : undefined;
    },

    /** Records a sign-up and returns its ticket, with which the mail can be sent any number of times. */
    async signUp({ email, password, interaction, caller }: SignUp): Promise<string> {
      const ticket = createSecret();
      const passwordHash = await passwords.hash(password, caller);
      await insertSignUp(database, { email, passwordHash, ticketHash: hashSecret(ticket), interaction });
      return ticket;
    },

    /** The address that a ticket is for. Undefined if the sign-up has ended. */
    addressOf: async (ticket: string): Promise<string | undefined> =>
      isSecret(ticket) ? findSignUp(database, hashSecret(ticket)) : undefined,

    /**
     * Creates a new link for a sign-up. Undefined if the sign-up has ended.
     *
     * @returns the token in the link, which is undefined if the address already has an account; the mail then says so
     */
    async writeSignUp(
      ticket: string,
    ): Promise<{ readonly email: string; readonly token: string | undefined } | undefined> {
      const token = createSecret();
      const given = await setToken(database, hashSecret(ticket), hashSecret(token));
      if (given === undefined) return undefined;
      return { email: given.email, token: given.isTaken ? undefined : token };
    },

    /** The address that a link was sent to. Undefined if the link is unknown, used or expired. */
    addresseeOf: async (kind: TokenKind, token: string): Promise<string | undefined> =>
      isSecret(token) ? (await findToken(database, kind, hashSecret(token)))?.email : undefined,

    /**
     * Creates the account of a sign-up. The password proves that the person who follows the link also signed up.
     * Otherwise an attacker could sign up with a victim's address, and the victim would activate the attacker's account
     * by following the link.
     */
    async confirm(
      token: string,
      password: string,
      caller: QueueCaller,
    ): Promise<VerifiedAccount | 'gone' | 'taken' | 'wrong password'> {
      const tokenHash = hashSecret(token);
      const found = await findToken(database, 'sign_up', tokenHash);
      const { isRight } = await passwords.check(password, found?.passwordHash ?? undefined, caller);
      if (found === undefined) return 'gone';
      if (!isRight) return 'wrong password';
      return translateOutages(() =>
        inTransaction(pool, 'write', async (client) => {
          const used = await useToken(client, 'sign_up', tokenHash);
          if (used?.passwordHash == null) return 'gone';
          const created = await claimAccount(client, used.email, used.passwordHash);
          await deleteTokensOf(client, used.email);
          return created === undefined ? 'taken' : { ...created, interaction: used.interaction ?? undefined };
        }),
      );
    },

    /** Creates a password reset link. Undefined if no account has this address. */
    async forgot(email: string, interaction: string | undefined): Promise<string | undefined> {
      const token = createSecret();
      return (await insertReset(database, email, hashSecret(token), interaction)) ? token : undefined;
    },

    /** Sets a new password for the account of a link, and ends all its sessions and client grants. */
    async reset(token: string, password: string, caller: QueueCaller): Promise<VerifiedAccount | 'gone'> {
      const passwordHash = await passwords.hash(password, caller);
      return translateOutages(() =>
        inTransaction(pool, 'write', async (client) => {
          const used = await useToken(client, 'reset_password', hashSecret(token));
          if (used === undefined) return 'gone';
          const { email, interaction } = used;
          const changed = await setPassword(client, email, passwordHash);
          if (changed === undefined) return 'gone';
          // In a separate statement, which also sees sessions that started while the previous one waited for the user's
          // row.
          await deleteSessionsOf(client, changed.userId);
          await deleteTokensOf(client, email);
          return { ...changed, interaction: interaction ?? undefined };
        }),
      );
    },
  };
}

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly interaction: string | undefined;
  readonly caller: QueueCaller;
}

/** An account whose owner has just been verified, and the interaction that the verification interrupted. */
interface VerifiedAccount extends Credentials {
  readonly interaction: string | undefined;
}

/**
 * Reads an address that a user has typed. The result is in lower case, with the domain in ASCII. Undefined if mail
 * cannot be sent to it, or if it could be read as several addresses.
 */
export function readEmailAddress(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const domain = domainToASCII(text.slice(at + 1));
  const address = `${local}@${domain}`;
  const fits = local.length <= LONGEST_MAILBOX && address.length <= LONGEST_EMAIL;
  return fits && LOCAL.test(local) && DOMAIN.test(domain) ? address : undefined;
}

const LOCAL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Milliseconds between two rounds of cleaning. Timing is not critical because expired rows are ignored. */
const CLEANING_INTERVAL = 3_600_000;

/** Regularly deletes expired sessions and links. Several processes may do so at the same time. */
export function cleanAccounts(database: Database, logger: Logger): Repetition {
  async function clean(): Promise<void> {
    const [sessions, tokens] = [await deleteExpiredSessions(database), await deleteExpiredTokens(database)];
    if (sessions + tokens > 0) logger.debug({ sessions, tokens }, 'deleted expired sessions and links');
  }

  const outage = createOutageLog(logger, {
    failed: 'could not delete expired sessions and links',
    worked: 'expired sessions and links are deleted again',
  });
  return repeat(clean, CLEANING_INTERVAL, outage);
}
