import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createEarlierViews, type EarlierViews } from '../../../src/discovery/loaded-views.ts';
import { termsOf } from '../../../src/discovery/listing.ts';
import { createView, type View } from '../../../src/discovery/view.ts';
import { ServiceError } from '../../../src/errors.ts';
import { NO_COUNTS } from '../../support/some-values.ts';

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

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('earlier views', () => {
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
