import { setImmediate as breathe } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

import { COUNTS_KEPT } from '../contract/limits.ts';
import { RETRY_AFTER } from '../engines/time-limits.ts';
import { ServiceError } from '../errors.ts';
import type { Tally } from '../search/tally.ts';
import {
  readCountState,
  readSnapshotCounts,
  type CountMarks,
  type CountState,
  type SnapshotHead,
} from '../store/catalogue/count-snapshots.ts';
import type { Database } from '../store/database.ts';
import { readTaxonomyNames } from '../store/taxonomy/taxonomy-names.ts';
import { prepareKnownFilters } from './known-values.ts';
import { termsOf, type Terms } from './listing.ts';
import { createView, prepareSearches, type View } from './view.ts';

/** Raise it when the shape of `Tally` changes. Processes of an earlier release then keep separate counts. */
export const SHAPE = 4;

/**
 * The pause after a count or a read of the names, as a multiple of the time that it took. The longest pause bounds the age of counts.
 */
const PAUSE_FACTOR = 10;
/** Milliseconds. */
const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** Maximum number of earlier views in memory, for callers that walk through pages. A view of 100,000 tags takes 23 MB. */
const MOST_EARLIER = 4;
/** Milliseconds. A client that keeps following old links must get new counts at some point. */
const EARLIER_LIFETIME = COUNTS_KEPT * 60_000;
/** Versions that wait to be loaded, one after another. Each takes a few tenths of a second for a large catalogue. */
const MOST_WAITING = 8;

/** The names at a vocabulary mark. */
interface Names {
  readonly mark: number;
  readonly terms: Terms;
  /** When they were read (`performance.now()`), and how many milliseconds that took. */
  readonly readAt: number;
  readonly cost: number;
}

/** The latest counts of any process. */
interface DatedView {
  readonly view: View;
  readonly generatedAt: Date;
  /** A time of `performance.now()`. */
  readonly confirmedAt: number;
}

/** The result of a poll of the database. */
export type PollResult = CountState & { readonly names: Names };

/** The counts in memory, loaded from the database. */
export function createLoadedViews(database: Database) {
  const earlierViews = createEarlierViews(async (version) =>
    names === undefined ? undefined : viewOf(version, names.terms),
  );
  let names: Names | undefined;
  let readingNames: Promise<Names> | undefined;
  let polls = 0;
  let adopted = 0;
  let latest: DatedView | undefined;

  async function readNames(mark: number): Promise<Names> {
    const startedAt = performance.now();
    const terms = await termsOf(await readTaxonomyNames(database));
    const readAt = performance.now();
    earlierViews.clear();
    return (names = { mark, terms, readAt, cost: readAt - startedAt });
  }

  /** The names at a mark, or earlier ones if they were read a moment ago or are being read. */
  async function namesAt(mark: number): Promise<Names> {
    const isFresh = (known: Names): boolean =>
      known.mark === mark || performance.now() - known.readAt < pauseAfter(known.cost);
    if (names !== undefined && isFresh(names)) return names;
    return (readingNames ??= readNames(mark).finally(() => (readingNames = undefined)));
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

  async function adopt(turn: number, state: CountState, head: SnapshotHead, terms: Terms): Promise<void> {
    const polledAt = performance.now();
    const view = await viewOf(head.version, terms);
    // Concurrent polls may finish in the wrong order. Versions do not show it: a restored database continues with lower
    // ones.
    if (view === undefined || turn < adopted) return;
    if (view !== latest?.view) await prepareKnownFilters(view.known);
    if (turn < adopted) return;
    adopted = turn;
    latest = {
      view,
      generatedAt: head.generatedAt,
      confirmedAt: hasMoved(state.marks, head.marks) ? polledAt - head.age : polledAt,
    };
  }

  return {
    /** Loads new names, and new counts of any process. */
    poll: async (): Promise<PollResult> => {
      const turn = (polls += 1);
      const state = await readCountState(database, SHAPE);
      const known = await namesAt(state.marks.vocabulary);
      if (state.latest !== undefined) await adopt(turn, state, state.latest, known.terms);
      return { ...state, names: known };
    },
    /** The latest counts; undefined until a poll has found some. */
    dated: () => latest,
    latest: () => latest?.view,
    /** The view of a version. Undefined if its counts have expired; throws like `createEarlierViews`. */
    async version(version: number): Promise<View | undefined> {
      return latest?.view.version === version ? latest.view : earlierViews.get(version);
    },
  };
}

/** Milliseconds to wait before repeating something that took `cost` milliseconds. */
export const pauseAfter = (cost: number): number =>
  Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, PAUSE_FACTOR * cost));

/** Whether anything has changed since the last count. */
export const hasMoved = (now: CountMarks, counted: CountMarks): boolean =>
  now.index !== counted.index || now.vocabulary !== counted.vocabulary;

export type EarlierViews = ReturnType<typeof createEarlierViews>;

/**
 * Earlier counts with their names, in memory while they are in use.
 *
 * @param load - loads the view of a version; called for one version at a time, because callers choose the versions
 * @param now - milliseconds of a monotonic clock
 */
export function createEarlierViews(
  load: (version: number) => Promise<View | undefined>,
  now: () => number = () => performance.now(),
) {
  const views = new LRUCache<number, View>({
    max: MOST_EARLIER,
    ttl: EARLIER_LIFETIME,
    ttlResolution: 0,
    perf: { now },
  });
  const pending = new Map<number, Promise<View | undefined>>();
  let last: Promise<unknown> = Promise.resolve();

  async function loadAfter(before: Promise<unknown>, version: number): Promise<View | undefined> {
    await before.catch(() => undefined);
    try {
      const view = await load(version);
      if (view !== undefined) views.set(version, view);
      return view;
    } finally {
      pending.delete(version);
    }
  }

  return {
    /**
     * The view of a version. Undefined if its counts have expired.
     *
     * @throws ServiceError `service_unavailable` if too many other versions are being loaded
     */
    async get(version: number): Promise<View | undefined> {
      const known = views.get(version) ?? pending.get(version);
      if (known !== undefined) return known;
      if (pending.size >= MOST_WAITING)
        throw new ServiceError('service_unavailable', 'Too many requests for earlier pages.', {
          retryAfter: RETRY_AFTER,
        });
      const loading = loadAfter(last, version);
      pending.set(version, loading);
      last = loading;
      return loading;
    },
    /** Drops all views when names have changed. The names of a view take more memory than its counts. */
    clear: () => views.clear(),
  };
}
