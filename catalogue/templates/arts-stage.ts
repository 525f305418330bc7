import { DIRECTORS, FILMS, type Film } from '../facts/films.ts';
import type { Link } from '../facts/link.ts';
import {
  MUSICAL_COMPOSERS,
  MUSICALS,
  PLAYS,
  PLAYWRIGHTS,
  SHAKESPEARE_CHARACTERS,
  SHAKESPEARE_PLAYS,
} from '../facts/theatre.ts';
import type { Template } from '../template.ts';
import { ARTS_WRITTEN } from './arts-questions.ts';
import { askAnswer, askSubject, stateAnswer, type Linking } from './arts-links.ts';

const films: Linking<Film> = {
  links: FILMS,
  answers: DIRECTORS,
  tags: (film) => [
    film.to,
    `films-of-the-${film.year - (film.year % 10)}s`,
    ...(film.regions?.includes('pl') === true ? ['polish-cinema'] : []),
  ],
};
const plays: Linking<Link> = { links: PLAYS, answers: PLAYWRIGHTS, tags: (play) => [play.to] };
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
      askAnswer('director-of-film', films, (title, _director, { year }) => ({
        en: `Who directed the film “${title.en}” (${year})?`,
        pl: `Kto wyreżyserował film „${title.pl}” (${year})?`,
      })),
  },
  {
    ...film,
    name: 'film-by-director',
    reverseOf: 'director-of-film',
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askSubject('film-by-director', films, (_title, director) => ({
        en: `Which of these films was directed by ${director.en}?`,
        pl: `Który z tych filmów ${director.woman ? 'wyreżyserowała' : 'wyreżyserował'} ${director.pl}?`,
      })),
  },
  {
    ...film,
    name: 'director-statement',
    type: 'boolean',
    hardness: -1,
    questions: () =>
      stateAnswer('director-statement', films, 30, (title, director, { year }) => ({
        en: `The film “${title.en}” (${year}) was directed by ${director.en}.`,
        pl: `Film „${title.pl}” (${year}) ${director.woman ? 'wyreżyserowała' : 'wyreżyserował'} ${director.pl}.`,
      })),
  },
  {
    ...stage,
    name: 'author-of-play',
    subcategories: ['plays'],
    tags: ['drama'],
    type: 'multiple',
    hardness: 0,
    questions: () =>
      askAnswer('author-of-play', plays, (title) => ({
        en: `Who wrote the play “${title.en}”?`,
        pl: `Kto napisał sztukę „${title.pl}”?`,
      })),
  },
  {
    ...stage,
    name: 'play-statement',
    subcategories: ['plays'],
    tags: ['drama'],
    type: 'boolean',
    hardness: -1,
    questions: () =>
      stateAnswer('play-statement', plays, 20, (title, author) => ({
        en: `${author.en} wrote the play “${title.en}”.`,
        pl: `Sztukę „${title.pl}” ${author.woman ? 'napisała' : 'napisał'} ${author.pl}.`,
      })),
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
        en: `Which play by Shakespeare has this character: ${character.en}?`,
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
      askAnswer('composer-of-musical', musicals, (title) => ({
        en: `Who composed the music of the musical “${title.en}”?`,
        pl: `Kto skomponował muzykę do musicalu „${title.pl}”?`,
      })),
  },
];
