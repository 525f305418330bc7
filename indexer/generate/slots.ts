import type { Language } from '../../src/contract/vocabulary.ts';
import type { Draw } from './draw.ts';
import { nameOf, wordOf } from './generated-names.ts';
import { zipfOf, zipfRanks } from './zipf.ts';

/** The languages of generated questions, whatever others the service supports. */
export type GeneratedLanguage = Extract<Language, 'en' | 'pl'>;

/** A text in both languages. */
export type InBoth = Readonly<Record<GeneratedLanguage, string>>;

/** What a question may be about, and what an answer may be. */
export interface Slots {
  /** Belongs to this question alone. */
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

/** Nouns of one form that stands after `the` and, in Polish, at the end of a list: most questions use the first ones. */
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
/** Numbers of words are parted, so that a place is no person. */
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

/** Frequent places first, as with people. */
export const drawPlace = (draw: Draw): string => places[placeRank(draw)] ?? '';
export const drawPerson = (draw: Draw): string =>
  `${givenNames[draw.below(GIVEN_NAMES)] ?? ''} ${familyNames[familyRank(draw)] ?? ''}`;
export const drawYear = (draw: Draw): string => String(FIRST_YEAR + draw.below(YEARS));
export const drawNumber = (draw: Draw): string => String(2 + draw.below(NUMBERS));
export const drawThing = (draw: Draw): InBoth => thing(draw);
export const drawQuality = (draw: Draw): InBoth => quality(draw);

/** What the question with this number is about. */
export function drawSlots(draw: Draw, number: number): Slots {
  return {
    name: nameOf(number),
    year: drawYear(draw),
    number: drawNumber(draw),
    thing: thing(draw),
    other: thing(draw),
    quality: quality(draw),
    place: drawPlace(draw),
  };
}
