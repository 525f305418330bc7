import { hash } from 'node:crypto';

import { ACCOUNT_LIMITS, NETWORK_ALLOWANCES, type Throttle } from '../contract/limits.ts';
import { addressBlock, networksOf } from '../network/address.ts';
import type { QueueCaller } from '../engines/work-queue.ts';
import type { RedisClient } from '../redis.ts';
import type { AddressLimiter } from './address-limiter.ts';
import type { RedisGuard } from './redis-limiter.ts';

/** The kinds of mail that anyone can request for an address. */
type MailKind = 'sign-up' | 'reset';

/** Limits of mails to one email address, from all network addresses. */
const MAILS = { 'sign-up': ACCOUNT_LIMITS.signUpMails, reset: ACCOUNT_LIMITS.resetMails };

/**
 * Limits actions on one email address, whether or not it has an account, and of one account. All functions throw
 * ServiceError `rate_limit_exceeded` with `retryAfter`.
 */
export interface AccountThrottle {
  /**
   * Counts a sign-in attempt for an email address, from a network address. Where the owner has signed in before, the
   * account's common limit does not apply. Returns the caller's place in the queue for password checks.
   */
  readonly attempt: (email: string, from: string) => Promise<QueueCaller>;
  /** Remembers that the owner of an email address has signed in from a network address. */
  readonly remember: (email: string, from: string) => Promise<void>;
  /** Counts a mail to an email address, requested from a network address. */
  readonly mail: (kind: MailKind, email: string, from: string) => Promise<void>;
  /** Counts a key that an account creates or rotates in the browser. */
  readonly newKey: (userId: string) => Promise<void>;
}

interface AccountThrottleParts {
  readonly addressLimiter: AddressLimiter;
  readonly redis: RedisClient;
  readonly guard: RedisGuard;
}

/** Seconds for which a network address stays known. */
const REMEMBERED = 90 * 86_400;

/** Redis stores this hash for the length of the window, never the address itself. */
const nameOf = (text: string): string => hash('sha256', text).slice(0, 32);

/** A caller who has not signed in from this network before. All addresses that one customer of a provider may have share a line. */
export const strangerAt = (address: string): QueueCaller => ({
  line: networksOf(address, NETWORK_ALLOWANCES).at(-1)?.network ?? address,
});

export function createAccountThrottle({
  addressLimiter,
  redis,
  guard,
}: AccountThrottleParts): AccountThrottle {
  /** Where an owner signs in from, as a key. */
  const placeOf = (email: string, from: string): string =>
    `signed-in:${nameOf(`${email}/${addressBlock(from)}`)}`;

  async function count(name: string, caller: string, { limits }: Throttle): Promise<void> {
    const { refusal } = await addressLimiter.admit(name, caller, limits);
    if (refusal !== undefined) throw refusal;
  }
  const isKnown = (place: string): Promise<boolean> =>
    guard.attempt(
      async () => (await redis.exists(place)) === 1,
      () => false,
    );
  return {
    async attempt(email, from) {
      await count(`sign-in-pair-${nameOf(email)}`, from, ACCOUNT_LIMITS.attemptsFromOneAddress);
      const place = placeOf(email, from);
      if (await isKnown(place)) return { line: place, isKnown: true };
      await count('sign-in-account', nameOf(email), ACCOUNT_LIMITS.attemptsFromEverywhere);
      return strangerAt(from);
    },
    async remember(email, from) {
      await guard.attempt(
        async () => {
          await redis.set(placeOf(email, from), '', 'EX', REMEMBERED);
        },
        () => undefined,
      );
    },
    async mail(kind, email, from) {
      await count(`mail-${kind}-pair-${nameOf(email)}`, from, ACCOUNT_LIMITS.mailsFromOneAddress);
      await count(`mail-${kind}`, nameOf(email), MAILS[kind]);
      // An owner who has been locked out can still reset the password.
      if (kind === 'reset' && (await isKnown(placeOf(email, from)))) return;
      await count(`mails-${kind}`, 'all', ACCOUNT_LIMITS.allMails);
    },
    newKey: (userId) => count('new-key', userId, ACCOUNT_LIMITS.newKeys),
  };
}
