import { describe, expect, test } from 'vitest';

import { isInformal } from '../../../../indexer/sources/creak.ts';
import type { Draft, SkippedRow } from '../../../../indexer/sources/draft.ts';
import { type Fields, readerOf } from './read-row.ts';

/** A question with options, as ARC and QASC write it. */
const asked = (stem: string, choices: readonly (readonly [label: string | undefined, text: string])[]) => ({
  question: { stem, choices: choices.map(([label, text]) => ({ label, text })) },
});

describe('arc', () => {
  const { draft, outcome } = readerOf('arc');
  const TOOLS = [
    ['A', 'ruler'],
    ['B', 'thermometer'],
    ['C', 'scale'],
  ] as const;

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
    expect(draft()).toMatchObject({ ...wanted, sourceId: 'Fixture_7000001' });
    expect(draft({}, 1)).toMatchObject({ ...wanted, sourceId: 'Fixture_7000002' });
  });

  test.each([
    ['ARC-V1-Feb2018-2/ARC-Easy/ARC-Easy-Train.jsonl', 'easy'],
    ['ARC-Challenge-Test.jsonl', 'medium'],
    ['arc-easy-copies/arc_challenge/train.jsonl', 'medium'],
    ['somewhere.jsonl', null],
  ])('maps the difficulty of %s to %s', (file, difficulty) => {
    expect(draft({}, 0, file)).toMatchObject({ difficulty, difficultyRated: false });
  });

  test('finds the answer by its label, not by its position', () => {
    const choices = TOOLS.map(([, text], index) => [String(index + 7), text] as const).toReversed();
    expect(draft({ ...asked('Which tool?', choices), answerKey: '8' })).toMatchObject({
      correctAnswer: 'thermometer',
      incorrectAnswers: ['scale', 'ruler'],
    });
  });

  test('prints formulas', () => {
    const formulas = [
      ['A', 'H_{2}O'],
      ['B', 'C_{12}H_{22}'],
    ] as const;
    expect(draft(asked('Which is CO_{2} with Fe^{3+} and x_{n}?', formulas))).toMatchObject({
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
    expect(outcome(asked(stem, TOOLS))).toMatchObject({ reason: 'refers_to_picture' });
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
    expect(draft(asked(stem, TOOLS)).text).toBe(stem);
  });

  test('flags options that refer to others, but no story about last week', () => {
    const referring = [
      ['A', 'sand'],
      ['B', 'all of the above'],
      ['C', 'both A and B'],
    ] as const;
    expect(draft(asked('Last week it rained. Which is wet?', referring)).flags).toEqual([
      'refers_to_options',
    ]);
    expect(draft(asked('Last week it rained. Which is currently wet?', TOOLS)).flags).toEqual([]);
  });

  const twice = [
    ['B', 'one'],
    ['B', 'two'],
  ] as const;
  test.each<[string, Fields, Partial<SkippedRow>, number?]>([
    ['no key', { answerKey: undefined }, { reason: 'no_answer_given', detail: 'answerKey' }],
    ['an empty key', { answerKey: ' ' }, { reason: 'no_answer_given', detail: 'answerKey' }],
    ['a key of no choice', { answerKey: 'E' }, { reason: 'answer_not_among_options', detail: 'answerKey' }],
    ['an id that is none', { id: '' }, { reason: 'wrong_shape', detail: 'id' }],
    ['a key of two choices', asked('Which?', twice), { reason: 'answer_not_among_options' }],
    ['too few labels', { choices: { text: ['a', 'b'], label: ['A'] } }, { reason: 'wrong_shape' }, 1],
  ])('skips a row with %s', (_, fields, skipped, index) => {
    expect(outcome(fields, index)).toMatchObject(skipped);
  });
});

describe('qasc', () => {
  const { draft, outcome } = readerOf('qasc');
  const OCTET = ['sand', 'mock heat', 'stub light', 'rain', 'a fixture', 'metal', 'wind', 'noise'];
  const withLabels = (texts: readonly string[]) =>
    texts.map((text, index) => ['ABCDEFGH'[index], text] as const);

  test('question and explanation are refined, and three wrong answers kept', () => {
    const { incorrectAnswers, ...others } = draft();
    expect(others).toMatchObject({
      sourceId: '3FIXTURE000000000000000000000A',
      text: 'What can make a stub melt?',
      correctAnswer: 'mock heat',
      type: 'multiple',
      difficulty: null,
      quality: 'standard',
      category: 'science-nature',
      explanation: 'Mock heat can make a stub melt.',
      modifications: ['refined_text'],
    });
    expect(incorrectAnswers).toHaveLength(3);
    expect(OCTET).toEqual(expect.arrayContaining([...incorrectAnswers]));
    expect(incorrectAnswers).not.toContain('mock heat');
  });

  test('the kept wrong answers depend on the question, not on their order', () => {
    const turned = asked('what can make a stub melt', withLabels(OCTET).toReversed());
    expect(draft(turned).incorrectAnswers).toEqual(draft().incorrectAnswers);
    const others = Array.from({ length: 20 }, (_, index) => draft({ id: `other-${index}` }));
    expect(new Set(others.flatMap(({ incorrectAnswers }) => incorrectAnswers)).size).toBe(7);
  });

  test('the Hugging Face format is read too', () => {
    expect(draft({}, 2)).toMatchObject({ correctAnswer: 'mock heat' });
    expect(outcome({ answerKey: '', combinedfact: '' }, 2)).toMatchObject({ reason: 'no_answer_given' });
  });

  test.each([
    ['stubs trap their what as the water passes by.', 'Stubs trap their what as the water passes by?'],
    ['knowledge of what can replace maps', 'Knowledge of what can replace maps?'],
    ['A stub causes ', 'A stub causes'],
    ['An example is:', 'An example is:'],
    ['Stubs have _ that trap.', 'Stubs have _ that trap.'],
    ['When do stubs  appear', 'When do stubs appear?'],
  ])('%j becomes %j', (stem, text) => {
    expect(draft(asked(stem, withLabels(OCTET))).text).toBe(text);
  });

  test('the explanation is optional', () => {
    for (const combinedfact of [undefined, 'a &amp; b'])
      expect(draft({ combinedfact }).explanation).toBeNull();
  });

  test('repeated choices are omitted first', () => {
    const texts = ['sand', 'mock heat', 'Sand', 'MOCK HEAT', 'rain', 'sand ', 'rain', ''];
    expect(draft(asked('what?', withLabels(texts))).incorrectAnswers.toSorted()).toEqual(['rain', 'sand']);
  });

  test.each<[string, Fields, number, string]>([
    ['the test set', {}, 1, 'no_answer_given'],
    ['a key of no choice', { answerKey: 'Z' }, 0, 'answer_not_among_options'],
    ['an empty stem', asked(' ', withLabels(OCTET)), 0, 'empty_text'],
  ])('skips %s', (_, fields, index, reason) => {
    expect(outcome(fields, index)).toMatchObject({ reason });
  });
});

describe('creak', () => {
  const { draft, outcome } = readerOf('creak');

  test('a claim becomes a true-or-false question', () => {
    expect(draft()).toMatchObject({
      sourceId: 'train_0',
      text: 'A Fixture Lighthouse is usually built deep inside a cave.',
      correctAnswer: 'False',
      incorrectAnswers: ['True'],
      type: 'boolean',
      difficulty: null,
      quality: 'standard',
      category: null,
      explanation: 'Lighthouses guide ships, so they stand near the water.',
      url: 'https://en.wikipedia.org/?curid=1234567',
      modifications: ['quizified'],
      extensions: { entity: 'Fixture Lighthouse' },
      flags: [],
    });
  });

  test('the contrast set, without explanations and pages, is read', () => {
    expect(draft({}, 1)).toMatchObject({
      sourceId: 'c_0',
      text: 'Test tea is drunk from a shoe.',
      explanation: null,
      url: null,
      modifications: ['refined_text', 'quizified'],
      extensions: { entity: 'Test Tea', pairId: 'p_1' },
    });
  });

  test.each([
    ['true', 'True'],
    ['TRUE', 'True'],
    [true, 'True'],
    [false, 'False'],
  ])('the label %j means %s', (label, answer) => {
    expect(draft({ label }).correctAnswer).toBe(answer);
  });

  test.each<[string, Fields, number, string, string]>([
    ['the test set', {}, 2, 'no_answer_given', 'label'],
    ['an empty label', { label: '' }, 0, 'no_answer_given', 'label'],
    ['another label', { label: 'mixed' }, 0, 'wrong_shape', 'label'],
    ['a label that every object has', { label: 'constructor' }, 0, 'wrong_shape', 'label'],
    ['an empty claim', { sentence: '\u200b' }, 0, 'empty_text', 'question'],
    ['a missing entity', { entity: undefined }, 0, 'wrong_shape', 'entity'],
  ])('%s is skipped', (_, fields, index, reason, detail) => {
    expect(outcome(fields, index)).toEqual({ reason, detail });
  });

  test('an invalid page number gives no link', () => {
    for (const page of ['n/a', '', '0', '12; drop', -4, null])
      expect(draft({ en_wiki_pageid: page }).url).toBeNull();
  });

  test.each<[Fields, Partial<Draft>]>([
    [{ explanation: 'lighthouses guide ships' }, { explanation: 'Lighthouses guide ships.', flags: [] }],
    [{ explanation: 'i made this up.' }, { explanation: 'I made this up.', flags: ['informal_explanation'] }],
    [{ sentence: 'Bob Mock currently lives on a stub.' }, { flags: ['time_relative'] }],
  ])('an explanation becomes a sentence, and a note is flagged: %j', (fields, wanted) => {
    expect(draft(fields)).toMatchObject(wanted);
  });

  test.each([
    'I know this to be true.',
    'The statement is false because stubs melt.',
    'It can be verified by a quick Google search.',
    'Stubs are kinda wet.',
    'Stubs melt!!',
    'NO THEY DONT.',
    'Not true.',
    'Stubs, melt in rain',
  ])('%j is a note', (explanation) => {
    expect(isInformal(explanation, 'Stubs melt in rain.')).toBe(true);
  });

  test.each([
    'Stubs are made up of mock and melt in the sun.',
    'The system was made by Google and Apple.',
    'George I was the king of Mockovia.',
    'NATO is an alliance of states.',
    'World War I ended in 1918.',
    'Its name stands for the band You and I.',
  ])('%j is an explanation', (explanation) => {
    expect(isInformal(explanation, 'Stubs melt in rain.')).toBe(false);
  });
});
