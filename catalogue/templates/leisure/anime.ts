import {
  ANIME_FILMS,
  type AnimeFilm,
  ANIME_SERIES,
  type AnimeSeries,
  MANGA,
} from '../../facts/leisure/manga.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { askFirst } from '../sheet/first.ts';
import { askMember, askStranger } from '../sheet/groups.ts';
import { alike, askColumn } from '../sheet/sheet.ts';
import { toldStory } from './story.ts';

const films = {
  category: 'anime-manga',
  rows: ANIME_FILMS,
  subcategories: ['anime-films'],
  tags: ['anime', 'anime-films'],
  near: ({ year }: AnimeFilm) => (year < 2000 ? 'old' : 'new'),
} as const;
const series = {
  category: 'anime-manga',
  rows: ANIME_SERIES,
  subcategories: ['anime-series'],
  tags: ['anime'],
  near: ({ year }: AnimeSeries) => (year < 2005 ? 'old' : 'new'),
} as const;

const director = ({ by }: AnimeFilm): Labels => alike(by);

const told = ({ about }: AnimeFilm, names: Labels): Labels | undefined => toldStory(about, names);

/** The story of a series, or of the manga behind it. */
function toldOfSeries({ key, about }: AnimeSeries, names: Labels): Labels | undefined {
  const manga = MANGA.find((row) => key === row.key || key.startsWith(`${row.key}-`));
  return toldStory(about ?? manga?.about, names);
}

function shown({ by, woman, year }: AnimeFilm, { en, pl }: Labels): Labels {
  return {
    en: `“${en}” is a film of ${year}, directed by ${by}.`,
    pl: `Film „${pl}” z ${year} roku ${woman ? 'wyreżyserowała' : 'wyreżyserował'} ${by}.`,
  };
}

function animated({ studio, year }: AnimeSeries, { en, pl }: Labels): Labels {
  return {
    en: `“${en}” was animated by ${studio} and began in ${year}.`,
    pl: `Serial „${pl}” powstał w studiu ${studio}; premierę miał w ${year} roku.`,
  };
}

export const LEISURE_ANIME: readonly Template[] = [
  askColumn({
    ...films,
    name: 'director-of-anime-film',
    ask: ({ en, pl }, { year }) => ({
      en: `Who directed the anime film “${en}” (${year})?`,
      pl: `Kto wyreżyserował film anime „${pl}” (${year})?`,
    }),
    answer: (row) => (row.ask === 'director' ? director(row) : undefined),
    wrong: ({ by }) => ANIME_FILMS.filter((other) => other.by !== by).map(director),
    why: told,
  }),
  askStranger({
    ...films,
    name: 'anime-film-not-by-director',
    value: director,
    ask: ({ en, pl }) => ({
      en: `Which of these anime films was not directed by ${en}?`,
      pl: `Trzy z tych filmów anime wyreżyserował ${pl}. Który nie jest jego dziełem?`,
    }),
    why: shown,
  }),
  askMember({
    ...films,
    name: 'anime-film-of-story',
    fewest: 1,
    value: ({ ask, about }) => (ask === undefined ? about : undefined),
    offered: ANIME_FILMS,
    ask: ({ en, pl }) => ({
      en: `Which anime film is about ${en}?`,
      pl: `Który film anime opowiada o ${pl}?`,
    }),
    why: shown,
  }),
  askMember({
    ...series,
    name: 'anime-series-of-story',
    fewest: 1,
    value: ({ about }) => about,
    offered: ANIME_SERIES,
    ask: ({ en, pl }) => ({
      en: `Which anime series is about ${en}?`,
      pl: `Który serial anime opowiada o ${pl}?`,
    }),
    why: animated,
  }),
  askColumn({
    ...series,
    name: 'studio-of-anime-series',
    hardness: 1,
    narrow: true,
    ask: ({ en, pl }) => ({
      en: `Which studio produced the first season of the anime series “${en}”?`,
      pl: `W którym studiu powstał pierwszy sezon serialu anime „${pl}”?`,
    }),
    answer: ({ familiarity, studio }) => (familiarity > 2 ? undefined : alike(studio)),
    why: toldOfSeries,
  }),
  askFirst({
    ...series,
    name: 'first-of-anime-series',
    hardness: 1,
    count: 10,
    apart: [4, 30],
    year: ({ year }) => year,
    // A film of Little Witch Academia, one of the options, is a month older.
    withdrawn: ['attack-on-titan'],
    kind: () => '',
    titles: true,
    ask: () => ({
      en: 'Which of these anime series came first?',
      pl: 'Który z tych seriali anime miał premierę najwcześniej?',
    }),
  }),
];
