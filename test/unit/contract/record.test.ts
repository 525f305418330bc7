import { describe, expect, test } from 'vitest';
import fc from 'fast-check';

import { QuestionRecord, RecordAttribution } from '../../../src/contract/record.ts';
import { aQuestion } from '../../support/data/a-question.ts';
import { licenseFamily, uuidV7 } from '../../../src/contract/vocabulary.ts';

/** The first part of each error's path; empty when the record is valid. */
const faults = (wanted: object): unknown[] => [
  ...new Set(
    QuestionRecord.safeParse({ ...aQuestion(), ...wanted }).error?.issues.map((issue) => issue.path[0]),
  ),
];

const credited = (wanted: Partial<RecordAttribution>): object => ({
  attribution: { ...aQuestion().attribution, ...wanted },
});

const ID = '019a0000-0000-7000-8000-000000000001';
const PARENT = '019a0000-0000-7000-8000-000000000002';
const TRANSLATION = { language: 'pl', translationOf: PARENT, rootQuestionId: PARENT, translator: 'human' };

test.each<[string, object]>([
  ['of multiple choice with one other option', { incorrectAnswers: ['Madrid'] }],
  ['of two statements', { type: 'boolean', correctAnswer: 'True', incorrectAnswers: ['False'] }],
  ['open-ended without options', { type: 'text_input', incorrectAnswers: [] }],
  ['without a difficulty when it is not rated', { difficulty: null, difficultyRated: false }],
  ['with the placeholder of an importer', { difficulty: 'medium', difficultyRated: false }],
  ['as a translation', TRANSLATION],
  ['with an id of its own', { id: ID, ...TRANSLATION }],
  ['without regions, tags and subcategories', { regions: [], tags: [], subcategories: [] }],
  ['with extras of its source', { extensions: { deep: { list: [1, null, 'a'] } } }],
  [
    'credited with addresses',
    credited({ licenseUrl: 'https://example.org/l', url: 'http://example.org/q?a=1' }),
  ],
])('a record is valid %s', (_name, wanted) => {
  expect(faults(wanted)).toEqual([]);
});

describe('a record is refused', () => {
  test.each<[string, object, string]>([
    ['of multiple choice without another option', { incorrectAnswers: [] }, 'incorrectAnswers'],
    [
      'of two statements with three',
      { type: 'boolean', incorrectAnswers: ['False', 'Perhaps'] },
      'incorrectAnswers',
    ],
    ['of two statements with one', { type: 'boolean', incorrectAnswers: [] }, 'incorrectAnswers'],
    ['open-ended with options', { type: 'text_input', incorrectAnswers: ['Madrid'] }, 'incorrectAnswers'],
    ['with the answer among the others', { incorrectAnswers: ['Madrid', 'Paris'] }, 'incorrectAnswers'],
    ['with the answer in other letters', { incorrectAnswers: ['PARIS'] }, 'incorrectAnswers'],
    [
      'with the answer in other spacing',
      { correctAnswer: 'New York', incorrectAnswers: ['New  York'] },
      'incorrectAnswers',
    ],
    ['with an option twice', { incorrectAnswers: ['Madrid', 'madrid'] }, 'incorrectAnswers'],
    ['with an empty option', { incorrectAnswers: [''] }, 'incorrectAnswers'],
    [
      'with 21 other options',
      { incorrectAnswers: Array.from({ length: 21 }, (_, n) => `City ${n}`) },
      'incorrectAnswers',
    ],
    ['with an entity in its text', { text: 'R&amp;B?' }, 'text'],
    ['rated without a difficulty', { difficulty: null, difficultyRated: true }, 'difficultyRated'],
    ['with a parent but no root', { ...TRANSLATION, rootQuestionId: null }, 'rootQuestionId'],
    ['with a parent but no translator', { ...TRANSLATION, translator: null }, 'translator'],
    ['with a translator but no parent', { translator: 'human' }, 'translator'],
    [
      'with a hash of what was translated but no parent',
      { translatedFrom: 'a'.repeat(64) },
      'translatedFrom',
    ],
    ['as its own translation', { ...TRANSLATION, id: PARENT }, 'translationOf'],
    ['with a tag twice', { tags: ['a', 'a'] }, 'tags'],
    ['with a subcategory twice', { subcategories: ['a', 'a'] }, 'subcategories'],
    ['with a region twice', { regions: ['pl', 'pl'] }, 'regions'],
    ['with a region in capitals', { regions: ['PL'] }, 'regions'],
    ['with a tag that is no slug', { tags: ['Two Words'] }, 'tags'],
    ['of an unknown source', { source: 'elsewhere' }, 'source'],
    ['of an unknown category', { category: 'cooking' }, 'category'],
    ['in another language', { language: 'xx' }, 'language'],
    ['with an id in capitals', { id: ID.toUpperCase() }, 'id'],
    ['with a null character in its source id', { sourceId: 'a\u0000' }, 'sourceId'],
    ['with half a character in its source id', { sourceId: 'a\ud83c' }, 'sourceId'],
    ['without a source id', { sourceId: '' }, 'sourceId'],
    ['with a null character in the name of its author', credited({ author: '\u0000' }), 'attribution'],
    ['without a licence', credited({ license: '' }), 'attribution'],
    ['with a modification twice', credited({ modifications: ['quizified', 'quizified'] }), 'attribution'],
    ['with a link that runs code', credited({ url: 'javascript:alert(1)' }), 'attribution'],
    [
      'with a licence link that is none of the web',
      credited({ licenseUrl: 'ftp://example.org/' }),
      'attribution',
    ],
  ])('%s', (_name, wanted, path) => {
    expect(faults(wanted)).toEqual([path]);
  });

  const NOT_JSON: [unknown][] = [[NaN], [Infinity], [undefined], [new Date(0)], [() => 1], [1n], [new Map()]];
  test.each(NOT_JSON)('with %s in its extensions, which is not JSON', (value) => {
    expect(faults({ extensions: { extra: value } })).toEqual(['extensions']);
    expect(faults({ extensions: { deep: [[value]] } })).toEqual(['extensions']);
  });

  test('with an unknown property', () => {
    expect(QuestionRecord.safeParse({ ...aQuestion(), hint: 'no' }).success).toBe(false);
  });
});

const times = fc.integer({ min: 0, max: 2 ** 48 - 1 });
const entropies = fc.uint8Array({ minLength: 10, maxLength: 16 });

test('a UUID has the layout of version 7, in lower case, and its first 48 bits are the time', () => {
  fc.assert(
    fc.property(times, entropies, (time, entropy) => {
      const uuid = uuidV7(time, entropy);
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)).toBe(time);
    }),
  );
});

test('later UUIDs sort after earlier ones', () => {
  fc.assert(
    fc.property(times, times, entropies, entropies, (first, second, one, other) => {
      fc.pre(first < second);
      expect(uuidV7(first, one) < uuidV7(second, other)).toBe(true);
    }),
  );
});

test('each of the 74 free bits of a UUID comes from the entropy', () => {
  const bits = (entropy: Uint8Array): bigint => BigInt(`0x${uuidV7(0, entropy).replaceAll('-', '')}`);
  const none = bits(new Uint8Array(10));
  const flipped = Array.from({ length: 80 }, (_, bit) => {
    const entropy = new Uint8Array(10);
    entropy[bit >> 3] = 0x80 >> (bit & 7);
    return bits(entropy) ^ none;
  });
  expect(new Set(flipped.filter((difference) => difference !== 0n)).size).toBe(74);
});

test.each([
  ['CC-BY-4.0', 'CC-BY'],
  ['CC-BY-SA-4.0', 'CC-BY-SA'],
  ['CC-BY-SA-3.0', 'CC-BY-SA'],
  ['CC0-1.0', 'CC0'],
  ['Apache-2.0', 'Apache'],
  ['MIT', 'MIT'],
  ['CC-BY', 'CC-BY'],
  ['ODC-By-1.0', 'ODC-By'],
])('the family of %s is %s', (license, family) => {
  expect(licenseFamily(license)).toBe(family);
});
