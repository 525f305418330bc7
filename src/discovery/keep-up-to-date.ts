import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

import type { CountState } from '../store/catalogue/count-snapshots.ts';
import { isDue } from './due.ts';

/** Milliseconds that failing countings come to be apart at most. An engine that is away for an hour need not be asked every second. */
const LONGEST_BACKOFF = 30_000;

interface UpkeepParts {
  /** Takes over what is new. */
  readonly look: () => Promise<CountState>;
  readonly count: () => Promise<void>;
  readonly logger: Logger;
  /** Milliseconds between two looks, and from the first counting that fails until the next. */
  readonly lookEvery: number;
  /** Milliseconds on any clock that never goes back. */
  readonly now?: () => number;
}

/** Looks whether there is something new, and counts when that is due, until it is told to end. */
export interface Upkeep {
  /** Ends with the look that is under way; a counting may still be. */
  run(ending: AbortSignal): Promise<void>;
  /** The counting that is under way, if one is. It never rejects. */
  readonly counting: Promise<void> | undefined;
}

export function createUpkeep({
  look,
  count,
  logger,
  lookEvery,
  now = () => performance.now(),
}: UpkeepParts): Upkeep {
  let counting: Promise<void> | undefined;
  let failing = false;
  /** Milliseconds between the last counting that failed and the next; 0 when the last one did not. */
  let backoff = 0;
  let restsUntil = -Infinity;

  function tell(fault?: unknown): void {
    if (fault === undefined && failing) logger.info('the counts of the catalogue are kept up to date again');
    if (fault !== undefined && !failing)
      logger.warn({ err: fault }, 'the counts of the catalogue cannot be kept up to date');
    failing = fault !== undefined;
  }

  function succeeded(): void {
    backoff = 0;
    restsUntil = -Infinity;
    tell();
  }

  function failed(fault: unknown): void {
    backoff = Math.min(LONGEST_BACKOFF, backoff === 0 ? lookEvery : 2 * backoff);
    restsUntil = now() + backoff;
    tell(fault);
  }

  async function lookOnce(): Promise<void> {
    const due = isDue(await look());
    if (counting !== undefined) return;
    // Whoever has counted: the engine answers.
    if (!due) succeeded();
    // Not waited for: while a counting hangs another process may have taken it over.
    else if (now() >= restsUntil)
      counting = count()
        .then(succeeded, failed)
        .finally(() => (counting = undefined));
  }

  return {
    async run(ending) {
      while (!ending.aborted) {
        await lookOnce().catch(tell);
        await sleep(lookEvery, undefined, { signal: ending, ref: false }).catch(() => undefined);
      }
    },
    get counting() {
      return counting;
    },
  };
}
