import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createGather } from '../../../src/engines/gather.ts';
import { callerGone, withDeadline } from '../../../src/engines/time-limits.ts';

/** A gather whose batches finish when the test says so. The result of a word is the word in upper case; `bad` fails alone. */
function aGather({
  most = 3,
  atOnce = 1,
  sizeOf = (_word: string): number => 1,
  patience = 60_000,
  failsWaiting = false,
} = {}) {
  const batches: { words: readonly string[]; finish: () => void; fail: () => void }[] = [];
  const ask = createGather<string, string>({
    most,
    atOnce,
    sizeOf,
    patience,
    failsWaiting,
    work: (words) =>
      new Promise((resolve, reject) => {
        const resultOf = (word: string) =>
          word === 'bad' ? Promise.reject<string>(new Error('bad')) : word.toUpperCase();
        batches.push({
          words,
          finish: () => resolve(words.map(resultOf)),
          fail: () => reject(new Error('down')),
        });
      }),
  });
  return { ask, batches, sent: () => batches.map(({ words }) => words.join(' ')) };
}

test('items of one turn of the event loop share a batch, and each gets its result', async () => {
  const { ask, batches, sent } = aGather();
  const results = ['a', 'b'].map(ask);
  expect(sent()).toEqual([]);
  await turn();
  expect(sent()).toEqual(['a b']);
  batches[0]?.finish();
  expect(await Promise.all(results)).toEqual(['A', 'B']);
});

test('items that arrive while as many batches run as may run gather for the next one, which is bounded', async () => {
  const { ask, batches, sent } = aGather({ most: 2, atOnce: 2 });
  const first = ask('a');
  await turn();
  const second = ask('b');
  await turn();
  const others = ['c', 'd', 'e'].map(ask);
  await turn();
  expect(sent()).toEqual(['a', 'b']);
  batches[1]?.finish();
  await second;
  await turn();
  expect(sent()).toEqual(['a', 'b', 'c d']);
  for (const place of [0, 2, 3]) {
    batches[place]?.finish();
    await turn();
    await turn();
  }
  expect(sent()).toEqual(['a', 'b', 'c d', 'e']);
  expect(await Promise.all([first, ...others])).toEqual(['A', 'C', 'D', 'E']);
});

test('what waits when a batch ends, and what arrives in that turn, share the next batch', async () => {
  const { ask, batches, sent } = aGather();
  const first = ask('a');
  await turn();
  void ask('b');
  batches[0]?.finish();
  await first;
  void ask('c');
  await turn();
  expect(sent()).toEqual(['a', 'b c']);
});

test('a batch that takes long no longer holds back the next one, and its end starts none too many', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, batches, sent } = aGather({ patience: 250 });
  const first = ask('a');
  await turn();
  const others = [ask('b')];
  await turn();
  vi.advanceTimersByTime(249);
  expect(sent()).toEqual(['a']);
  vi.advanceTimersByTime(1);
  await turn();
  expect(sent()).toEqual(['a', 'b']);
  others.push(ask('c'));
  batches[0]?.finish();
  expect(await first).toBe('A');
  await turn();
  expect(sent()).toEqual(['a', 'b']);
  batches[1]?.finish();
  await turn();
  await turn();
  batches[2]?.finish();
  expect(await Promise.all(others)).toEqual(['B', 'C']);
});

test('the bound counts sizes, and a larger item has a separate batch', async () => {
  const { ask, sent } = aGather({ most: 5, atOnce: 10, sizeOf: (word) => word.length });
  ['aa', 'bbb', 'c', 'dddddd', 'e'].forEach((word) => void ask(word));
  await turn();
  expect(sent()).toEqual(['aa bbb', 'c', 'dddddd', 'e']);
});

test('a batch that fails leaves the others alone, and one item may fail alone', async () => {
  const { ask, batches, sent } = aGather({ most: 2 });
  const results = Promise.allSettled(['a', 'b', 'bad', 'c'].map(ask));
  await turn();
  batches[0]?.fail();
  await turn();
  await turn();
  batches[1]?.finish();
  const settled = await results;
  expect(sent()).toEqual(['a b', 'bad c']);
  expect(
    settled.map((result) => (result.status === 'fulfilled' ? result.value : (result.reason as Error))),
  ).toEqual([new Error('down'), new Error('down'), new Error('bad'), 'C']);
});

test('items that wait fail with a batch where they would only wait for the same error', async () => {
  const { ask, batches, sent } = aGather({ most: 1, failsWaiting: true });
  const results = Promise.allSettled(['a', 'b', 'c'].map(ask));
  await turn();
  batches[0]?.fail();
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  const later = ask('d');
  await turn();
  batches[1]?.finish();
  expect(await later).toBe('D');
  expect(sent()).toEqual(['a', 'd']);
});

test('the end of one caller does not stop a batch', async () => {
  const { signal } = new AbortController();
  const ask = createGather({ most: 1, atOnce: 1, work: () => Promise.resolve([callerGone()]) });
  const found = Promise.withResolvers<AbortSignal | undefined>();
  withDeadline(
    () => signal,
    () => void ask('a').then(found.resolve),
  );
  expect(await found.promise).toBeUndefined();
});
