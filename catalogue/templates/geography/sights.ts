import { CAPITALS } from '../../facts/geography/capitals.ts';
import { CITIES } from '../../facts/geography/cities.ts';
import type { Notes } from '../../facts/notes/notes.ts';
import { AIRPORT_NOTES, LANDMARK_NOTES, NICKNAME_NOTES } from '../../facts/notes/sights.ts';
import { AIRPORTS, LANDMARKS, NICKNAMES, type Sight } from '../../facts/geography/sights.ts';
import { IN_CITY } from '../../facts/geography/where.ts';
import { draw } from '../../draw.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { countryOf, drawNearby, slugOf, tagsOf } from './atlas.ts';
import { ask, givesAway, type Name } from './wording.ts';

interface CityOfCountry {
  readonly city: Name;
  readonly country: string;
}

const cityCountry = (row: CityOfCountry) => countryOf(row.country);

/** Each city once, with its first name. */
function distinctCities(rows: readonly CityOfCountry[]): CityOfCountry[] {
  return [...new Map(rows.map((row) => [row.city.en, row])).values()];
}

/** Large cities of every country, including those with sights. */
const LARGE_CITIES: readonly CityOfCountry[] = distinctCities([
  ...CITIES.filter((city) => city.familiarity <= 3 && city.en !== 'New York City').map((city) => ({
    city: { en: city.en, pl: city.pl },
    country: city.country,
  })),
  ...CAPITALS.filter((capital) => capital.familiarity <= 3).map((capital) => ({
    city: { en: capital.en, pl: capital.pl },
    country: capital.country,
  })),
  ...LANDMARKS,
]);

/** Cities in the same country; if there are too few, cities in its neighbourhood, too. */
function otherCities(sight: Sight, pool: readonly CityOfCountry[], seed: string): Name[] {
  const others = pool.filter(
    (row) => row.city.en !== sight.city.en && sight.besides?.includes(row.city.en) !== true,
  );
  if (sight.wrong !== undefined) return sight.wrong.map((name) => ({ en: name, pl: name }));
  const compatriots = draw(
    others.filter((row) => row.country === sight.country),
    3,
    seed,
    (row) => row.city.en,
  );
  const abroad = others.filter((row) => row.country !== sight.country);
  const nearby = drawNearby(countryOf(sight.country), abroad, cityCountry, 3, seed);
  return [...compatriots, ...nearby].slice(0, 3).map((row) => row.city);
}

/** A city as the answer to „W którym mieście…?”: „w Krakowie”. */
const answeringWhere = ({ en, pl }: Name): Name => ({ en, pl: IN_CITY[pl] ?? `w ${pl}` });

/** Asks for the city of each sight that there is something to tell about. */
function* inWhichCity(
  sights: readonly Sight[],
  pool: readonly CityOfCountry[],
  wording: (sight: Sight) => Name,
  notes: Notes,
  answering: (city: Name) => Name = (city) => city,
): Generator<BilingualQuestion> {
  for (const sight of sights) {
    const text = wording(sight);
    const key = sight.key ?? slugOf(sight.en);
    const why = notes[key];
    if (why === undefined || givesAway(text, sight.city)) continue;
    yield {
      key,
      familiarity: sight.familiarity,
      tags: tagsOf(countryOf(sight.country)),
      regions: sight.regions ?? (sight.familiarity >= 2 ? [sight.country] : []),
      ...ask(text, answering(sight.city), otherCities(sight, pool, `sight/${sight.en}`).map(answering), why),
    };
  }
}

const cityOfLandmark = () =>
  inWhichCity(
    LANDMARKS,
    LARGE_CITIES,
    (sight) => ({
      en: `In which city ${sight.plural === true ? 'are' : 'is'} ${sight.en}?`,
      pl: `W którym mieście ${sight.plural === true ? 'znajdują' : 'znajduje'} się ${sight.pl}?`,
    }),
    LANDMARK_NOTES,
    answeringWhere,
  );

const cityOfNickname = () =>
  inWhichCity(
    NICKNAMES,
    distinctCities([...LARGE_CITIES, ...NICKNAMES]),
    (sight) => ({
      en: `Which city is known as “${sight.en}”?`,
      pl: `Które miasto nosi przydomek „${sight.pl}”?`,
    }),
    NICKNAME_NOTES,
  );

const cityOfAirport = () =>
  inWhichCity(
    AIRPORTS,
    distinctCities(AIRPORTS),
    (airport) => ({
      en: `Which city is served by ${airport.en} Airport?`,
      pl: `Które miasto ma lotnisko ${airport.pl}?`,
    }),
    AIRPORT_NOTES,
  );

const shared = { type: 'multiple', written: '2026-11-21', hardness: 0 } as const;

export const SIGHT_TEMPLATES: readonly Template[] = [
  {
    ...shared,
    name: 'city-of-landmark',
    category: 'general-knowledge',
    subcategories: ['landmarks', 'cities'],
    tags: ['landmarks', 'cities'],
    questions: cityOfLandmark,
  },
  {
    ...shared,
    name: 'city-of-nickname',
    category: 'general-knowledge',
    subcategories: ['cities'],
    tags: ['cities', 'nicknames'],
    questions: cityOfNickname,
  },
  {
    ...shared,
    name: 'city-of-airport',
    category: 'vehicles',
    subcategories: ['air-travel'],
    tags: ['airports', 'cities'],
    questions: cityOfAirport,
  },
];
