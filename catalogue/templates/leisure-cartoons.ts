import {
  ANIMATED_FILMS,
  type AnimatedFilm,
  ANIMATED_SERIES,
  type AnimatedSeries,
  CARTOON_CHARACTERS,
} from '../facts/cartoons.ts';
import { countryName } from '../facts/country-names.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Template } from '../template.ts';
import { alike, askColumn, stateColumn, teamsSharingWith } from './sheet.ts';
import { askMember } from './sheet-groups.ts';
import { askYear, stateOrder } from './sheet-years.ts';

const films = {
  category: 'cartoons',
  rows: ANIMATED_FILMS,
  subcategories: ['animated-films'],
  tags: ['animated-films'],
  tagsOf: ({ studio }: AnimatedFilm) =>
    studio === 'Walt Disney' ? ['disney-films'] : studio === 'Pixar' ? ['pixar-films'] : [],
} as const;
const series = {
  category: 'cartoons',
  rows: ANIMATED_SERIES,
  subcategories: ['animated-series'],
  tags: ['animated-series'],
  tagsOf: ({ country }: AnimatedSeries) => (country === 'pl' ? ['polish-animation'] : []),
  near: ({ country }: AnimatedSeries) => (country === 'us' ? country : 'other'),
} as const;
const characters = {
  category: 'cartoons',
  rows: CARTOON_CHARACTERS,
  subcategories: ['cartoon-characters'],
  tags: ['cartoon-characters'],
} as const;

/** Films made by two studios together. */
const alsoBy = ({ studio }: AnimatedFilm): string[] => (studio === 'Aardman' ? ['DreamWorks'] : []);
const studioOf = ({ studio }: AnimatedFilm): Labels => alike(studio);

const TEAMS = ANIMATED_SERIES.flatMap(({ by }) => (by === undefined ? [] : [by.en]));

function about({ about: story }: AnimatedFilm | AnimatedSeries, { en, pl }: Labels): Labels {
  return { en: `“${en}” is about ${story.en}.`, pl: `„${pl}” w skrócie: ${story.pl}.` };
}

function made({ studio, year }: AnimatedFilm, { en, pl }: Labels): Labels {
  return {
    en: `“${en}” is a film by ${studio} from ${year}.`,
    pl: `„${pl}” to film z ${year} roku (studio ${studio}).`,
  };
}

function origin({ by, country, year }: AnimatedSeries, { en, pl }: Labels): Labels {
  const land = countryName(country);
  const since = year === undefined ? '' : `, ${year}`;
  const author = by === undefined ? { en: '', pl: '' } : { en: ` by ${by.en}`, pl: `, autorstwo: ${by.pl}` };
  return {
    en: `“${en}” is a series${author.en} (${land.en}${since}).`,
    pl: `„${pl}” to serial${author.pl} (${land.pl}${since}).`,
  };
}

const FILM_PART: readonly Template[] = [
  askColumn({
    ...films,
    name: 'studio-of-animated-film',
    ask: ({ en, pl }) => ({
      en: `Which studio made the animated film “${en}”?`,
      pl: `Jakie studio stworzyło film animowany „${pl}”?`,
    }),
    answer: studioOf,
    also: alsoBy,
    why: about,
  }),
  askMember({
    ...films,
    name: 'animated-film-of-story',
    fewest: 1,
    value: ({ about: story }) => story,
    ask: ({ en, pl }) => ({
      en: `Which animated film is about ${en}?`,
      pl: `Który film animowany można streścić tak: ${pl}?`,
    }),
    near: ({ studio, year }) => `${studio}${year > 1985 ? 'new' : 'old'}`,
    why: made,
  }),
  askYear({
    ...films,
    name: 'year-of-animated-film',
    hardness: 1,
    year: ({ year }) => year,
    ask: ({ en, pl }) => ({
      en: `In which year did the animated film “${en}” reach cinemas?`,
      pl: `W którym roku wszedł na ekrany film animowany „${pl}”?`,
    }),
    why: about,
  }),
  stateOrder({
    ...films,
    name: 'animated-film-order',
    count: 50,
    apart: [4, 15],
    year: ({ year }) => year,
    state: (first, second) => ({
      en: `The animated film “${first.en}” is older than “${second.en}”.`,
      pl: `Film animowany „${first.pl}” jest starszy niż „${second.pl}”.`,
    }),
    why: made,
  }),
  stateColumn({
    ...films,
    name: 'animated-film-studio-statement',
    rows: ANIMATED_FILMS.filter(({ studio }) => studio !== 'Aardman'),
    count: 40,
    answer: studioOf,
    state: ({ en, pl }, studio) => ({
      en: `The animated film “${en}” was made by ${studio.en}.`,
      pl: `Film animowany „${pl}” zrealizowało studio ${studio.pl}.`,
    }),
    why: made,
  }),
];

const SERIES_PART: readonly Template[] = [
  askColumn({
    ...series,
    name: 'creator-of-animated-series',
    ask: ({ en, pl }) => ({
      en: `Who created the animated series “${en}”?`,
      pl: `Kto stworzył serial animowany „${pl}”?`,
    }),
    answer: ({ by }) => by,
    also: ({ by }) => (by === undefined ? [] : teamsSharingWith(by.en, TEAMS)),
    why: about,
  }),
  askMember({
    ...series,
    name: 'animated-series-of-story',
    fewest: 1,
    value: ({ about: story }) => story,
    ask: ({ en, pl }) => ({
      en: `Which animated series is about ${en}?`,
      pl: `Który serial animowany można streścić tak: ${pl}?`,
    }),
    why: origin,
  }),
  askColumn({
    ...series,
    name: 'country-of-animated-series',
    rows: ANIMATED_SERIES.filter(({ country }) => country !== 'us'),
    ask: ({ en, pl }) => ({
      en: `From which country does the animated series “${en}” come?`,
      pl: `Z jakiego państwa pochodzi serial animowany „${pl}”? Wskaż nazwę państwa.`,
    }),
    answer: ({ country }) => countryName(country),
    why: about,
  }),
  askYear({
    ...series,
    name: 'year-of-animated-series',
    hardness: 1,
    narrow: true,
    year: ({ year }) => year,
    ask: ({ en, pl }) => ({
      en: `In which year did the animated series “${en}” begin?`,
      pl: `W którym roku rozpoczęto nadawanie serialu animowanego „${pl}”?`,
    }),
    why: about,
  }),
  askColumn({
    ...characters,
    name: 'work-of-cartoon-character',
    ask: ({ en, pl }) => ({
      en: `In which animated film or series does ${en} appear?`,
      pl: `W którym filmie lub serialu animowanym występuje ta postać: ${pl}?`,
    }),
    answer: ({ work }) => work,
    why: ({ role }, { en, pl }) => ({ en: `${en} is ${role.en}.`, pl: `${pl} to ${role.pl}.` }),
  }),
  askColumn({
    ...characters,
    name: 'cartoon-character-of-role',
    ask: (_names, { role, work }) => ({
      en: `What is the name of this character of “${work.en}”: ${role.en}?`,
      pl: `Jak nazywa się ta postać z „${work.pl}”: ${role.pl}?`,
    }),
    answer: (row) => ({ en: row.en, pl: row.pl ?? row.en }),
    near: ({ work }) => work.en,
  }),
];

export const LEISURE_CARTOONS: readonly Template[] = [...FILM_PART, ...SERIES_PART];
