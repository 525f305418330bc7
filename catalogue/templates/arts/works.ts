import { ARTWORKS } from '../../facts/arts/artworks.ts';
import { AUTHORS } from '../../facts/arts/authors.ts';
import { BOOKS, type Book } from '../../facts/arts/books.ts';
import { CHARACTERS } from '../../facts/arts/characters.ts';
import { FILMS } from '../../facts/arts/films.ts';
import { COMPOSITIONS } from '../../facts/arts/music.ts';
import { byKey } from '../../facts/named.ts';
import { MUSICALS, PLAYS } from '../../facts/arts/theatre.ts';
import { deal } from '../sheet/deal.ts';

/* Which works each template asks about. Zapolska would be the only woman among her options. */

const book = byKey(BOOKS);
const author = byKey(AUTHORS);

/** Writers who have a topic and few works in the table. */
const RARE = [
  'albert-camus',
  'boleslaw-prus',
  'h-g-wells',
  'john-steinbeck',
  'stefan-zeromski',
  'thomas-mann',
];

function isRare({ by }: Book): boolean {
  return RARE.includes(by);
}

export const BOOKS_ASKED = deal(
  BOOKS.filter(({ familiarity }) => familiarity < 5),
  {
    'author-of-book': { most: 36 },
    'book-by-author': { most: 20 },
    'authorship-statement': { most: 10 },
    'author-surname': {
      most: 18,
      fits: ({ by, familiarity }) => familiarity <= 2 && author(by).surname !== undefined,
    },
  },
  isRare,
);

export const CHARACTERS_ASKED = deal(CHARACTERS, { 'book-of-character': { most: 38 } }, (row) =>
  isRare(book(row.book)),
);

export const FILMS_ASKED = deal(
  FILMS,
  {
    'director-of-film': { most: 34 },
    'film-by-director': { most: 14 },
    'director-statement': { most: 10 },
  },
  ({ to }) => to === 'akira-kurosawa',
);

export const PLAYS_ASKED = deal(PLAYS, {
  'author-of-play': { most: 30, fits: ({ to }) => to !== 'gabriela-zapolska' },
  'play-statement': { most: 10 },
});

export const ARTWORKS_ASKED = deal(ARTWORKS, {
  'artist-of-work': { most: 32 },
  'work-by-artist': { most: 16 },
  'artist-statement': { most: 10 },
});

export const COMPOSITIONS_ASKED = deal(
  COMPOSITIONS,
  {
    'composer-of-work': { most: 34 },
    'work-by-composer': { most: 14 },
    'composer-statement': { most: 10 },
  },
  ({ to }) => to === 'richard-wagner',
);

/** Composers of musicals are known to few. */
export const MUSICALS_ASKED = MUSICALS.filter(({ familiarity }) => familiarity < 5);
