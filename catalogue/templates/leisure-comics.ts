import { COMIC_HEROES, type Comic, type ComicHero, COMICS } from '../facts/comics.ts';
import { countryName } from '../facts/country-names.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Template } from '../template.ts';
import { alike, askColumn, stateColumn, teamsSharingWith, typeColumn } from './sheet.ts';
import { askMember } from './sheet-groups.ts';
import { askYear, stateOrder } from './sheet-years.ts';

const shared = { category: 'comics', tags: ['comics'] } as const;
const heroes = { ...shared, rows: COMIC_HEROES, subcategories: ['superheroes'], tags: ['superheroes'] };
const comics = {
  ...shared,
  rows: COMICS,
  subcategories: ['comic-creators'],
  tagsOf: ({ country }: Comic) =>
    country === 'us' ? ['american-comics'] : country === 'pl' ? ['polish-comics'] : ['comics-of-the-world'],
  near: ({ country }: Comic) => (country === 'us' || country === 'pl' ? country : 'other'),
};

const publisher = (row: ComicHero): Labels => alike(row.publisher);
const alias = (row: ComicHero): Labels | undefined =>
  row.alias === undefined ? undefined : alike(row.alias);

const TEAMS = COMICS.map(({ by }) => by.en);
const alsoBy = ({ by }: Comic): string[] => teamsSharingWith(by.en, TEAMS);

function firstSeen({ year, ...row }: ComicHero, { en, pl }: Labels): Labels {
  return year === undefined
    ? { en: `${en} is a figure of ${row.publisher}.`, pl: `${pl} to postać wydawnictwa ${row.publisher}.` }
    : {
        en: `${en} has been a figure of ${row.publisher} since ${year}.`,
        pl: `${pl} to postać wydawnictwa ${row.publisher}, znana od ${year} roku.`,
      };
}

function masked(row: ComicHero, { en, pl }: Labels): Labels {
  if (row.alias === undefined) return firstSeen(row, { en, pl });
  return {
    en: `${row.alias} is the name behind ${en}, a figure of ${row.publisher}.`,
    pl: `${pl} i ${row.alias} to ta sama postać wydawnictwa ${row.publisher}.`,
  };
}

function about({ about: story }: Comic, { en, pl }: Labels): Labels {
  return { en: `“${en}” is about ${story.en}.`, pl: `Komiks „${pl}” w skrócie: ${story.pl}.` };
}

function origin({ by, country, year }: Comic, { en, pl }: Labels): Labels {
  const land = countryName(country);
  const since = year === undefined ? '' : `, ${year}`;
  return {
    en: `“${en}” is by ${by.en} (${land.en}${since}).`,
    pl: `„${pl}”, autorstwo: ${by.pl} (${land.pl}${since}).`,
  };
}

export const LEISURE_COMICS: readonly Template[] = [
  askColumn({
    ...heroes,
    name: 'name-behind-mask',
    ask: ({ en, pl }) => ({
      en: `What is the real name of the comics character known as ${en}?`,
      pl: `Jak naprawdę nazywa się postać z komiksów znana jako ${pl}?`,
    }),
    answer: alias,
    near: ({ publisher: by }) => by,
    why: firstSeen,
  }),
  askMember({
    ...heroes,
    name: 'mask-of-name',
    rows: COMIC_HEROES.filter((_row, index) => index % 2 === 0),
    fewest: 1,
    value: alias,
    ask: ({ en, pl }) => ({
      en: `Which figure of the comics is ${en} in private life?`,
      pl: `Jaki przydomek nosi w komiksach postać, która nazywa się ${pl}?`,
    }),
    near: ({ publisher: by }) => by,
    why: firstSeen,
  }),
  askColumn({
    ...heroes,
    name: 'publisher-of-hero',
    subcategories: ['comic-publishers'],
    ask: ({ en, pl }) => ({
      en: `In the comics of which publisher does ${en} appear?`,
      pl: `W komiksach którego wydawnictwa występuje ta postać: ${pl}?`,
    }),
    answer: publisher,
    why: (row, names) => (row.alias === undefined && row.year === undefined ? undefined : masked(row, names)),
  }),
  stateOrder({
    ...heroes,
    name: 'hero-order',
    count: 25,
    apart: [5, 40],
    year: ({ year }) => year,
    state: (first, second) => ({
      en: `${first.en} appeared in comics before ${second.en} did.`,
      pl: `Kolejność pojawienia się w komiksach: najpierw ${first.pl}, później ${second.pl}.`,
    }),
    why: firstSeen,
  }),
  askColumn({
    ...comics,
    name: 'creator-of-comic',
    ask: ({ en, pl }) => ({
      en: `Who created the comic “${en}”?`,
      pl: `Kto stworzył komiks „${pl}”?`,
    }),
    answer: ({ by }) => by,
    also: alsoBy,
    why: about,
  }),
  askMember({
    ...comics,
    name: 'comic-of-story',
    fewest: 1,
    value: ({ about: story }) => story,
    ask: ({ en, pl }) => ({
      en: `Which comic is about ${en}?`,
      pl: `Który komiks można streścić tak: ${pl}?`,
    }),
    why: origin,
  }),
  askColumn({
    ...comics,
    name: 'country-of-comic',
    rows: COMICS.filter(({ country }) => country !== 'pl' && country !== 'us'),
    subcategories: ['comics-of-the-world'],
    ask: ({ en, pl }) => ({
      en: `In which country was the comic “${en}” first published?`,
      pl: `W jakim państwie ukazał się po raz pierwszy komiks „${pl}”?`,
    }),
    answer: ({ country }) => countryName(country),
    why: origin,
  }),
  askYear({
    ...comics,
    name: 'year-of-comic',
    hardness: 1,
    narrow: true,
    step: 4,
    year: ({ year }) => year,
    ask: ({ en, pl }) => ({
      en: `In which year did the first episode of the comic “${en}” appear?`,
      pl: `W którym roku ukazał się pierwszy odcinek komiksu „${pl}”?`,
    }),
    why: about,
  }),
  stateColumn({
    ...comics,
    name: 'comic-creator-statement',
    count: 30,
    answer: ({ by }) => by,
    also: alsoBy,
    state: ({ en, pl }, by) => ({
      en: `The comic “${en}” was created by ${by.en}.`,
      pl: `Autorstwo komiksu „${pl}”: ${by.pl}.`,
    }),
    why: origin,
  }),
  typeColumn({
    ...heroes,
    name: 'name-behind-mask-typed',
    rows: COMIC_HEROES.filter(({ familiarity }) => familiarity <= 2),
    hardness: 1,
    ask: ({ en, pl }) => ({
      en: `Type the first name and surname of the person behind the name ${en} in comics.`,
      pl: `Wpisz imię i nazwisko postaci, która w komiksach nosi przydomek ${pl}.`,
    }),
    answer: (row) => (row.alias?.includes(' ') ? alias(row) : undefined),
    why: firstSeen,
  }),
];
