import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

import { ServiceError } from '../errors.ts';
import type { Search } from '../search/search.ts';
import type { Tally } from '../search/tally.ts';
import type { TakeLock } from '../store/advisory-lock.ts';
import {
  readCountState,
  readSnapshotCounts,
  saveSnapshot,
  type CountMarks,
  type CountState,
  type SnapshotHead,
} from '../store/count-snapshots.ts';
import type { Database } from '../store/database.ts';
import { readVocabulary } from '../store/vocabulary.ts';
import { createEarlierViews } from './earlier-views.ts';
import { termsOf, type Terms } from './term.ts';
import { createView, prepareSearches, type View } from './view.ts';

/** Raise it when `Tally` changes its form: earlier programs that still run keep their own counts. */
const SHAPE = 1;

/** Whoever holds it counts; all others read what it has counted. */
const LOCK = 'trivia counts';
/** Milliseconds for which the first callers of all wait for another process that counts. */
const COLD_PATIENCE = 10_000;

/** Milliseconds after which they are told that there are no counts yet, while the counting goes on. */
const FIRST_PATIENCE = 3_000;
/** Milliseconds for which a counting under way holds up the end of the process, and again until it has let go. */
const STOP_PATIENCE = 2_000;

/** Milliseconds between two looks whether there is something new. */
export const LOOK_EVERY = 1_000;
/** Counting and reading names take at most this part of the time, but counts are never older than the longest pause. */
const PAUSE_FACTOR = 10;
const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** Milliseconds after which counts are made again although nothing seems to have changed. */
const RECOUNT_AFTER = 120_000;

/** Seconds after which a caller may hope for the first counts. */
const RETRY_AFTER = 2;

/** The counts of the catalogue, the same in every process, kept up to date in the background. */
export interface Discovery {
  /**
   * The latest counts.
   *
   * @param maxAge - milliseconds since they were last known to be right
   * @throws ServiceError `service_unavailable` when there are none as young as that
   */
  current(maxAge: number): Promise<{ readonly view: View; readonly generatedAt: Date }>;
  /**
   * The counts of an earlier version, or undefined when they are forgotten: they are kept for fifteen minutes.
   *
   * @throws ServiceError `service_unavailable` when too many others are asked for at this moment
   */
  earlier(version: number): Promise<View | undefined>;
  /** Begins to keep the counts up to date. */
  start(): void;
  /** Ends that and waits for what is under way, but not for an engine that is silent. */
  stop(): Promise<void>;
}

interface DiscoveryParts {
  readonly database: Database;
  readonly takeLock: TakeLock;
  readonly search: Pick<Search, 'tally'>;
  readonly logger: Logger;
  /** Milliseconds between two looks. */
  readonly lookEvery?: number | undefined;
}

/** The names as of a mark. */
interface Names {
  readonly mark: number;
  readonly terms: Terms;
  /** When they were read, on the clock of `performance.now`, and how many milliseconds it took. */
  readonly readAt: number;
  readonly cost: number;
}

interface Latest {
  readonly view: View;
  readonly generatedAt: Date;
  /** On the clock of `performance.now`. */
  readonly confirmedAt: number;
}

const pauseAfter = (cost: number): number =>
  Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, PAUSE_FACTOR * cost));

/** Waits for the work to end, but not for longer than so many milliseconds; what it throws meanwhile is thrown. */
async function within(patience: number, work: Promise<unknown>): Promise<void> {
  const ended = new AbortController();
  const over = sleep(patience, undefined, { signal: ended.signal }).catch(() => undefined);
  await Promise.race([work, over]).finally(() => ended.abort());
}

const hasMoved = (now: CountMarks, counted: CountMarks): boolean =>
  now.index !== counted.index || now.vocabulary !== counted.vocabulary;

/** Whether somebody should count now. */
function isDue({ marks, latest }: CountState): boolean {
  // Before there is an index there is nothing to count.
  if (marks.index === '') return false;
  if (latest === undefined) return true;
  return latest.age >= (hasMoved(marks, latest.marks) ? pauseAfter(latest.cost) : RECOUNT_AFTER);
}

export function createDiscovery(parts: DiscoveryParts): Discovery {
  const { database, takeLock, search, logger, lookEvery = LOOK_EVERY } = parts;
  const stopping = new AbortController();
  const givingUp = new AbortController();
  const earlierViews = createEarlierViews(async (version) =>
    names === undefined ? undefined : viewOf(version, names.terms),
  );
  let names: Names | undefined;
  let readingNames: Promise<Names> | undefined;
  let looks = 0;
  let adopted = 0;
  let latest: Latest | undefined;
  let firstCount: Promise<void> | undefined;
  let running: Promise<void> | undefined;
  let counting: Promise<void> | undefined;
  let failing = false;

  async function readNames(mark: number): Promise<Names> {
    const begun = performance.now();
    const terms = await termsOf(await readVocabulary(database));
    const readAt = performance.now();
    earlierViews.clear();
    return (names = { mark, terms, readAt, cost: readAt - begun });
  }

  /** The names of a mark, or those before when they were read a moment ago or are being read. */
  async function namesAt(mark: number): Promise<Names> {
    const isFresh = (known: Names): boolean =>
      known.mark === mark || performance.now() - known.readAt < pauseAfter(known.cost);
    if (names !== undefined && isFresh(names)) return names;
    return (readingNames ??= readNames(mark).finally(() => (readingNames = undefined)));
  }

  /** Takes over what is new: counts that some process has made, and names. */
  async function look(): Promise<CountState & { readonly names: Names }> {
    const turn = (looks += 1);
    const state = await readCountState(database, SHAPE);
    const known = await namesAt(state.marks.vocabulary);
    if (state.latest !== undefined) await adopt(turn, state, state.latest, known.terms);
    return { ...state, names: known };
  }

  async function adopt(turn: number, state: CountState, head: SnapshotHead, terms: Terms): Promise<void> {
    const lookedAt = performance.now();
    const view = await viewOf(head.version, terms);
    // Two looks at once may end in the wrong order. Versions do not tell: a database restored from a backup begins lower again.
    if (view === undefined || turn < adopted) return;
    adopted = turn;
    latest = {
      view,
      generatedAt: head.generatedAt,
      confirmedAt: hasMoved(state.marks, head.marks) ? lookedAt - head.age : lookedAt,
    };
  }

  async function viewOf(version: number, terms: Terms): Promise<View | undefined> {
    const last = latest?.view;
    if (last?.version === version && last.terms === terms) return last;
    const tally = await readSnapshotCounts<Tally>(database, version, SHAPE);
    if (tally === undefined) return undefined;
    await breathe();
    const view = createView(version, tally, terms);
    await prepareSearches(view);
    return view;
  }

  /** Counts, unless another process does so or has just done so. */
  async function count(patience: number): Promise<void> {
    const lock = await takeLock(LOCK, patience);
    if (lock === null) return;
    try {
      const state = await look();
      if (!isDue(state)) return;
      const { terms, mark } = state.names;
      const begun = performance.now();
      const request = {
        topics: [...terms.topics.values()],
        tags: terms.tags.size,
        subcategories: terms.subcategories.size,
      };
      const tally = await search.tally(request, givingUp.signal);
      // One that was frozen and has lost the lock comes late: what another has counted since is newer.
      if ((await readCountState(database, SHAPE)).latest?.version !== state.latest?.version) return;
      const marks = { index: state.marks.index, vocabulary: mark };
      await saveSnapshot(database, SHAPE, marks, tally, performance.now() - begun);
      await look();
    } finally {
      await lock.release();
    }
  }

  function tell(fault?: unknown): void {
    if (fault === undefined && failing) logger.info('the counts of the catalogue are kept up to date again');
    if (fault !== undefined && !failing)
      logger.warn({ err: fault }, 'the counts of the catalogue cannot be kept up to date');
    failing = fault !== undefined;
  }

  async function keepUpToDate(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        // Not waited for: while a counting hangs another process may have taken it over.
        if (isDue(await look()))
          counting ??= count(0)
            .then(tell, tell)
            .finally(() => (counting = undefined));
        else if (counting === undefined) tell();
      } catch (error) {
        tell(error);
      }
      await sleep(lookEvery, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  async function countFirst(): Promise<void> {
    await look();
    if (latest === undefined) await count(COLD_PATIENCE);
    if (latest === undefined) await look();
  }

  /** Whoever comes first counts for all who come meanwhile. */
  async function begin(): Promise<void> {
    if (latest !== undefined) return;
    firstCount ??= countFirst().finally(() => (firstCount = undefined));
    await within(FIRST_PATIENCE, firstCount);
  }

  return {
    async current(maxAge) {
      await begin();
      if (latest === undefined || performance.now() - latest.confirmedAt > maxAge)
        throw new ServiceError('service_unavailable', 'The counts of the catalogue are not at hand.', {
          retryAfter: RETRY_AFTER,
        });
      return latest;
    },
    async earlier(version) {
      await begin();
      if (latest?.view.version === version) return latest.view;
      return earlierViews.get(version);
    },
    start() {
      running ??= keepUpToDate();
    },
    async stop() {
      stopping.abort();
      await running;
      const underWay = Promise.allSettled([counting, firstCount]);
      await within(STOP_PATIENCE, underWay);
      // Left alone it would hold a connection of each engine until the engine answers, and the process could not end.
      givingUp.abort();
      await within(STOP_PATIENCE, underWay);
    },
  };
}
