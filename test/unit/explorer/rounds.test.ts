import { describe, expect, test } from 'vitest';

import type { TextStorage } from '../../../explorer/app/browser-storage.ts';
import { answerOptions } from '../../../explorer/components/answer-options.ts';
import { filterNames } from '../../../explorer/filters/filter-labels.ts';
import { readRoundFilters, without } from '../../../explorer/filters/filters.ts';
import {
  dailyRound,
  dailySeed,
  dayOf,
  isDay,
  isSeed,
  newSeed,
  nextRound,
  passRound,
  readRound,
  roundPath,
  type RoundRequest,
} from '../../../explorer/play/round-address.ts';
import {
  advance,
  begin,
  elapsed,
  indexOf,
  NEW_ROUND,
  pause,
  pausedAt,
  phaseOf,
  pointsOf,
  readSaved,
  reply,
  type Reply,
  resume,
  save,
  scoreOf,
  shareText,
  streakOf,
} from '../../../explorer/play/round.ts';

const queryOf = (path: string): URLSearchParams => new URLSearchParams(path.slice(path.indexOf('?')));

describe('the address of a round', () => {
  test('gives the same round back', () => {
    const round = {
      filters: { topic: ['rivers'], tags: ['poland', 'europe'], difficulty: ['easy'], q: ['Łódź & co'] },
      amount: 15,
      drawn: 'en',
      seed: 'k3f9',
      day: undefined,
      after: 'AgY_-x',
    } as const;
    expect(readRound(queryOf(roundPath(round)), 'pl')).toEqual(round);
    const daily = dailyRound('2026-11-23', 'pl');
    expect(roundPath(daily)).toBe('/play?daily=2026-11-23&lang=pl');
    expect(readRound(queryOf(roundPath(daily)), 'en')).toEqual(daily);
  });

  test('is the same for the same filters in any order', () => {
    for (const query of ['topic=rivers&difficulty=easy&seed=a', 'seed=a&difficulty=easy&topic=rivers']) {
      const round = readRound(new URLSearchParams(query), 'en');
      expect(round && roundPath(round)).toBe('/play?topic=rivers&difficulty=easy&amount=10&lang=en&seed=a');
    }
  });

  test('has no round without a seed or a day that exists', () => {
    for (const query of ['', 'topic=rivers', 'seed=', 'seed=a%20b', 'daily=2026-02-30', 'daily=today'])
      expect(readRound(new URLSearchParams(query), 'en'), query).toBeUndefined();
  });

  test('falls back to ten questions and to the language of the page', () => {
    for (const amount of ['0', '51', '1.5', 'many', ''])
      expect(readRound(new URLSearchParams({ seed: 'a', amount, lang: 'de' }), 'pl')).toMatchObject({
        amount: 10,
        drawn: 'pl',
      });
  });
});

describe('filters', () => {
  test('are read in both forms of lists, with the other name of topics, and without empty ones', () => {
    const query = new URLSearchParams('tags=a,b&tags=c&topics=rivers&category=&unknown=1&lang=pl');
    expect(readRoundFilters(query)).toEqual({ tags: ['a', 'b', 'c'], topics_any: ['rivers'] });
  });

  test('can be removed one by one', () => {
    expect(without({ topic: ['rivers'], tags: ['a', 'b'] }, 'tags')).toEqual({ topic: ['rivers'] });
  });

  test('have names that people read', () => {
    const tags = ['poland', 'nature-reserves'];
    const filters = { topic: ['rivers'], tags, difficulty: ['easy'], quality: ['all'], q: ['sea'] };
    const labels = { rivers: 'Rzeki', poland: 'Polska' };
    expect(filterNames(filters, 'pl', labels).map(({ label }) => label)).toEqual([
      'Rzeki',
      'Polska + nature reserves',
      'łatwe',
      '„sea”',
    ]);
  });
});

describe('seeds', () => {
  test('of a day are the same everywhere, and change at midnight UTC', () => {
    expect(dayOf(Date.UTC(2026, 10, 23, 23, 59, 59))).toBe('2026-11-23');
    expect(dayOf(Date.UTC(2026, 10, 24))).toBe('2026-11-24');
    expect(dailySeed('2026-11-23')).toBe('daily-2026-11-23');
    const days = ['2026-11-23', '2024-02-29', '2026-02-29', '2026-1-1'];
    expect(days.filter(isDay)).toEqual(days.slice(0, 2));
  });

  test('are new ones that the service accepts', () => {
    const seeds = Array.from({ length: 200 }, () => newSeed());
    expect(new Set(seeds).size).toBe(200);
    expect(seeds.every(isSeed)).toBe(true);
    expect(newSeed(() => 0)).toBe('00000000');
    expect(newSeed(() => 0.9999)).toBe('zzzzzzzz');
  });
});

const right = (left = 0): Reply => ({ given: 'yes', isRight: true, left });
const wrong: Reply = { given: 'no', isRight: false, left: 0.5 };
const late: Reply = { given: undefined, isRight: false, left: 0 };

describe('a round', () => {
  test('is ready, then asks, shows each answer, and is finished after the last one', () => {
    const phases = [phaseOf(NEW_ROUND, 2)];
    let round = begin(NEW_ROUND);
    for (const given of [right(), wrong]) {
      phases.push(phaseOf(round, 2));
      round = reply(round, 2, given);
      phases.push(phaseOf(round, 2));
      round = advance(round);
    }
    phases.push(phaseOf(round, 2));
    expect(phases).toEqual(['ready', 'question', 'answered', 'question', 'answered', 'finished']);
    expect(round.replies).toEqual([right(), wrong]);
  });

  test('stays at a question while its answer is shown', () => {
    const asked = begin(NEW_ROUND);
    const answered = reply(asked, 2, right());
    expect([asked, answered, advance(answered)].map(indexOf)).toEqual([0, 0, 1]);
  });

  test('takes one reply to each question, and none before it begins or after it ends', () => {
    expect(reply(NEW_ROUND, 2, right())).toBe(NEW_ROUND);
    const answered = reply(begin(NEW_ROUND), 1, late);
    expect(reply(answered, 1, right())).toBe(answered);
    const finished = advance(answered);
    expect(reply(finished, 1, right())).toBe(finished);
    expect(advance(finished)).toBe(finished);
  });
});

describe('the score', () => {
  test('has points for right answers, and more for fast ones', () => {
    expect(pointsOf([right(0)])).toEqual([100]);
    expect(pointsOf([right(1)])).toEqual([150]);
    expect(pointsOf([right(0.5)])).toEqual([125]);
    expect(pointsOf([wrong, late])).toEqual([0, 0]);
  });

  test('grows with the streak up to a limit, and the streak ends with a wrong answer', () => {
    const seven = Array.from({ length: 7 }, () => right());
    expect(pointsOf([...seven, wrong, right()])).toEqual([100, 110, 120, 130, 140, 150, 150, 0, 100]);
  });

  test('counts right answers, points and the longest streak', () => {
    const replies = [right(), right(), wrong, right(1)];
    expect(scoreOf(replies)).toEqual({ right: 3, points: 360, bestStreak: 2 });
    expect(scoreOf([])).toEqual({ right: 0, points: 0, bestStreak: 0 });
    expect([streakOf([]), streakOf(replies), streakOf([right(), right()])]).toEqual([0, 1, 2]);
  });
});

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

describe('the options of a question', () => {
  const ANSWERS = { correctAnswer: 'Oslo', incorrectAnswers: ['Bern', 'Riga', 'Rome'] };

  test('the right answer is at each place equally often', () => {
    const places = [0, 0, 0, 0];
    for (let number = 0; number < 4_000; number += 1) {
      const options = answerOptions({ id: `question-${number}`, type: 'multiple', ...ANSWERS });
      expect(options.toSorted()).toEqual(['Bern', 'Oslo', 'Riga', 'Rome']);
      const place = options.indexOf('Oslo');
      places[place] = (places[place] ?? 0) + 1;
    }
    for (const count of places) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  });

  test('true comes before false in both languages, and typed answers have no options', () => {
    const options = (correctAnswer: string, incorrectAnswers: string[], type: 'boolean' | 'text_input') =>
      answerOptions({ id: 'one', type, correctAnswer, incorrectAnswers });
    expect(options('False', ['True'], 'boolean')).toEqual(['True', 'False']);
    expect(options('Prawda', ['Fałsz'], 'boolean')).toEqual(['Prawda', 'Fałsz']);
    expect(options('Oslo', [], 'text_input')).toEqual([]);
  });
});
