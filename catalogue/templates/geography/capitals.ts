import { draw } from '../../draw.ts';
import { CAPITALS, CAPITAL_TRAPS, type Capital } from '../../facts/geography/capitals.ts';
import { CITIES, type City } from '../../facts/geography/cities.ts';
import { COUNTRIES } from '../../facts/geography/countries.ts';
import { CAPITAL_NOTES } from '../../facts/notes/capitals.ts';
import { COUNTRY_NOTES } from '../../facts/notes/nations.ts';
import type { StarterLanguage } from '../../languages.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { countryOf, drawNearby, inSentence, regionsOf, tagsOf } from './atlas.ts';
import { answeringWhose } from './country-of.ts';
import { ask, claim, givesAway, type Name } from './wording.ts';

/** Capitals with an equally common other spelling, so that a typed answer could not be judged. */
const SPELT_IN_TWO_WAYS = new Set([
  'us',
  'ua',
  'is',
  'in',
  'br',
  'co',
  'ma',
  'ae',
  'mn',
  'np',
  'ro',
  'tn',
  'qa',
]);

/** Capitals that every player knows and options would only give away. */
const TOO_WELL_KNOWN = new Set(['fr', 'gb', 'it']);

/** Capitals that are less known than another city of the country: only these are worth a true-or-false question. */
const OVERSHADOWED = 'tr au br ng tz ci ma pk'.split(' ');

const capitalCountry = (capital: Capital) => countryOf(capital.country);

/** The properties of every question about a capital. */
function about(capital: Capital): Omit<BilingualQuestion, StarterLanguage> {
  const country = capitalCountry(capital);
  return {
    key: capital.country,
    familiarity: capital.familiarity,
    tags: tagsOf(country),
    regions: capital.familiarity >= 3 ? [country.code] : regionsOf(country),
  };
}

/** The note on a capital, or on its country. */
function noteOf(capital: Capital): Name | undefined {
  return CAPITAL_NOTES[capital.country] ?? COUNTRY_NOTES[capital.country];
}

/** Cities that are often mistaken for the capital. */
function otherCities(capital: Capital, count: number): City[] {
  const cities = CITIES.filter((city) => city.country === capital.country);
  return draw(cities, count, `capital-decoy/${capital.country}`, (city) => city.en);
}

function* capitalOfCountry(): Generator<BilingualQuestion> {
  for (const capital of CAPITALS) {
    const country = capitalCountry(capital);
    const text = {
      en: `What is the capital of ${inSentence(country)}?`,
      pl: `Jakie miasto jest stolicą ${country.genitive}?`,
    };
    // The other template asks for the countries of lesser-known capitals.
    if (capital.familiarity > 3 || TOO_WELL_KNOWN.has(capital.country) || givesAway(text, capital)) continue;
    const decoys = otherCities(capital, 2);
    const others = CAPITALS.filter((other) => other.country !== capital.country);
    const seed = `capital/${capital.country}`;
    const nearby = drawNearby(country, others, capitalCountry, 3 - decoys.length, seed);
    yield { ...about(capital), ...ask(text, capital, [...decoys, ...nearby], noteOf(capital)) };
  }
}

function* countryOfCapital(): Generator<BilingualQuestion> {
  for (const capital of CAPITALS) {
    const country = capitalCountry(capital);
    const text = {
      en: `${capital.en} is the capital of which country?`,
      pl: `Stolicą którego państwa jest ${capital.pl}?`,
    };
    if (capital.familiarity < 4 || givesAway(text, country)) continue;
    const others = COUNTRIES.filter((other) => other.code !== country.code);
    const nearby = drawNearby(country, others, (other) => other, 3, `capital-country/${capital.country}`);
    const wrong = nearby.map(answeringWhose);
    yield { ...about(capital), ...ask(text, answeringWhose(country), wrong, noteOf(capital)) };
  }
}

function* capitalTyped(): Generator<BilingualQuestion> {
  for (const capital of CAPITALS) {
    const country = capitalCountry(capital);
    const isKnown = capital.familiarity <= 2 && country.familiarity <= 2;
    // Every Pole knows Warsaw.
    if (!isKnown || capital.country === 'pl' || SPELT_IN_TWO_WAYS.has(capital.country)) continue;
    const text = {
      en: `Which city is the capital of ${inSentence(country)}?`,
      pl: `Jak nazywa się stolica ${country.genitive}?`,
    };
    if (!givesAway(text, capital)) yield { ...about(capital), ...ask(text, capital, [], noteOf(capital)) };
  }
}

function* capitalStatement(): Generator<BilingualQuestion> {
  for (const capital of CAPITALS) {
    const country = capitalCountry(capital);
    const trap = CAPITAL_TRAPS[capital.country];
    if (trap === undefined && !OVERSHADOWED.includes(capital.country)) continue;
    const city: Name = trap?.city ?? capital;
    const statement = {
      en: `${city.en} is the capital of ${inSentence(country)}.`,
      pl: `Stolicą ${country.genitive} jest ${city.pl}.`,
    };
    yield { ...about(capital), ...claim(statement, trap === undefined, trap?.why ?? noteOf(capital)) };
  }
}

const shared = {
  category: 'geography',
  subcategories: ['capitals'],
  tags: ['capitals', 'countries'],
  written: '2026-11-21',
} as const;

export const CAPITAL_TEMPLATES: readonly Template[] = [
  { ...shared, name: 'capital-of-country', type: 'multiple', hardness: 0, questions: capitalOfCountry },
  { ...shared, name: 'country-of-capital', type: 'multiple', hardness: 0, questions: countryOfCapital },
  { ...shared, name: 'capital-typed', type: 'text_input', hardness: 1, questions: capitalTyped },
  { ...shared, name: 'capital-statement', type: 'boolean', hardness: 0, questions: capitalStatement },
];
