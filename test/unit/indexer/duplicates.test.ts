import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { judge, labelledPairs } from '../../../bench/duplicates/labelled-pairs.ts';
import { similarPairs } from '../../../cli/check-catalogue.ts';
import { THRESHOLD } from '../../../indexer/duplicates/find-similar.ts';
import {
  fingerprint,
  keysOf,
  marksOf,
  mayBeSimilar,
  type FingerprintInput,
} from '../../../indexer/duplicates/fingerprint.ts';
import { similarity } from '../../../indexer/duplicates/similarity.ts';
import { chooseRepresentatives } from '../../../indexer/duplicates/merge-duplicates.ts';

const aQuestion = (wanted: Partial<FingerprintInput>): FingerprintInput => ({
  language: 'en',
  type: 'multiple',
  text: 'Who painted the Blue Stub?',
  correctAnswer: 'Ann Mock',
  incorrectAnswers: ['Bob', 'Cara', 'Dan'],
  acceptedAnswers: [],
  ...wanted,
});
const compare = (one: Partial<FingerprintInput>, other: Partial<FingerprintInput>): number =>
  similarity(fingerprint(aQuestion(one)), fingerprint(aQuestion(other)));
const areDuplicates = (one: Partial<FingerprintInput>, other: Partial<FingerprintInput>): boolean =>
  compare(one, other) >= THRESHOLD;

describe('labelled pairs', () => {
  const pairs = labelledPairs();

  test('are at least 400, about half of them duplicates, in both languages', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(400);
    for (const language of ['en', 'pl']) {
      const group = pairs.filter((pair) => pair.language === language);
      const share = group.filter(({ isDuplicate }) => isDuplicate).length / group.length;
      expect(share).toBeGreaterThan(0.4);
      expect(share).toBeLessThan(0.6);
    }
  });

  test('are classified with the measured precision and recall', () => {
    const { precision, recall } = judge(pairs, THRESHOLD);
    expect(precision).toBeGreaterThanOrEqual(0.98);
    expect(recall).toBeGreaterThanOrEqual(0.92);
  });

  test('share a key, and have marks that allow them to be similar, if they are', () => {
    const apart = pairs.filter(({ one, other }) => {
      if (similarity(one, other) < THRESHOLD) return false;
      const keys = new Set(keysOf(one, THRESHOLD));
      const shared = keysOf(other, THRESHOLD).filter((key) => keys.has(key));
      return shared.length === 0 || !mayBeSimilar(marksOf(one), marksOf(other));
    });
    expect(apart.map(({ texts }) => texts)).toEqual([]);
  });
});

describe('keys', () => {
  const keys = (wanted: Partial<FingerprintInput>): number[] =>
    keysOf(fingerprint(aQuestion(wanted)), THRESHOLD);
  const share = (one: Partial<FingerprintInput>, other: Partial<FingerprintInput>): boolean => {
    const others = new Set(keys(other));
    return keys(one).some((key) => others.has(key));
  };

  test('are few if no text with one more significant word could be similar', () => {
    expect(keys({ text: 'Who painted the Blue Stub?' })).toHaveLength(1);
    // One of its words is long enough for a typo.
    expect(keys({ text: 'Who made the first thermometer?' })).toHaveLength(2);
    const claim = { type: 'boolean', correctAnswer: 'True' } as const;
    const text = 'The first thermometer of seven rivers never measured any mountain.';
    expect(keys({ text, ...claim })).toHaveLength(1);
  });

  const LONG = 'Which mountain beside seven rivers was climbed by brave painters?';
  test.each<[what: string, one: string, other: string, answers?: Partial<FingerprintInput>]>([
    ['a different word order', 'Who painted the Blue Stub?', 'The Blue Stub was painted by whom?'],
    ['a typo', 'Who made the first thermometer?', 'Who made the first thermomter?'],
    ['a typo in a light word', 'In which country is the Stub?', 'In which counrty is the Stub?'],
    ['a typo in a word that resembles a light word', 'Which monarchy fell?', 'Which monrachy fell?'],
    ['more light words', 'Where is the Blue Stub?', 'In which city is the Blue Stub located?'],
    ['one more significant word in a long text', LONG, LONG.replace('brave', 'brave young')],
    [
      'one more word and a typo',
      LONG,
      'Which mountian beside seven rivers was climbed by brave young painters?',
    ],
    [
      'one more word, and light words written as names',
      'Who was Stub Magazines Person of the Year for 2007?',
      'Who actually was Stub Magazines Person of the Year for 2007?',
    ],
    [
      'one more word, and a number as the answer of one',
      'How many arms does the octopus animal of the sea world have in the book?',
      'How many arms does the octopus animal of the sea world really have in the book?',
      { correctAnswer: 'eight arms', acceptedAnswers: ['8'] },
    ],
  ])('are shared by texts with %s', (_what, one, other, answers = {}) => {
    const asked = answers.acceptedAnswers?.[0] ?? 'Ann Mock';
    const [first, second] = [
      { text: one, correctAnswer: asked },
      { text: other, correctAnswer: asked, ...answers },
    ];
    expect(compare(first, second)).toBeGreaterThanOrEqual(THRESHOLD);
    expect(share(first, second)).toBe(true);
  });

  test('are shared by all similar texts, however they were changed', () => {
    const swap = (word: string): string => word.replace(/^(..)(.)(.)/u, '$1$3$2');
    const more = (text: string): string => text.replace(' ', ' brave ');
    let similar = 0;
    const missed: string[] = [];
    for (const { language, texts } of labelledPairs())
      for (const text of texts)
        for (const word of new Set(text.match(/\p{L}{7,}/gu)))
          for (const change of [more, (same: string) => same, (same: string) => same.toLowerCase()]) {
            const [one, other] = [
              { text, language },
              { text: change(text).replace(word, swap(word)), language },
            ];
            if (compare(one, other) < THRESHOLD) continue;
            similar += 1;
            if (!share(one, other)) missed.push(other.text);
          }
    expect(similar).toBeGreaterThan(1_000);
    expect(missed).toEqual([]);
  });

  test('are not shared by texts made from one pattern', () => {
    expect(
      share({ text: 'Which country is Sampleton in?' }, { text: 'Which country is Mockville in?' }),
    ).toBe(false);
  });
});

describe('marks', () => {
  const marks = (...words: string[]): bigint =>
    marksOf({ language: 'en', words: new Map(words.map((word) => [word, 'plain'])) });

  test('distinguish most questions with different words', () => {
    const distinguished = Array.from({ length: 200 }, (_, index) => {
      const one = marks('countri', `a${index}`, `b${index}`);
      return !mayBeSimilar(one, marks('countri', `c${index}`, `d${index}`));
    });
    expect(distinguished.filter(Boolean).length).toBeGreaterThan(190);
  });

  test('allow for more words and for typos', () => {
    const one = marks('tower', 'measurement', 'paris');
    expect(mayBeSimilar(one, marks('tower', 'measurement'))).toBe(true);
    expect(mayBeSimilar(one, marks('tower', 'measuremnet', 'paris'))).toBe(true);
    expect(mayBeSimilar(one, marks('tower', 'mesurement', 'paris'))).toBe(true);
    expect(mayBeSimilar(one, 0n)).toBe(true);
  });

  test('use all 64 bits of the database column', () => {
    const all = Array.from({ length: 2_000 }, (_, index) => marks(`w${index}`)).reduce(
      (sum, one) => sum | one,
      0n,
    );
    expect(all).toBe(-1n);
  });
});

describe('similarity', () => {
  test('is the same in both directions', () => {
    for (const { one, other } of labelledPairs())
      expect(similarity(one, other)).toBeCloseTo(similarity(other, one), 10);
  });

  test('is 1 for the same question and 0 across languages', () => {
    expect(compare({}, {})).toBe(1);
    expect(compare({}, { language: 'pl' })).toBe(0);
  });

  test.each([
    ['case, articles and marks', 'The "Mock".', 'mock'],
    ['plurals', 'Mocks', 'Mock'],
    ['diacritics', 'René Étoile', 'Rene Etoile'],
    ['numbers in words', 'seven', '7'],
    ['separators of thousands', '1,200', '1200'],
    ['spaces between thousands', '1 000 000', '1000000'],
    ['articles and plurals', 'The 39 Steps', '39 step'],
    ['the order of a date', 'March 4, 1901', '4 March 1901'],
    ['the order of a day', 'May 5', '5 May'],
    ['doubled letters', 'tommorow', 'tomorrow'],
  ])('does not count in answers: %s', (_what, one, other) => {
    expect(compare({ correctAnswer: one }, { correctAnswer: other })).toBe(1);
  });

  test.each([
    ['symbols', 'C#', 'C'],
    ['numbers', '1901', '1910'],
    ['percent signs', '50%', '50'],
    ['months that are no dates', 'May April', 'April May'],
  ])('counts in answers: %s', (_what, one, other) => {
    expect(compare({ correctAnswer: one }, { correctAnswer: other })).toBe(0);
  });

  test('treats yes and true as equal only for boolean questions', () => {
    const claim = (correctAnswer: string) =>
      ({ type: 'boolean', text: 'Mocks are stubs.', correctAnswer }) as const;
    expect(compare(claim('True'), claim('yes'))).toBe(1);
    expect(compare(claim('True'), claim('No'))).toBe(0);
    expect(compare(claim('True'), { ...claim('True'), type: 'multiple' })).toBe(0);
  });

  test('treats an accepted answer as equal only if the other question shows it', () => {
    const accepting = (correctAnswer: string) => ({ correctAnswer, acceptedAnswers: ['A. Mock'] });
    expect(compare(accepting('Ann'), { correctAnswer: 'A. Mock' })).toBe(1);
    expect(compare(accepting('Ann'), accepting('Ben'))).toBe(0);
  });

  test.each([
    ['titles of common words', 'Who created The Sea?', 'Who created So In Love?'],
    ['titles that differ in stop words', 'Who sang Back When?', 'Who sang Get Back?'],
    ['a number in one of them', 'Who directed Stub Wars?', 'Who directed Stub Wars 2?'],
    [
      'another name in one of them',
      'Where is the royal Mock institute of technology?',
      'Where is the royal Mock Press institute of technology?',
    ],
    ['another year', 'Who won the Stub Prize in 1990?', 'Who won the Stub Prize in 1991?'],
    ['another relation', 'Where was Ann Mock born?', 'Where was Ann Mock buried?'],
    ['a negation', 'Which mock is used in the stub?', 'Which mock is not used in the stub?'],
    [
      'the opposite end of an order',
      'Which is the first mock of the long stub?',
      'Which is the last mock of the long stub?',
    ],
    ['a similar name', 'Who ruled Slovenia in the stub age?', 'Who ruled Slovakia in the stub age?'],
    ['inflected names', 'Who painted the Stub Dance?', 'Who painted the Stub Dancing?'],
    [
      'a reversed name',
      'What is the capital of Stubland Mockberg?',
      'What is the capital of Mockberg-Stubland?',
    ],
    ['acronyms', 'Where does the station WYLL stand?', 'Where does the station WYLE stand?'],
    ['a name in the plural', 'Where stand the Blue Mocks?', 'Where stand the Blue Mock?'],
    [
      'one different word in a long text',
      'In the old tale of the miller, three daughters, a golden goose, one honest thief and some soldiers, who waits behind the bridge?',
      'In the old tale of the miller, three daughters, a golden goose, one honest thief and some soldiers, who waits behind the chapel?',
    ],
    ['a replaced letter', 'Which family has the latvianic mock?', 'Which family has the lotvianic mock?'],
    ['kinds of places', 'Which city is at the mock of the stub?', 'Which river is at the mock of the stub?'],
    [
      'the order of what is compared',
      'Which mock came before the stub and fake?',
      'Which stub came before the mock and fake?',
    ],
  ])('distinguishes %s', (_what, one, other) => {
    expect(areDuplicates({ text: one }, { text: other })).toBe(false);
  });

  test('requires the same options only if the question refers to them', () => {
    const options = (text: string): [Partial<FingerprintInput>, Partial<FingerprintInput>] => [
      { text, incorrectAnswers: ['a', 'b', 'c'] },
      { text, incorrectAnswers: ['d', 'e', 'f'] },
    ];
    expect(areDuplicates(...options('Who painted the Blue Stub?'))).toBe(true);
    expect(areDuplicates(...options('Which of these is a mock?'))).toBe(false);
    expect(areDuplicates(...options('Which film is it?'))).toBe(false);
  });

  test('compares texts without content words literally', () => {
    expect(areDuplicates({ text: 'What is it?' }, { text: 'What is it?' })).toBe(true);
    expect(areDuplicates({ text: 'What is it?' }, { text: 'Who was he?' })).toBe(false);
    expect(areDuplicates({ text: '5 + 3 = ?' }, { text: '5 + 4 = ?' })).toBe(false);
  });
});

describe('similar pairs', () => {
  const text = 'From which country does pho soup come?';
  const pairsOf = (questions: Record<string, Partial<FingerprintInput>>): unknown =>
    similarPairs(
      Object.entries(questions).map(([id, wanted]) => ({ id, ...aQuestion({ text, ...wanted }) })),
    );

  test('are questions that differ only in diacritics', () => {
    expect(
      pairsOf({
        soup: { text: text.replace('pho', 'phở') },
        stew: { text: 'From which country does the stew come?' },
        again: {},
      }),
    ).toEqual([['soup', 'again']]);
  });

  test('are not questions with other answers, or with options and without', () => {
    const typed = { type: 'text_input', incorrectAnswers: [] } as const;
    expect(pairsOf({ one: {}, typed, other: { correctAnswer: 'Gloomland' } })).toEqual([]);
  });
});

const graph = fc.integer({ min: 1, max: 9 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    edges: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 20 }),
    pinned: fc.array(fc.nat(size - 1), { maxLength: 2 }),
  }),
);

test('every duplicate is similar to a preferred representative, and similar representatives are both pinned', () => {
  fc.assert(
    fc.property(graph, ({ size, edges, pinned }) => {
      const areSimilar = (one: number, other: number): boolean =>
        one !== other && edges.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
      // Pinned questions come first in the order of preference.
      const all = Array.from({ length: size }, (_, index) => index);
      const questions = [...new Set([...pinned, ...all])];
      const chosen = chooseRepresentatives({
        questions,
        similar: (one) => all.filter((other) => areSimilar(one, other)),
        isPinned: (one) => pinned.includes(one),
      });
      for (const one of questions) {
        const representative = chosen.get(one) ?? null;
        if (representative !== null) {
          expect(areSimilar(one, representative)).toBe(true);
          expect(chosen.get(representative)).toBeNull();
          expect(questions.indexOf(representative)).toBeLessThan(questions.indexOf(one));
          expect(pinned).not.toContain(one);
          continue;
        }
        for (const other of questions)
          if (chosen.get(other) === null && areSimilar(one, other))
            expect([one, other].every((each) => pinned.includes(each))).toBe(true);
      }
    }),
  );
});
