import { describe, expect, test } from 'vitest';

import { ADAPTERS } from '../../../../indexer/sources/index.ts';
import { aRow } from '../../../support/upstream-rows.ts';
import { draftOf, outcomeOf } from './read-row.ts';

const aBlock = (wanted: Readonly<Record<string, unknown>> = {}): unknown => aRow('opentriviaqa', wanted);

describe('opentriviaqa', () => {
  test('a block is read with the category of its file and a default difficulty', () => {
    expect(draftOf('opentriviaqa', aBlock(), 'categories/animals')).toMatchObject({
      text: 'Which made-up animal has three tails?',
      correctAnswer: 'Trikit',
      incorrectAnswers: ['Monokit', 'Dikit', 'Quadkit'],
      type: 'multiple',
      difficulty: 'medium',
      difficultyRated: false,
      quality: 'high',
      category: 'animals',
      tags: [],
      modifications: [],
      extensions: { file: 'animals' },
      url: 'https://github.com/uberspot/OpenTriviaQA',
    });
  });

  test.each([
    ['categories/brain-teasers', 'general-knowledge', ['brain-teasers']],
    ['entertainment', 'television', []],
    ['for-kids', null, ['for-kids']],
    ['categories/general', null, []],
    ['hobbies', 'general-knowledge', ['hobbies']],
    ['humanities', 'art', ['humanities']],
    ['LITERATURE', 'books', []],
    ['movies.txt', 'film', []],
    ['people.gz', 'celebrities', ['people']],
    ['religion-faith', 'mythology', ['religion']],
    ['science-technology', 'science-nature', []],
    ['video-games', 'video-games', []],
    ['world', 'geography', []],
    ['something-else', null, []],
    ['constructor', null, []],
  ])('the file %s has the category %s', (file, category, tags) => {
    expect(draftOf('opentriviaqa', aBlock(), file)).toMatchObject({ category, tags });
  });

  test('files without a topic are read last', () => {
    const { order } = ADAPTERS.opentriviaqa;
    const files = [
      'categories/newest',
      'categories/world',
      'categories/for-kids',
      'categories/animals',
      'rated',
      'general',
    ];
    expect(files.filter((file) => order?.(file) === 1)).toEqual([
      'categories/newest',
      'categories/for-kids',
      'rated',
    ]);
  });

  test.each([
    ['true', ['False', 'True'], 'True', 'False'],
    ['No', ['YES', 'no '], 'No', 'Yes'],
    ['False', ['False', 'True', 'false'], 'False', 'True'],
  ])('%s with %j is a claim', (answer, options, correctAnswer, other) => {
    expect(draftOf('opentriviaqa', aBlock({ answer, options }))).toMatchObject({
      type: 'boolean',
      correctAnswer,
      incorrectAnswers: [other],
    });
  });

  test('two other options stay a choice', () => {
    expect(draftOf('opentriviaqa', aBlock({ options: ['Dikit', 'TRIKIT'] }))).toMatchObject({
      type: 'multiple',
      correctAnswer: 'TRIKIT',
      incorrectAnswers: ['Dikit'],
    });
    expect(draftOf('opentriviaqa', aBlock({ answer: 'Yes', options: ['Yes', 'No', 'Both'] })).type).toBe(
      'multiple',
    );
  });

  test('repeated options are omitted, including the answer', () => {
    const options = ['Trikit', 'Dikit', 'dikit', 'trikit '];
    expect(draftOf('opentriviaqa', aBlock({ options })).incorrectAnswers).toEqual(['Dikit']);
    expect(outcomeOf('opentriviaqa', aBlock({ options: ['Trikit', 'TRIKIT'] }))).toMatchObject({
      reason: 'too_few_options',
    });
  });

  test('verse is unchanged, and questions get a question mark', () => {
    const text = 'name the animal:\r\nA beast that hums at dawn,\n\nI heard it by the lawn.';
    expect(draftOf('opentriviaqa', aBlock({ text })).text).toBe(
      'name the animal:\nA beast that hums at dawn,\n\nI heard it by the lawn.',
    );
    expect(draftOf('opentriviaqa', aBlock({ text: 'Which stub is it' }))).toMatchObject({
      text: 'Which stub is it?',
      modifications: ['refined_text'],
    });
    expect(draftOf('opentriviaqa', aBlock({ text: '#7 This animal has tails.' })).text).toBe(
      '#7 This animal has tails.',
    );
  });

  test('refining the wording does not change the source id', () => {
    const [one, other] = ['Which stub is it [sound clip]', 'which stub is it, [sound clip] ?'];
    expect(draftOf('opentriviaqa', aBlock({ text: one })).sourceId).toBe(
      draftOf('opentriviaqa', aBlock({ text: other }), 'newest').sourceId,
    );
  });

  test('the mark of an unnecessary recording is removed', () => {
    expect(
      draftOf(
        'opentriviaqa',
        aBlock({ text: 'Songs of this band are Stub [sound clip] and Mock (audio clip).' }),
      ),
    ).toMatchObject({ text: 'Songs of this band are Stub and Mock.', modifications: ['refined_text'] });
  });

  test('repaired bytes are recorded', () => {
    expect(draftOf('opentriviaqa', aBlock({ repaired: true })).modifications).toEqual(['encoding_repaired']);
    expect(draftOf('opentriviaqa', aBlock({ text: 'Which ivory canteen is well lit?' })).quality).toBe(
      'high',
    );
  });

  test.each([
    ['a block without an answer', { answer: '' }, 'no_answer_given', 'answer'],
    ['an answer that is no option', { answer: 'Pentakit' }, 'answer_not_among_options', ''],
    [
      'options after a gap',
      { answer: 'Dikit', options: ['Monokit'], leftover: ['C Dikit'] },
      'options_after_gap',
      '',
    ],
    ['a block without a question', { text: ' \n ' }, 'empty_text', 'question'],
    [
      'a question of a recording',
      { text: 'Name the band in the audio clip.' },
      'refers_to_picture',
      'recording or picture',
    ],
    ['an option that cannot be shown', { options: ['Trikit', 'a'.repeat(501)] }, 'no_short_answer', ''],
    ['a block without options', { options: undefined }, 'wrong_shape', 'options'],
  ])('skips %s', (_, wanted, reason, detail) => {
    expect(outcomeOf('opentriviaqa', aBlock(wanted))).toEqual({ reason, detail });
  });

  test('options that refer to others are flagged, unless they mean the same in any order', () => {
    const flagsOf = (option: string) =>
      draftOf('opentriviaqa', aBlock({ options: ['Trikit', 'Dikit', option] })).flags;
    for (const option of [
      'None of the above',
      'all the above',
      'Both A and B',
      'B & C only',
      'A, B and D',
      'Two of the options above',
    ])
      expect([option, flagsOf(option)]).toEqual([option, ['refers_to_options']]);
    for (const option of [
      'None of these',
      'All of these',
      'Both',
      'above sea level',
      'All of the above ground',
      'A and an owl',
    ])
      expect([option, flagsOf(option)]).toEqual([option, []]);
  });
});
