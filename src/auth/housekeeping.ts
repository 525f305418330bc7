import type { Logger } from 'pino';

import { createOutageLog } from '../engines/outage-log.ts';
import { repeat, type Repetition } from '../engines/repeat.ts';
import type { TakeLock } from '../store/advisory-lock.ts';
import { cleanOauth } from '../store/oauth/clean-oauth.ts';
import type { Database } from '../store/database.ts';
import type { SigningKeyring } from './signing-keyring.ts';

/** Milliseconds between two runs, and before the first at least half of it, at random, so that processes do not run at the same time. */
const INTERVAL = 600_000;
const LOCK = 'oauth housekeeping';

interface HousekeepingParts {
  readonly database: Database;
  readonly takeLock: TakeLock;
  readonly keyring: SigningKeyring;
  readonly logger: Pick<Logger, 'warn' | 'info'>;
}

export function createHousekeeping(parts: HousekeepingParts) {
  const { database, takeLock, keyring, logger } = parts;

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

  const outage = createOutageLog(logger, {
    failed: 'OAuth housekeeping failed; it is retried',
    worked: 'OAuth housekeeping works again',
  });
  return {
    /** Rotates the signing keys and deletes what has expired, unless another process is doing so. */
    runOnce,
    start: (): Repetition => repeat(runOnce, INTERVAL, outage, INTERVAL * (0.5 + Math.random() / 2)),
  };
}
