import { LRUCache } from 'lru-cache';

import { withOwnDeadline } from '../engines/time-limits.ts';
import type { ChangeListener } from '../questions/change-feed.ts';
import type { StoredQuestion } from '../questions/render-questions.ts';
import type { QuestionStore } from '../questions/question-store.ts';
import { createFreshness } from '../search/freshness.ts';
import type { Position } from '../search/page.ts';
import type { Search } from '../search/search.ts';
import { readVisible, type DrawnQuestions, type DrawRequest } from './draw-plainly.ts';

/** Extra questions that replace those hidden since they were indexed. */
const RESERVE = 5;
/** Beginnings of orders that are kept for some seconds, since all players of a game request the same draw. Each has some hundred numbers at most. */
const MOST_KEPT = 2_000;

type SeededRequest = Omit<DrawRequest, 'account'> & { readonly seed: string };

/**
 * Draws the first questions in the order of a seed. For the same seed, filter and catalogue, the draw is the same for
 * every account and in every process.
 */
export interface SeededDraws extends ChangeListener {
  /** Draws distinct visible questions. Returns fewer if fewer match. */
  readonly draw: (request: SeededRequest) => Promise<DrawnQuestions>;
}

interface SeededParts {
  readonly search: Pick<Search, 'shuffled'>;
  readonly store: Pick<QuestionStore, 'readBySeq'>;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** The first matches of a filter in the order of a seed. */
interface Beginning {
  readonly startedAt: number;
  readonly seqs: number[];
  last: Position | undefined;
  hasMore: boolean;
  /** The number of all matches. */
  matches: number;
  /** The search for the next ones. */
  reading: Promise<void> | undefined;
}

export function createSeededDraws({
  search,
  store,
  now = () => performance.now(),
}: SeededParts): SeededDraws {
  const beginnings = new LRUCache<string, Beginning>({ max: MOST_KEPT });
  const freshness = createFreshness(now);

  function beginningOf({ seed, key }: SeededRequest): Beginning {
    const name = `${seed} ${key}`;
    const known = beginnings.get(name);
    if (known !== undefined && freshness.isFresh(known.startedAt)) return known;
    const beginning: Beginning = {
      startedAt: now(),
      seqs: [],
      last: undefined,
      hasMore: true,
      matches: 0,
      reading: undefined,
    };
    beginnings.set(name, beginning);
    return beginning;
  }

  async function readOn(beginning: Beginning, { filter, seed }: SeededRequest, count: number): Promise<void> {
    const { last, seqs } = beginning;
    const { items, more, matches } = await search.shuffled(filter, {
      seed,
      limit: count - seqs.length,
      ...(last === undefined ? {} : { from: { position: last, backwards: false } }),
    });
    seqs.push(...items.map(({ seq }) => seq));
    beginning.last = items.at(-1)?.position ?? last;
    beginning.hasMore = more;
    beginning.matches = matches;
  }

  /** Reads until the beginning has this many matches, or all. */
  async function reach(beginning: Beginning, request: SeededRequest, count: number): Promise<void> {
    while (beginning.hasMore && beginning.seqs.length < count) {
      beginning.reading ??= withOwnDeadline(() => readOn(beginning, request, count)).finally(
        () => (beginning.reading = undefined),
      );
      await beginning.reading;
    }
  }

  return {
    async draw(request) {
      const { amount, exclude } = request;
      const beginning = beginningOf(request);
      const { seqs } = beginning;
      const questions: StoredQuestion[] = [];
      let taken = 0;
      // Unlike the iterator of an array, it continues when the array has grown.
      const following: Iterator<number, undefined> = {
        next() {
          const value = seqs[taken];
          if (value === undefined) return { done: true, value };
          taken += 1;
          return { done: false, value };
        },
      };
      let reserve = RESERVE;
      for (let missing = amount; missing > 0; missing = amount - questions.length) {
        await reach(beginning, request, taken + missing + reserve);
        if (taken >= seqs.length) break;
        questions.push(...(await readVisible(store, following, { ...request, amount: missing })));
        // The excluded questions are often those that earlier draws with this seed returned.
        reserve += exclude.size;
      }
      return { questions, matches: beginning.matches };
    },
    questionsChanged() {
      freshness.questionsChanged();
      beginnings.clear();
    },
    vocabularyChanged: () => undefined,
  };
}
