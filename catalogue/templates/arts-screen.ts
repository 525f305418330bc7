import { FILM_ROLES, type FilmRole } from '../facts/film-roles.ts';
import { DIRECTORS, FILMS } from '../facts/films.ts';
import { byKey, namesOf } from '../facts/named.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Template } from '../template.ts';
import { alike, askColumn, stateColumn } from './sheet.ts';
import { askMember } from './sheet-groups.ts';
import { askYear, stateOrder } from './sheet-years.ts';

const director = byKey(DIRECTORS);
const roles = {
  category: 'film',
  rows: FILM_ROLES,
  subcategories: ['film-roles'],
  tags: ['cinema', 'film-roles'],
  near: ({ woman, regions }: FilmRole) => `${woman ? 'w' : 'm'}${regions?.join('') ?? ''}`,
} as const;
const years = {
  category: 'film',
  rows: FILMS,
  subcategories: ['film-history'],
  tags: ['cinema'],
  year: ({ year }: (typeof FILMS)[number]) => year,
} as const;

/**
 * The name without the year that distinguishes characters of several films, because the question has the title of the
 * film.
 */
function plain({ en, pl }: Labels): Labels {
  return { en: en.replace(/ in \d+$/, ''), pl: pl.replace(/ z \d+ roku$/, '') };
}

const actor = (row: FilmRole): Labels => alike(row.actor);

function played(row: FilmRole, names: Labels): Labels {
  const { en, pl } = plain(names);
  return {
    en: `In “${row.film.en}” (${row.year}) ${en} was played by ${row.actor}.`,
    pl: `W filmie „${row.film.pl}” (${row.year}) w tej roli (${pl}) ${row.woman ? 'wystąpiła' : 'wystąpił'} ${row.actor}.`,
  };
}

function directed({ to }: (typeof FILMS)[number]): Labels {
  const { woman, ...row } = director(to);
  const { en, pl } = namesOf(row);
  return {
    en: `It was directed by ${en}.`,
    pl: `${woman ? 'Wyreżyserowała' : 'Wyreżyserował'} go ${pl}.`,
  };
}

export const ARTS_SCREEN: readonly Template[] = [
  askColumn({
    ...roles,
    name: 'actor-of-film-role',
    ask: (names, { film, year }) => ({
      en: `Who played ${plain(names).en} in the film “${film.en}” (${year})?`,
      pl: `Kto wystąpił w tej roli w filmie „${film.pl}” (${year}): ${plain(names).pl}?`,
    }),
    answer: actor,
  }),
  askMember({
    ...roles,
    name: 'film-of-role',
    rows: FILM_ROLES.filter(({ en }) => !/ in \d+$/.test(en)),
    fewest: 1,
    value: (row) => namesOf(row),
    option: ({ film }) => film,
    near: ({ regions }) => regions?.join('') ?? '',
    hardness: -1,
    ask: ({ en, pl }) => ({
      en: `In which of these films does this character appear: ${en}?`,
      pl: `W którym z tych filmów pojawia się ta postać: ${pl}?`,
    }),
    why: played,
  }),
  stateColumn({
    ...roles,
    name: 'film-role-statement',
    count: 40,
    answer: actor,
    state: (names, stated, { film }) => ({
      en: `${stated.en} played ${plain(names).en} in the film “${film.en}”.`,
      pl: `W obsadzie filmu „${film.pl}” znajduje się taki wpis: ${plain(names).pl} – ${stated.pl}.`,
    }),
    why: played,
  }),
  askYear({
    ...years,
    name: 'year-of-film',
    hardness: 1,
    ask: ({ en, pl }) => ({
      en: `In which year was the film “${en}” first shown?`,
      pl: `W którym roku odbyła się premiera filmu „${pl}”?`,
    }),
    why: directed,
  }),
  stateOrder({
    ...years,
    name: 'film-order',
    count: 40,
    apart: [5, 20],
    state: (first, second) => ({
      en: `The film “${first.en}” is older than “${second.en}”.`,
      pl: `Film „${first.pl}” jest starszy niż „${second.pl}”.`,
    }),
    why: (row, { en, pl }) => ({
      en: `“${en}” is a film of ${row.year}, directed by ${namesOf(director(row.to)).en}.`,
      pl: `Film „${pl}” (${row.year}), reżyseria: ${namesOf(director(row.to)).pl}.`,
    }),
  }),
];
