import { describe, expect, test } from 'vitest';

import {
  contentOf,
  MAPPING_HASH,
  project,
  PROJECTION_VERSION,
  questionWords,
} from '../../../indexer/search/document.ts';
import type { ProjectionRow } from '../../../indexer/store/generations/projection.ts';
import mappings from '../../../mappings/questions.json' with { type: 'json' };

const row: ProjectionRow = {
  id: '019b3c4e-8a00-7c11-9d52-000000000001',
  seq: 7,
  rev: 9,
  language: 'en',
  text: 'Which rivers flow through Paris?',
  correct_answer: 'The Seine',
  incorrect_answers: ['The Loire'],
  explanation: null,
  type: 'multiple',
  difficulty: null,
  difficulty_rated: false,
  quality: 'high',
  availability: 'visible',
  category_id: 22,
  subcategories: ['capitals'],
  tags: ['europe'],
  regions: [],
  source: 'opentdb',
  license: 'CC-BY-SA-4.0',
  updated_at: 1_767_225_600_000,
};

test('a visible question becomes a document with all mapped fields except those of tombstones and stamps', () => {
  const fields = Object.keys(mappings.mappings.properties).filter(
    (field) => field !== 'gone' && field !== 'stamp',
  );
  expect(Object.keys(project(row)).sort()).toEqual(fields.sort());
  expect(project(row)).toMatchObject({
    license: 'CC-BY-SA-4.0',
    license_family: 'CC-BY-SA',
    category: 22,
    rev: 9,
    words: {
      about: ['which river flow through pari', 'the sein', 'riversflow'],
      options: ['the loir'],
      explanation: [],
      size: 3,
    },
  });
});

test('the hash of a document depends on every field but the revision', () => {
  const hashOf = (changes: Partial<ProjectionRow>): unknown => {
    const document = project({ ...row, ...changes });
    return 'hash' in document ? document.hash : undefined;
  };
  const others: Partial<ProjectionRow>[] = [
    { language: 'pl' },
    { difficulty: 'hard' },
    { tags: [] },
    { updated_at: 1 },
    { explanation: 'A fact.' },
  ];
  expect(hashOf({ rev: 10 })).toBe(hashOf({}));
  expect(new Set([{}, ...others].map(hashOf)).size).toBe(others.length + 1);
});

test('the content of a document is equal in any order of the fields, and without its revision and words', () => {
  const document = project(row);
  const reversed = Object.fromEntries(Object.entries(document).reverse());
  expect(contentOf({ ...reversed, rev: 10, words: {} })).toBe(contentOf({ ...document }));
  expect(contentOf({ ...document, hash: 'another' })).not.toBe(contentOf({ ...document }));
});

test.each(['hidden', 'duplicate', 'deleted'] as const)(
  'a question that is %s becomes a tombstone: readers must not find it',
  (availability) => {
    expect(project({ ...row, availability })).toEqual({ gone: true, rev: 9 });
  },
);

test('a changed mapping requires a new projection version, so that old and new documents never mix', () => {
  // If this fails: increase PROJECTION_VERSION if documents change with the mapping, then update both values here.
  expect({ version: PROJECTION_VERSION, mapping: MAPPING_HASH }).toEqual({
    version: 5,
    mapping: '186bf815',
  });
});

describe('the words of a document', () => {
  test('a question is indexed by stems of each part, joined words last, and by the words of text and answer as written', () => {
    expect(
      questionWords({
        language: 'pl',
        text: 'Nad jaką rzeką leży Kraków?',
        correctAnswer: 'Nad Wisłą',
        incorrectAnswers: ['Nad Odrą', 'Nad Sanem'],
        explanation: 'Wisła płynie przez Kraków.',
      }),
    ).toEqual({
      about: ['nad jak rzek lez krak', 'nad wisl', 'rzekalez lezykrak'],
      exact: 'nad jaka rzeka lezy krakow wisla',
      options: ['nad odr', 'nad san'],
      explanation: ['wisl plyn przez krak'],
      size: 3,
    });
  });

  test('a question without options and explanation has none of their words', () => {
    const asked = { language: 'en', text: 'Who?', correctAnswer: 'Ada' } as const;
    const words = questionWords({ ...asked, incorrectAnswers: [], explanation: null });
    expect(words).toMatchObject({ options: [], explanation: [], size: 0 });
  });

  test('names and compounds are indexed as one word, too', () => {
    const { about, options, explanation } = questionWords({
      language: 'en',
      text: 'Who sent e-mails about Star Wars?',
      correctAnswer: 'J. R. R. Tolkien',
      incorrectAnswers: ['AC/DC', 'Pac-Man'],
      explanation: 'He had no Wi-Fi at home.',
    });
    expect(about).toEqual([
      'who sent e mail about star war',
      'j r r tolkien',
      expect.stringMatching(/^email .*starwar.* jrr .*rtolkien$/),
    ]);
    expect(options).toEqual(['ac dc', 'pac man', 'acdc pacman']);
    expect(explanation).toEqual(['he had no wi fi at home', 'wifi']);
  });
});
