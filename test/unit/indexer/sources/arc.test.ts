import { describe, expect, test } from 'vitest';

import { aRow } from '../../../support/upstream-rows.ts';
import { draftOf, outcomeOf } from './read-row.ts';

const withStem = (
  stem: string,
  choices: readonly (readonly [string, string])[] = [
    ['A', 'ruler'],
    ['B', 'thermometer'],
    ['C', 'scale'],
  ],
): unknown => aRow('arc', { question: { stem, choices: choices.map(([label, text]) => ({ label, text })) } });

describe('arc', () => {
  test('reads the upstream format and the Hugging Face format alike', () => {
    const wanted = {
      text: 'Which tool measures temperature?',
      correctAnswer: 'thermometer',
      incorrectAnswers: ['ruler', 'scale', 'clock'],
      type: 'multiple',
      quality: 'high',
      category: 'science-nature',
      difficultyRated: false,
      modifications: [],
      flags: [],
    };
    expect(draftOf('arc', aRow('arc'))).toMatchObject({ ...wanted, sourceId: 'Fixture_7000001' });
    expect(draftOf('arc', aRow('arc', {}, 1))).toMatchObject({ ...wanted, sourceId: 'Fixture_7000002' });
  });

  test.each([
    ['ARC-V1-Feb2018-2/ARC-Easy/ARC-Easy-Train.jsonl', 'easy'],
    ['ARC-Challenge-Test.jsonl', 'medium'],
    ['arc-easy-copies/arc_challenge/train.jsonl', 'medium'],
    ['somewhere.jsonl', null],
  ])('maps the difficulty of %s to %s', (file, difficulty) => {
    expect(draftOf('arc', aRow('arc'), file)).toMatchObject({ difficulty, difficultyRated: false });
  });

  test('finds the answer by its label, not by its position', () => {
    const choices = [
      ['4', 'ruler'],
      ['3', 'scale'],
      ['2', 'thermometer'],
    ] as const;
    expect(draftOf('arc', { ...(withStem('Which tool?', choices) as object), answerKey: '2' })).toMatchObject(
      {
        correctAnswer: 'thermometer',
        incorrectAnswers: ['ruler', 'scale'],
      },
    );
  });

  test('prints formulas', () => {
    const row = withStem('Which is CO_{2} with Fe^{3+} and x_{n}?', [
      ['A', 'H_{2}O'],
      ['B', 'C_{12}H_{22}'],
    ]);
    expect(draftOf('arc', row)).toMatchObject({
      text: 'Which is CO₂ with Fe³⁺ and x_{n}?',
      correctAnswer: 'C₁₂H₂₂',
      incorrectAnswers: ['H₂O'],
      modifications: ['refined_text'],
    });
  });

  test.each([
    'Which conclusion follows from the information in the table?',
    'The diagram below shows a stub. What is it?',
    'The picture shows a stub. Why does it melt?',
    'Use the graph to answer the question. How fast is it?',
    'Which organism is labeled in this diagram?',
    'Read the passage. Who is the author?',
    'Which stub is shown above?',
    'How many stubs are in the picture?',
  ])('skips %s', (stem) => {
    expect(outcomeOf('arc', withStem(stem))).toMatchObject({ reason: 'refers_to_picture' });
  });

  test.each([
    'Which element stands next to calcium in the periodic table?',
    'Which type of graph is best for rainfall?',
    'Which diagram shows how energy flows?',
    'A ball lies on the table. Which force acts?',
    'The equation is shown below. 2H + O -> ? What is missing?',
    'Which stub lives below the surface?',
    'A student draws a picture of the Moon. What is it?',
    'She puts the results on a graph. What does she see?',
  ])('keeps %s', (stem) => {
    expect(draftOf('arc', withStem(stem)).text).toBe(stem);
  });

  test('flags options that refer to others, but no story about last week', () => {
    const row = withStem('Last week it rained. Which is wet?', [
      ['A', 'sand'],
      ['B', 'all of the above'],
      ['C', 'both A and B'],
    ]);
    expect(draftOf('arc', row).flags).toEqual(['refers_to_options']);
    expect(draftOf('arc', withStem('Last week it rained. Which is currently wet?')).flags).toEqual([]);
  });

  test.each([
    ['no key', { answerKey: undefined }, 'no_answer_given', 'answerKey'],
    ['an empty key', { answerKey: ' ' }, 'no_answer_given', 'answerKey'],
    ['a key of no choice', { answerKey: 'E' }, 'answer_not_among_options', 'answerKey'],
    ['an id that is none', { id: '' }, 'wrong_shape', 'id'],
  ])('skips a row with %s', (_, wanted, reason, detail) => {
    expect(outcomeOf('arc', aRow('arc', wanted))).toEqual({ reason, detail });
  });

  test('skips a key that belongs to two choices, and labels that do not match', () => {
    expect(
      outcomeOf(
        'arc',
        withStem('Which?', [
          ['B', 'one'],
          ['B', 'two'],
        ]),
      ),
    ).toMatchObject({
      reason: 'answer_not_among_options',
    });
    expect(outcomeOf('arc', aRow('arc', { choices: { text: ['a', 'b'], label: ['A'] } }, 1))).toMatchObject({
      reason: 'wrong_shape',
    });
  });
});
