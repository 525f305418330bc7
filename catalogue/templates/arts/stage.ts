import { FILM_ROLES } from '../../facts/arts/film-roles.ts';
import { DIRECTORS, FILMS, type Film } from '../../facts/arts/films.ts';
import type { Link } from '../../facts/link.ts';
import {
  MUSICAL_COMPOSERS,
  MUSICALS,
  PLAYS,
  PLAYWRIGHTS,
  SHAKESPEARE_CHARACTERS,
  SHAKESPEARE_PLAYS,
} from '../../facts/arts/theatre.ts';
import { namesOf } from '../../facts/named.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { alike } from '../sheet/sheet.ts';
import { ARTS_WRITTEN } from './questions.ts';
import { alsoBy, askAnswer, askSubject, stateAnswer, type Linking } from './links.ts';
import { FILMS_ASKED, MUSICALS_ASKED, PLAYS_ASKED } from './works.ts';

/** Another film of the director, or a role; undefined when the tables have neither. */
function background(film: Film, director: Labels & { readonly woman: boolean }): Labels | undefined {
  const other = FILMS.find((one) => one.to === film.to && one.key !== film.key);
  const role = FILM_ROLES.find((one) => one.film.en === film.en);
  if (other !== undefined) {
    const { en, pl } = namesOf(other);
    const made = director.woman ? 'wyreżyserowała' : 'wyreżyserował';
    return {
      en: `${director.en} also directed “${en}” (${other.year}).`,
      pl: `${director.pl} ${made} też film „${pl}” (${other.year}).`,
    };
  }
  if (role === undefined) return undefined;
  const played = role.woman ? 'zagrała' : 'zagrał';
  const who = role.actor === director.en ? { en: 'The director', pl: 'sam reżyser' } : alike(role.actor);
  return {
    en: `${who.en} played ${role.en.replace(/ in \d+$/, '')} in it.`,
    pl: `${role.whom.charAt(0).toUpperCase()}${role.whom.slice(1)} ${played} w nim ${who.pl}.`,
  };
}

const films: Linking<Film> = {
  links: FILMS,
  answers: DIRECTORS,
  tags: (film) => [
    film.to,
    `films-of-the-${film.year - (film.year % 10)}s`,
    ...(film.regions?.includes('pl') === true ? ['polish-cinema'] : []),
  ],
  why: (_title, director, film) => background(film, director),
};
const plays: Linking<Link> = {
  links: PLAYS,
  answers: PLAYWRIGHTS,
  tags: (play) => [play.to],
  why: alsoBy(PLAYS, {
    verb: 'wrote',
    one: 'Inna sztuka',
    many: 'Inne sztuki',
    his: 'tego autora',
    her: 'tej autorki',
  }),
};
const musicals: Linking<Link> = { links: MUSICALS, answers: MUSICAL_COMPOSERS, tags: (work) => [work.to] };
const shakespeare = { links: SHAKESPEARE_CHARACTERS, answers: SHAKESPEARE_PLAYS };

const film = {
  category: 'film',
  written: ARTS_WRITTEN,
  subcategories: ['film-directors'],
  tags: ['cinema'],
} as const;
const stage = { category: 'theatre', written: ARTS_WRITTEN } as const;

export const ARTS_STAGE: readonly Template[] = [
  {
    ...film,
    name: 'director-of-film',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'director-of-film',
        films,
        (title, _director, { year }) => ({
          en: `Who directed the film “${title.en}” (${year})?`,
          pl: `Kto wyreżyserował film „${title.pl}” (${year})?`,
        }),
        FILMS_ASKED('director-of-film'),
      ),
  },
  {
    ...film,
    name: 'film-by-director',
    reverseOf: 'director-of-film',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askSubject(
        'film-by-director',
        films,
        (_title, director) => ({
          en: `Which of these films was directed by ${director.en}?`,
          pl: `Który z tych filmów ${director.woman ? 'wyreżyserowała' : 'wyreżyserował'} ${director.pl}?`,
        }),
        FILMS_ASKED('film-by-director'),
      ),
  },
  {
    ...film,
    name: 'director-statement',
    type: 'boolean',
    hardness: -1,
    questions: () =>
      stateAnswer(
        'director-statement',
        films,
        (title, director, { year }) => ({
          en: `The film “${title.en}” (${year}) was directed by ${director.en}.`,
          pl: `Film „${title.pl}” (${year}) ${director.woman ? 'wyreżyserowała' : 'wyreżyserował'} ${director.pl}.`,
        }),
        FILMS_ASKED('director-statement'),
      ),
  },
  {
    ...stage,
    name: 'author-of-play',
    subcategories: ['plays'],
    tags: ['drama'],
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'author-of-play',
        plays,
        (title) => ({
          en: `Who wrote the play “${title.en}”?`,
          pl: `Kto napisał sztukę „${title.pl}”?`,
        }),
        PLAYS_ASKED('author-of-play'),
      ),
  },
  {
    ...stage,
    name: 'play-statement',
    subcategories: ['plays'],
    tags: ['drama'],
    type: 'boolean',
    hardness: -1,
    questions: () =>
      stateAnswer(
        'play-statement',
        plays,
        (title, author) => ({
          en: `${author.en} wrote the play “${title.en}”.`,
          pl: `Sztukę „${title.pl}” ${author.woman ? 'napisała' : 'napisał'} ${author.pl}.`,
        }),
        PLAYS_ASKED('play-statement'),
      ),
  },
  {
    ...stage,
    name: 'shakespeare-character',
    subcategories: ['plays'],
    tags: ['drama', 'william-shakespeare'],
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('shakespeare-character', shakespeare, (character) => ({
        en: `In which play by Shakespeare do we meet ${character.en}?`,
        pl: `W której sztuce Szekspira pojawia się ${character.pl}?`,
      })),
  },
  {
    ...stage,
    name: 'composer-of-musical',
    subcategories: ['musicals'],
    tags: ['musicals'],
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer(
        'composer-of-musical',
        musicals,
        (title) => ({
          en: `Who composed the music for the musical “${title.en}”?`,
          pl: `Kto skomponował muzykę do musicalu „${title.pl}”?`,
        }),
        MUSICALS_ASKED,
      ),
  },
];
