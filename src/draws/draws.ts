import type { ChangeListener } from '../questions/change-feed.ts';
import type { StoredQuestion } from '../questions/render-questions.ts';
import type { QuestionStore } from '../questions/question-store.ts';
import { INDEX_LAG } from '../search/freshness.ts';
import { shuffle } from '../search/random-order.ts';
import type { Search } from '../search/search.ts';
import { drawPlainly, readVisible, type DrawnQuestions, type DrawRequest } from './draw-plainly.ts';
import type { Fill, Walk } from './fill.ts';
import { createFills, type Drawn, type FilterState } from './fills.ts';

/** Matches that a search for all of a narrow filter's matches may return beyond the last count. */
const GROWTH = 64;

/**
 * Draws random questions. Elasticsearch decides which ones: for a broad filter in bulk, ahead of the requests, and for
 * a narrow one once for the requests that come together.
 */
export interface Draws extends ChangeListener {
  /** Draws distinct visible questions, each match equally likely. Returns fewer if fewer match. */
  readonly draw: (request: DrawRequest) => Promise<DrawnQuestions>;
}

interface DrawsParts {
  readonly search: Pick<Search, 'draw' | 'sample'>;
  readonly store: Pick<QuestionStore, 'readFound' | 'readBySeq'>;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

export function createDraws(parts: DrawsParts): Draws {
  const { search, store, now = () => performance.now() } = parts;
  const withdrawn = createWithdrawn();
  const fills = createFills({ search, store, now, drawBatch });

  async function draw(request: DrawRequest): Promise<DrawnQuestions> {
    for (;;) {
      const state = fills.stateOf(request);
      const fill = fills.current(state);
      if (fill === undefined) return state.drawTogether(request);
      const walk = fills.takeWalk(state, fill, request.account);
      if (fill.seqs.length - walk.place >= request.amount) return walkOn(fill, walk, request);
      // Meanwhile, other requests of the account may use up the next fill as well.
      await fills.replace(state, fill);
    }
  }

  async function walkOn(fill: Fill, walk: Walk, request: DrawRequest): Promise<DrawnQuestions> {
    const { amount, language, exclude } = request;
    const { matches } = fill;
    const questions: StoredQuestion[] = [];
    while (questions.length < amount) {
      const indices = nextIndices(fill, walk, amount - questions.length, withdrawn.has);
      if (indices.length === 0) {
        const rest = await drawPlainly(parts, { ...request, amount: amount - questions.length }, questions);
        return { questions: [...questions, ...rest.questions], matches };
      }
      for (const question of await store.readFound(fill, indices, language))
        if (exclude.size === 0 || !exclude.has(question.id)) questions.push(question);
    }
    return { questions, matches };
  }

  /** Draws for the requests that came while a filter had no fill. Each gets its questions as soon as they are read. */
  async function drawBatch(state: FilterState, requests: readonly DrawRequest[]): Promise<Drawn[]> {
    const [first, ...rest] = requests;
    if (first === undefined) return [];
    if (fills.isBroad(state) && rest.length > 0) {
      const fill = await fills.refill(state);
      return requests.map((request) => walkOn(fill, fills.takeWalk(state, fill, request.account), request));
    }
    if (state.matches !== undefined && rest.length > 0) return drawShared(state, requests);
    const drawn = await drawPlainly(parts, first);
    // Without the excluded questions it is a lower bound, which is enough to tell whether a filter is broad.
    fills.learn(state, drawn.matches);
    return [drawn, ...rest.map(state.drawTogether)];
  }

  /** Draws for several requests from one search that returns all matches of a narrow filter. */
  async function drawShared(state: FilterState, requests: readonly DrawRequest[]): Promise<Drawn[]> {
    const { seqs, matches } = await search.draw(state.filter, (state.matches ?? 0) + GROWTH);
    fills.learn(state, matches);
    if (seqs.length < matches) return requests.map((request) => drawPlainly(parts, request));
    return requests.map(async (request) => {
      const shuffled = [...seqs];
      shuffle(shuffled);
      return { questions: await readVisible(store, shuffled.values(), request), matches };
    });
  }

  return {
    draw,
    questionsChanged(seqs) {
      if (seqs !== undefined) withdrawn.add(seqs, now());
      if (seqs !== undefined && !withdrawn.isFull()) return;
      fills.forget();
      withdrawn.clear();
    },
    vocabularyChanged: () => undefined,
  };
}

/** The indices of the next questions of a walk, without those that are no longer in use. At its end there are fewer. */
export function nextIndices(
  fill: Fill,
  walk: Walk,
  count: number,
  isWithdrawn: (seq: number, drawnAt: number) => boolean,
): number[] {
  const indices: number[] = [];
  while (indices.length < count && walk.place < fill.seqs.length) {
    const index = walk.orderOf(walk.place);
    walk.place += 1;
    if (!isWithdrawn(fill.seqs[index] ?? 0, fill.drawnAt)) indices.push(index);
  }
  fill.furthest = Math.max(fill.furthest, walk.place);
  return indices;
}

/** Milliseconds for which changes are kept: no fill is used that long. */
const KEPT_FOR = 120_000;
/** Changes that are kept at most. Beyond that, replacing all fills takes less than remembering what changed. */
const MOST_CHANGES = 100_000;

/** Questions that have changed since fills were drawn: they may no longer match. */
interface Withdrawn {
  /** @param at - milliseconds of the process's clock */
  readonly add: (seqs: readonly number[], at: number) => void;
  /** Whether a question has changed since a fill was drawn. */
  readonly has: (seq: number, drawnAt: number) => boolean;
  /** Whether there are too many changes to remember. Then all fills must be replaced. */
  readonly isFull: () => boolean;
  readonly clear: () => void;
}

function createWithdrawn(): Withdrawn {
  // In the order of time, since a repeated change is inserted again.
  const changedAt = new Map<number, number>();

  function prune(before: number): void {
    for (const [seq, at] of changedAt) {
      if (at >= before) return;
      changedAt.delete(seq);
    }
  }

  return {
    add(seqs, at) {
      prune(at - KEPT_FOR);
      for (const seq of seqs) {
        changedAt.delete(seq);
        changedAt.set(seq, at);
      }
    },
    has(seq, drawnAt) {
      if (changedAt.size === 0) return false;
      const at = changedAt.get(seq);
      return at !== undefined && at + INDEX_LAG > drawnAt;
    },
    isFull: () => changedAt.size > MOST_CHANGES,
    clear: () => changedAt.clear(),
  };
}
