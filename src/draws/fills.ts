import { LRUCache } from 'lru-cache';

import type { Language } from '../contract/vocabulary.ts';
import { createGather } from '../engines/gather.ts';
import { withOwnDeadline } from '../engines/time-limits.ts';
import type { SearchFilter } from '../filters/search-filter.ts';
import type { QuestionStore } from '../questions/question-store.ts';
import { INDEX_LAG } from '../search/freshness.ts';
import type { Search } from '../search/search.ts';
import type { DrawRequest, DrawnQuestions } from './draw-plainly.ts';
import { drawFill, readAhead, startWalk, type Fill, type Walk } from './fill.ts';

/** Filters with at most this many matches have no fills: each of their questions counts, so they are searched for every draw. */
const MOST_NARROW = 1_000;

/** Milliseconds after which a fill is replaced in the background, and after which it is not used any more. */
const FRESH = 10_000;
const USABLE = 30_000;
/** Milliseconds for which a fill is used while the search engine does not respond. */
const USABLE_IN_OUTAGE = 60_000;
/** Milliseconds in which a fill is about to be used up, so that the next one is drawn. Earlier, both would take memory. */
const AHEAD = 1_000;
/** Milliseconds within which a second search for a filter shows that more will follow. */
const RECENT = 10_000;
/** Milliseconds without attempts in the background after a refill has failed. */
const PAUSE = 1_000;
/** Refills in the background at the same time: requests should not wait behind them. */
const MOST_REFILLS = 4;

/** Maximum number of filters remembered, and of questions in all fills together. */
const MOST_FILTERS = 5_000;
const MOST_QUESTIONS = 1_000_000;
/** How many questions a walk counts as: 100,000 walks of 600 bytes are the most. */
const WALK = 10;

/** What is known about a filter. */
export interface FilterState {
  readonly key: string;
  readonly filter: SearchFilter;
  readonly language: Language;
  /** Draws together with the other requests that come before the next search for this filter. */
  readonly drawTogether: (request: DrawRequest) => Promise<DrawnQuestions>;
  /** The number of its matches when it was last searched. */
  matches: number | undefined;
  searchedAt: number;
  fill: Fill | undefined;
  /** Replaces the fill when that is used up or old. */
  next: Fill | undefined;
  refilling: Promise<Fill> | undefined;
  failedAt: number;
}

/** The fills of all filters, bounded in memory. */
export interface Fills {
  readonly stateOf: (request: Pick<FilterState, 'key' | 'filter' | 'language'>) => FilterState;
  /** The fill to draw from, if there is one. */
  readonly current: (state: FilterState) => Fill | undefined;
  /** The walk of an account. If it has come far or the fill is old, this draws the next fill in the background. */
  readonly takeWalk: (state: FilterState, fill: Fill, account: string) => Walk;
  /** Draws a fill now. */
  readonly refill: (state: FilterState) => Promise<Fill>;
  /** Replaces a fill that an account has used up. */
  readonly replace: (state: FilterState, used: Fill) => Promise<void>;
  /** Notes the number of matches. A broad filter that was searched recently gets a fill. */
  readonly learn: (state: FilterState, matches: number) => void;
  readonly isBroad: (state: FilterState) => boolean;
  /** Forgets all fills, since any question may have changed. */
  readonly forget: () => void;
}

interface FillsParts {
  readonly search: Pick<Search, 'draw' | 'sample'>;
  readonly store: Pick<QuestionStore, 'readBySeq'>;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Draws for the requests that have gathered for a filter. */
  readonly drawBatch: (state: FilterState, requests: readonly DrawRequest[]) => Promise<readonly Drawn[]>;
}

export type Drawn = DrawnQuestions | Promise<DrawnQuestions>;

/** In questions of a fill: a filter takes about as much memory as this many. */
const sizeOfState = ({ key, fill, next }: FilterState): number =>
  1 + Math.ceil(key.length / 4) + sizeOfFill(fill) + sizeOfFill(next);

const sizeOfFill = (fill: Fill | undefined): number =>
  fill === undefined ? 0 : fill.seqs.length + WALK * fill.walks.size;

export function createFills({ search, store, now, drawBatch }: FillsParts): Fills {
  /** Refills that no request is waiting for. */
  let inBackground = 0;
  /** When all fills were forgotten, since any question may have changed. */
  let forgottenAt = -Infinity;

  // Wrapped, because the cache takes note of a new size only with a new value.
  const states = new LRUCache<string, { readonly state: FilterState }>({
    max: MOST_FILTERS,
    maxSize: MOST_QUESTIONS,
  });

  const keep = (state: FilterState): void =>
    void states.set(state.key, { state }, { size: sizeOfState(state) });

  /** Whether a search at this time may still find what questions were like before everything was forgotten. */
  const isOutdated = (searchedAt: number): boolean => searchedAt < forgottenAt + INDEX_LAG;

  const isBroad = ({ matches }: FilterState): boolean => matches !== undefined && matches > MOST_NARROW;

  function isUsable(state: FilterState, { drawnAt }: Fill): boolean {
    const age = now() - drawnAt;
    return age < USABLE || (age < USABLE_IN_OUTAGE && state.failedAt > drawnAt);
  }

  const isKept = (state: FilterState): boolean => states.peek(state.key)?.state === state;

  function use(state: FilterState, fill: Fill | undefined, next?: Fill): void {
    Object.assign(state, { fill, next });
    if (isKept(state)) keep(state);
  }

  async function drawNext(state: FilterState): Promise<Fill> {
    const drawnAt = now();
    // An account that draws alone meets each question once, so it reads as fast itself.
    const isShared = state.fill === undefined || state.fill.walks.size > 1;
    const fill = await drawFill(search, state, drawnAt);
    state.matches = fill.matches;
    state.searchedAt = drawnAt;
    // Requests that wait for this fill may use it, but later ones may not.
    if (!isKept(state) || isOutdated(drawnAt)) return fill;
    if (!isBroad(state)) use(state, undefined);
    else {
      if (state.fill !== undefined && isUsable(state, state.fill)) use(state, state.fill, fill);
      else use(state, fill);
      // An error concerns the requests that need these questions; they read them again.
      if (isShared) readAhead(store, fill, state.language).catch(() => undefined);
    }
    return fill;
  }

  function refill(state: FilterState): Promise<Fill> {
    state.refilling ??= withOwnDeadline(() => drawNext(state))
      .catch((error: unknown) => {
        state.failedAt = now();
        throw error;
      })
      .finally(() => (state.refilling = undefined));
    return state.refilling;
  }

  function refillInBackground(state: FilterState): void {
    const isTooEarly = now() - state.failedAt < PAUSE || isOutdated(now());
    if (state.refilling !== undefined || isTooEarly || inBackground >= MOST_REFILLS) return;
    inBackground += 1;
    refill(state)
      // The requests that need a new fill report the error.
      .catch(() => undefined)
      .finally(() => (inBackground -= 1));
  }

  function current(state: FilterState): Fill | undefined {
    const { fill, next } = state;
    if (fill === undefined) return undefined;
    if (next !== undefined && now() - fill.drawnAt > FRESH) use(state, next);
    if (state.fill !== undefined && !isUsable(state, state.fill)) use(state, undefined);
    return state.fill;
  }

  /** Whether a fill is old or will soon be used up. */
  function isEnding(fill: Fill, walk: Walk): boolean {
    const age = now() - fill.drawnAt;
    const willBeUsedUp = walk.place * (age + AHEAD) > fill.seqs.length * age;
    const isHalfUsed = 2 * walk.place > fill.seqs.length;
    return age > FRESH || (isHalfUsed && willBeUsedUp);
  }

  function startWalkOf(state: FilterState, fill: Fill, account: string): Walk {
    const walk = startWalk(fill, account);
    use(state, state.fill, state.next);
    return walk;
  }

  return {
    isBroad,
    refill,
    current,
    stateOf({ key, filter, language }) {
      const known = states.get(key);
      if (known !== undefined) return known.state;
      const state: FilterState = {
        key,
        filter,
        language,
        drawTogether: createGather({
          work: (requests) => drawBatch(state, requests),
          most: Infinity,
          atOnce: 1,
          failsWaiting: true,
        }),
        matches: undefined,
        searchedAt: -Infinity,
        fill: undefined,
        next: undefined,
        refilling: undefined,
        failedAt: -Infinity,
      };
      keep(state);
      return state;
    },
    takeWalk(state, fill, account) {
      const walk = fill.walks.get(account) ?? startWalkOf(state, fill, account);
      if (state.next === undefined && isEnding(fill, walk)) refillInBackground(state);
      return walk;
    },
    learn(state, matches) {
      const isRecent = now() - state.searchedAt < RECENT;
      state.matches = matches;
      state.searchedAt = now();
      if (isRecent && isBroad(state) && current(state) === undefined) refillInBackground(state);
    },
    async replace(state, used) {
      const next = state.next ?? (await refill(state));
      // Another request may have replaced it meanwhile.
      if (state.fill === used) use(state, next);
    },
    forget() {
      forgottenAt = now();
      states.clear();
    },
  };
}
