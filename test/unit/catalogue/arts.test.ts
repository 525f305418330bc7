import { expect, test } from 'vitest';

import {
  ARCHITECTS,
  ARTIST_MOVEMENTS,
  BUILDINGS,
  MOVEMENTS,
  MUSEUM_CITIES,
  MUSEUMS,
} from '../../../catalogue/facts/arts/art-history.ts';
import { ARTISTS, ARTWORKS } from '../../../catalogue/facts/arts/artworks.ts';
import { AUTHORS } from '../../../catalogue/facts/arts/authors.ts';
import { CHESS_RULES, GAME_NUMBERS, GAME_THINGS, GAMES } from '../../../catalogue/facts/arts/board-games.ts';
import { BOOKS } from '../../../catalogue/facts/arts/books.ts';
import { CHARACTERS } from '../../../catalogue/facts/arts/characters.ts';
import { DIRECTORS, FILMS } from '../../../catalogue/facts/arts/films.ts';
import { DEITIES } from '../../../catalogue/facts/arts/gods.ts';
import { HISTORICAL_EVENTS } from '../../../catalogue/facts/arts/historical-events.ts';
import {
  BATTLES,
  DYNASTIES,
  POLISH_RULERS,
  REALMS,
  RULERS,
  WARS,
} from '../../../catalogue/facts/arts/history.ts';
import type { Answer, Link } from '../../../catalogue/facts/link.ts';
import * as music from '../../../catalogue/facts/arts/music.ts';
import { HEROES, MUSES, MYTHIC_THINGS } from '../../../catalogue/facts/arts/myths.ts';
import { namesOf, type Named } from '../../../catalogue/facts/named.ts';
import * as politics from '../../../catalogue/facts/arts/politics.ts';
import * as culture from '../../../catalogue/facts/arts/religions-and-dishes.ts';
import { ROMAN_NAMES } from '../../../catalogue/facts/arts/roman-names.ts';
import * as sports from '../../../catalogue/facts/arts/sports.ts';
import * as theatre from '../../../catalogue/facts/arts/theatre.ts';

/** Facts with the table in which their answers stand. */
const linkings: Readonly<Record<string, readonly [readonly Link[], readonly Answer[]]>> = {
  artworks: [ARTWORKS, ARTISTS],
  movements: [ARTIST_MOVEMENTS, MOVEMENTS],
  museums: [MUSEUMS, MUSEUM_CITIES],
  buildings: [BUILDINGS, ARCHITECTS],
  compositions: [music.COMPOSITIONS, music.COMPOSERS],
  instruments: [music.INSTRUMENTS, music.INSTRUMENT_FAMILIES],
  terms: [music.MUSICAL_TERMS, music.MUSICAL_MEANINGS],
  songs: [music.SONGS, music.PERFORMERS],
  films: [FILMS, DIRECTORS],
  plays: [theatre.PLAYS, theatre.PLAYWRIGHTS],
  musicals: [theatre.MUSICALS, theatre.MUSICAL_COMPOSERS],
  shakespeare: [theatre.SHAKESPEARE_CHARACTERS, theatre.SHAKESPEARE_PLAYS],
  rulers: [RULERS, REALMS],
  battles: [BATTLES, WARS],
  dynasties: [POLISH_RULERS, DYNASTIES],
  institutions: [politics.INSTITUTIONS, politics.SEATS],
  parliaments: [politics.PARLIAMENTS, politics.STATES],
  presidents: [politics.FIRST_PRESIDENTS, politics.PRESIDENTS],
  governments: [politics.RULING_GROUPS, politics.GOVERNMENTS],
  summer: [sports.SUMMER_GAMES, sports.OLYMPIC_CITIES],
  winter: [sports.WINTER_GAMES, sports.OLYMPIC_CITIES],
  cups: [sports.WORLD_CUPS, sports.WORLD_CUP_COUNTRIES],
  sports: [sports.SPORT_TERMS, sports.SPORTS],
  games: [GAME_THINGS, GAMES],
  religions: [culture.RELIGIOUS_THINGS, culture.RELIGIONS],
  dishes: [culture.DISHES, culture.FOOD_COUNTRIES],
};

const others = {
  AUTHORS,
  BOOKS,
  CHARACTERS,
  DEITIES,
  HEROES,
  MUSES,
  MYTHIC_THINGS,
  ROMAN_NAMES,
  HISTORICAL_EVENTS,
  GAME_NUMBERS,
};

test.each(Object.entries(linkings))(
  'every answer of the %s is in its table once',
  (_name, [links, answers]) => {
    const known = new Set(answers.map((answer) => answer.key));
    expect(known.size).toBe(answers.length);
    expect(new Set(links.map((link) => link.key)).size).toBe(links.length);
    expect(
      links.flatMap((link) => [link.to, ...(link.beside ?? [])]).filter((key) => !known.has(key)),
    ).toEqual([]);
    expect(links.filter((link) => link.beside?.includes(link.to))).toEqual([]);
  },
);

test.each(Object.entries(others))('every key of %s is unique', (_name, rows) => {
  expect(new Set(rows.map((row: Named) => row.key)).size).toBe(rows.length);
});

test('books have authors, and characters have books', () => {
  const authors = new Set(AUTHORS.map((author) => author.key));
  const books = new Set(BOOKS.map((book) => book.key));
  expect(BOOKS.filter((book) => !authors.has(book.by))).toEqual([]);
  expect(CHARACTERS.filter((character) => !books.has(character.book))).toEqual([]);
});

test('deities are only confused with deities', () => {
  const deities = new Set(DEITIES.map((deity) => deity.key));
  expect(DEITIES.flatMap((deity) => deity.beside ?? []).filter((key) => !deities.has(key))).toEqual([]);
});

test('a key in two tables has the same name in both', () => {
  const people: readonly Named[] = [
    ...AUTHORS,
    ...theatre.PLAYWRIGHTS,
    ...theatre.MUSICAL_COMPOSERS,
    ...ARTISTS,
    ...ARCHITECTS,
    ...music.COMPOSERS,
    ...music.PERFORMERS,
    ...DIRECTORS,
  ];
  const names = new Map(people.map((person) => [person.key, namesOf(person)]));
  for (const person of people) expect(namesOf(person)).toEqual(names.get(person.key));
});

test('a rule of chess and its false version differ in both languages', () => {
  for (const { truth, untruth } of CHESS_RULES) {
    expect(truth.en).not.toBe(untruth.en);
    expect(truth.pl).not.toBe(untruth.pl);
  }
});
