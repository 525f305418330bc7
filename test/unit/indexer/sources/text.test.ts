import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { refineQuestion, refineStatement } from '../../../../indexer/sources/refine-text.ts';
import { cleanAnswer, cleanText, normalize, sourceIdOf } from '../../../../indexer/sources/text.ts';
import { Language } from '../../../../src/contract/vocabulary.ts';

describe('cleanText', () => {
  test('composes characters, removes invisible ones and collapses spaces', () => {
    expect(cleanText('\ufeff Cafe\u0301\u00a0\u2009 a\u00adb\u200b \u0007\t c ')).toBe('Café ab c');
  });

  test('replaces page breaks and tabs with spaces', () => {
    expect(cleanText('one\ftwo\vthree\tfour')).toBe('one two three four');
  });

  test('keeps the lines of verse, with at most one empty line', () => {
    expect(cleanText('A line \r\n\r\n\r\n another\rthird\u2028fourth')).toBe(
      'A line\n\nanother\nthird\nfourth',
    );
  });

  test('keeps the replacement character, so that the damaged record is refused', () => {
    expect(cleanText('a\ufffdb')).toBe('a\ufffdb');
  });

  test('writes an answer on one line', () => {
    expect(cleanAnswer('one\ntwo')).toBe('one two');
  });
});

describe('normalize', () => {
  test('ignores case, punctuation and spacing', () => {
    expect(normalize(' “Who’s there?” – asked  HAMLET…')).toBe('whos there asked hamlet');
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

  test('treats a hyphen between words or numbers as a space', () => {
    expect(normalize('Jean-Luc 1939-1945')).toBe('jean luc 1939 1945');
  });
});

describe('sourceIdOf', () => {
  test('returns 20 hexadecimal digits, equal for texts that differ only in punctuation', () => {
    expect(sourceIdOf('Who wrote it', 'Anna Stub')).toMatch(/^[0-9a-f]{20}$/u);
    expect(sourceIdOf('Who wrote it?', 'anna stub.')).toBe(sourceIdOf('who wrote it', 'Anna Stub'));
  });

  test('separates the question from the answer', () => {
    expect(sourceIdOf('a b', 'c')).not.toBe(sourceIdOf('a', 'b c'));
  });
});

const refined = (text: string, language: Language = 'en'): string => refineQuestion(text, language).text;

describe('refineQuestion', () => {
  test.each([
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
  ])('changes %s to %s', (text, wanted) => {
    expect(refined(text)).toBe(wanted);
  });

  test.each<[string, string, Language]>([
    ['Which of the the stubs is a a fish?', 'Which of the stubs is a fish?', 'en'],
    ['The the stub is made of of what?', 'The stub is made of what?', 'en'],
    ['Co leży na na stole i i w w kuchni?', 'Co leży na stole i w kuchni?', 'pl'],
  ])('removes doubled words from %s', (text, wanted, language) => {
    expect(refineQuestion(text, language)).toEqual({ text: wanted, changed: true });
  });

  test.each<[string, Language]>([
    ['Where was The The founded?', 'en'],
    ['Who plays in the The Legend of Stub?', 'en'],
    ['Which singer of Duran Duran had had a stub that that band sold?', 'en'],
    ['Which house did Anna move in in 1990?', 'en'],
    ['Who sings the the the stub?', 'en'],
    ['How many vitamin A a day does a stub need?', 'en'],
    ['Czy bardzo bardzo mała rzeka płynie na na na?', 'pl'],
  ])('keeps words that may be meant twice: %s', (text, language) => {
    expect(refineQuestion(text, language)).toEqual({ text, changed: false });
  });

  test.each([
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
  ])('does not change %s', (_, text) => {
    expect(refineQuestion(text, 'en')).toEqual({ text, changed: false });
  });

  test.each([
    ['kto napisał Sagę', 'Kto napisał Sagę?'],
    ['żaby żyją w wodzie', 'Żaby żyją w wodzie'],
    ['w którym roku wybuchła wojna', 'W którym roku wybuchła wojna?'],
    ['ile nóg ma pająk.', 'Ile nóg ma pająk?'],
    ['Według legendy, kto był założycielem miasta', 'Według legendy, kto był założycielem miasta?'],
    ['Kiedy wybuchła wojna, król uciekł.', 'Kiedy wybuchła wojna, król uciekł.'],
    ['Co roku odbywa się tu targ.', 'Co roku odbywa się tu targ.'],
  ])('changes %s to %s in Polish', (text, wanted) => {
    expect(refined(text, 'pl')).toBe(wanted);
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

describe('refineStatement', () => {
  test('a sentence gets a capital letter and a full stop, but a single word does not', () => {
    expect(refineStatement('heat can melt stubs', 'en').text).toBe('Heat can melt stubs.');
    expect(refineStatement('Heat can melt stubs!', 'en').changed).toBe(false);
    expect(refineStatement('heat', 'en').text).toBe('Heat');
  });
});
