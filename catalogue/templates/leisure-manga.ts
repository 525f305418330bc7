import {
  ANIME_FILMS,
  type AnimeFilm,
  ANIME_SERIES,
  type AnimeSeries,
  MANGA,
  type Manga,
  MANGA_TERMS,
} from '../facts/manga.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Template } from '../template.ts';
import { alike, askColumn, capitalLabels, stateColumn } from './sheet.ts';
import { askMember, askStranger } from './sheet-groups.ts';
import { askYear, stateOrder } from './sheet-years.ts';

const shared = { category: 'anime-manga' } as const;
const manga = { ...shared, rows: MANGA, subcategories: ['manga-authors'], tags: ['manga'] };
const films = {
  ...shared,
  rows: ANIME_FILMS,
  subcategories: ['anime-films'],
  tags: ['anime', 'anime-films'],
};
const series = { ...shared, rows: ANIME_SERIES, subcategories: ['anime-series'], tags: ['anime'] };
const terms = { ...shared, rows: MANGA_TERMS, subcategories: ['manga-terms'], tags: ['manga-terms'] };

const hero = (row: Manga): Labels | undefined => (row.hero === undefined ? undefined : alike(row.hero));

function drawn({ by, year }: Manga, { en, pl }: Labels): Labels {
  const since = year === undefined ? '' : `, ${year}`;
  return {
    en: `“${en}” is a manga by ${by.en}${since}.`,
    pl: `„${pl}” to manga, autorstwo: ${by.pl}${since}.`,
  };
}

function begun({ hero: leads, year }: Manga, names: Labels): Labels | undefined {
  if (year === undefined) return undefined;
  const who =
    leads === undefined
      ? { en: '', pl: '' }
      : { en: `, and ${leads} leads it`, pl: `, a główna postać to ${leads}` };
  return {
    en: `The first chapter of “${names.en}” came out in ${year}${who.en}.`,
    pl: `Pierwszy rozdział mangi „${names.pl}” ukazał się w ${year} roku${who.pl}.`,
  };
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
    pl: `Serial „${pl}” (studio ${studio}) nadawano od ${year} roku.`,
  };
}

const director = ({ by }: AnimeFilm): Labels => alike(by);
const studioOf = ({ studio }: AnimeSeries): Labels => alike(studio);

const MANGA_PART: readonly Template[] = [
  askColumn({
    ...manga,
    name: 'author-of-manga',
    ask: ({ en, pl }) => ({
      en: `Who is the author of the manga “${en}”?`,
      pl: `Kto stworzył mangę „${pl}”?`,
    }),
    answer: ({ by }) => by,
    why: begun,
  }),
  askMember({
    ...manga,
    name: 'manga-by-author',
    value: ({ by }) => by,
    ask: ({ en, pl }) => ({
      en: `Which of these manga is a work of ${en}?`,
      pl: `Na okładce której z tych mang jako twórcę podano: ${pl}?`,
    }),
    why: begun,
  }),
  askMember({
    ...manga,
    name: 'manga-of-hero',
    subcategories: ['manga-characters'],
    fewest: 1,
    value: hero,
    ask: ({ en, pl }) => ({
      en: `In which manga is ${en} the main character?`,
      pl: `W której mandze główną postacią jest ${pl}?`,
    }),
    why: drawn,
  }),
  askColumn({
    ...manga,
    name: 'hero-of-manga',
    subcategories: ['manga-characters'],
    ask: ({ en, pl }) => ({
      en: `Who is the main character of the manga “${en}”?`,
      pl: `Kto jest główną postacią mangi „${pl}”?`,
    }),
    answer: hero,
    why: drawn,
  }),
  askYear({
    ...manga,
    name: 'year-of-manga',
    hardness: 1,
    narrow: true,
    step: 3,
    year: ({ year }) => year,
    ask: ({ en, pl }) => ({
      en: `In which year did the manga “${en}” begin?`,
      pl: `W którym roku zaczęła się ukazywać manga „${pl}”?`,
    }),
    why: ({ by }) => ({ en: `It is the work of ${by.en}.`, pl: `Autorstwo: ${by.pl}.` }),
  }),
  askColumn({
    ...terms,
    name: 'meaning-of-manga-term',
    ask: ({ en, pl }) => ({
      en: `Among readers of manga, what does the word “${en}” stand for?`,
      pl: `Co wśród miłośników mangi oznacza słowo „${pl}”?`,
    }),
    answer: ({ meaning }) => capitalLabels(meaning),
  }),
  askMember({
    ...terms,
    name: 'manga-term-of-meaning',
    fewest: 1,
    rows: MANGA_TERMS.filter((_row, index) => index % 2 === 0),
    value: ({ meaning }) => meaning,
    ask: ({ en, pl }) => ({
      en: `Which word do readers of manga use for this: ${en}?`,
      pl: `Jakie słowo z języka miłośników mangi oznacza: ${pl}?`,
    }),
    option: (row) => capitalLabels(alike(row.en)),
  }),
];

const ANIME_PART: readonly Template[] = [
  askColumn({
    ...films,
    name: 'director-of-anime-film',
    ask: ({ en, pl }, { year }) => ({
      en: `Who directed the anime film “${en}” (${year})?`,
      pl: `Kto jest reżyserem anime „${pl}” (film z ${year} roku)?`,
    }),
    answer: director,
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
  askYear({
    ...films,
    name: 'year-of-anime-film',
    hardness: 1,
    narrow: true,
    year: ({ year }) => year,
    ask: ({ en, pl }) => ({
      en: `In which year was the anime film “${en}” first shown?`,
      pl: `W którym roku pokazano po raz pierwszy film anime „${pl}”?`,
    }),
    why: ({ by, woman }) => ({
      en: `It was directed by ${by}.`,
      pl: `${woman ? 'Wyreżyserowała' : 'Wyreżyserował'} go ${by}.`,
    }),
  }),
  askColumn({
    ...series,
    name: 'studio-of-anime-series',
    hardness: 1,
    ask: ({ en, pl }) => ({
      en: `Which studio animated the first season of the anime series “${en}”?`,
      pl: `Jakie studio stworzyło pierwszy sezon serialu anime „${pl}”?`,
    }),
    answer: studioOf,
    why: ({ year }, { en, pl }) => ({
      en: `“${en}” began in ${year}.`,
      pl: `Serial „${pl}” nadawano od ${year} roku.`,
    }),
  }),
  askMember({
    ...series,
    name: 'anime-series-by-studio',
    value: studioOf,
    ask: ({ en, pl }) => ({
      en: `Which of these anime series was first animated by the studio ${en}?`,
      pl: `Nad pierwszym sezonem którego z tych seriali anime pracowało studio ${pl}?`,
    }),
    why: ({ year }, { en, pl }) => ({
      en: `“${en}” began in ${year}.`,
      pl: `Serial „${pl}” nadawano od ${year} roku.`,
    }),
  }),
  stateOrder({
    ...series,
    name: 'anime-series-order',
    count: 25,
    apart: [4, 20],
    year: ({ year }) => year,
    state: (first, second) => ({
      en: `The anime series “${first.en}” began before “${second.en}”.`,
      pl: `Serial anime „${first.pl}” zaczęto nadawać wcześniej niż „${second.pl}”.`,
    }),
    why: animated,
  }),
  stateColumn({
    ...films,
    name: 'anime-director-statement',
    count: 20,
    answer: director,
    state: ({ en, pl }, by) => ({
      en: `${by.en} directed the anime film “${en}”.`,
      pl: `Reżyseria filmu anime „${pl}”: ${by.pl}.`,
    }),
    why: shown,
  }),
];

export const LEISURE_MANGA: readonly Template[] = [...MANGA_PART, ...ANIME_PART];
