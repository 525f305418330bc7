import { draw } from '../../draw.ts';
import { ARGUABLE_NEIGHBOURS, NEIGHBOURS } from '../../facts/geography/borders.ts';
import { COUNTRIES, type Country } from '../../facts/geography/countries.ts';
import type { StarterLanguage } from '../../languages.ts';

const BY_CODE: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((country) => [country.code, country]));

/** The row of a country; an unknown code is a mistake in a fact table. */
export function countryOf(code: string): Country {
  const country = BY_CODE.get(code);
  if (country === undefined) throw new Error(`no country has the code ${code}`);
  return country;
}

/** The English name within a sentence, “the Netherlands”. */
export function inSentence(country: Country): string {
  return country.article === true ? `the ${country.en}` : country.en;
}

/** One of two forms of a verb, as the number of the country's name in a language requires: “is” or “are”. */
export function agreeing(
  country: Country,
  language: StarterLanguage,
  [singular, plural]: readonly [string, string],
): string {
  return country.plural?.includes(language) === true ? plural : singular;
}

/** A name as a slug, for keys and tags. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[øØ]/g, 'o')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The tag of a country. */
export function countryTag(country: Country): string {
  return slugOf(country.en);
}

/** Tags of a question about a country: the country and the continent. */
export function tagsOf(country: Country): string[] {
  return [countryTag(country), country.continent];
}

/** A lesser-known country is better known to its own people. */
export function regionsOf(country: Country): string[] {
  return country.familiarity >= 3 ? [country.code] : [];
}

/** Parts of the world that are next in nearness, for areas with few countries. */
const SIMILAR_AREAS: Readonly<Record<string, readonly string[]>> = {
  'southern-europe': ['western-europe', 'balkans'],
  'eastern-europe': ['central-europe'],
  caucasus: ['middle-east'],
};

/** Items from the same part of the continent first, then from similar ones, from the continent and from the world. */
export function drawNearby<T>(
  home: Country,
  pool: readonly T[],
  countryOfItem: (item: T) => Country,
  count: number,
  seed: string,
): T[] {
  const nearness = (item: T): number => {
    const country = countryOfItem(item);
    if (country.area === home.area) return 0;
    if (SIMILAR_AREAS[home.area]?.includes(country.area) === true) return 1;
    return country.continent === home.continent ? 2 : 3;
  };
  const rings = [0, 1, 2, 3].flatMap((ring) =>
    draw(
      pool.filter((item) => nearness(item) === ring),
      count,
      seed,
      (item) => countryOfItem(item).code,
    ),
  );
  return rings.slice(0, count);
}

/** Land neighbours. */
export function neighboursOf(country: Country): Country[] {
  return (NEIGHBOURS[country.code] ?? []).map(countryOf);
}

/** Whether it is disputed that two countries are neighbours. */
export function isArguablePair(one: Country, other: Country): boolean {
  return ARGUABLE_NEIGHBOURS.some((pair) => pair.includes(one.code) && pair.includes(other.code));
}
