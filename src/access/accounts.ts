import type { QueueCaller } from '../engines/work-queue.ts';
import {
  claimAccount,
  findCredentials,
  replaceHash,
  setPassword,
  type Credentials,
} from '../store/accounts/credentials.ts';
import { type Connections, guardDatabase, translateOutages } from '../store/database.ts';
import {
  deleteTokensOf,
  findSignUp,
  findToken,
  setToken,
  insertReset,
  insertSignUp,
  useToken,
  type TokenKind,
} from '../store/accounts/email-tokens.ts';
import { deleteSessionsOf } from '../store/accounts/sessions.ts';
import { inTransaction } from '../store/transaction.ts';
import type { Passwords } from './passwords.ts';
import { hashSecret, isSecret, createSecret } from './secrets.ts';

/** An account whose owner has just been verified, and the interaction that the verification interrupted. */
interface VerifiedAccount extends Credentials {
  readonly interaction: string | undefined;
}

/** The mail for a sign-up. */
interface SignUpMail {
  readonly email: string;
  /** The token in the link. Undefined if the address already has an account; the mail then says so. */
  readonly token: string | undefined;
}

/**
 * User accounts. Addresses are in lower case. Only someone who can read the mail of an address can find out whether it
 * has an account. Every call may throw ServiceError `service_unavailable`.
 */
export interface Accounts {
  /** Records a sign-up and returns its ticket, with which the mail can be sent any number of times. */
  readonly signUp: (request: {
    readonly email: string;
    readonly password: string;
    readonly interaction: string | undefined;
    readonly caller: QueueCaller;
  }) => Promise<string>;
  /** The address that a ticket is for. Undefined if the sign-up has ended. */
  readonly addressOf: (ticket: string) => Promise<string | undefined>;
  /** Creates a new link for a sign-up. Undefined if the sign-up has ended. */
  readonly writeSignUp: (ticket: string) => Promise<SignUpMail | undefined>;
  /** The address that a link was sent to. Undefined if the link is unknown, used or expired. */
  readonly addresseeOf: (kind: TokenKind, token: string) => Promise<string | undefined>;
  /**
   * Creates the account of a sign-up. The password proves that the person who follows the link also signed up.
   * Otherwise an attacker could sign up with a victim's address, and the victim would activate the attacker's account
   * by following the link.
   */
  readonly confirm: (
    token: string,
    password: string,
    caller: QueueCaller,
  ) => Promise<VerifiedAccount | 'gone' | 'taken' | 'wrong password'>;
  /** The account of an address, if the password is correct. */
  readonly signIn: (email: string, password: string, caller: QueueCaller) => Promise<Credentials | undefined>;
  /** Creates a password reset link. Undefined if no account has this address. */
  readonly forgot: (email: string, interaction: string | undefined) => Promise<string | undefined>;
  /** Sets a new password for the account of a link, and ends all its sessions and client grants. */
  readonly reset: (token: string, password: string, caller: QueueCaller) => Promise<VerifiedAccount | 'gone'>;
}

export function createAccounts(pool: Connections, passwords: Passwords): Accounts {
  const database = guardDatabase(pool);

  async function confirm(
    token: string,
    password: string,
    caller: QueueCaller,
  ): ReturnType<Accounts['confirm']> {
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
  }

  async function reset(token: string, password: string, caller: QueueCaller): ReturnType<Accounts['reset']> {
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
  }

  return {
    async signUp({ email, password, interaction, caller }) {
      const ticket = createSecret();
      const passwordHash = await passwords.hash(password, caller);
      await insertSignUp(database, { email, passwordHash, ticketHash: hashSecret(ticket), interaction });
      return ticket;
    },
    addressOf: async (ticket) => (isSecret(ticket) ? findSignUp(database, hashSecret(ticket)) : undefined),
    async writeSignUp(ticket) {
      const token = createSecret();
      const given = await setToken(database, hashSecret(ticket), hashSecret(token));
      if (given === undefined) return undefined;
      return { email: given.email, token: given.isTaken ? undefined : token };
    },
    addresseeOf: async (kind, token) =>
      isSecret(token) ? (await findToken(database, kind, hashSecret(token)))?.email : undefined,
    confirm,
    async signIn(email, password, caller) {
      const found = await findCredentials(database, email);
      const { isRight, isOutdated } = await passwords.check(password, found?.passwordHash, caller);
      if (found === undefined || !isRight) return undefined;
      if (!isOutdated) return found;
      const passwordHash = await passwords.hash(password, caller);
      return (await replaceHash(database, found, passwordHash)) ? { ...found, passwordHash } : undefined;
    },
    async forgot(email, interaction) {
      const token = createSecret();
      return (await insertReset(database, email, hashSecret(token), interaction)) ? token : undefined;
    },
    reset,
  };
}
