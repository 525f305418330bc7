import { setImmediate as breathe } from 'node:timers/promises';

import type { Tally } from '../search/tally.ts';
import {
  readCountState,
  readSnapshotCounts,
  type CountState,
  type SnapshotHead,
} from '../store/catalogue/count-snapshots.ts';
import type { Database } from '../store/database.ts';
import { readTaxonomyNames } from '../store/taxonomy/taxonomy-names.ts';
import { hasMoved, pauseAfter } from './due.ts';
import { createEarlierViews } from './earlier-views.ts';
import { prepareKnownFilters } from './known-values.ts';
import { termsOf, type Terms } from './listing.ts';
import { createView, prepareSearches, type View } from './view.ts';

/** Raise it when the shape of `Tally` changes. Processes of an earlier release then keep separate counts. */
export const SHAPE = 4;

/** The names at a vocabulary mark. */
interface Names {
  readonly mark: number;
  readonly terms: Terms;
  /** When they were read (`performance.now()`), and how many milliseconds that took. */
  readonly readAt: number;
  readonly cost: number;
}

/** The latest counts of any process. */
interface Latest {
  readonly view: View;
  readonly generatedAt: Date;
  /** A time of `performance.now()`. */
  readonly confirmedAt: number;
}

/** The result of a poll of the database. */
export type PollResult = CountState & { readonly names: Names };

/** The counts in memory, loaded from the database. */
export interface LatestView {
  /** Loads new names, and new counts of any process. */
  readonly poll: () => Promise<PollResult>;
  /** Undefined until a poll has found counts. */
  readonly latest: Latest | undefined;
  /** The view of a version. Undefined if its counts have expired; throws like `EarlierViews`. */
  readonly version: (version: number) => Promise<View | undefined>;
}

export function createLatestView(database: Database): LatestView {
  const earlierViews = createEarlierViews(async (version) =>
    names === undefined ? undefined : viewOf(version, names.terms),
  );
  let names: Names | undefined;
  let readingNames: Promise<Names> | undefined;
  let polls = 0;
  let adopted = 0;
  let latest: Latest | undefined;

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
    async poll() {
      const turn = (polls += 1);
      const state = await readCountState(database, SHAPE);
      const known = await namesAt(state.marks.vocabulary);
      if (state.latest !== undefined) await adopt(turn, state, state.latest, known.terms);
      return { ...state, names: known };
    },
    get latest() {
      return latest;
    },
    async version(version) {
      return latest?.view.version === version ? latest.view : earlierViews.get(version);
    },
  };
}
