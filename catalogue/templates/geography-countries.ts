import { draw } from '../draw.ts';
import { COUNTRIES, type Country } from '../facts/countries.ts';
import type { BilingualQuestion, Familiarity, Template } from '../template.ts';
import { capitalised, inSentence, neighboursOf, regionsOf, tagsOf } from './geography-atlas.ts';
import { CONTINENTS } from './geography-continents.ts';
import { ask, claim } from './geography-wording.ts';
import type { StarterLanguage } from '../languages.ts';

/** The minimum ratio of two areas, because they are rounded. */
const CLEARLY_LARGER = 1.4;
const TOO_EASILY_LARGER = 4;

const about = (country: Country): Omit<BilingualQuestion, StarterLanguage> => ({
  key: country.code,
  familiarity: country.familiarity,
  tags: tagsOf(country),
  regions: regionsOf(country),
});

function* continentOfCountry(): Generator<BilingualQuestion> {
  for (const country of COUNTRIES) {
    if (country.familiarity < 4 || country.twoContinents === true || country.en.includes('Africa')) continue;
    const text = {
      en: `In which part of the world is ${inSentence(country)}?`,
      pl: `W której części świata znajduje się państwo ${country.pl}?`,
    };
    const others = Object.entries(CONTINENTS).filter(([slug]) => slug !== country.continent);
    const wrong = draw(others, 3, `continent/${country.code}`, ([slug]) => slug).map(([, name]) => name);
    yield { ...about(country), ...ask(text, CONTINENTS[country.continent], wrong) };
  }
}

function* landlockedStatement(): Generator<BilingualQuestion> {
  const landlocked = COUNTRIES.filter((country) => country.landlocked === true && country.familiarity <= 3);
  const coastal = COUNTRIES.filter(
    (country) =>
      country.landlocked !== true &&
      country.caspianOnly !== true &&
      country.familiarity <= 3 &&
      neighboursOf(country).length > 1,
  );
  const balanced = draw(coastal, landlocked.length, 'landlocked', (country) => country.code);
  for (const country of [...landlocked, ...balanced]) {
    const statement = {
      en: `${capitalised(inSentence(country))} is a landlocked country, without access to the sea.`,
      pl: `Państwo ${country.pl} nie ma dostępu do morza.`,
    };
    yield { ...about(country), ...claim(statement, country.landlocked === true) };
  }
}

function* leftDriving(): Generator<BilingualQuestion> {
  const known = COUNTRIES.filter((country) => country.familiarity <= 3 && country.code !== 'tw');
  const left = known.filter((country) => country.drivesOnLeft === true);
  const right = known.filter((country) => country.drivesOnLeft !== true);
  const balanced = draw(right, left.length, 'left-driving', (country) => country.code);
  for (const country of [...left, ...balanced]) {
    const statement = {
      en: `Traffic keeps to the left side of the road in ${inSentence(country)}.`,
      pl: `Na drogach ${country.genitive} obowiązuje ruch lewostronny.`,
    };
    yield { ...about(country), ...claim(statement, country.drivesOnLeft === true) };
  }
}

function* surfaceComparison(): Generator<BilingualQuestion> {
  for (const country of COUNTRIES) {
    const surface = country.surface;
    if (surface === undefined || surface < 10 || country.familiarity > 2) continue;
    const [other] = draw(
      COUNTRIES.filter((candidate) => candidate.familiarity <= 3 && isComparable(surface, candidate.surface)),
      1,
      `surface/${country.code}`,
      (candidate) => candidate.code,
    );
    if (other?.surface === undefined) continue;
    const statement = {
      en: `${capitalised(inSentence(country))} has a larger area than ${inSentence(other)}.`,
      pl: `Powierzchnia ${country.genitive} jest większa niż powierzchnia ${other.genitive}.`,
    };
    const familiarity = Math.max(country.familiarity, other.familiarity) as Familiarity;
    const tags = [...new Set([...tagsOf(country), ...tagsOf(other)])];
    yield { ...about(country), familiarity, tags, ...claim(statement, surface > other.surface) };
  }
}

function isComparable(surface: number, other: number | undefined): boolean {
  if (other === undefined || other < 10) return false;
  const ratio = Math.max(surface / other, other / surface);
  return ratio > CLEARLY_LARGER && ratio < TOO_EASILY_LARGER;
}

const shared = { category: 'geography', tags: ['countries'], written: '2026-11-21' } as const;

export const COUNTRY_TEMPLATES: readonly Template[] = [
  {
    ...shared,
    name: 'continent-of-country',
    type: 'multiple',
    subcategories: ['continents'],
    hardness: -1,
    questions: continentOfCountry,
  },
  {
    ...shared,
    name: 'landlocked-statement',
    type: 'boolean',
    subcategories: ['seas-and-coasts'],
    hardness: 0,
    questions: landlockedStatement,
  },
  {
    ...shared,
    name: 'left-driving',
    type: 'boolean',
    category: 'vehicles',
    subcategories: ['road-traffic'],
    tags: ['countries', 'road-traffic'],
    hardness: 1,
    questions: leftDriving,
  },
  {
    ...shared,
    name: 'surface-comparison',
    type: 'boolean',
    subcategories: ['size-of-countries'],
    hardness: 1,
    questions: surfaceComparison,
  },
];
