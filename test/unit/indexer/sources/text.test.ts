import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { refineQuestion, refineStatement } from '../../../../indexer/sources/refine-text.ts';
import { cleanAnswer, cleanText, normalize, sourceIdOf } from '../../../../indexer/sources/text.ts';
import { Language } from '../../../../src/contract/vocabulary.ts';

describe('cleanText', () => {
  test.each([
    ['hidden characters', '\ufeff Cafe\u0301\u00a0\u2009 a\u00adb\u200b \u0007\t c ', 'Café ab c'],
    ['page breaks and tabs', 'one\ftwo\vthree\tfour', 'one two three four'],
    ['lines of verse', 'A line \r\n\r\n\r\n another\rthird\u2028fourth', 'A line\n\nanother\nthird\nfourth'],
    // It stays, so that the damaged record is refused.
    ['a replacement character', 'a\ufffdb', 'a\ufffdb'],
  ])('cleans a text with %s: %j', (_what, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  test('writes an answer on one line', () => {
    expect(cleanAnswer('one\ntwo')).toBe('one two');
  });
});

describe('normalize', () => {
  test('ignores case, punctuation and spacing, and treats a hyphen within a name or range as a space', () => {
    expect(normalize(' “Who’s there?” – asked  HAMLET…')).toBe('whos there asked hamlet');
    expect(normalize('Jean-Luc 1939-1945')).toBe('jean luc 1939 1945');
  });

  test.each([
    ['C#', 'C'],
    ['C++', 'C'],
    ['-5', '5'],
    ['50%', '50'],
    ['2.5', '25'],
    ['5 + 3', '5 * 3'],
    ['?', '!'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(normalize(one)).not.toBe(normalize(other));
  });
});

test('a source id separates the question from the answer', () => {
  expect(sourceIdOf('a b', 'c')).not.toBe(sourceIdOf('a', 'b c'));
});

describe('refineQuestion', () => {
  test.each<[string, string, Language?]>([
    ['what makes stubs melt', 'What makes stubs melt?'],
    ['which of these is a stub.', 'Which of these is a stub?'],
    ['When was the stub founded ?', 'When was the stub founded?'],
    ['In which year was the wall built', 'In which year was the wall built?'],
    ['According to legend, what is the stub made of.', 'According to legend, what is the stub made of?'],
    ['The stub is a fish. Which sea does it live in', 'The stub is a fish. Which sea does it live in?'],
    ['Who founded Stub Inc.', 'Who founded Stub Inc.?'],
    ['who wrote "i\'m a stub" and why i\'m here', 'Who wrote "I\'m a stub" and why I\'m here?'],
    [
      "You can visit Anna Stub 's house in Mockton , Mockovia .",
      "You can visit Anna Stub's house in Mockton, Mockovia.",
    ],
    ['kto napisał Sagę', 'Kto napisał Sagę?', 'pl'],
    ['żaby żyją w wodzie', 'Żaby żyją w wodzie', 'pl'],
    ['w którym roku wybuchła wojna', 'W którym roku wybuchła wojna?', 'pl'],
    ['ile nóg ma pająk.', 'Ile nóg ma pająk?', 'pl'],
    ['Według legendy, kto był założycielem miasta', 'Według legendy, kto był założycielem miasta?', 'pl'],
    ['Kiedy wybuchła wojna, król uciekł.', 'Kiedy wybuchła wojna, król uciekł.', 'pl'],
    ['Co roku odbywa się tu targ.', 'Co roku odbywa się tu targ.', 'pl'],
  ])('writes %s as %s', (text, wanted, language = 'en') => {
    expect(refineQuestion(text, language).text).toBe(wanted);
  });

  test.each<[string, string, Language]>([
    ['Which of the the stubs is a a fish?', 'Which of the stubs is a fish?', 'en'],
    ['The the stub is made of of what?', 'The stub is made of what?', 'en'],
    ['Co leży na na stole i i w w kuchni?', 'Co leży na stole i w kuchni?', 'pl'],
  ])('removes doubled words from %s', (text, wanted, language) => {
    expect(refineQuestion(text, language)).toEqual({ text: wanted, changed: true });
  });

  test.each<[string, string, Language?]>([
    ['a doubled name', 'Where was The The founded?'],
    ['an article before one of a title', 'Who plays in the The Legend of Stub?'],
    ['words that are meant twice', 'Which singer of Duran Duran had had a stub that that band sold?'],
    ['a doubled preposition', 'Which house did Anna move in in 1990?'],
    ['a word three times', 'Who sings the the the stub?'],
    ['a letter before an article', 'How many vitamin A a day does a stub need?'],
    ['words that are meant twice in Polish', 'Czy bardzo bardzo mała rzeka płynie na na na?', 'pl'],
    ['a claim', 'There are no rules in stub boxing.'],
    ['a claim that begins like a question', 'When Rome fell, its stubs were lost.'],
    ['a title that begins like a question', 'Who Framed the Stub was filmed in Testville.'],
    ['another title', 'What Women Mock is a film.'],
    ['a relative clause', 'Anna wrote this book, which is often called a stub.'],
    ['a name after an abbreviation', 'In 1963, Dr. Who was shown first.'],
    ['a sentence to be finished', 'The stub is called:'],
    ['a gap', 'What does the poet say: the stub is ___ and cold'],
    ['dots', 'Who wrote the novel called...'],
    ['a quotation at the end', 'Who said "Leave the stub alone."'],
    ['a question with a remark behind it', 'Who sings this? (in the English version)'],
    ['a clue', 'This singer was born in Testville.'],
    ['a name in small letters', 'iStub was sold in 2002.'],
    ['a unit', 'pH measures this.'],
    ['a formula', 'x^2+y^2=r^2 is which equation?'],
    ['an address', 'http://example.org/ is read by this.'],
    ['a sign that stands for a number', '2 + 2 = ?'],
    ['verse', 'which animal is it\nthat hums at dawn'],
  ])('does not change %s', (_, text, language = 'en') => {
    expect(refineQuestion(text, language)).toEqual({ text, changed: false });
  });

  test('adds a question mark to every question of an upstream', () => {
    const always = { alwaysAsks: true };
    expect(refineQuestion('the plant that blew up in mockovia', 'en', always).text).toBe(
      'The plant that blew up in mockovia?',
    );
    expect(refineQuestion('the first line is called ____', 'en', always).text).toBe(
      'The first line is called ____',
    );
  });

  test('reports whether it changed anything, and is idempotent', () => {
    expect(refineQuestion('Who is it?', 'en').changed).toBe(false);
    const parts = ['', '"', ..."who what is , . ? 's kto w Żaba : i’m … _".split(' ')];
    const words = fc.array(fc.constantFrom(...parts)).map((some) => some.join(' '));
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), words),
        fc.constantFrom('en', 'pl'),
        fc.boolean(),
        (raw, language, alwaysAsks) => {
          const text = cleanText(raw);
          const once = refineQuestion(text, language, { alwaysAsks });
          expect(once.changed).toBe(once.text !== text);
          expect(refineQuestion(once.text, language, { alwaysAsks })).toEqual({
            text: once.text,
            changed: false,
          });
          expect(cleanText(once.text)).toBe(once.text);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

test('a statement gets a capital letter and a full stop, but a single word does not', () => {
  expect(refineStatement('heat can melt stubs', 'en').text).toBe('Heat can melt stubs.');
  expect(refineStatement('Heat can melt stubs!', 'en').changed).toBe(false);
  expect(refineStatement('heat', 'en').text).toBe('Heat');
});
