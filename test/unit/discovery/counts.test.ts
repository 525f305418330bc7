import { afterEach, beforeEach, describe, expect, test, vi, onTestFinished } from 'vitest';
import { pino } from 'pino';
import { createEarlierViews, type EarlierViews } from '../../../src/discovery/loaded-views.ts';
import { termsOf } from '../../../src/discovery/listing.ts';
import { createView, type View } from '../../../src/discovery/view.ts';
import { ServiceError } from '../../../src/errors.ts';
import { NO_COUNTS, SOME_FILTER } from '../../support/data/some-values.ts';
import {
  createSubjectPages,
  type NamedSubject,
  type SubjectPages,
} from '../../../src/discovery/subject-pages.ts';
import type { Facets } from '../../../src/search/subject-facets.ts';
import { createRefresher } from '../../../src/discovery/count-catalogue.ts';
import { until } from '../../support/until.ts';
import { isHistoryDue } from '../../../src/discovery/history.ts';

const TERMS = await termsOf({ tags: [], subcategories: [], regions: [], topics: [] });
const aView = (version: number): View => createView(version, NO_COUNTS, TERMS);

/** Earlier views that load when the test finishes them. */
function heldUp(): { views: EarlierViews; made: number[]; finish: (view?: View) => Promise<void> } {
  const made: number[] = [];
  const waiting: ((view: View | undefined) => void)[] = [];
  const views = createEarlierViews((version) => {
    made.push(version);
    return new Promise((resolve) => waiting.push(resolve));
  });
  const finish = async (view?: View): Promise<void> => {
    await vi.advanceTimersByTimeAsync(1);
    waiting.shift()?.(view);
    await vi.advanceTimersByTimeAsync(1);
  };
  return { views, made, finish };
}

/** Earlier views that load immediately. */
function ready(now?: () => number): { views: EarlierViews; made: number[] } {
  const made: number[] = [];
  const views = createEarlierViews((version) => {
    made.push(version);
    return Promise.resolve(aView(version));
  }, now);
  return { views, made };
}

describe('earlier views', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('are loaded once for concurrent and later callers', async () => {
    const { views, made, finish } = heldUp();
    const asked = Array.from({ length: 50 }, () => views.get(7));
    const view = aView(7);
    await finish(view);
    expect(new Set(await Promise.all(asked))).toEqual(new Set([view]));
    expect(await views.get(7)).toBe(view);
    expect(made).toEqual([7]);
  });

  test('of several versions are loaded one after another', async () => {
    const { views, made, finish } = heldUp();
    const asked = [views.get(1), views.get(2)];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(made).toEqual([1]);
    await finish(aView(1));
    expect(made).toEqual([1, 2]);
    await finish(aView(2));
    expect((await Promise.all(asked)).map((view) => view?.version)).toEqual([1, 2]);
  });

  test('of a ninth version are refused while eight are pending, and not afterwards', async () => {
    const { views, finish } = heldUp();
    const asked = Array.from({ length: 8 }, (_, index) => views.get(index + 1));
    await expect(views.get(9)).rejects.toThrow(ServiceError);
    const again = views.get(8);
    for (let version = 1; version <= 8; version += 1) await finish(aView(version));
    await Promise.all(asked);
    expect((await again)?.version).toBe(8);
    const ninth = views.get(9);
    await finish(aView(9));
    expect((await ninth)?.version).toBe(9);
  });

  test('that have expired or fail to load are tried again on request and block no others', async () => {
    const answers = [undefined, new Error('the database is unavailable'), aView(3)];
    const views = createEarlierViews(() => {
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
    const asked = Promise.allSettled([views.get(1), views.get(2), views.get(3)]);
    expect((await asked).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    answers.push(aView(2));
    expect((await views.get(2))?.version).toBe(2);
  });

  test('expire after fifteen minutes, even if they are requested often', async () => {
    let minutes = 1;
    const { views, made } = ready(() => minutes * 60_000);
    for (; minutes <= 16; minutes += 1) await views.get(7);
    expect(made).toEqual([7]);
    await views.get(7);
    expect(made).toEqual([7, 7]);
  });

  test('are loaded again after names have changed', async () => {
    const { views, made } = ready();
    await views.get(7);
    views.clear();
    await views.get(7);
    expect(made).toEqual([7, 7]);
  });
});

const aTopic = (slug: string): NamedSubject => ({
  kind: 'topic',
  slug,
  members: { tags: [slug], subcategories: [] },
});

const someFacets = (total: number): Facets => ({
  total,
  byLanguage: { en: total, pl: 0 },
  byCategory: [],
  byDifficulty: NO_COUNTS.overview.byDifficulty,
  difficultyByCategory: [],
  bySource: {},
  byRegion: [],
  tags: [],
  tagPairs: [],
  subcategories: [],
  topics: [],
});

/** Facets whose total is the number of the count that made them. The first `failures` counts fail. */
function counting(failures = 0): SubjectPages {
  let counts = 0;
  return createSubjectPages({
    draw: () => Promise.resolve({ seqs: [1], matches: 1 }),
    facets: () => {
      counts += 1;
      return counts > failures ? Promise.resolve(someFacets(counts)) : Promise.reject(new Error('no engine'));
    },
  });
}

const totalOf = async (pages: SubjectPages, view: View, slug: string): Promise<number> =>
  (await pages.facets(view, aTopic(slug))).total;

test('facets are counted once per topic while the counts of the catalogue stay the same', async () => {
  const pages = counting();
  const view = aView(1);
  const totals = (...slugs: string[]) => Promise.all(slugs.map((slug) => totalOf(pages, view, slug)));
  expect(await totals('a', 'b', 'a')).toEqual([1, 2, 1]);
  expect(await totals('b', 'a')).toEqual([2, 1]);
});

test('facets are counted again once the catalogue was', async () => {
  const pages = counting();
  const [before, after] = [aView(1), aView(1)];
  const views = [before, after, before, after];
  expect(await Promise.all(views.map((view) => totalOf(pages, view, 'a')))).toEqual([1, 2, 1, 2]);
});

test('a failed count is not kept', async () => {
  const pages = counting(1);
  const view = aView(1);
  await expect(totalOf(pages, view, 'a')).rejects.toThrow('no engine');
  expect(await totalOf(pages, view, 'a')).toBe(2);
});

test('a request gets its samples also if others fill the cache before they are drawn', async () => {
  const pages = counting();
  const drawn = Array.from({ length: 1_200 }, (_, index) =>
    pages.samples({ ...SOME_FILTER, tags: [`tag-${index}`] }),
  );
  expect((await Promise.all(drawn)).flat()).toHaveLength(1_200);
});

/** Milliseconds of the test's clock, except in the loop, which waits for real. */
const POLL_INTERVAL = 1;
const MARKS = { index: 'questions 1', vocabulary: 1 };
const DUE = { marks: MARKS, latest: undefined };
const NOT_DUE = {
  marks: MARKS,
  latest: { version: 1, marks: MARKS, generatedAt: new Date(0), age: 0, cost: 0 },
};

/** A refresher whose counts fail while `down`, and the number of attempts. */
function startRefresher() {
  const state = { down: true, due: true, time: 0, polls: 0, counted: 0 };
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
  const refresher = createRefresher({
    poll: () => {
      state.polls += 1;
      return Promise.resolve(state.due ? DUE : NOT_DUE);
    },
    count: () => {
      state.counted += 1;
      return state.down ? Promise.reject(new Error('down')) : Promise.resolve();
    },
    logger,
    pollInterval: POLL_INTERVAL,
    now: () => state.time,
  });
  const { close } = refresher.start();
  onTestFinished(close);
  /** Advances the clock by this number of milliseconds and returns the number of counts since. */
  async function countedAfter(milliseconds: number): Promise<number> {
    const before = state.counted;
    state.time += milliseconds;
    const from = state.polls;
    await until('it has polled', () => state.polls > from + 3);
    return state.counted - before;
  }
  return { state, lines, countedAfter };
}

describe('a failing count', () => {
  test('is retried with a pause that doubles, up to 30 seconds', async () => {
    const { state, countedAfter } = startRefresher();
    await until('it has counted', () => state.counted === 1);
    for (let pause = POLL_INTERVAL; pause < 30_000; pause *= 2) {
      expect(await countedAfter(pause - 0.5), `before ${pause} ms`).toBe(0);
      expect(await countedAfter(0.5), `after ${pause} ms`).toBe(1);
    }
    for (const _round of [1, 2]) {
      expect(await countedAfter(29_999)).toBe(0);
      expect(await countedAfter(1)).toBe(1);
    }
  });

  test('is logged once, and once when a count succeeds again', async () => {
    const { state, lines, countedAfter } = startRefresher();
    await countedAfter(0);
    for (const _round of [1, 2, 3]) await countedAfter(30_000);
    expect(lines).toEqual(['the catalogue counts could not be updated']);
    state.down = false;
    await countedAfter(30_000);
    expect(lines.slice(1)).toEqual(['the catalogue counts are up to date again']);
  });

  test.each(['this process', 'another process'])(
    'is retried without a pause after %s has counted',
    async (who) => {
      const { state, countedAfter } = startRefresher();
      await countedAfter(0);
      for (let round = 0; round < 10; round += 1) await countedAfter(30_000);
      expect(await countedAfter(100)).toBe(0);
      if (who === 'this process') {
        state.down = false;
        await countedAfter(30_000);
        state.down = true;
      } else {
        state.due = false;
        await countedAfter(0);
        state.due = true;
      }
      await countedAfter(0);
      expect(await countedAfter(POLL_INTERVAL)).toBe(1);
    },
  );
});

test.each([
  ['nothing before there is an index', '', undefined, false],
  ['the first count', 'a 1', undefined, true],
  ['nothing while the catalogue has not changed', 'a 1', { mark: 'a 1', age: 1e9, cost: 1 }, false],
  ['a quick count after each change', 'a 2', { mark: 'a 1', age: 0, cost: 99 }, true],
  ['nothing soon after a slow count', 'a 2', { mark: 'a 1', age: 99_999, cost: 1_000 }, false],
  ['a slow count after a hundred times as long', 'a 2', { mark: 'a 1', age: 100_000, cost: 1_000 }, true],
])('due is: %s', (_name, mark, counted, expected) => {
  expect(isHistoryDue({ mark, counted })).toBe(expected);
});
