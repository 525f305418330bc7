import { describe, expect, test } from 'vitest';

import { ADAPTERS } from '../../../../indexer/sources/index.ts';
import { draftOf, type Fields, readerOf } from './read-row.ts';

describe('opentdb', () => {
  const { draft, outcome } = readerOf('opentdb');

  /** A row with every text encoded, as the API does on request. */
  function encoded(encode: (text: string) => string): Fields {
    const row = {
      type: 'multiple',
      difficulty: 'easy',
      category: 'Science & Nature',
      question: 'Which planet is called the "Green Marble" – 100% sure?',
      correct_answer: "Zed's World",
      incorrect_answers: ['Rubria', 'Café-9', 'C++'],
    };
    const encodeAll = (value: string | string[]): unknown =>
      Array.isArray(value) ? value.map(encode) : encode(value);
    return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, encodeAll(value)]));
  }
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const escape = (text: string): string =>
    encodeURIComponent(text).replaceAll(
      /[!'()*]/gu,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );

  test('entities are decoded, invisible characters removed, and the rated difficulty kept', () => {
    expect(draft()).toMatchObject({
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
    expect(draft({}, 1)).toMatchObject({
      text: 'The stub of "Mocksaga" is a fish.',
      correctAnswer: 'True',
      incorrectAnswers: ['False'],
      type: 'boolean',
      category: 'anime-manga',
    });
  });

  test('entities are decoded once, and only with a semicolon', () => {
    const question = 'Which tag is &lt;br&gt; in Q&A of AT&T, &copy now?';
    expect(draft({ question, correct_answer: '5 &deg;C' })).toMatchObject({
      text: 'Which tag is <br> in Q&A of AT&T, &copy now?',
      correctAnswer: '5 °C',
    });
    expect(outcome({ question: 'What is &amp;lt; in HTML?' })).toMatchObject({
      reason: 'wrong_shape',
      detail: 'characters of the question',
    });
  });

  test('decoding is recorded as a modification only if there were entities', () => {
    const question = 'who was the first stub';
    expect(draft({ category: 'Film', question, incorrect_answers: ['A', 'B', 'C'] })).toMatchObject({
      text: 'Who was the first stub?',
      category: 'film',
      modifications: ['refined_text'],
    });
  });

  test.each([
    ['base64', base64],
    ['url3986', escape],
    ['urlLegacy', (text: string) => escape(text).replaceAll('%20', '+')],
    ['of browsers', encodeURIComponent],
    ['plain text', (text: string) => text],
  ])('rows with the encoding %s are read', (_, encode) => {
    expect(draft(encoded(encode))).toMatchObject({
      text: 'Which planet is called the "Green Marble" – 100% sure?',
      correctAnswer: "Zed's World",
      incorrectAnswers: ['Rubria', 'Café-9', 'C++'],
      category: 'science-nature',
      modifications: [],
    });
  });

  test('the source id ignores encoding, spacing and punctuation', () => {
    const spaced = encoded((text) => `${text} `.replaceAll('"', '&quot;'));
    const rows = [encoded(base64), encoded(escape), { ...spaced, type: 'multiple', difficulty: 'easy' }];
    expect(new Set(rows.map((row) => draft(row).sourceId)).size).toBe(1);
  });

  test('questions of an unknown category are kept', () => {
    for (const category of ['Science: Stubs', 'constructor']) expect(draft({ category }).category).toBeNull();
  });

  test('a claim without its other option is completed, and repeated options are omitted', () => {
    expect(draft({ type: 'boolean', correct_answer: 'false ', incorrect_answers: [] })).toMatchObject({
      correctAnswer: 'False',
      incorrectAnswers: ['True'],
    });
    const repeated = ['Rubria', 'verdia ', 'RUBRIA', '', 'Zed'];
    expect(draft({ incorrect_answers: repeated }).incorrectAnswers).toEqual(['Rubria', 'Zed']);
  });

  test.each<[string, Fields, string, string]>([
    ['an unknown type', { type: 'open' }, 'wrong_shape', 'type'],
    ['an unknown difficulty', { difficulty: 'insane' }, 'wrong_shape', 'difficulty'],
    ['a neither-nor', { type: 'boolean', correct_answer: 'Maybe' }, 'wrong_shape', 'correct_answer'],
    ['no other option', { incorrect_answers: ['VERDIA'] }, 'too_few_options', ''],
    ['nothing but spaces', { question: ' &nbsp;&shy; ' }, 'empty_text', 'question'],
    ['an empty answer', { correct_answer: '' }, 'empty_text', 'answer'],
    ['a long question', { question: 'a'.repeat(2001) }, 'text_too_long', ''],
    ['a long option', { incorrect_answers: ['a'.repeat(501)] }, 'no_short_answer', ''],
    ['a damaged character', { question: 'Caf\ufffd?' }, 'wrong_shape', 'characters of the question'],
    ['a missing field', { correct_answer: undefined }, 'wrong_shape', 'correct_answer'],
    ['a number for a text', { incorrect_answers: ['a', 5] }, 'wrong_shape', 'incorrect_answers.1'],
  ])('skips %s', (_, fields, reason, detail) => {
    expect(outcome(fields)).toEqual({ reason, detail });
  });

  test('options that refer to others, and time-relative wording, are flagged', () => {
    expect(draft({ correct_answer: 'None of the Above' }).flags).toEqual(['refers_to_options']);
    expect(draft({ question: 'Who is the current king?' }).flags).toEqual(['time_relative']);
  });
});

describe('opentriviaqa', () => {
  const { draft, outcome } = readerOf('opentriviaqa');

  test('a block is read with the category of its file and a default difficulty', () => {
    expect(draft({}, 0, 'categories/animals')).toMatchObject({
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
    expect(draft({}, 0, file)).toMatchObject({ category, tags });
  });

  test('files without a topic are read last', () => {
    const last = ['categories/newest', 'categories/for-kids', 'rated'];
    const files = [...last, 'categories/world', 'categories/animals', 'general'];
    expect(files.filter((file) => ADAPTERS.opentriviaqa.order?.(file) === 1)).toEqual(last);
  });

  test.each([
    ['true', ['False', 'True'], 'boolean', 'True', ['False']],
    ['No', ['YES', 'no '], 'boolean', 'No', ['Yes']],
    ['False', ['False', 'True', 'false'], 'boolean', 'False', ['True']],
    ['Trikit', ['Dikit', 'TRIKIT'], 'multiple', 'TRIKIT', ['Dikit']],
    ['Yes', ['Yes', 'No', 'Both'], 'multiple', 'Yes', ['No', 'Both']],
  ])('%s with %j is a question of the type %s', (answer, options, type, correctAnswer, incorrectAnswers) => {
    expect(draft({ answer, options })).toMatchObject({ type, correctAnswer, incorrectAnswers });
  });

  test('repeated options are omitted, including the answer', () => {
    expect(draft({ options: ['Trikit', 'Dikit', 'dikit', 'trikit '] }).incorrectAnswers).toEqual(['Dikit']);
    expect(outcome({ options: ['Trikit', 'TRIKIT'] })).toMatchObject({ reason: 'too_few_options' });
  });

  test('verse is unchanged, and questions get a question mark', () => {
    const verse = 'name the animal:\nA beast that hums at dawn,\n\nI heard it by the lawn.';
    expect(draft({ text: verse.replace('\n', '\r\n') }).text).toBe(verse);
    expect(draft({ text: 'Which stub is it' })).toMatchObject({
      text: 'Which stub is it?',
      modifications: ['refined_text'],
    });
    expect(draft({ text: '#7 This animal has tails.' }).text).toBe('#7 This animal has tails.');
  });

  test('refining the wording does not change the source id', () => {
    expect(draft({ text: 'Which stub is it [sound clip]' }).sourceId).toBe(
      draft({ text: 'which stub is it, [sound clip] ?' }, 0, 'newest').sourceId,
    );
  });

  test('the mark of an unnecessary recording is removed', () => {
    expect(draft({ text: 'Songs of this band are Stub [sound clip] and Mock (audio clip).' })).toMatchObject({
      text: 'Songs of this band are Stub and Mock.',
      modifications: ['refined_text'],
    });
  });

  test('repaired bytes are recorded', () => {
    expect(draft({ repaired: true }).modifications).toEqual(['encoding_repaired']);
    expect(draft({ text: 'Which ivory canteen is well lit?' }).quality).toBe('high');
  });

  const gap = { answer: 'Dikit', options: ['Monokit'], leftover: ['C Dikit'] };
  const recording = { text: 'Name the band in the audio clip.' };
  test.each<[string, Fields, string, string]>([
    ['a block without an answer', { answer: '' }, 'no_answer_given', 'answer'],
    ['an answer that is no option', { answer: 'Pentakit' }, 'answer_not_among_options', ''],
    ['options after a gap', gap, 'options_after_gap', ''],
    ['a block without a question', { text: ' \n ' }, 'empty_text', 'question'],
    ['a question of a recording', recording, 'refers_to_picture', 'recording or picture'],
    ['an option that cannot be shown', { options: ['Trikit', 'a'.repeat(501)] }, 'no_short_answer', ''],
    ['a block without options', { options: undefined }, 'wrong_shape', 'options'],
  ])('skips %s', (_, fields, reason, detail) => {
    expect(outcome(fields)).toEqual({ reason, detail });
  });

  const referring = ['None of the above', 'all the above', 'Both A and B', 'B & C only', 'A, B and D'];
  const alone = ['None of these', 'All of these', 'Both', 'above sea level', 'All of the above ground'];
  test.each([
    ...[...referring, 'Two of the options above'].map((option) => [option, ['refers_to_options']] as const),
    ...[...alone, 'A and an owl'].map((option) => [option, []] as const),
  ])('the option %j has the flags %j', (option, flags) => {
    expect(draft({ options: ['Trikit', 'Dikit', option] }).flags).toEqual(flags);
  });
});

describe('svc', () => {
  const { draft, outcome } = readerOf('svc');

  test('an authored question is not changed', () => {
    expect(draft({ author: 'Anna Stub' })).toEqual({
      sourceId: 'svc-000001',
      language: 'en',
      text: 'Which made-up city is the capital of Fixtureland?',
      correctAnswer: 'Testville',
      incorrectAnswers: ['Mockton', 'Stubgrad', 'Fake City'],
      acceptedAnswers: [],
      type: 'multiple',
      difficulty: 'easy',
      difficultyRated: true,
      quality: 'high',
      flags: [],
      category: 'geography',
      tags: ['capitals'],
      subcategories: ['fixtureland'],
      regions: ['pl'],
      explanation: 'Testville is the seat of the fixture parliament.',
      url: null,
      author: 'Anna Stub',
      createdAt: '2026-01-01T00:00:00.000Z',
      modifications: [],
      extensions: {},
      answerKind: null,
      translationOf: null,
      translator: null,
    });
  });

  test('a translation refers to its original in the other language', () => {
    const polish = { id: 'svc-000002', language: 'pl', translationOf: 'svc-000001', translator: 'human' };
    expect(draft(polish)).toMatchObject({
      sourceId: 'svc-000002',
      language: 'pl',
      translationOf: { sourceId: 'svc-000001', language: 'en' },
      translator: 'human',
    });
  });

  test('optional fields can be missing', () => {
    const asked = { text: 'Who wrote it?', correctAnswer: 'Anna Stub', incorrectAnswers: [] };
    const row = { id: 'x', language: 'pl', ...asked, type: 'text_input', category: 'books' };
    expect(draftOf('svc', row)).toMatchObject({
      difficulty: null,
      difficultyRated: false,
      tags: [],
      regions: [],
      explanation: null,
    });
  });

  test.each<[string, Fields]>([
    ['category', { category: 'stubs' }],
    ['language', { language: 'xx' }],
    ['type', { type: 'open' }],
    ['difficulty', { difficulty: 'insane' }],
    ['id', { id: '' }],
    ['tags.0', { tags: ['Not A Slug'] }],
    ['regions.0', { regions: ['PL'] }],
    ['incorrectAnswers', { incorrectAnswers: [] }],
    ['incorrectAnswers', { incorrectAnswers: ['testville '] }],
    ['incorrectAnswers', { type: 'boolean' }],
    ['incorrectAnswers', { type: 'text_input' }],
    ['incorrectAnswers.0', { incorrectAnswers: ['a &amp; b'] }],
    ['text', { text: ' ' }],
    ['text', { text: 'Caf\ufffd' }],
    ['explanation', { explanation: 'a'.repeat(2001) }],
    ['createdAt', { createdAt: 'yesterday' }],
    ['translator', { translationOf: 'svc-000002' }],
    ['translator', { translator: 'machine' }],
    ['license', { license: 'CC-BY-SA-4.0' }],
  ])('the path %s of an invalid row is reported', (detail, fields) => {
    expect(outcome(fields)).toEqual({ reason: 'wrong_shape', detail });
  });

  test('a row can name the licence of all authored questions', () => {
    expect(draft({ license: 'CC-BY-4.0', tags: ['capitals', 'capitals'] }).tags).toEqual(['capitals']);
  });

  test('time-relative wording is flagged in the language of the row', () => {
    expect(draft({ language: 'pl', text: 'Kto jest obecnie burmistrzem?' }).flags).toEqual(['time_relative']);
  });
});
