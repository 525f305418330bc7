import type { Logger } from 'pino';

import { createOutageLog } from '../engines/outage-log.ts';
import { repeat, type Repetition } from '../engines/repeat.ts';
import type { Database } from '../store/database.ts';
import { pruneChanges, readChanges, type ChangePosition } from '../store/questions/question-changes.ts';

/** Milliseconds between two polls: most of the time until a changed question is forgotten. */
const INTERVAL = 500;
/**
 * Milliseconds since the last poll for which memory is trusted. With the interval and a statement that is slow to
 * commit, a hidden question is gone well within two seconds.
 */
const TRUSTED_FOR = 1_500;
/** Milliseconds after which changes are deleted. A process that polls this rarely forgets everything. */
const KEPT_FOR = 600_000;

/** What is kept in memory and must forget changes. */
export interface ChangeListener {
  /** @param seqs - the changed questions; undefined if any may have changed */
  readonly questionsChanged: (seqs: readonly number[] | undefined) => void;
  /** A label or another part of the vocabulary has changed. */
  readonly vocabularyChanged: () => void;
}

/** Reports changes of questions to what is kept in memory. */
export interface ChangeFeed {
  /** Whether memory reflects the database of a moment ago. */
  readonly isCurrent: () => boolean;
  /** The latest snapshot of the database; undefined before the first one. */
  readonly snapshot: () => string | undefined;
  readonly start: () => Repetition;
}

interface FeedParts {
  readonly database: Database;
  readonly logger: Logger;
  readonly listeners: readonly ChangeListener[];
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

export function createChangeFeed(parts: FeedParts): ChangeFeed {
  const { database, logger, listeners, now = () => performance.now() } = parts;
  let polledAt = -Infinity;
  let position: ChangePosition | undefined;
  let vocabulary = -1;
  let kept: { readonly position: ChangePosition; readonly takenAt: number } | undefined;
  const outage = createOutageLog(logger, {
    failed: 'changes cannot be read; questions are read from the database',
    worked: 'questions are kept in memory again',
  });

  async function read(): Promise<void> {
    const startedAt = now();
    const isTooOld = startedAt - polledAt > KEPT_FOR / 2;
    const changes = await readChanges(database, isTooOld ? undefined : position);
    if (changes.seqs?.length !== 0) for (const listener of listeners) listener.questionsChanged(changes.seqs);
    if (changes.vocabulary !== vocabulary) for (const listener of listeners) listener.vocabularyChanged();
    const { snapshot, table, server } = changes;
    position = { snapshot, table, server };
    vocabulary = changes.vocabulary;
    polledAt = startedAt;
  }

  /** Every process deletes what it saw long ago: all others have seen it too, or forget everything. */
  async function prune(): Promise<void> {
    if (position === undefined || (kept !== undefined && now() - kept.takenAt < KEPT_FOR)) return;
    const before = kept;
    // If deleting fails, the next time deletes these, too.
    kept = { position, takenAt: now() };
    if (before !== undefined) await pruneChanges(database, before.position);
  }

  async function poll(): Promise<void> {
    await read();
    await prune();
  }

  return {
    isCurrent: () => now() - polledAt < TRUSTED_FOR,
    snapshot: () => position?.snapshot,
    start: () => repeat(poll, INTERVAL, outage),
  };
}
