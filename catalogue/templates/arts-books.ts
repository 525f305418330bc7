import { coin, draw } from '../draw.ts';
import { AUTHORS, type Author } from '../facts/authors.ts';
import { BOOKS } from '../facts/books.ts';
import { namesOf } from '../facts/named.ts';
import type { BilingualQuestion, Template } from '../template.ts';
import { ARTS_WRITTEN, choice } from './arts-questions.ts';
import { entry, judgement } from './halves.ts';
import { about, author, background, otherAuthors, otherBooks, title } from './arts-book-facts.ts';

function wrote(by: Author): string {
  return by.woman === true ? 'napisała' : 'napisał';
}

function* authorOfBook(): Generator<BilingualQuestion> {
  for (const row of BOOKS) {
    const by = author(row.by);
    const { en, pl } = title(row);
    const ask = { en: `Who wrote ${en}?`, pl: `Kto napisał ${pl}?` };
    const halves = choice(`author-of-book/${row.key}`, ask, namesOf(by), otherAuthors(by), background(row));
    yield { key: row.key, familiarity: row.familiarity, ...about(row), ...halves };
  }
}

/** Half of the writers, with the best known of their works. */
function* bookByAuthor(): Generator<BilingualQuestion> {
  for (const by of AUTHORS) {
    const [best] = BOOKS.filter((row) => row.by === by.key).toSorted((a, b) => a.familiarity - b.familiarity);
    if (best === undefined || coin(`book-by-author/${by.key}`)) continue;
    const { en, pl } = namesOf(by);
    const ask = {
      en: `Which of these works was written by ${en}?`,
      pl: `Które z tych dzieł ${wrote(by)} ${pl}?`,
    };
    const halves = choice(`book-by-author/${by.key}`, ask, namesOf(best), otherBooks(best), background(best));
    yield { key: by.key, familiarity: best.familiarity, ...about(best), ...halves };
  }
}

function* authorshipStatement(): Generator<BilingualQuestion> {
  for (const row of draw(BOOKS, 50, 'authorship-statement', (item) => item.key)) {
    const seed = `authorship-statement/${row.key}`;
    const isTrue = coin(seed);
    const by = author(row.by);
    const near = otherAuthors(by).find((pool) => pool.length > 0) ?? AUTHORS;
    const [named = by] = isTrue ? [by] : draw(near, 1, seed, (item) => item.key);
    const { en, pl } = namesOf(row);
    const statement = {
      en: `${named.en} is the author of “${en}”.`,
      pl: `${named.woman === true ? 'Autorką' : 'Autorem'} dzieła „${pl}” jest ${namesOf(named).pl}.`,
    };
    const why = { en: `It was written by ${by.en}.`, pl: `To dzieło ${wrote(by)} ${namesOf(by).pl}.` };
    const halves = judgement(statement, isTrue, isTrue ? undefined : why);
    yield { key: row.key, familiarity: row.familiarity, ...about(row), ...halves };
  }
}

function* surnameEntry(): Generator<BilingualQuestion> {
  for (const row of BOOKS) {
    const { surname } = author(row.by);
    if (surname === undefined || row.familiarity > 2 || coin(`author-surname/${row.key}`)) continue;
    const { en, pl } = title(row);
    const ask = {
      en: `What is the surname of the person who wrote ${en}?`,
      pl: `Jakie nazwisko nosi osoba, która napisała ${pl}?`,
    };
    yield {
      key: row.key,
      familiarity: row.familiarity,
      ...about(row),
      ...entry(ask, surname, background(row)),
    };
  }
}

const shared = { category: 'books', tags: ['literature'], written: ARTS_WRITTEN } as const;

export const ARTS_BOOKS: readonly Template[] = [
  {
    ...shared,
    name: 'author-of-book',
    type: 'multiple',
    subcategories: ['authors'],
    hardness: 0,
    questions: authorOfBook,
  },
  {
    ...shared,
    name: 'book-by-author',
    reverseOf: 'author-of-book',
    type: 'multiple',
    subcategories: ['authors'],
    hardness: 0,
    questions: bookByAuthor,
  },
  {
    ...shared,
    name: 'authorship-statement',
    type: 'boolean',
    subcategories: ['authors'],
    hardness: -1,
    questions: authorshipStatement,
  },
  {
    ...shared,
    name: 'author-surname',
    type: 'text_input',
    subcategories: ['authors'],
    hardness: 1,
    questions: surnameEntry,
  },
];
