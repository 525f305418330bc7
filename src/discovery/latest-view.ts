import { setImmediate as breathe } from 'node:timers/promises';

import type { Tally } from '../search/tally.ts';
import {
  readCountState,
  readSnapshotCounts,
  type CountState,
  type SnapshotHead,
} from '../store/catalogue/count-snapshots.ts';
import type { Database } from '../store/database.ts';
import { readVocabulary } from '../store/taxonomy/vocabulary.ts';
import { hasMoved, pauseAfter } from './due.ts';
import { createEarlierViews } from './earlier-views.ts';
import { termsOf, type Terms } from './term.ts';
import { createView, prepareSearches, type View } from './view.ts';

/** Raise it when `Tally` changes its form: earlier programs that still run keep their own counts. */
export const SHAPE = 1;

/** The names as of a mark. */
interface Names {
  readonly mark: number;
  readonly terms: Terms;
  /** When they were read, on the clock of `performance.now`, and how many milliseconds it took. */
  readonly readAt: number;
  readonly cost: number;
}

/** What was counted last, by whichever process. */
interface Latest {
  readonly view: View;
  readonly generatedAt: Date;
  /** On the clock of `performance.now`. */
  readonly confirmedAt: number;
}

/** What a look found in the database. */
export type Looked = CountState & { readonly names: Names };

/** The counts in memory, taken over from the database. */
export interface LatestView {
  /** Takes over what is new: counts that some process has made, and names. */
  readonly look: () => Promise<Looked>;
  /** Undefined before the first look that found counts. */
  readonly latest: Latest | undefined;
  /** The view of a version, or undefined when its counts are forgotten; throws as `EarlierViews` does. */
  readonly version: (version: number) => Promise<View | undefined>;
}

export function createLatestView(database: Database): LatestView {
  const earlierViews = createEarlierViews(async (version) =>
    names === undefined ? undefined : viewOf(version, names.terms),
  );
  let names: Names | undefined;
  let readingNames: Promise<Names> | undefined;
  let looks = 0;
  let adopted = 0;
  let latest: Latest | undefined;

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

  return {
    async look() {
      const turn = (looks += 1);
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
