import type { Language } from '../contract/vocabulary.ts';
import type { ChangeListener } from '../questions/change-feed.ts';
import type { StoredQuestion } from '../questions/render-questions.ts';
import type { QuestionStore } from '../questions/question-store.ts';
import type { Search } from '../search/search.ts';
import { drawPlainly, readVisible, type DrawnQuestions, type DrawRequest } from './draw-plainly.ts';
import { nextIndex, type Fill, type Walk, createWithdrawn } from './fill.ts';
import { createFills, type FilterState } from './fills.ts';
import { shuffle } from '../search/random-order.ts';

/** Filters with at most this many matches are searched for every draw: each of their questions counts. */
const MOST_NARROW = 1_000;
/** Matches that a search for all of a narrow filter's matches may return beyond the last count. */
const GROWTH = 64;

/**
 * Draws random questions. Elasticsearch decides which ones: for a broad filter in bulk, ahead of the requests, and for
 * a narrow one once per request.
 */
export interface Draws extends ChangeListener {
  /** Draws distinct visible questions, each match equally likely. Returns fewer if fewer match. */
  readonly draw: (request: DrawRequest) => Drawn;
}

interface DrawsParts {
  readonly search: Pick<Search, 'draw' | 'sample'>;
  readonly store: Pick<QuestionStore, 'isCurrent' | 'slotOf' | 'readBySeq'>;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** A request of an account, which has a walk through each fill. */
type AccountRequest = DrawRequest & { readonly account: string };

const hasAccount = (request: DrawRequest): request is AccountRequest => request.account !== undefined;

type Drawn = DrawnQuestions | Promise<DrawnQuestions>;

/** A request that waits for the search of an earlier one with the same filter. */
interface Waiting {
  readonly request: AccountRequest;
  readonly resolve: (drawn: DrawnQuestions) => void;
  readonly reject: (error: unknown) => void;
}

export function createDraws(parts: DrawsParts): Draws {
  const { search, store, now = () => performance.now() } = parts;
  const withdrawn = createWithdrawn();
  const fills = createFills({ search, store, now, mostNarrow: MOST_NARROW });
  /** The requests that wait, by filter. A filter has an entry while it is searched. */
  const waiting = new Map<string, Waiting[]>();

  /** The question at an index of a fill, if it is in memory. Only for a caller that has just seen that memory is current. */
  function recall(fill: Fill, index: number, language: Language): StoredQuestion | undefined {
    let slot = fill.slots[index];
    if (slot?.question === undefined) {
      slot = store.slotOf(fill.seqs[index] ?? 0, fill.filter);
      fill.slots[index] = slot;
    }
    const question = slot?.question;
    return question?.json[language] === undefined ? undefined : question;
  }

  /** The index of the next question that has not changed since the fill was drawn. */
  function nextUnchanged(fill: Fill, walk: Walk): number | undefined {
    for (;;) {
      const index = nextIndex(fill, walk);
      if (index === undefined || !withdrawn.has(fill.seqs[index] ?? 0, fill.drawnAt)) return index;
    }
  }

  /** Continues a walk of which some questions must be read from the database. */
  async function finishWalk(
    fill: Fill,
    walk: Walk,
    request: DrawRequest,
    questions: StoredQuestion[],
    firstMissing: number,
  ): Promise<DrawnQuestions> {
    const { amount, language, exclude } = request;
    const { matches } = fill;
    let indices = [firstMissing];
    for (;;) {
      while (indices.length < amount - questions.length) {
        const index = nextUnchanged(fill, walk);
        if (index === undefined) break;
        indices.push(index);
      }
      if (indices.length === 0) break;
      const isCurrent = store.isCurrent();
      const known = new Map(
        indices.map((index) => [index, isCurrent ? recall(fill, index, language) : undefined]),
      );
      const missing = indices.filter((index) => known.get(index) === undefined);
      const read = await store.readBySeq(
        missing.map((index) => fill.seqs[index] ?? 0),
        language,
        fill.filter,
      );
      for (const index of indices) {
        const question = known.get(index) ?? read.get(fill.seqs[index] ?? 0);
        if (question !== undefined && !exclude.has(question.id)) questions.push(question);
      }
      if (questions.length >= amount) return { questions, matches };
      indices = [];
    }
    const rest = await drawPlainly(parts, { ...request, amount: amount - questions.length }, questions);
    return { questions: [...questions, ...rest.questions], matches };
  }

  function walkOn(fill: Fill, walk: Walk, request: DrawRequest): Drawn {
    const { amount, language, exclude } = request;
    const { matches } = fill;
    // Once for the whole draw: reading the clock for each question is a tenth of the time.
    const isCurrent = store.isCurrent();
    const questions: StoredQuestion[] = [];
    while (questions.length < amount) {
      const index = nextUnchanged(fill, walk);
      if (index === undefined)
        return drawPlainly(parts, { ...request, amount: amount - questions.length }, questions).then(
          (rest) => ({ questions: [...questions, ...rest.questions], matches }),
        );
      const question = isCurrent ? recall(fill, index, language) : undefined;
      if (question === undefined) return finishWalk(fill, walk, request, questions, index);
      if (exclude.size === 0 || !exclude.has(question.id)) questions.push(question);
    }
    return { questions, matches };
  }

  /** Draws for one request. The number of matches decides how the next ones are drawn. */
  async function drawOne(state: FilterState, request: DrawRequest): Promise<DrawnQuestions> {
    const drawn = await drawPlainly(parts, request);
    // Without the excluded questions it is a lower bound, which is enough to tell whether a filter is broad.
    fills.learn(state, drawn.matches);
    return drawn;
  }

  /** Draws for several requests from one search that returns all matches of a narrow filter. */
  async function drawShared(state: FilterState, batch: readonly Waiting[]): Promise<void> {
    const [first] = batch;
    if (first === undefined) return;
    const found = await search.draw(first.request.filter, (state.matches ?? 0) + GROWTH);
    fills.learn(state, found.matches);
    const isComplete = found.seqs.length >= found.matches;
    await Promise.all(
      batch.map(async ({ request, resolve }) => {
        if (!isComplete) resolve(await drawPlainly(parts, request));
        else {
          const seqs = [...found.seqs];
          shuffle(seqs);
          const questions = await readVisible(store, seqs.values(), request);
          resolve({ questions, matches: found.matches });
        }
      }),
    );
  }

  function drawFrom(state: FilterState, fill: Fill, request: AccountRequest): Drawn {
    const walk = fills.walkOf(fill, request.account);
    fills.refillAhead(state, fill, walk);
    return walkOn(fill, walk, request);
  }

  async function drawFromNewFill(state: FilterState, batch: readonly Waiting[]): Promise<void> {
    const fill = await fills.refill(state);
    await Promise.all(
      batch.map(async ({ request, resolve }) => resolve(await drawFrom(state, fill, request))),
    );
  }

  async function drawBatch(state: FilterState, batch: readonly Waiting[]): Promise<void> {
    try {
      const [only] = batch;
      if (batch.length === 1 && only !== undefined) only.resolve(await drawOne(state, only.request));
      else if (fills.isBroad(state)) await drawFromNewFill(state, batch);
      else await drawShared(state, batch);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** Searches for the waiting requests of a filter until there are none. */
  async function drawWaiting(key: string): Promise<void> {
    for (;;) {
      const batch = waiting.get(key) ?? [];
      const [first] = batch;
      if (first === undefined) break;
      waiting.set(key, []);
      // What is known about the filter may have been forgotten during the last search.
      await drawBatch(fills.stateOf(first.request), batch);
    }
    waiting.delete(key);
  }

  function wait(request: AccountRequest): Promise<DrawnQuestions> {
    return new Promise((resolve, reject) => {
      const queued = waiting.get(request.key);
      if (queued !== undefined) {
        queued.push({ request, resolve, reject });
        return;
      }
      waiting.set(request.key, [{ request, resolve, reject }]);
      void drawWaiting(request.key);
    });
  }

  function drawForAccount(request: AccountRequest): Drawn {
    const state = fills.stateOf(request);
    const fill = fills.current(state);
    if (fill === undefined) return wait(request);
    if (fill.seqs.length - fills.walkOf(fill, request.account).place >= request.amount)
      return drawFrom(state, fill, request);
    // Other requests of the account may have used up the next fill as well.
    return fills.replace(state, fill).then(() => drawForAccount(request));
  }

  return {
    draw(request) {
      return hasAccount(request) ? drawForAccount(request) : drawPlainly(parts, request);
    },
    questionsChanged(seqs) {
      if (seqs !== undefined) withdrawn.add(seqs, now());
      if (seqs !== undefined && !withdrawn.isFull()) return;
      fills.forget();
      withdrawn.clear();
    },
    vocabularyChanged: () => undefined,
  };
}
