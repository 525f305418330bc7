import { describe, expect, test } from 'vitest';

import { opentdb } from '../../../../indexer/sources/opentdb.ts';
import { aRow, UPSTREAM_ROWS } from '../../../support/upstream-rows.ts';
import { draftOf, outcomeOf } from './read-row.ts';

/** The invented row with every text encoded, as the API does on request. */
function encoded(encode: (text: string) => string): unknown {
  const row = {
    type: 'multiple',
    difficulty: 'easy',
    category: 'Science & Nature',
    question: 'Which planet is called the "Green Marble" – 100% sure?',
    correct_answer: "Zed's World",
    incorrect_answers: ['Rubria', 'Café-9', 'C++'],
  };
  return {
    ...Object.fromEntries(
      Object.entries(row).map(([name, text]) => [
        name,
        Array.isArray(text) ? text.map(encode) : encode(text),
      ]),
    ),
  };
}
const escape = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

describe('opentdb', () => {
  test('entities are decoded, invisible characters removed, and the rated difficulty kept', () => {
    expect(draftOf('opentdb', aRow('opentdb'))).toMatchObject({
      language: 'en',
      text: 'Which fictional planet is called the "Green Marble" in this fixture?',
      correctAnswer: 'Verdia',
      incorrectAnswers: ['Rubria', 'Café-9', "Zed's World"],
      type: 'multiple',
      difficulty: 'easy',
      difficultyRated: true,
      quality: 'high',
      category: 'science-nature',
      modifications: ['html_decoded'],
      url: 'https://opentdb.com/',
      flags: [],
    });
    expect(draftOf('opentdb', aRow('opentdb', {}, 1))).toMatchObject({
      text: 'The stub of "Mocksaga" is a fish.',
      correctAnswer: 'True',
      incorrectAnswers: ['False'],
      type: 'boolean',
      category: 'anime-manga',
    });
  });

  test('entities are decoded once, and only with a semicolon', () => {
    const row = aRow('opentdb', {
      question: 'Which tag is &lt;br&gt; in Q&A of AT&T, &copy now?',
      correct_answer: '5 &deg;C',
    });
    expect(draftOf('opentdb', row)).toMatchObject({
      text: 'Which tag is <br> in Q&A of AT&T, &copy now?',
      correctAnswer: '5 °C',
    });
    expect(outcomeOf('opentdb', aRow('opentdb', { question: 'What is &amp;lt; in HTML?' }))).toMatchObject({
      reason: 'wrong_shape',
      detail: 'characters of the question',
    });
  });

  test('decoding is recorded as a modification only if there were entities', () => {
    const row = aRow('opentdb', {
      category: 'Film',
      question: 'who was the first stub',
      incorrect_answers: ['A', 'B', 'C'],
    });
    expect(draftOf('opentdb', row)).toMatchObject({
      text: 'Who was the first stub?',
      category: 'film',
      modifications: ['refined_text'],
    });
  });

  test.each([
    ['base64', encoded((text) => Buffer.from(text).toString('base64'))],
    ['url3986', encoded(escape)],
    ['urlLegacy', encoded((text) => escape(text).replaceAll('%20', '+'))],
    ['of browsers', encoded(encodeURIComponent)],
    ['plain text', encoded((text) => text)],
  ])('rows with the encoding %s are read', (_, row) => {
    expect(draftOf('opentdb', row)).toMatchObject({
      text: 'Which planet is called the "Green Marble" – 100% sure?',
      correctAnswer: "Zed's World",
      incorrectAnswers: ['Rubria', 'Café-9', 'C++'],
      category: 'science-nature',
      modifications: [],
    });
  });

  test('the source id ignores encoding, spacing and punctuation', () => {
    const ids = [
      encoded((text) => Buffer.from(text).toString('base64')),
      encoded(escape),
      encoded((text) => `${text} `.replaceAll('"', '&quot;')),
    ].map((row) =>
      typeof row === 'object'
        ? draftOf('opentdb', {
            ...row,
            type: (row as { type: string }).type.trim(),
            difficulty: (row as { difficulty: string }).difficulty.trim(),
          }).sourceId
        : '',
    );
    expect(new Set(ids).size).toBe(1);
  });

  test('questions of an unknown category are kept', () => {
    expect(draftOf('opentdb', aRow('opentdb', { category: 'Science: Stubs' })).category).toBeNull();
    expect(draftOf('opentdb', aRow('opentdb', { category: 'constructor' })).category).toBeNull();
  });

  test('a claim without its other option is completed, and repeated options are omitted', () => {
    const claim = aRow('opentdb', { type: 'boolean', correct_answer: 'false ', incorrect_answers: [] });
    expect(draftOf('opentdb', claim)).toMatchObject({ correctAnswer: 'False', incorrectAnswers: ['True'] });
    const repeated = aRow('opentdb', { incorrect_answers: ['Rubria', 'verdia ', 'RUBRIA', '', 'Zed'] });
    expect(draftOf('opentdb', repeated).incorrectAnswers).toEqual(['Rubria', 'Zed']);
  });

  test.each([
    ['an unknown type', { type: 'open' }, 'wrong_shape', 'type'],
    ['an unknown difficulty', { difficulty: 'insane' }, 'wrong_shape', 'difficulty'],
    [
      'a claim that is neither',
      { type: 'boolean', correct_answer: 'Maybe' },
      'wrong_shape',
      'correct_answer',
    ],
    ['no other option', { incorrect_answers: ['VERDIA'] }, 'too_few_options', ''],
    ['nothing but spaces', { question: ' &nbsp;&shy; ' }, 'empty_text', 'question'],
    ['an empty answer', { correct_answer: '' }, 'empty_text', 'answer'],
    ['a long question', { question: 'a'.repeat(2001) }, 'text_too_long', ''],
    ['a long option', { incorrect_answers: ['a'.repeat(501)] }, 'no_short_answer', ''],
    ['a damaged character', { question: 'Caf\ufffd?' }, 'wrong_shape', 'characters of the question'],
    ['a missing field', { correct_answer: undefined }, 'wrong_shape', 'correct_answer'],
    ['a number for a text', { incorrect_answers: ['a', 5] }, 'wrong_shape', 'incorrect_answers.1'],
  ])('skips %s', (_, wanted, reason, detail) => {
    expect(outcomeOf('opentdb', aRow('opentdb', wanted))).toEqual({ reason, detail });
  });

  test('options that refer to others, and time-relative wording, are flagged', () => {
    expect(draftOf('opentdb', aRow('opentdb', { correct_answer: 'None of the Above' })).flags).toEqual([
      'refers_to_options',
    ]);
    expect(draftOf('opentdb', aRow('opentdb', { question: 'Who is the current king?' })).flags).toEqual([
      'time_relative',
    ]);
    expect(UPSTREAM_ROWS.get('opentdb')).toHaveLength(2);
  });
});

test('files of the fetching program are not selected', () => {
  for (const file of ['package.json', 'scraper/package-lock.json', 'README.md'])
    expect(opentdb.selects(file)).toBe(false);
  for (const file of ['opentdb.json', 'data/all_questions.json.gz']) expect(opentdb.selects(file)).toBe(true);
});
