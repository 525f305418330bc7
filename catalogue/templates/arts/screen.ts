import { FILM_ROLES, type FilmRole } from '../../facts/arts/film-roles.ts';
import { FILMS } from '../../facts/arts/films.ts';
import { namesOf } from '../../facts/named.ts';
import { FILM_ROLE_NOTES } from '../../facts/notes/film-roles.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { deal } from '../sheet/deal.ts';
import { alike, askColumn, stateColumn } from '../sheet/sheet.ts';
import { askMember } from '../sheet/groups.ts';
import { askYear } from '../sheet/years.ts';

/** Whether the character has its own name, and is not one of several by that name. */
function isUnique({ en }: FilmRole): boolean {
  return !/ in \d+$/.test(en);
}

const dealt = deal(FILM_ROLES, {
  'actor-of-film-role': { most: 34 },
  'film-of-role': { most: 26, fits: isUnique },
  'film-role-statement': { most: 12 },
});

const decade = (year: number): string => String(year - (year % 10));

const roles = {
  category: 'film',
  rows: FILM_ROLES,
  subcategories: ['film-roles'],
  tags: ['cinema', 'film-roles'],
  near: ({ woman, regions, year }: FilmRole) => {
    const kind = `${woman ? 'w' : 'm'}${regions?.join('') ?? ''}`;
    return [`${kind}${decade(year)}`, `${kind}${year < 1975 ? 'old' : 'new'}`, kind];
  },
} as const;

/**
 * The name without the year that distinguishes characters of several films, because the question has the title of the
 * film.
 */
function plain({ en, pl }: Labels): Labels {
  return { en: en.replace(/ in \d+$/, ''), pl: pl.replace(/ z \d+ roku$/, '') };
}

const actor = (row: FilmRole): Labels => alike(row.actor);
const played = ({ woman }: FilmRole): string => (woman ? 'zagrała' : 'zagrał');

/** Something about the role. */
function note({ key, year }: FilmRole): Labels {
  return (
    FILM_ROLE_NOTES[key] ?? {
      en: `The film came out in ${year}.`,
      pl: `Premiera filmu odbyła się w ${year} roku.`,
    }
  );
}

/** Who played the character, and something about the role. */
function cast(row: FilmRole, names: Labels): Labels {
  const { en, pl } = note(row);
  return {
    en: `${row.actor} played ${plain(names).en}. ${en}`,
    pl: `${row.whom.charAt(0).toUpperCase()}${row.whom.slice(1)} ${played(row)} ${row.actor}. ${pl}`,
  };
}

/** Another role of the actor, or others of the cast. */
function career(row: FilmRole): Labels | undefined {
  const other = FILM_ROLES.find((one) => one.actor === row.actor && one.film.en !== row.film.en);
  if (other !== undefined) {
    const { en } = plain(namesOf(other));
    return {
      en: `${row.actor} also played ${en} in “${other.film.en}” (${other.year}).`,
      pl: `${row.actor} ${played(row)} też ${other.whom} w filmie „${other.film.pl}” (${other.year}).`,
    };
  }
  const partner = FILM_ROLES.find((one) => one !== row && one.film.en === row.film.en);
  if (partner !== undefined) {
    const { en } = plain(namesOf(partner));
    return {
      en: `In the same film, ${partner.actor} played ${en}.`,
      pl: `W tym samym filmie ${partner.whom} ${played(partner)} ${partner.actor}.`,
    };
  }
  return undefined;
}

export const ARTS_SCREEN: readonly Template[] = [
  askColumn({
    ...roles,
    name: 'actor-of-film-role',
    asked: dealt('actor-of-film-role'),
    ask: (names, row) => ({
      en: `Who played ${plain(names).en} in the film “${row.film.en}” (${row.year})?`,
      pl: `Kto zagrał ${row.whom} w filmie „${row.film.pl}” (${row.year})?`,
    }),
    answer: actor,
    why: (row) => row.why ?? FILM_ROLE_NOTES[row.key] ?? career(row),
  }),
  askMember({
    ...roles,
    name: 'film-of-role',
    rows: FILM_ROLES.filter(isUnique),
    // Ken gives his film away.
    asked: dealt('film-of-role').filter(({ key }) => key !== 'ken'),
    fewest: 1,
    value: (row) => namesOf(row),
    option: ({ film }) => film,
    near: ({ regions, year }) => {
      const country = regions?.join('') ?? '';
      return [`${country}${decade(year)}`, country];
    },
    hardness: -1,
    ask: ({ en, pl }) => ({
      en: `In which of these films does ${en} appear?`,
      pl: `W którym z tych filmów pojawia się ${pl}?`,
    }),
    why: cast,
  }),
  stateColumn({
    ...roles,
    name: 'film-role-statement',
    asked: dealt('film-role-statement'),
    answer: actor,
    state: (names, stated, row) => ({
      en: `${stated.en} played ${plain(names).en} in the film “${row.film.en}”.`,
      pl: `W filmie „${row.film.pl}” ${row.whom} ${played(row)} ${stated.pl}.`,
    }),
    why: (row, names, isTrue) => (isTrue ? note(row) : cast(row, names)),
  }),
  askYear({
    category: 'film',
    rows: FILMS,
    subcategories: ['film-history'],
    tags: ['cinema'],
    year: ({ year }) => year,
    name: 'year-of-film',
    asked: FILMS.filter(({ sameYear }) => sameYear !== undefined),
    hardness: 1,
    ask: ({ en, pl }) => ({
      en: `In which year did the film “${en}” come out?`,
      pl: `W którym roku odbyła się premiera filmu „${pl}”?`,
    }),
    why: ({ sameYear }) => sameYear,
  }),
];
