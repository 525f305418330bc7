import { draw } from '../draw.ts';
import { BOOKS } from '../facts/books.ts';
import { CENTURIES } from '../facts/centuries.ts';
import { CHARACTERS } from '../facts/characters.ts';
import { byKey, namesOf } from '../facts/named.ts';
import type { BilingualQuestion, Template } from '../template.ts';
import { ARTS_WRITTEN, choice } from './arts-questions.ts';
import { about, otherBooks } from './arts-book-facts.ts';

const book = byKey(BOOKS);

function* centuryOfBook(): Generator<BilingualQuestion> {
  const dated = BOOKS.filter((row) => row.century !== undefined);
  for (const row of draw(dated, 30, 'book-century', (item) => item.key)) {
    const right = CENTURIES.find((century) => century.number === row.century);
    if (right === undefined) continue;
    const near = CENTURIES.filter((century) => Math.abs(century.number - right.number) <= 3);
    const { en, pl } = namesOf(row);
    const ask = {
      en: `In which century was “${en}” first published?`,
      pl: `W którym wieku po raz pierwszy wydano drukiem dzieło „${pl}”?`,
    };
    const others = near.filter((century) => century !== right && century.number >= 15);
    const halves = choice(`book-century/${row.key}`, ask, namesOf(right), [others]);
    yield { key: row.key, familiarity: row.familiarity, ...about(row), ...halves };
  }
}

function* bookOfCharacter(): Generator<BilingualQuestion> {
  for (const row of CHARACTERS) {
    const home = book(row.book);
    const { en, pl } = namesOf(row);
    const ask = {
      en: `In which literary work does ${en} appear?`,
      pl: `W którym utworze literackim występuje ${pl}?`,
    };
    const halves = choice(`book-of-character/${row.key}`, ask, namesOf(home), otherBooks(home));
    yield { key: row.key, familiarity: row.familiarity, ...about(home), ...halves };
  }
}

const shared = { category: 'books', tags: ['literature'], written: ARTS_WRITTEN } as const;

export const ARTS_BOOK_CONTENTS: readonly Template[] = [
  {
    ...shared,
    name: 'book-century',
    type: 'multiple',
    subcategories: ['literary-history'],
    hardness: 1,
    questions: centuryOfBook,
  },
  {
    ...shared,
    name: 'book-of-character',
    type: 'multiple',
    subcategories: ['literary-characters'],
    hardness: 0,
    questions: bookOfCharacter,
  },
];
