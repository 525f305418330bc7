import type { Language } from '../../src/contract/vocabulary.ts';
import { type Random, zipfOf, zipfRanks } from './random.ts';

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

const ONSETS = 'b d f g h j k l m n p r s t v w z br kr'.split(' ');
const VOWELS = ['a', 'e', 'i', 'o', 'u'];
const SYLLABLES = ONSETS.flatMap((onset) => VOWELS.map((vowel) => onset + vowel));
const CODAS = ['', 'n', 'l', 'r', 's', 'k', 'm', 't'];

/** Syllables that identify a name; one more is a checksum. */
const TELLING = 4;
/** The number of different names. */
export const NAMES = SYLLABLES.length ** TELLING;
/** Coprime to the number of names, so that each number has a different name and neighbours have dissimilar ones. */
const STRIDE = 30_011_003;
/** An offset: the first names would repeat one syllable. */
const FIRST = 12_345_678;
/** The same for words. */
const WORDS = SYLLABLES.length * SYLLABLES.length * CODAS.length;
const WORD_STRIDE = 30_011;

const CAPITALS = SYLLABLES.map((text) => text.charAt(0).toUpperCase() + text.slice(1));

const syllable = (number: number): string => SYLLABLES[number % SYLLABLES.length] ?? '';
const capital = (number: number): string => CAPITALS[number % SYLLABLES.length] ?? '';

/** A pronounceable, invented name of two words. Any two differ in at least two syllables. */
export function nameOf(number: number): string {
  let rest = (FIRST + number * STRIDE) % NAMES;
  let check = 0;
  const next = (): number => {
    const digit = rest % SYLLABLES.length;
    rest = (rest - digit) / SYLLABLES.length;
    check += digit;
    return digit;
  };
  const first = capital(next()) + syllable(next());
  const second = capital(next()) + syllable(next());
  return `${first}${CODAS[check % CODAS.length] ?? ''} ${second}${syllable(check)}`;
}

/** A short capitalized word, different for each number below 70,000. */
function wordOf(number: number): string {
  const place = (number * WORD_STRIDE) % WORDS;
  const second = Math.floor(place / SYLLABLES.length);
  return capital(place) + syllable(second) + (CODAS[Math.floor(second / SYLLABLES.length)] ?? '');
}

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
