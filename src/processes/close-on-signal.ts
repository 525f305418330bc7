import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';

/** Milliseconds from the first signal until the process exits even if requests are still running. */
const HARD_STOP = 15_000;

export interface CloseRequest {
  /** Whether to keep serving for a moment, so that the load balancer notices first. */
  readonly notice: boolean;
}

interface ClosingParts {
  readonly logger: Logger;
  /** Ends the work of the process. The process exits with 0 afterwards, or with 1 if this throws. */
  readonly close: (request: CloseRequest) => Promise<void>;
  /** Signals that are left to another process. */
  readonly ignored?: readonly ('SIGTERM' | 'SIGINT')[];
}

/** Closes the process at a signal or an uncaught error, and exits at the latest after `HARD_STOP`. */
export function closeOnSignal({ logger, close, ignored = [] }: ClosingParts) {
  let requested: CloseRequest | undefined;
  let closing = false;
  for (const signal of ignored) process.on(signal, () => undefined);
  const grace = closeWithGrace(
    { delay: HARD_STOP, logger: false, skip: [...ignored] },
    async ({ signal, err }) => {
      closing = true;
      if (err) logger.fatal({ err }, 'closing after an uncaught error');
      else logger.info({ signal }, 'closing');
      // A parent process with an IPC channel needs no balancer.
      await close(requested ?? { notice: signal === 'SIGTERM' && process.send === undefined });
      logger.info('closed');
    },
  );
  return {
    /** Closes now, as a signal would. Without effect while the process is already closing. */
    start(request?: CloseRequest): void {
      if (closing) return;
      closing = true;
      requested = request;
      grace.close();
    },
  };
}
