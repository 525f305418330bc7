import { hash } from 'node:crypto';

import { ACCOUNT_LIMITS, type Throttle } from '../contract/limits.ts';
import { addressBlock } from '../network/address.ts';
import type { AddressLimiter } from './address-limiter.ts';

/** What mails that anybody can ask for are about. */
type MailKind = 'sign-up' | 'reset';

/** The limits of mails to one address, from everywhere. */
const MAILS = { 'sign-up': ACCOUNT_LIMITS.signUpMails, reset: ACCOUNT_LIMITS.resetMails };

/** Limits what is done with one account, known or not. Both throw ServiceError `rate_limit_exceeded` with `retryAfter`. */
export interface AccountThrottle {
  /** Counts an attempt to sign in to the account of an address, from a network address. */
  readonly attempt: (email: string, from: string) => Promise<void>;
  /** Counts a mail to an address, asked for from a network address. */
  readonly mail: (kind: MailKind, email: string, from: string) => Promise<void>;
}

/** Redis keeps this for as long as the window: not the address itself. */
const nameOf = (email: string): string => hash('sha256', email).slice(0, 32);

export function createAccountThrottle(limiter: AddressLimiter): AccountThrottle {
  async function count(name: string, whose: string, { limits }: Throttle): Promise<void> {
    const { refusal } = await limiter.admit(name, whose, limits);
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
    },
  };
}
