import { COMIC_HEROES, type Comic, type ComicHero, COMICS } from '../../facts/leisure/comics.ts';
import { countryName } from '../../facts/country-names.ts';
import { originOf } from '../../facts/origins.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { creatorsOf } from '../creators.ts';
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

/** Names behind the masks of others of the same sex and publisher. */
function aliasesLike({ key, publisher, woman }: ComicHero): Labels[] {
  return COMIC_HEROES.filter(
    (other) => other.key !== key && other.publisher === publisher && other.woman === woman,
  ).flatMap(({ alias }) => (alias === undefined ? [] : [alike(alias)]));
}

const TEAMS = COMICS.map(({ by }) => by.en);
const alsoBy = ({ by }: Comic): string[] => teamsSharingWith(by.en, TEAMS);

function firstSeen({ house, publisher, woman, year }: ComicHero, { en, pl }: Labels): Labels | undefined {
  if (house !== undefined) return house;
  if (year === undefined) return undefined;
  return {
    en: `${en} first appeared in ${publisher} in ${year}.`,
    pl: `${pl} po raz pierwszy ${woman ? 'pojawiła' : 'pojawił'} się w ${year} roku w komiksie wydawnictwa ${publisher}.`,
  };
}

function about({ about: story }: Comic, { en, pl }: Labels): Labels {
  return { en: `“${en}” is about ${story.en}.`, pl: `„${pl}” to opowieść o ${story.pl}.` };
}

function origin({ by, woman, country, year }: Comic, { en, pl }: Labels): Labels {
  const adjective = originOf(country);
  const since = year === undefined ? { en: '', pl: '' } : { en: ` of ${year}`, pl: ` z ${year} roku` };
  return {
    en: `“${en}” is ${adjective.en} comic${since.en} by ${by.en}.`,
    pl: `„${pl}” to ${adjective.pl} komiks${since.pl}. Jego ${creatorsOf(by, woman)}.`,
  };
}

const HERO_PART: readonly Template[] = [
  askColumn({
    ...heroes,
    name: 'name-behind-mask',
    ask: ({ en, pl }, { woman }) => ({
      en: `In comic books, what is the real name of ${inText(en)}?`,
      pl: `Jak naprawdę nazywa się ${woman ? 'komiksowa' : 'komiksowy'} ${pl}?`,
    }),
    answer: aliasIf('name'),
    wrong: aliasesLike,
    why: firstSeen,
  }),
  askMember({
    ...heroes,
    name: 'mask-of-name',
    fewest: 1,
    value: aliasIf('mask'),
    offered: COMIC_HEROES,
    ask: ({ en, pl }) => ({
      en: `Which comic-book character is ${en} in private life?`,
      pl: `Pod jakim pseudonimem działa w komiksach ${pl}?`,
    }),
    why: firstSeen,
  }),
  askColumn({
    ...heroes,
    name: 'publisher-of-hero',
    subcategories: ['comic-publishers'],
    ask: ({ en, pl }) => ({
      en: `In the comics of which publisher does ${inText(en)} appear?`,
      pl: `W komiksach którego wydawnictwa występuje ${pl}?`,
    }),
    answer: ({ house, publisher }) => (house === undefined ? undefined : alike(publisher)),
    wrong: ({ publisher }) => PUBLISHERS.filter(({ en }) => en !== publisher),
    why: firstSeen,
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
    ask: ({ en, pl }) => ({
      en: `Which comic-book character appeared first: ${en}?`,
      pl: `Kto najwcześniej pojawił się w komiksach: ${pl}?`,
    }),
  }),
  typeColumn({
    ...heroes,
    name: 'name-behind-mask-typed',
    hardness: 1,
    ask: ({ en, pl }, { woman }) => ({
      en: `What is the first name and surname of ${inText(en)} out of costume, in the comics?`,
      pl: `Jak nazywa się na co dzień, bez kostiumu, ${woman ? 'komiksowa' : 'komiksowy'} ${pl}? Podaj imię i nazwisko.`,
    }),
    answer: aliasIf('typed'),
    accepted: ({ accepted }) => accepted,
    why: firstSeen,
  }),
];

const COMIC_PART: readonly Template[] = [
  askColumn({
    ...comics,
    name: 'creator-of-comic',
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
    why: about,
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
    why: origin,
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
    answer: ({ country }) => countryName(country),
    why: about,
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
    ask: ({ en, pl }) => ({
      en: `Which comic came out first: ${en}?`,
      pl: `Który komiks ukazał się najwcześniej: ${pl}?`,
    }),
  }),
];

export const LEISURE_COMICS: readonly Template[] = [...HERO_PART, ...COMIC_PART];
