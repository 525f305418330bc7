import type { Logger } from 'pino';

/** Tells of a fault that lasts in two lines, however often the work is tried meanwhile. */
export interface OutageLog {
  readonly failed: (error: unknown) => void;
  readonly worked: () => void;
}

/** @param sentences - what is said when the fault begins and when it is over */
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
