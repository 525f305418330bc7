import type { Logger } from 'pino';

import { createOutageLog } from '../engines/outage-log.ts';
import { repeat, type Repetition } from '../engines/repeat.ts';
import { NotYetError } from '../errors.ts';
import type { TakeLock } from '../store/advisory-lock.ts';
import {
  readHistory,
  readHistoryState,
  saveHistory,
  type HistoryState,
  countHistory,
} from '../store/catalogue/catalogue-history.ts';
import type { Database } from '../store/database.ts';

/** The process that holds it counts. All others read its counts. */
const LOCK = 'trivia history';
/** Milliseconds between two checks for changes. */
const POLL_INTERVAL = 5_000;
/** Milliseconds. A count this quick is repeated after each change. */
const QUICK = 100;
/** The pause after any other count, as a multiple of the time that it took: the database spends a hundredth of its time on it. */
const PAUSE_FACTOR = 100;
/** Milliseconds for which a process uses what it has read. */
const FRESH = 1_000;
/** Seconds after which a caller should retry. */
const RETRY_AFTER = 5;

export type CatalogueHistory = ReturnType<typeof createHistory>;

interface HistoryParts {
  readonly database: Database;
  readonly takeLock: TakeLock;
  readonly logger: Logger;
  /** Milliseconds between two checks. */
  readonly pollInterval?: number | undefined;
}

/** Whether anything has changed, and the last count is long enough ago. */
export function isHistoryDue({ mark, counted }: HistoryState): boolean {
  if (mark === '') return false;
  if (counted === undefined) return true;
  const pause = counted.cost < QUICK ? 0 : PAUSE_FACTOR * counted.cost;
  return counted.mark !== mark && counted.age >= pause;
}

/**
 * How the catalogue grew and how much of it is translated, counted in the background. It is counted in PostgreSQL,
 * because the index has neither dates of creation nor translations. All questions are read for it, so it is counted
 * less often than what `Discovery` has.
 */
export function createHistory(parts: HistoryParts) {
  const { database, takeLock, logger, pollInterval = POLL_INTERVAL } = parts;
  let latest: Awaited<ReturnType<typeof readHistory>>;
  let readAt = -Infinity;

  async function countIfDue(signal: AbortSignal): Promise<void> {
    if (!isHistoryDue(await readHistoryState(database))) return;
    const lock = await takeLock(LOCK, 0);
    if (lock === null) return;
    try {
      const state = await readHistoryState(database);
      if (!isHistoryDue(state)) return;
      const startedAt = performance.now();
      const history = await countHistory(database, signal);
      await saveHistory(database, state.mark, history, performance.now() - startedAt);
    } finally {
      await lock.release();
    }
  }

  const outage = createOutageLog(logger, {
    failed: 'the history of the catalogue could not be counted',
    worked: 'the history of the catalogue is counted again',
  });

  return {
    /** @throws ServiceError `service_unavailable` before the first count */
    async read() {
      if (latest === undefined || performance.now() - readAt >= FRESH) {
        latest = (await readHistory(database)) ?? latest;
        readAt = performance.now();
      }
      if (latest === undefined)
        throw new NotYetError(
          'service_unavailable',
          'The history of the catalogue is not available right now.',
          { retryAfter: RETRY_AFTER },
        );
      return latest;
    },
    /** Starts to keep it up to date. Closing it waits for the current batch. */
    start: (): Repetition => repeat(countIfDue, pollInterval, outage),
  };
}
