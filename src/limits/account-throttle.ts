import { hash } from 'node:crypto';

import { ACCOUNT_LIMITS, type Throttle } from '../contract/limits.ts';
import { addressBlock } from '../network/address.ts';
import type { AddressLimiter } from './address-limiter.ts';

/** The kinds of mail that anyone can request for an address. */
type MailKind = 'sign-up' | 'reset';

/** Limits of mails to one email address, from all network addresses. */
const MAILS = { 'sign-up': ACCOUNT_LIMITS.signUpMails, reset: ACCOUNT_LIMITS.resetMails };

/**
 * Limits actions on one email address, whether or not it has an account, and of one account. All functions throw
 * ServiceError `rate_limit_exceeded` with `retryAfter`.
 */
export interface AccountThrottle {
  /** Counts a sign-in attempt for an email address, from a network address. */
  readonly attempt: (email: string, from: string) => Promise<void>;
  /** Counts a mail to an email address, requested from a network address. */
  readonly mail: (kind: MailKind, email: string, from: string) => Promise<void>;
  /** Counts a key that an account creates or rotates in the browser. */
  readonly newKey: (userId: string) => Promise<void>;
}

/** Redis stores this hash for the length of the window, never the address itself. */
const nameOf = (email: string): string => hash('sha256', email).slice(0, 32);

export function createAccountThrottle(limiter: AddressLimiter): AccountThrottle {
  async function count(name: string, caller: string, { limits }: Throttle): Promise<void> {
    const { refusal } = await limiter.admit(name, caller, limits);
    if (refusal !== undefined) throw refusal;
  }
  return {
    async attempt(email, from) {
      await count(
        'sign-in-pair',
        `${nameOf(email)}/${addressBlock(from)}`,
        ACCOUNT_LIMITS.attemptsFromOneAddress,
      );
      await count('sign-in-account', nameOf(email), ACCOUNT_LIMITS.attemptsFromEverywhere);
    },
    async mail(kind, email, from) {
      await count(
        `mail-${kind}-pair`,
        `${nameOf(email)}/${addressBlock(from)}`,
        ACCOUNT_LIMITS.mailsFromOneAddress,
      );
      await count(`mail-${kind}`, nameOf(email), MAILS[kind]);
      await count('mail', 'all', ACCOUNT_LIMITS.allMails);
    },
    newKey: (userId) => count('new-key', userId, ACCOUNT_LIMITS.newKeys),
  };
}
