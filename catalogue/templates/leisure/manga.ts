import {
  ANIME_FILMS,
  type AnimeFilm,
  ANIME_SERIES,
  type AnimeSeries,
  MANGA,
  type Manga,
  MANGA_TERMS,
  type MangaTerm,
} from '../../facts/leisure/manga.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { creatorsOf } from '../creators.ts';
import { askFirst } from '../sheet/first.ts';
import { askMember, askStranger } from '../sheet/groups.ts';
import { alike, askColumn, capitalLabels } from '../sheet/sheet.ts';

const shared = { category: 'anime-manga' } as const;
const eraOf = ({ year }: { readonly year?: number }): string =>
  year === undefined || year < 1995 ? 'old' : 'new';
const manga = {
  ...shared,
  rows: MANGA,
  subcategories: ['manga-authors'],
  tags: ['manga'],
  near: (row: Manga) => [`${eraOf(row)} ${row.familiarity > 3}`, eraOf(row)],
};
const films = {
  ...shared,
  rows: ANIME_FILMS,
  subcategories: ['anime-films'],
  tags: ['anime', 'anime-films'],
  near: ({ year }: AnimeFilm) => (year < 2000 ? 'old' : 'new'),
};
const series = {
  ...shared,
  rows: ANIME_SERIES,
  subcategories: ['anime-series'],
  tags: ['anime'],
  near: ({ year }: AnimeSeries) => (year < 2005 ? 'old' : 'new'),
};
const terms = {
  ...shared,
  rows: MANGA_TERMS,
  subcategories: ['manga-terms'],
  tags: ['manga-terms'],
  near: ({ meaning }: MangaTerm) => meaning.en.split(' ', 1).join(''),
};

const hero = (row: Manga): Labels | undefined => (row.hero === undefined ? undefined : alike(row.hero));
const director = ({ by }: AnimeFilm): Labels => alike(by);

function drawn({ by, woman, year }: Manga, { en, pl }: Labels): Labels {
  const since = year === undefined ? { en: '', pl: '' } : { en: ` of ${year}`, pl: ` z ${year} roku` };
  return {
    en: `“${en}” is a manga${since.en} by ${by.en}.`,
    pl: `„${pl}” to manga${since.pl}. Jej ${creatorsOf(by, woman)}.`,
  };
}

/** What a work is about; without that, when it began. */
function told({ about, year }: Manga | AnimeFilm | AnimeSeries, { en, pl }: Labels): Labels | undefined {
  if (about !== undefined)
    return { en: `“${en}” is about ${about.en}.`, pl: `„${pl}” to opowieść o ${about.pl}.` };
  return year === undefined
    ? undefined
    : {
        en: `The first episode of “${en}” came out in ${year}.`,
        pl: `Pierwszy odcinek „${pl}” ukazał się w ${year} roku.`,
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
    pl: `Serial „${pl}”, dzieło studia ${studio}, miał premierę w ${year} roku.`,
  };
}

/** Authors of several manga in the table: the question names one of these and asks for the title. */
const PROLIFIC = new Set(
  MANGA.filter(({ by, key }) => MANGA.some((other) => other.key !== key && other.by.en === by.en)).map(
    ({ by }) => by.en,
  ),
);

const MANGA_PART: readonly Template[] = [
  askColumn({
    ...manga,
    name: 'author-of-manga',
    ask: ({ en, pl }) => ({
      en: `Who is the author of the manga “${en}”?`,
      pl: `Kto stworzył mangę „${pl}”?`,
    }),
    answer: ({ by, familiarity }) => (familiarity > 3 || PROLIFIC.has(by.en) ? undefined : by),
    why: told,
  }),
  askMember({
    ...manga,
    name: 'manga-by-author',
    value: ({ by }) => by,
    ask: ({ en, pl }, { woman }) => ({
      en: `Which of these manga is a work of ${en}?`,
      pl: `${woman ? 'Autorką' : 'Autorem'} której z tych mang jest ${pl}?`,
    }),
    why: told,
  }),
  askMember({
    ...manga,
    name: 'manga-of-story',
    subcategories: [],
    fewest: 1,
    value: ({ about }) => about,
    offered: MANGA,
    ask: ({ en, pl }) => ({ en: `Which manga is about ${en}?`, pl: `Która manga opowiada o ${pl}?` }),
    why: drawn,
  }),
  askMember({
    ...manga,
    name: 'manga-of-hero',
    subcategories: ['manga-characters'],
    fewest: 1,
    value: (row) => (row.ask === 'title' ? hero(row) : undefined),
    offered: MANGA,
    ask: ({ en, pl }) => ({
      en: `In which manga is ${en} the main character?`,
      pl: `W której mandze główną postacią jest ${pl}?`,
    }),
    why: told,
  }),
  askColumn({
    ...manga,
    name: 'hero-of-manga',
    subcategories: ['manga-characters'],
    near: ({ heroine }) => (heroine ? 'w' : 'm'),
    ask: ({ en, pl }) => ({
      en: `Who is the main character of the manga “${en}”?`,
      pl: `Kto jest główną postacią mangi „${pl}”?`,
    }),
    answer: (row) => (row.ask === undefined ? hero(row) : undefined),
    why: told,
  }),
  askFirst({
    ...manga,
    name: 'first-of-manga',
    hardness: 1,
    count: 10,
    apart: [5, 60],
    year: ({ year, familiarity }) => (familiarity > 3 ? undefined : year),
    kind: () => '',
    titles: true,
    ask: ({ en, pl }) => ({
      en: `Which manga began first: ${en}?`,
      pl: `Która manga zaczęła się ukazywać najwcześniej: ${pl}?`,
    }),
  }),
  askColumn({
    ...terms,
    name: 'meaning-of-manga-term',
    ask: ({ en, pl }) => ({
      en: `Among fans of manga and anime, what does the word “${en}” mean?`,
      pl: `Co wśród miłośników mangi i anime oznacza słowo „${pl}”?`,
    }),
    answer: ({ ask, meaning }) => (ask === undefined ? capitalLabels(meaning) : undefined),
    wrong: (row) =>
      MANGA_TERMS.filter((other) => other.key !== row.key && terms.near(other) === terms.near(row)).map(
        ({ meaning }) => capitalLabels(meaning),
      ),
    why: ({ note }) => note,
  }),
  askMember({
    ...terms,
    name: 'manga-term-of-meaning',
    fewest: 1,
    value: ({ ask, meaning }) => (ask === 'term' ? meaning : undefined),
    offered: MANGA_TERMS,
    ask: ({ en, pl }) => ({
      en: `What do fans of manga and anime call ${en}?`,
      pl: `Które słowo z języka miłośników mangi i anime znaczy „${pl}”?`,
    }),
    option: (row) => capitalLabels(alike(row.en)),
    why: ({ note }) => note,
  }),
];

const ANIME_PART: readonly Template[] = [
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
      pl: `Które studio zrobiło pierwszy sezon serialu anime „${pl}”?`,
    }),
    answer: ({ familiarity, studio }) => (familiarity > 2 ? undefined : alike(studio)),
    why: told,
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
    ask: ({ en, pl }) => ({
      en: `Which anime series came first: ${en}?`,
      pl: `Który serial anime miał premierę najwcześniej: ${pl}?`,
    }),
  }),
];

export const LEISURE_MANGA: readonly Template[] = [...MANGA_PART, ...ANIME_PART];
