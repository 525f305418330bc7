import { COUNTRIES, type Country } from '../../facts/geography/countries.ts';
import type { Notes } from '../../facts/notes/notes.ts';
import type { Place } from '../../facts/geography/places.ts';
import type { BilingualQuestion } from '../../template.ts';
import { countryOf, countryTag, drawNearby, slugOf } from './atlas.ts';
import { ask, givesAway, type Name } from './wording.ts';

/** Thousands of square kilometres. */
const LARGE_ENOUGH = 20;

/** Countries that could have such a place: microstates have no lakes and landlocked ones no islands. */
export function countriesBeside(place: Place, isIsland: boolean): Country[] {
  const home = countryOf(place.near ?? place.country);
  const pool = COUNTRIES.filter(
    (country) =>
      country.code !== place.country &&
      (isIsland ? country.landlocked !== true : (country.surface ?? LARGE_ENOUGH) >= LARGE_ENOUGH),
  );
  return drawNearby(home, pool, (country) => country, 3, `place/${place.en}`);
}

/** Asks for the country of each place that there is something to tell about. */
export function* inWhichCountry(
  places: readonly Place[],
  wording: (place: Place) => Name,
  wrong: (place: Place) => Country[],
  why: (place: Place, country: Country) => Name | undefined,
): Generator<BilingualQuestion> {
  for (const place of places) {
    const country = countryOf(place.country);
    const text = wording(place);
    const note = why(place, country);
    if (note === undefined || givesAway(text, country)) continue;
    yield {
      key: slugOf(place.en),
      familiarity: place.familiarity,
      // Lake Baikal is in Russia but not in Europe.
      tags: [countryTag(country), countryOf(place.near ?? place.country).continent],
      regions: place.familiarity >= 3 ? [country.code] : [],
      ...ask(text, country, wrong(place), note),
    };
  }
}

/** The note on a place. */
export const noteIn =
  (notes: Notes) =>
  (place: Place): Name | undefined =>
    notes[slugOf(place.en)];

/** Wrong answers for a place inland. */
export const inland = (place: Place): Country[] => countriesBeside(place, false);
