import { Language } from '../../src/contract/vocabulary.ts';
import data from './names.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };
import { foldName, nameParts, wordsOf } from './related-answers.ts';

/**
 * What an answer looks like. Distractors have the form of the answer: among three capitalized names, a phrase or a
 * number would give itself away.
 */
export function formOf(text: string): string {
  const size = placeSize(text);
  // There are too few countries to separate those with several words from the others.
  if (size === 'country') return size;
  return [
    scriptOf(text),
    startOf(text),
    lengthOf(text),
    /\p{N}/u.test(text) ? 'digits' : '',
    /["“(,:/]/u.test(text) ? 'marks' : '',
    text.startsWith('The ') ? 'the' : '',
    kindWord(text),
    bodyWord(text),
    personSex(text),
    isRuler(text) ? 'ruler' : '',
    size,
  ].join('|');
}

const scriptOf = (text: string): string =>
  /\p{Script=Latin}/u.test(text) ? 'latin' : /\p{L}/u.test(text) ? 'other' : 'none';

function startOf(text: string): string {
  if (/^["“'‘«]?\p{Lu}/u.test(text)) return 'capital';
  return /^["“'‘«]?\p{N}/u.test(text) ? 'digit' : 'small';
}

function lengthOf(text: string): string {
  const count = text.split(/\s+/u).length;
  if (count === 1) return 'one word';
  return count <= 3 ? 'name' : 'phrase';
}

const namesOf = (lists: readonly string[]): string[] =>
  lists.flatMap((list) => list.split(' ').map((name) => foldName(name.replaceAll('_', ' '))));

/** Country codes are two capital letters. `Intl.DisplayNames` returns unknown codes unchanged. */
function countries(language: Language): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const letters = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.map((code) => foldName(names.of(code) ?? code)).filter((name) => name.length > 2);
}

/** Countries as CLDR names them and those that it lacks, continents, and states and provinces in three groups. */
const SIZES = new Map<string, string>([
  // Parts of countries answer `Where …?` and `Which state …?` as often as towns do. A town in one of them would be
  // right, too, and a state of another country would obviously be wrong.
  ...places.parts.flatMap((parts, index) =>
    namesOf(parts).map((name) => [name, `part of a country ${index}`] as const),
  ),
  ...namesOf(places.continents).map((name) => [name, 'continent'] as const),
  ...[...Language.options.flatMap(countries), ...namesOf(places.countries)].map(
    (name) => [name, 'country'] as const,
  ),
]);

/**
 * `country`, `continent`, `part of a country …`, or '' for everything else: a place must not be an option together with
 * one that may contain it. `Georgia` counts as a country.
 */
export const placeSize = (text: string): string => SIZES.get(foldName(text)) ?? '';

/** Searched anywhere in a name; the first of the list that matches counts. */
const KINDS = wordsOf(data.kinds);

/** The word that shows what kind of thing a name means, such as `county`, or ''. */
function kindWord(text: string): string {
  const all = nameParts(text);
  return KINDS.find((word) => all.includes(word)) ?? '';
}

const BODIES = new Set(wordsOf(data.bodies));

/** `body` if the words of a name show a company or another organization. */
export function bodyWord(text: string): 'body' | '' {
  const all = nameParts(text);
  return all.some((word) => BODIES.has(word)) || /&|\b[A-Z]{3,}\b/u.test(text) ? 'body' : '';
}

/**
 * Given names that are common in the upstreams and used by one sex only. Names used by both, such as `Robin` or
 * `Taylor`, are in neither list.
 */
const MEN = new Set(wordsOf(data.men).map(foldName));

const WOMEN = new Set(wordsOf(data.women).map(foldName));

/** `man` or `woman` if the first word of a name of several words shows it; otherwise ''. */
export function personSex(text: string): 'man' | 'woman' | '' {
  const name = foldName(text);
  const [first = ''] = name.split(/[\s.]+/u);
  if (!/\s/u.test(name)) return '';
  if (MEN.has(name) || MEN.has(first)) return 'man';
  return WOMEN.has(name) || WOMEN.has(first) ? 'woman' : '';
}

/** Regnal numbers, and titles after a comma: `Harald V of Norway`, `Count of Rosenborg`. */
const RULER =
  /\s[IVX]{1,5}\b|,? (?:Duke|Duchess|Count|Countess|Earl|Marquess|Baron|Prince|Princess|King|Queen) of /u;

/** Whether a number or title shows that a name is a ruler's or noble's. */
const isRuler = (text: string): boolean => RULER.test(text);
