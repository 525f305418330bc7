import { BOOKS } from '../../facts/arts/books.ts';
import { byKey, namesOf } from '../../facts/named.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { about, author, otherBooks } from './book-facts.ts';
import { ARTS_WRITTEN, choice } from './questions.ts';
import { CHARACTERS_ASKED } from './works.ts';
import { sentences } from '../geography/wording.ts';

const book = byKey(BOOKS);

function* bookOfCharacter(): Generator<BilingualQuestion> {
  for (const row of CHARACTERS_ASKED('book-of-character')) {
    const home = book(row.book);
    const by = author(home.by);
    const { en, pl } = namesOf(row);
    const ask = {
      en: `In which book does ${en} appear?`,
      pl: `W której książce pojawia się ${pl}?`,
    };
    const writer = {
      en: `The author is ${by.en}.`,
      pl: `Książkę ${by.woman === true ? 'napisała' : 'napisał'} ${namesOf(by).pl}.`,
    };
    const halves = choice(
      `book-of-character/${row.key}`,
      ask,
      namesOf(home),
      otherBooks(home),
      sentences(row.why, writer),
    );
    yield { key: row.key, familiarity: row.familiarity, ...about(home), ...halves };
  }
}

export const ARTS_BOOK_CONTENTS: readonly Template[] = [
  {
    category: 'books',
    tags: ['literature'],
    written: ARTS_WRITTEN,
    name: 'book-of-character',
    type: 'multiple',
    subcategories: ['literary-characters'],
    hardness: 0,
    questions: bookOfCharacter,
  },
];
