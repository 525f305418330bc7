import { COMIC_HEROES, type Comic, type ComicHero, COMICS } from '../../facts/leisure/comics.ts';
import { inCountry } from '../../facts/country-names.ts';
import { COMIC_NOTES, HERO_NOTES } from '../../facts/notes/leisure/comics.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { askFirst } from '../sheet/first.ts';
import { askMember } from '../sheet/groups.ts';
import { alike, askColumn, teamsSharingWith, typeColumn } from '../sheet/sheet.ts';

const shared = { category: 'comics', tags: ['comics'] } as const;
const heroes = {
  ...shared,
  rows: COMIC_HEROES,
  subcategories: ['superheroes'],
  tags: ['superheroes'],
  near: ({ publisher, woman }: ComicHero) => [`${publisher} ${woman ? 'w' : 'm'}`, woman ? 'w' : 'm'],
};
const homeOf = ({ country }: Comic): string => (country === 'us' || country === 'pl' ? country : 'other');
const comics = {
  ...shared,
  rows: COMICS,
  subcategories: ['comic-creators'],
  tagsOf: ({ country }: Comic) =>
    country === 'us' ? ['american-comics'] : country === 'pl' ? ['polish-comics'] : ['comics-of-the-world'],
  near: (row: Comic) => {
    const { year = 0 } = row;
    return [`${homeOf(row)} ${year < 1960 ? 'old' : year < 1980 ? 'middle' : 'new'}`, homeOf(row)];
  },
};

const PUBLISHERS = ['Marvel Comics', 'DC Comics', 'Image Comics', 'Dark Horse Comics'].map(alike);

function aliasIf(ask: ComicHero['ask']): (row: ComicHero) => Labels | undefined {
  return (row) => (row.alias === undefined || row.ask !== ask ? undefined : alike(row.alias));
}

/** “The Joker” is “the Joker” within a sentence. */
const inText = (name: string): string => name.replace(/^The /, 'the ');

/** “Black Widow’s”. */
const possessive = (name: string): string => `${name}’s`;

/** Names behind the masks of others of the same sex and publisher, but of none who are much better known. */
function aliasesLike({ key, publisher, woman, familiarity }: ComicHero): Labels[] {
  return COMIC_HEROES.filter(
    (other) =>
      other.key !== key &&
      other.publisher === publisher &&
      other.woman === woman &&
      other.familiarity >= familiarity - 1,
  ).flatMap(({ alias }) => (alias === undefined ? [] : [alike(alias)]));
}

const TEAMS = COMICS.map(({ by }) => by.en);
const alsoBy = ({ by }: Comic): string[] => teamsSharingWith(by.en, TEAMS);

function toldOf({ key, house, publisher, woman, year }: ComicHero, { en, pl }: Labels): Labels | undefined {
  if (house !== undefined) return house;
  if (HERO_NOTES[key] !== undefined) return HERO_NOTES[key];
  if (year === undefined) return undefined;
  return {
    en: `${en} first appeared in ${publisher} in ${year}.`,
    pl: `${pl} po raz pierwszy ${woman ? 'pojawiła' : 'pojawił'} się w ${year} roku w komiksie wydawnictwa ${publisher}.`,
  };
}

const told = ({ key }: Comic): Labels | undefined => COMIC_NOTES[key];

const HERO_PART: readonly Template[] = [
  askColumn({
    ...heroes,
    name: 'name-behind-mask',
    hardness: 1,
    ask: ({ en, pl }, { woman }) => ({
      en: `In comic books, what is the real name of ${inText(en)}?`,
      pl: `Jak naprawdę nazywa się ${woman ? 'komiksowa' : 'komiksowy'} ${pl}?`,
    }),
    answer: aliasIf('name'),
    wrong: aliasesLike,
    why: toldOf,
  }),
  askMember({
    ...heroes,
    name: 'mask-of-name',
    fewest: 1,
    value: aliasIf('mask'),
    offered: COMIC_HEROES,
    ask: ({ en, pl }) => ({
      en: `Under which name is ${en} better known in comic books?`,
      pl: `Pod jakim pseudonimem działa w komiksach ${pl}?`,
    }),
    why: toldOf,
  }),
  askColumn({
    ...heroes,
    name: 'publisher-of-hero',
    subcategories: ['comic-publishers'],
    ask: ({ en, pl }) => ({
      en: `Which publisher’s comics does ${inText(en)} appear in?`,
      pl: `W komiksach którego wydawnictwa występuje ${pl}?`,
    }),
    answer: ({ house, publisher }) => (house === undefined ? undefined : alike(publisher)),
    wrong: ({ publisher }) => PUBLISHERS.filter(({ en }) => en !== publisher),
    why: toldOf,
  }),
  askFirst({
    ...heroes,
    name: 'first-of-heroes',
    hardness: 1,
    count: 15,
    apart: [5, 60],
    year: ({ year }) => year,
    kind: ({ publisher }) => publisher,
    titles: false,
    ask: () => ({
      en: 'Which of these comic-book characters appeared first?',
      pl: 'Która z tych postaci pojawiła się w komiksach najwcześniej?',
    }),
  }),
  typeColumn({
    ...heroes,
    name: 'name-behind-mask-typed',
    hardness: 1,
    ask: ({ en, pl }, { woman }) => ({
      en: `In comic books, what is ${possessive(inText(en))} real name? Give the first name and surname.`,
      pl: `Jak na co dzień nazywa się ${woman ? 'komiksowa' : 'komiksowy'} ${pl}? Podaj imię i nazwisko.`,
    }),
    answer: aliasIf('typed'),
    accepted: ({ accepted }) => accepted,
    why: toldOf,
  }),
];

const COMIC_PART: readonly Template[] = [
  askColumn({
    ...comics,
    name: 'creator-of-comic',
    hardness: 1,
    ask: ({ en, pl }) => ({
      en: `Who created the comic “${en}”?`,
      pl: `Kto stworzył komiks „${pl}”?`,
    }),
    answer: ({ ask, by }) => (ask === 'creator' ? by : undefined),
    wrong: (row) =>
      COMICS.filter(
        (other) =>
          homeOf(other) === homeOf(row) &&
          (row.country === 'pl' || other.by.en.includes(' and ') === row.by.en.includes(' and ')) &&
          !alsoBy(row).includes(other.by.en),
      ).map(({ by }) => by),
    also: alsoBy,
    why: told,
  }),
  askMember({
    ...comics,
    name: 'comic-of-story',
    fewest: 1,
    value: ({ ask, about: story }) => (ask === undefined ? story : undefined),
    offered: COMICS,
    ask: ({ en, pl }) => ({
      en: `Which comic is about ${en}?`,
      pl: `Który komiks opowiada o ${pl}?`,
    }),
    why: told,
  }),
  askColumn({
    ...comics,
    name: 'country-of-comic',
    rows: COMICS.filter(
      ({ country, familiarity }) => country !== 'pl' && country !== 'us' && familiarity < 5,
    ),
    subcategories: ['comics-of-the-world'],
    near: () => '',
    ask: ({ en, pl }) => ({
      en: `In which country was the comic “${en}” first published?`,
      pl: `W którym kraju ukazał się po raz pierwszy komiks „${pl}”?`,
    }),
    answer: ({ country }) => inCountry(country),
    why: told,
  }),
  askFirst({
    ...comics,
    name: 'first-of-comics',
    hardness: 1,
    count: 10,
    apart: [5, 60],
    year: ({ year }) => year,
    kind: homeOf,
    titles: true,
    ask: () => ({
      en: 'Which of these comics came out first?',
      pl: 'Który z tych komiksów ukazał się najwcześniej?',
    }),
  }),
];

export const LEISURE_COMICS: readonly Template[] = [...HERO_PART, ...COMIC_PART];
