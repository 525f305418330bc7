import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { REGIONS, SUBCATEGORIES, TAGS } from '../../../catalogue/taxonomy/taxonomy.ts';
import { applyRowRules, applyRules } from '../../../indexer/rules/apply-rules.ts';
import { PhraseIndex, readRuleFiles, readRules, RuleFile } from '../../../indexer/rules/rule-book.ts';
import type { Draft } from '../../../indexer/sources/draft.ts';
import type { Language } from '../../../src/contract/vocabulary.ts';
import { splitWords } from '../../../src/contract/words.ts';
import { aDraft } from '../../support/data/a-question.ts';
import { sized } from '../../support/sized.ts';

const ruled = (text: string, wanted: Partial<Draft> = {}): Draft => applyRules(aDraft({ text, ...wanted }));

describe('the category of a question without one from its source', () => {
  test.each<[string, string | null, Language?]>([
    ['Who directed the movie about a talking stapler?', 'film'],
    ['How many episodes has the sitcom about fixtures?', 'television'],
    ['Who sings the song about a mock turtle shell?', 'music'],
    ['Which novelist wrote a novel about stubs?', 'books'],
    ['Which composer wrote this symphony?', 'music'],
    ['What is the capital of Mockovia?', 'geography'],
    ['Who won the Super Bowl in 1999?', 'sports'],
    ['Which Greek goddess was born of the foam?', 'mythology'],
    ['What is the chemical symbol of tin?', 'science-nature'],
    ['Which programming language has semicolons?', 'computers'],
    ['What is the hypotenuse of a right triangle?', 'mathematics'],
    ['Who painted the fresco on the ceiling?', 'art'],
    ['Which mammal lays eggs?', 'animals'],
    ['Who was the prime minister in 1950?', 'politics'],
    ['Which treaty ended the Thirty Years War?', 'history'],
    ['Which video game has a plumber?', 'video-games'],
    ['Which chess piece moves diagonally?', 'board-games'],
    ['Kto wyreżyserował film o zszywaczu?', 'film', 'pl'],
    ['Kto śpiewa tę piosenkę?', 'music', 'pl'],
    ['Jaka jest stolica Atrapii?', 'geography', 'pl'],
    ['W którym roku była bitwa pod Grunwaldem?', 'history', 'pl'],
    ['Ile odcinków ma ten serial?', 'television', 'pl'],
    ['Kto napisał powieść o atrapach?', 'books', 'pl'],
    ['Które zwierzę jest najszybsze?', 'animals', 'pl'],
    // No rule matches.
    ['Who is it that rings the bell?', null],
    // Two categories have the same weight.
    ['Which sonnet stands in a mathematics exam?', null],
    // These words mean several things.
    ['What is Java?', null],
    ['What is Mercury?', null],
    ['What is a pitch?', null],
    ['Who fixed the bass?', null],
  ])('%s is %s', (text, category, language = 'en') => {
    expect(ruled(text, { language }).category).toBe(category);
  });

  test('is that of the source, even if rules match', () => {
    expect(ruled('Who directed the movie?', { category: 'history' }).category).toBe('history');
  });
});

describe('words that mean several things lead to nothing by themselves', () => {
  test.each([
    ['When is the turkey done?', 'turkey'],
    ['How old is Jordan?', 'jordan'],
    ['Where does Chad live?', 'chad'],
    ['What does a guinea pig need?', 'guinea'],
    ['Where is the university of New Mexico?', 'mexico'],
    ['Which queen is it?', 'queen-band'],
    ['Who stood at the doors?', 'the-doors'],
    ['Which prince was it?', 'prince-musician'],
    ['Who is Homer?', 'homer'],
    ['How long is Georgia on his mind?', 'georgia'],
    ['Who was the police chief?', 'the-police'],
  ])('%s has no tag %s', (text, tag) => {
    expect(ruled(text).tags).not.toContain(tag);
  });

  test('until other words decide', () => {
    expect(ruled('What is the capital of Turkey?').tags).toContain('turkey');
    expect(ruled('Who sang in the rock group Queen?').tags).toContain('queen-band');
  });
});

const some = (...tags: readonly string[]): unknown => expect.arrayContaining([...tags]);
const pl = { language: 'pl' } as const;

test.each<[string, string, Partial<Draft>, unknown]>([
  ['from a name in the question', "What was Shakespeare's first name?", {}, ['william-shakespeare']],
  ['in small letters, too', 'Where was william shakespeare born?', {}, ['william-shakespeare']],
  ['from a whole answer', 'Who wrote it?', { correctAnswer: 'Agatha Christie' }, ['agatha-christie']],
  ['from no part of one', 'Who wrote it?', { correctAnswer: 'A friend of Agatha Christie' }, []],
  ['from a declined name', 'Gdzie mieszkał ojciec Fryderyka Chopina?', pl, some('frederic-chopin')],
  ['from a declined country', 'Co leży w Polsce?', pl, ['poland']],
  ['from a field', 'What is the longest river?', {}, some('rivers')],
  ['from no field in another category', 'What is the longest river?', { category: 'film' }, []],
  ['after those of the source', 'Which movie?', { tags: ['for-kids'] }, ['for-kids', 'cinema']],
  ['but once', 'Who directed the movie?', { tags: ['for-kids', 'cinema'] }, ['for-kids', 'cinema']],
])('tags follow %s: %s', (_what, text, wanted, tags) => {
  expect(ruled(text, wanted).tags).toEqual(tags);
});

test.each<[string, Partial<Draft>, string[]]>([
  ['Who won the Super Bowl?', {}, ['us']],
  ['Kto prowadził Familiadę?', pl, ['pl']],
  ['What is the capital of Poland?', {}, []],
  ['What is eaten at a Passover seder?', {}, ['jewish']],
])('regions follow from what is known in one country, not from its name: %s', (text, wanted, regions) => {
  expect(ruled(text, wanted).regions).toEqual(regions);
});

test.each<[string, string, Partial<Draft>, string[]]>([
  ['that asks for advice', 'Where can I buy a stapler?', {}, ['not_quiz_worthy']],
  ['that is only worded like it', 'How do you say hello in French?', {}, []],
  ['with a claim about advice', 'Where can I buy a stapler?', { type: 'boolean' }, []],
  ['that refers to options and has none', 'Which of these is a stapler?', {}, ['refers_to_options']],
  ['that refers to its options', 'Which of these is a stapler?', { type: 'multiple' }, []],
])('a question %s has its flags: %s', (_what, text, wanted, flags) => {
  expect(ruled(text, wanted).flags).toEqual(flags);
});

test('a record lists the rules that changed it, if any', () => {
  expect(ruled('Who is it?').extensions).toEqual({});
  const { extensions } = ruled('Which movie?', { extensions: { file: 'newest' } });
  expect(extensions).toEqual({ file: 'newest', rules: ['film/word'] });
  expect(ruled('Which movie?', { category: 'film', tags: ['cinema'] }).extensions).toEqual({});
});

test('a translation gets the classification of its original', () => {
  const original = aDraft({ sourceId: '7', text: 'Who directed this movie?' });
  const parent = { translationOf: { sourceId: '7', language: 'en' }, translator: 'human' } as const;
  const half = aDraft({ sourceId: '7:pl', ...pl, text: 'Kto to zrobił?', ...parent });
  const [, translation] = applyRowRules([original, half]);
  expect(translation).toMatchObject({
    category: 'film',
    tags: ['cinema'],
    subcategories: ['film-directors'],
  });
});

const phrase = fc.constantFrom(...readRules().flatMap((rule) => [...rule.en, ...rule.pl]));
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.oneof(phrase, fc.string({ unit: 'binary' })), { maxLength: 12 })
    .map((words) => words.join(' ')),
);

test('any text can be classified, with the same result twice, and nothing of the source is lost', () => {
  fc.assert(
    fc.property(anyText, anyText, fc.constantFrom<Language>('en', 'pl'), (text, correctAnswer, language) => {
      const given = aDraft({ text, correctAnswer, language, tags: ['given'], flags: ['time_relative'] });
      const once = applyRules(given);
      expect(applyRules(given)).toEqual(once);
      expect(once).toMatchObject({ text, correctAnswer, quality: 'standard', difficulty: null });
      expect(once.tags[0]).toBe('given');
      expect(once.flags[0]).toBe('time_relative');
      for (const list of [once.tags, once.subcategories, once.regions ?? [], once.flags])
        expect(new Set(list).size).toBe(list.length);
    }),
    { numRuns: sized({ short: 500, long: 10_000 }) },
  );
});

test('applying the rules again changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = ruled(text);
      const again = applyRules(once);
      expect({ ...again, extensions: {} }).toEqual({ ...once, extensions: {} });
    }),
  );
});

describe('the index of phrases', () => {
  function indexOf(...phrases: string[]): PhraseIndex<string> {
    const index = new PhraseIndex<string>();
    for (const phrase of phrases) index.add(phrase, phrase);
    return index;
  }

  function found(text: string, ...phrases: string[]): string[] {
    const marks = new Set<string>();
    indexOf(...phrases).find(splitWords(text), marks);
    return [...marks];
  }

  test.each([
    ['ignores case, accents and punctuation', 'What did FREDERIC  Chopin, write?', 'Frédéric Chopin', true],
    ['is found with either apostrophe', 'Is the Qur’an older?', "qur'an", true],
    ['is found without the possessive', "Shakespeare's sonnets", 'shakespeare', true],
    ['is not found inside a word', 'A filmmaker', 'film', false],
    ['with a star matches endings', 'o piosenkach', 'piosenk*', true],
    ['with a star does not match longer words', 'filmoznawczyniami', 'film*', false],
    ['with a caret matches at the beginning', 'Where can I swim?', '^where can i', true],
    ['with a caret matches nowhere else', 'Tell me where can I swim', '^where can i', false],
  ])('a phrase %s: %s', (_what, text, phrase, isFound) => {
    expect(found(text, phrase)).toEqual(isFound ? [phrase] : []);
  });

  test.each([
    ['hides shorter ones within it', 'a guinea pig', ['guinea', 'guinea pig'], ['guinea pig']],
    ['hides them only there', 'a guinea pig in Guinea', ['guinea', 'guinea pig'], ['guinea pig', 'guinea']],
    ['gives way if its rest does not match', 'new york city', ['new', 'new york times'], ['new']],
    ['is preferred to a stem', 'filmy', ['film*', 'filmy'], ['filmy']],
  ])('a phrase %s: %s', (_what, text, phrases, marks) => {
    expect(found(text, ...phrases)).toEqual(marks);
  });

  test('a phrase must have a word', () => {
    expect(() => indexOf('?!')).toThrow('has no word');
  });

  test('findEvery also finds shorter phrases', () => {
    const marks = new Set<string>();
    indexOf('guinea', 'guinea pig', 'pig').findEvery(['guinea', 'pig'], marks);
    expect([...marks].sort()).toEqual(['guinea', 'guinea pig', 'pig']);
  });
});

describe('the files of rules', () => {
  const RULES = readRules();

  test.each(readRuleFiles())('%s.json has rules with reasons', (_name, content) => {
    expect(RuleFile.safeParse(content).error?.issues ?? []).toEqual([]);
  });

  const rule = { name: 'x', why: 'For no reason.', en: ['film'] };
  test.each<[string, object[]]>([
    ['a rule without a phrase', [{ ...rule, en: undefined }]],
    ['a rule without a reason', [{ ...rule, why: undefined }]],
    ['a category that is none', [{ ...rule, category: 'cinema' }]],
    ['a property that is none', [{ ...rule, wieght: 2 }]],
    ['two rules with the same name', [rule, rule]],
  ])('refuses %s', (_what, rules) => {
    expect(RuleFile.safeParse([rule]).success).toBe(true);
    expect(RuleFile.safeParse(rules).success).toBe(false);
  });

  describe('every rule', () => {
    test('only uses tags, subcategories and regions of the taxonomy', () => {
      const regions = new Set(REGIONS.map(({ code }) => code));
      const unknown = RULES.flatMap(({ id, ...rule }) => [
        ...rule.tags.filter((tag) => !(tag in TAGS)).map((tag) => `${id}: tag ${tag}`),
        ...rule.subcategories.filter((slug) => !(slug in SUBCATEGORIES)).map((slug) => `${id}: ${slug}`),
        ...rule.regions.filter((code) => !regions.has(code)).map((code) => `${id}: region ${code}`),
      ]);
      expect(unknown).toEqual([]);
    });

    test('has a conclusion', () => {
      const idle = RULES.filter(
        (rule) =>
          rule.category === undefined &&
          [rule.tags, rule.subcategories, rule.regions, rule.flags].every((list) => list.length === 0),
      );
      // It only hides words that mean something else.
      expect(idle.map(({ id }) => id)).toEqual(['masks/other-meanings']);
    });

    test('has each phrase once', () => {
      const key = (phrase: string): string =>
        `${splitWords(phrase).join(' ')}${phrase.endsWith('*') ? '*' : ''}${phrase.startsWith('^') ? '^' : ''}`;
      const repeated = RULES.flatMap((rule) =>
        (['en', 'pl'] as const).flatMap((language) => {
          const keys = rule[language].map(key);
          return keys
            .filter((each, index) => keys.indexOf(each) !== index)
            .map((each) => `${rule.id}: ${each}`);
        }),
      );
      expect(repeated).toEqual([]);
    });
  });
});
