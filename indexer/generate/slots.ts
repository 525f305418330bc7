import type { Language } from '../../src/contract/vocabulary.ts';
import type { Random } from './random.ts';
import { nameOf, wordOf } from './generated-names.ts';
import { zipfOf, zipfRanks } from './zipf.ts';

/** The languages of generated questions. The service may support more. */
export type GeneratedLanguage = Extract<Language, 'en' | 'pl'>;

/** A text in both languages. */
export type InBoth = Readonly<Record<GeneratedLanguage, string>>;

/** The values that patterns use. */
export interface Slots {
  /** Unique to this question. */
  readonly name: string;
  readonly year: string;
  readonly number: string;
  readonly thing: InBoth;
  readonly other: InBoth;
  readonly quality: InBoth;
  readonly place: string;
}

const pair = (text: string): InBoth => {
  const [en = '', pl = ''] = text.split('|');
  return { en, pl };
};
const pairs = (text: string): [InBoth, ...InBoth[]] => {
  const [first = '', ...others] = text.split(', ');
  return [pair(first), ...others.map(pair)];
};

/** Nouns in the nominative. Most questions use the first ones. */
const THINGS = pairs(
  'river|rzeka, novel|powieść, bridge|most, castle|zamek, engine|silnik, forest|las, island|wyspa, museum|muzeum, ' +
    'orchestra|orkiestra, painting|obraz, railway|kolej, stadium|stadion, telescope|teleskop, theatre|teatr, ' +
    'volcano|wulkan, waterfall|wodospad, cathedral|katedra, festival|festiwal, glacier|lodowiec, harbour|port, ' +
    'lighthouse|latarnia, library|biblioteka, mineral|minerał, monastery|klasztor, mountain|góra, newspaper|gazeta, ' +
    'opera|opera, palace|pałac, planet|planeta, satellite|satelita, sculpture|rzeźba, symphony|symfonia, ' +
    'tournament|turniej, treaty|traktat, university|uniwersytet, valley|dolina, vessel|statek, village|wieś, ' +
    'aqueduct|akwedukt, canal|kanał, desert|pustynia, dialect|dialekt, dynasty|dynastia, enzyme|enzym, fossil|skamieniałość',
);
const QUALITIES = pairs(
  'ancient|dawny, famous|słynny, narrow|wąski, northern|północny, remote|odległy, royal|królewski, southern|południowy, ' +
    'western|zachodni, wooden|drewniany, eastern|wschodni, golden|złoty, hidden|ukryty, magnetic|magnetyczny, ' +
    'medieval|średniowieczny, modern|nowoczesny, shallow|płytki, silver|srebrny, volcanic|wulkaniczny',
);

const thing = zipfOf(THINGS);
const quality = zipfOf(QUALITIES);
const FIRST_YEAR = 1_200;
const YEARS = 820;
const NUMBERS = 9_000;

const PLACES = 4_000;
const GIVEN_NAMES = 300;
const FAMILY_NAMES = 4_000;
/** Ranges of word numbers, so that no place is also a person. */
const PLACE_WORDS = 1_000;
const GIVEN_WORDS = 10_000;
const FAMILY_WORDS = 20_000;
const placeRank = zipfRanks(PLACES);
const familyRank = zipfRanks(FAMILY_NAMES);

const wordsFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => wordOf(first + index));
const places = wordsFrom(PLACE_WORDS, PLACES);
const givenNames = wordsFrom(GIVEN_WORDS, GIVEN_NAMES);
const familyNames = wordsFrom(FAMILY_WORDS, FAMILY_NAMES);

/** The first places are the most frequent ones, as with people. */
export const drawPlace = (random: Random): string => places[placeRank(random)] ?? '';
export const drawPerson = (random: Random): string =>
  `${givenNames[random.below(GIVEN_NAMES)] ?? ''} ${familyNames[familyRank(random)] ?? ''}`;
export const drawYear = (random: Random): string => String(FIRST_YEAR + random.below(YEARS));
export const drawNumber = (random: Random): string => String(2 + random.below(NUMBERS));
export const drawThing = (random: Random): InBoth => thing(random);
export const drawQuality = (random: Random): InBoth => quality(random);

/** Draws the values for the question with a given number. */
export function drawSlots(random: Random, number: number): Slots {
  return {
    name: nameOf(number),
    year: drawYear(random),
    number: drawNumber(random),
    thing: thing(random),
    other: thing(random),
    quality: quality(random),
    place: drawPlace(random),
  };
}
