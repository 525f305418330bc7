import { describe, expect, test } from 'vitest';

import {
  advance,
  begin,
  indexOf,
  NEW_ROUND,
  phaseOf,
  reply,
  type Reply,
  pointsOf,
  scoreOf,
  streakOf,
} from '../../../../explorer/play/round.ts';

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
