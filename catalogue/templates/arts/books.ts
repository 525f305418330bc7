import { coin, draw } from '../../draw.ts';
import { AUTHORS, type Author } from '../../facts/arts/authors.ts';
import { namesOf } from '../../facts/named.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { about, author, background, otherAuthors, otherBooks, title } from './book-facts.ts';
import { ARTS_WRITTEN, choice } from './questions.ts';
import { BOOKS_ASKED } from './works.ts';
import { entry, judgement } from '../halves.ts';

function wrote(by: Author): string {
  return by.woman === true ? 'napisała' : 'napisał';
}

function* authorOfBook(): Generator<BilingualQuestion> {
  for (const row of BOOKS_ASKED('author-of-book')) {
    const by = author(row.by);
    const { en, pl } = title(row);
    const ask = { en: `Who wrote ${en}?`, pl: `Kto napisał ${pl}?` };
    const halves = choice(`author-of-book/${row.key}`, ask, namesOf(by), otherAuthors(by), background(row));
    yield { key: row.key, familiarity: row.familiarity, ...about(row), ...halves };
  }
}

/** One work of each writer. */
function* bookByAuthor(): Generator<BilingualQuestion> {
  const best = new Map(
    BOOKS_ASKED('book-by-author')
      .toReversed()
      .map((row) => [row.by, row]),
  );
  for (const row of best.values()) {
    const by = author(row.by);
    const { en, pl } = namesOf(by);
    const ask = {
      en: `Which of these works was written by ${en}?`,
      pl: `Które z tych dzieł ${wrote(by)} ${pl}?`,
    };
    const halves = choice(`book-by-author/${by.key}`, ask, namesOf(row), otherBooks(row), background(row));
    yield { key: by.key, familiarity: row.familiarity, ...about(row), ...halves };
  }
}

function* authorshipStatement(): Generator<BilingualQuestion> {
  for (const row of BOOKS_ASKED('authorship-statement')) {
    const seed = `authorship-statement/${row.key}`;
    const isTrue = coin(seed);
    const by = author(row.by);
    const near = otherAuthors(by).find((pool) => pool.length > 0) ?? AUTHORS;
    const [named = by] = isTrue ? [by] : draw(near, 1, seed, (item) => item.key);
    const { en, pl } = title(row);
    const state = (one: Author) => ({
      en: `${one.en} wrote ${en}.`,
      pl: `${pl.charAt(0).toUpperCase()}${pl.slice(1)} ${wrote(one)} ${namesOf(one).pl}.`,
    });
    const parts = [isTrue ? undefined : state(by), background(row)].filter((part) => part !== undefined);
    const why = { en: parts.map((part) => part.en).join(' '), pl: parts.map((part) => part.pl).join(' ') };
    const halves = judgement(state(named), isTrue, parts.length === 0 ? undefined : why);
    yield { key: row.key, familiarity: row.familiarity, ...about(row), ...halves };
  }
}

function* surnameEntry(): Generator<BilingualQuestion> {
  for (const row of BOOKS_ASKED('author-surname')) {
    const by = author(row.by);
    if (by.surname === undefined) continue;
    const { en, pl } = title(row);
    const ask = {
      en: `Who wrote ${en}? Give the surname.`,
      pl: `Kto napisał ${pl}? Podaj nazwisko.`,
    };
    const accepted = { en: [by.en], pl: [namesOf(by).pl] };
    yield {
      key: row.key,
      familiarity: row.familiarity,
      ...about(row),
      ...entry(ask, by.surname, background(row), accepted),
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
