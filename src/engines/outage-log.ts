import type { Logger } from 'pino';

/**
 * Milliseconds. Something that has not worked yet is still starting rather than out of order, but not for longer: then it is
 * most likely configured wrongly.
 */
const START = 60_000;

export interface OutageLog {
  readonly failed: (error: unknown) => void;
  readonly worked: () => void;
}

/**
 * Logs one line when an outage begins and one when it ends, however often the work is retried. An outage is a warning. Before
 * the first success it is only information, for a minute.
 *
 * @param sentences - the messages for the beginning and the end of an outage
 */
export function createOutageLog(
  logger: Pick<Logger, 'info' | 'warn'>,
  sentences: { readonly failed: string; readonly worked: string },
): OutageLog {
  const createdAt = performance.now();
  let hasWorked = false;
  let logged: 'info' | 'warn' | undefined;
  return {
    failed(error) {
      const level = hasWorked || performance.now() - createdAt > START ? 'warn' : 'info';
      if (logged === 'warn' || logged === level) return;
      logged = level;
      logger[level]({ err: error }, sentences.failed);
    },
    worked() {
      hasWorked = true;
      if (logged !== undefined) logger.info(sentences.worked);
      logged = undefined;
    },
  };
}
