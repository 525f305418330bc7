import type { Logger } from 'pino';

import type { Database } from '../store/database.ts';
import { deleteOverTokens } from '../store/accounts/email-tokens.ts';
import { deleteOverSessions } from '../store/accounts/sessions.ts';

/** Milliseconds between two rounds. Nothing hangs on them: what is over is not heeded. */
const EVERY = 3_600_000;

/** Removes sessions and links that are over, again and again. Several processes may do so at once. */
export function createAccountCleaner(
  database: Database,
  logger: Logger,
): { readonly start: () => void; readonly stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  async function clean(): Promise<void> {
    try {
      const [sessions, tokens] = [await deleteOverSessions(database), await deleteOverTokens(database)];
      if (sessions + tokens > 0)
        logger.debug({ sessions, tokens }, 'removed sessions and links that are over');
    } catch (error) {
      logger.warn({ err: error }, 'sessions and links that are over could not be removed');
    }
  }

  return {
    start() {
      const next = (): void => void (round = clean());
      next();
      timer = setInterval(next, EVERY).unref();
    },
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
