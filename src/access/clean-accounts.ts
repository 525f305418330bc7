import type { Logger } from 'pino';

import { createOutageLog } from '../engines/outage-log.ts';
import { repeat, type Repetition } from '../engines/repeat.ts';
import type { Database } from '../store/database.ts';
import { deleteExpiredTokens } from '../store/accounts/email-tokens.ts';
import { deleteExpiredSessions } from '../store/accounts/sessions.ts';

/** Milliseconds between two rounds. Timing is not critical because expired rows are ignored. */
const INTERVAL = 3_600_000;

/** Regularly deletes expired sessions and links. Several processes may do so at the same time. */
export function cleanAccounts(database: Database, logger: Logger): Repetition {
  async function clean(): Promise<void> {
    const [sessions, tokens] = [await deleteExpiredSessions(database), await deleteExpiredTokens(database)];
    if (sessions + tokens > 0) logger.debug({ sessions, tokens }, 'deleted expired sessions and links');
  }

  const outage = createOutageLog(logger, {
    failed: 'could not delete expired sessions and links',
    worked: 'expired sessions and links are deleted again',
  });
  return repeat(clean, INTERVAL, outage);
}
