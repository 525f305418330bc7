import type { Logger } from 'pino';

import { createOutageLog } from '../engines/outage-log.ts';
import type { Database } from '../store/database.ts';
import { deleteExpiredTokens } from '../store/accounts/email-tokens.ts';
import { deleteExpiredSessions } from '../store/accounts/sessions.ts';

/** Milliseconds between two rounds. Timing is not critical because expired rows are ignored. */
const INTERVAL = 3_600_000;

/** Regularly deletes expired sessions and links. Several processes may do so at the same time. */
export function createAccountCleaner(
  database: Database,
  logger: Logger,
): { readonly start: () => void; readonly stop: () => Promise<void> } {
  const outage = createOutageLog(logger, {
    failed: 'could not delete expired sessions and links',
    worked: 'expired sessions and links are deleted again',
  });
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  async function clean(): Promise<void> {
    try {
      const [sessions, tokens] = [await deleteExpiredSessions(database), await deleteExpiredTokens(database)];
      if (sessions + tokens > 0) logger.debug({ sessions, tokens }, 'deleted expired sessions and links');
      outage.worked();
    } catch (error) {
      outage.failed(error);
    }
  }

  return {
    start() {
      const next = (): void => void (round = clean());
      next();
      timer = setInterval(next, INTERVAL).unref();
    },
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
