import { hash } from 'node:crypto';

import { addressBlock } from './address-block.ts';
import type { AddressLimit, AddressLimiter } from './address-limiter.ts';

/** Milliseconds. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Attempts with one account from one place: right ones count as well. */
const FROM_ONE_PLACE: readonly AddressLimit[] = [{ most: 10, window: 15 * MINUTE }];
/** From all places together. Whoever is kept out by others gets in by a link for another password. */
const FROM_EVERYWHERE: readonly AddressLimit[] = [{ most: 100, window: HOUR }];
/** Mails to one address that somebody else may have typed. */
const MAILS: readonly AddressLimit[] = [
  { most: 4, window: 15 * MINUTE },
  { most: 12, window: DAY },
];

/** Limits what is done with one account, known or not. Both throw ServiceError `rate_limit_exceeded` with `retryAfter`. */
export interface AccountThrottle {
  /** Counts an attempt to sign in to the account of an address, from a network address. */
  readonly attempt: (email: string, from: string) => Promise<void>;
  /** Counts a mail. */
  readonly mail: (email: string) => Promise<void>;
}

/** Redis keeps this for as long as the window: not the address itself. */
const nameOf = (email: string): string => hash('sha256', email).slice(0, 32);

export function createAccountThrottle(limiter: AddressLimiter): AccountThrottle {
  async function count(name: string, whose: string, limits: readonly AddressLimit[]): Promise<void> {
    const { refusal } = await limiter.admit(name, whose, limits);
    if (refusal !== undefined) throw refusal;
  }
  return {
    async attempt(email, from) {
      await count('sign-in-pair', `${nameOf(email)}/${addressBlock(from)}`, FROM_ONE_PLACE);
      await count('sign-in-account', nameOf(email), FROM_EVERYWHERE);
    },
    mail: (email) => count('mail', nameOf(email), MAILS),
  };
}
