import type { Logger } from 'pino';

import type { TakeLock } from '../store/advisory-lock.ts';
import { cleanOauth } from '../store/oauth/clean-oauth.ts';
import type { Database } from '../store/database.ts';
import type { SigningKeyring } from './signing-keys.ts';

/** Milliseconds between two rounds, and how far they are moved by chance, so that processes do not come all at once. */
const EVERY = 600_000;
const SPREAD = 120_000;
const LOCK = 'oauth housekeeping';

/** Work that nobody waits for. */
export interface Housekeeping {
  /** Adds keys when it is time, and removes what has expired, unless another process is at it. */
  readonly round: () => Promise<void>;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

interface HousekeepingParts {
  readonly database: Database;
  readonly takeLock: TakeLock;
  readonly keyring: SigningKeyring;
  readonly logger: Pick<Logger, 'warn' | 'info'>;
}

export function createHousekeeping(parts: HousekeepingParts): Housekeeping {
  const { database, takeLock, keyring, logger } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function round(): Promise<void> {
    const lock = await takeLock(LOCK, 0);
    if (lock === null) return;
    try {
      await keyring.keep();
      const cleaned = await cleanOauth(database);
      if (cleaned.clients > 0) logger.info(cleaned, 'removed what had expired of the authorization server');
    } finally {
      await lock.release();
    }
  }

  function plan(): void {
    if (isStopped) return;
    timer = setTimeout(
      () => {
        running = round()
          .catch((error: unknown) =>
            logger.warn({ err: error }, 'the authorization server was not tidied; it is tried again'),
          )
          .finally(plan);
      },
      EVERY + Math.random() * SPREAD,
    ).unref();
  }

  return {
    round,
    start: plan,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
