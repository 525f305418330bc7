import { hash } from 'node:crypto';

import { addressBlock } from '../network/address.ts';
import type { AddressLimit, AddressLimiter } from './address-limiter.ts';

/** Milliseconds. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Attempts with one account from one place: right ones count as well. */
const FROM_ONE_PLACE: readonly AddressLimit[] = [{ most: 10, window: 15 * MINUTE }];
/** From all places together. Whoever is kept out by others gets in by a link for another password. */
const FROM_EVERYWHERE: readonly AddressLimit[] = [{ most: 100, window: HOUR }];
/** Mails to one address that somebody else may have typed, from one place. */
const MAILS_FROM_ONE_PLACE: readonly AddressLimit[] = [
  { most: 4, window: 15 * MINUTE },
  { most: 12, window: DAY },
];
/**
 * From all places together. The window of those with a link for another password is no longer than their links last: whoever is refused
 * has links in the mailbox that work, and cannot be kept out by others who use the mails up.
 */
const MAILS_FROM_EVERYWHERE: Readonly<Record<MailKind, readonly AddressLimit[]>> = {
  'sign-up': [{ most: 24, window: DAY }],
  reset: [{ most: 8, window: HOUR }],
};

/** What mails that anybody can ask for are about. */
export type MailKind = 'sign-up' | 'reset';

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
  async function count(name: string, whose: string, limits: readonly AddressLimit[]): Promise<void> {
    const { refusal } = await limiter.admit(name, whose, limits);
    if (refusal !== undefined) throw refusal;
  }
  return {
    async attempt(email, from) {
      await count('sign-in-pair', `${nameOf(email)}/${addressBlock(from)}`, FROM_ONE_PLACE);
      await count('sign-in-account', nameOf(email), FROM_EVERYWHERE);
    },
    async mail(kind, email, from) {
      await count(`mail-${kind}-pair`, `${nameOf(email)}/${addressBlock(from)}`, MAILS_FROM_ONE_PLACE);
      await count(`mail-${kind}`, nameOf(email), MAILS_FROM_EVERYWHERE[kind]);
    },
  };
}
