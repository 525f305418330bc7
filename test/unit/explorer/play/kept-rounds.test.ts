import { describe, expect, test } from 'vitest';

import type { TextStorage } from '../../../../explorer/app/browser-storage.ts';
import type { RoundRequest } from '../../../../explorer/play/round-address.ts';
import { NEW_ROUND, shareText } from '../../../../explorer/play/round.ts';
import { readSaved, save, nextRound, passRound } from '../../../../explorer/play/kept-rounds.ts';
import { elapsed, pause, pausedAt, resume } from '../../../../explorer/play/stopwatch.ts';

function aStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

describe('a stopwatch', () => {
  test('counts while it runs, and not while the page is hidden', () => {
    let watch = resume(pausedAt(1_000), 10_000);
    expect(elapsed(watch, 12_000)).toBe(3_000);
    watch = pause(watch, 12_000);
    expect(elapsed(watch, 99_000)).toBe(3_000);
    watch = resume(watch, 100_000);
    expect(resume(watch, 100_500)).toBe(watch);
    expect(elapsed(watch, 101_000)).toBe(4_000);
  });

  test('does not go back when the clock does', () => {
    expect(elapsed(resume(pausedAt(5), 1_000), 500)).toBe(5);
  });
});

describe('a saved round', () => {
  test('comes back as it was, each by its address', () => {
    const storage = aStorage();
    const round = {
      isBegun: true,
      isShown: true,
      replies: [
        { given: 'Wisła', isRight: true, left: 0.25 },
        { given: undefined, isRight: false, left: 0 },
      ],
    };
    save(storage, '/play?seed=a', { round, elapsed: 1_200 });
    expect(readSaved(storage, '/play?seed=a')).toEqual({ round, elapsed: 1_200 });
    expect(readSaved(storage, '/play?seed=b')).toEqual({ round: NEW_ROUND, elapsed: 0 });
  });

  test.each(['', 'not JSON', '7', 'null', '{"replies":3}'])('starts over if the text is %j', (text) => {
    const storage: TextStorage = { ...aStorage(), getItem: () => text };
    expect(readSaved(storage, '/play?seed=a')).toEqual({ round: NEW_ROUND, elapsed: 0 });
  });

  test('leaves out what is not a reply', () => {
    const text = '{"isBegun":true,"isShown":true,"elapsed":"long","replies":[1,{"isRight":true}]}';
    const storage: TextStorage = { ...aStorage(), getItem: () => text };
    expect(readSaved(storage, '/play?seed=a')).toEqual({
      round: { isBegun: true, isShown: false, replies: [] },
      elapsed: 0,
    });
  });
});

describe('the rounds of some filters', () => {
  const selection = { filters: { topic: ['rivers'] }, amount: 10, drawn: 'en' } as const;

  test('continue where the last one ended, until all questions have come', () => {
    const storage = aStorage();
    const first = nextRound(storage, selection);
    expect(first).toMatchObject({ ...selection, after: undefined, day: undefined });
    passRound(storage, first, 'cursor-1');
    const second = nextRound(storage, { ...selection, amount: 5 });
    expect(second).toMatchObject({ amount: 5, seed: first.seed, after: 'cursor-1' });
    passRound(storage, second, undefined);
    const third = nextRound(storage, selection);
    expect(third.after).toBeUndefined();
    expect(third.seed).not.toBe(first.seed);
  });

  test('do not depend on other filters, languages or daily rounds', () => {
    const storage = aStorage();
    const first: RoundRequest = nextRound(storage, selection);
    passRound(storage, first, 'cursor-1');
    passRound(storage, { ...first, filters: {}, day: '2026-11-23' }, 'cursor-2');
    expect(nextRound(storage, { ...selection, drawn: 'pl' }).after).toBeUndefined();
    expect(nextRound(storage, { ...selection, filters: {} }).after).toBeUndefined();
    expect(nextRound(storage, selection).after).toBe('cursor-1');
  });
});

test('a result to share has squares and a link, and gives no answer away', () => {
  const replies = [true, true, false].map((isRight) => ({ given: 'Vistula', isRight, left: 0 }));
  expect(shareText('Trivia: Rivers', replies, 'https://trivia.example/play?seed=a')).toBe(
    'Trivia: Rivers 2/3\n🟩🟩🟥\nhttps://trivia.example/play?seed=a',
  );
});
