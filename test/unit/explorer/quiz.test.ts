import { describe, expect, test } from 'vitest';

import type { PlayQuestion } from '../../../explorer/play/load-round.ts';
import { type Quiz, quizPath, readQuiz, readView } from '../../../explorer/play/quiz-address.ts';
import { creditsOf, placeOf, slideName, slidesOf, withoutRepeats } from '../../../explorer/play/quiz.ts';
import { QUESTION } from './a-question.ts';

const QUIZ: Quiz = {
  drawn: 'pl',
  rounds: [
    { title: 'Na rozgrzewkę & więcej', filters: { difficulty: ['easy'] }, amount: 8, seed: 'a1' },
    { title: '', filters: { topic: ['rivers'], tags: ['poland', 'europe'] }, amount: 12, seed: 'b2' },
  ],
};
const queryOf = (path: string): URLSearchParams => new URLSearchParams(path.slice(path.indexOf('?')));

const aPlayQuestion = (id: string, author: string | null = null): PlayQuestion => ({
  ...QUESTION,
  id,
  attribution: { ...QUESTION.attribution, author },
});

describe('the address of a quiz', () => {
  test('gives the same quiz and view back', () => {
    for (const view of ['edit', 'screen', 'questions', 'answers'] as const) {
      const query = queryOf(quizPath(QUIZ, view));
      expect(readQuiz(query, 'en')).toEqual(QUIZ);
      expect(readView(query)).toBe(view);
    }
    expect(readView(new URLSearchParams('view=nothing'))).toBe('edit');
  });

  test('without rounds is a new quiz of three rounds that become harder', () => {
    const { rounds, drawn } = readQuiz(new URLSearchParams(), 'pl');
    expect(drawn).toBe('pl');
    expect(rounds.map(({ filters }) => filters)).toEqual([
      { difficulty: ['easy'] },
      { difficulty: ['medium'] },
      { difficulty: ['hard'] },
    ]);
    expect(new Set(rounds.map(({ seed }) => seed)).size).toBe(3);
  });

  test('of a form says which button was pressed', () => {
    const pressed = (button: string): readonly string[] =>
      readQuiz(queryOf(`${quizPath(QUIZ, 'edit')}&${button}`), 'pl').rounds.map(({ seed }) => seed);
    expect(pressed('remove=1')).toEqual(['b2']);
    expect(pressed('add=1')).toEqual(['a1', 'b2', expect.any(String)]);
    const [first, second] = pressed('redraw=2');
    expect(first).toBe('a1');
    expect(second).not.toBe('b2');
  });

  test('keeps at least one round and at most ten', () => {
    const one: Quiz = { ...QUIZ, rounds: QUIZ.rounds.slice(0, 1) };
    expect(readQuiz(queryOf(`${quizPath(one, 'edit')}&remove=1`), 'pl').rounds).toHaveLength(1);
    const ten: Quiz = {
      ...QUIZ,
      rounds: Array.from({ length: 10 }, () => QUIZ.rounds[0]).flatMap((r) => r ?? []),
    };
    expect(readQuiz(queryOf(`${quizPath(ten, 'edit')}&add=1`), 'pl').rounds).toHaveLength(10);
  });
});

test('the slides of a quiz are titles, questions and answers, each with a name', () => {
  const slides = slidesOf([2, 1]);
  expect(slides.map(slideName)).toEqual(['1', '1.1', '1.2', '1.answers', '2', '2.1', '2.answers']);
  expect(placeOf(slides, '2.1')).toBe(5);
  expect([placeOf(slides, ''), placeOf(slides, '9.9')]).toEqual([0, 0]);
});

test('a question of an earlier round is replaced by the next one', () => {
  const listed = [
    ['a', 'b'],
    ['b', 'c', 'a', 'd', 'e'],
  ].map((ids) => ids.map((id) => aPlayQuestion(id)));
  const rounds = QUIZ.rounds.map((round) => ({ ...round, amount: 2 }));
  expect(withoutRepeats(rounds, listed).map(({ questions }) => questions.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('the sources of a quiz are listed once each, with the numbers of their questions', () => {
  const rounds = [
    { questions: [aPlayQuestion('a', 'Anna'), aPlayQuestion('b')] },
    { questions: [aPlayQuestion('c', 'Anna')] },
  ];
  expect(creditsOf(rounds).map(({ author, numbers }) => [author, numbers])).toEqual([
    ['Anna', ['1.1', '2.1']],
    ['svc', ['1.2']],
  ]);
});
