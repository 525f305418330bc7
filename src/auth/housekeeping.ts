import type { Logger } from 'pino';

import type { TakeLock } from '../store/advisory-lock.ts';
import { cleanOauth } from '../store/oauth/clean-oauth.ts';
import type { Database } from '../store/database.ts';
import type { SigningKeyring } from './signing-keyring.ts';

/** Milliseconds between two runs, plus a random share of the jitter, so that processes do not run at the same time. */
const INTERVAL = 600_000;
const JITTER = 120_000;
const LOCK = 'oauth housekeeping';

/** Background work of the authorization server. */
export interface Housekeeping {
  /** Rotates the signing keys and deletes what has expired, unless another process is doing so. */
  readonly runOnce: () => Promise<void>;
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

  async function runOnce(): Promise<void> {
    const lock = await takeLock(LOCK, 0);
    if (lock === null) return;
    try {
      await keyring.rotate();
      const cleaned = await cleanOauth(database);
      if (cleaned.clients > 0) logger.info(cleaned, 'deleted expired OAuth records');
    } finally {
      await lock.release();
    }
  }

  function schedule(): void {
    if (isStopped) return;
    timer = setTimeout(
      () => {
        running = runOnce()
          .catch((error: unknown) => logger.warn({ err: error }, 'OAuth housekeeping failed; it is retried'))
          .finally(schedule);
      },
      INTERVAL + Math.random() * JITTER,
    ).unref();
  }

  return {
    runOnce,
    start: schedule,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
