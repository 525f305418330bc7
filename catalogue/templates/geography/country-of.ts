import { COUNTRIES, type Country } from '../../facts/geography/countries.ts';
import type { Notes } from '../../facts/notes/notes.ts';
import type { Place } from '../../facts/geography/places.ts';
import { IN_COUNTRY } from '../../facts/geography/where.ts';
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

/** A country as the answer to „W którym państwie…?”: „w Polsce”. */
export function answeringWhere(country: Country): Name {
  const pl = IN_COUNTRY[country.code];
  if (pl === undefined) throw new Error(`no locative is known of ${country.en}`);
  return { en: country.en, pl };
}

/** A country as the answer to „Stolicą którego państwa…?”: „Polski”. */
export const answeringWhose = ({ en, genitive }: Country): Name => ({ en, pl: genitive });

/** A country as the answer to „Do którego państwa…?”: „do Polski”. */
export const answeringWhereTo = ({ en, genitive }: Country): Name => ({ en, pl: `do ${genitive}` });

/** Where people are likelier to know a place. Poles know the places of Lithuania, too. */
function regionsOf({ country, familiarity }: Place): string[] {
  if (familiarity < 3 && country !== 'pl') return [];
  return country === 'lt' ? ['lt', 'pl'] : [country];
}

/** Asks for the country of each place that there is something to tell about. */
export function* inWhichCountry(
  places: readonly Place[],
  wording: (place: Place) => Name,
  wrong: (place: Place) => Country[],
  why: (place: Place) => Name | undefined,
  answering: (country: Country) => Name = answeringWhere,
): Generator<BilingualQuestion> {
  for (const place of places) {
    const country = countryOf(place.country);
    const text = wording(place);
    const note = why(place);
    if (note === undefined || givesAway(text, country)) continue;
    yield {
      key: slugOf(place.en),
      familiarity: place.familiarity,
      // Lake Baikal is in Russia but not in Europe.
      tags: [countryTag(country), countryOf(place.near ?? place.country).continent],
      regions: regionsOf(place),
      ...ask(text, answering(country), wrong(place).map(answering), note),
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
