import type { Logger } from 'pino';

/** Logs one line when an outage begins and one when it ends, however often the work is retried. */
export interface OutageLog {
  readonly failed: (error: unknown) => void;
  readonly worked: () => void;
}

/** @param sentences - the messages for the beginning and the end of an outage */
export function createOutageLog(
  logger: Logger,
  sentences: { readonly failed: string; readonly worked: string },
): OutageLog {
  let failing = false;
  return {
    failed(error) {
      if (!failing) logger.warn({ err: error }, sentences.failed);
      failing = true;
    },
    worked() {
      if (failing) logger.info(sentences.worked);
      failing = false;
    },
  };
}
