import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { deriveKey } from '../contract/key-format.ts';

const SECRET_BYTES = 32;
/** Milliseconds for which pages get the same key. */
const PERIOD = 86_400_000;
/**
 * Periods before and after the current one whose keys work: a page stays open for hours, and the clock of another
 * process may be ahead.
 */
const ACCEPTED = [0, -1, 1];

/** The publishable key in the pages of the service. It belongs to no account and is not stored. */
export interface SiteKeys {
  /** The key for a page that is made now. It works for at least a day. */
  readonly current: () => Promise<string>;
  /** Whether this is a site key that works. No query is needed. */
  readonly accepts: (key: string) => Promise<boolean>;
}

/**
 * Derives the site key of each day from the secret, so that all processes have the same one, and a copy of it soon stops
 * working.
 *
 * @param readSecret - reads the secret that all processes share
 * @param now - milliseconds since 1970
 */
export function createSiteKeys(readSecret: () => Promise<Buffer>, now: () => number = Date.now): SiteKeys {
  let seed: Buffer | undefined;
  const known = new Map<number, string>();

  async function keyOf(period: number): Promise<string> {
    seed ??= Buffer.from(hkdfSync('sha256', await readSecret(), '', 'trivia site key', SECRET_BYTES));
    return deriveKey(createHmac('sha256', seed).update(String(period)).digest());
  }

  async function knownKeyOf(period: number): Promise<string> {
    const key = known.get(period) ?? (await keyOf(period));
    if (!known.has(period) && known.size >= ACCEPTED.length) known.clear();
    known.set(period, key);
    return key;
  }

  const currentPeriod = (): number => Math.floor(now() / PERIOD);

  return {
    current: () => knownKeyOf(currentPeriod()),
    async accepts(key) {
      const given = Buffer.from(key);
      const period = currentPeriod();
      for (const distance of ACCEPTED) {
        const expected = Buffer.from(await knownKeyOf(period + distance));
        if (given.length === expected.length && timingSafeEqual(given, expected)) return true;
      }
      return false;
    },
  };
}
