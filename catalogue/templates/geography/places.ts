import { capitalised } from '../../capitalised.ts';
import { draw } from '../../draw.ts';
import { CITIES } from '../../facts/geography/cities.ts';
import { CITY_NOTES } from '../../facts/notes/cities.ts';
import { ENDEMIC_ANIMAL_NOTES, REGION_NOTES } from '../../facts/notes/regions.ts';
import { ENDEMIC_ANIMALS, PARTS_OF_COUNTRIES } from '../../facts/geography/places.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { countryOf } from './atlas.ts';
import { inland, inWhichCountry, noteIn } from './country-of.ts';

/** Countries to offer for an animal: large and far apart. */
const WILD_COUNTRIES = 'au nz mg cn id et ec br cu mx ru in za ke pe ca jp'.split(' ').map(countryOf);

/** More would be noticeable. */
const MOST_CITIES = 60;

function* countryOfCity(): Generator<BilingualQuestion> {
  const cities = CITIES.filter((city) => city.sharedName !== true && city.familiarity > 1);
  const asked = draw(cities, MOST_CITIES, 'country-of-city', (city) => city.en);
  yield* inWhichCountry(
    asked,
    (city) => ({
      en: `In which country is the city of ${city.en}?`,
      pl: `W którym państwie ${city.plural === true ? 'leżą' : 'leży'} ${city.pl}?`,
    }),
    inland,
    noteIn(CITY_NOTES),
  );
}

const countryOfRegion = () =>
  inWhichCountry(
    PARTS_OF_COUNTRIES,
    (region) => ({
      en: `${capitalised(`${region.article === true ? 'the ' : ''}${region.en}`)} is part of which country?`,
      pl: `W którym państwie ${region.plural === true ? 'leżą' : 'leży'} ${region.pl}?`,
    }),
    inland,
    noteIn(REGION_NOTES),
  );

const countryOfAnimal = () =>
  inWhichCountry(
    ENDEMIC_ANIMALS,
    (animal) => ({
      en: `Which country is the home of the ${animal.en}?`,
      pl: `W którym państwie żyje na wolności ${animal.pl}?`,
    }),
    (animal) =>
      draw(
        WILD_COUNTRIES.filter((country) => country.code !== animal.country),
        3,
        `animal/${animal.en}`,
        (country) => country.code,
      ),
    noteIn(ENDEMIC_ANIMAL_NOTES),
  );

const shared = { category: 'geography', type: 'multiple', written: '2026-11-21', hardness: 0 } as const;

export const PLACE_TEMPLATES: readonly Template[] = [
  {
    ...shared,
    name: 'country-of-city',
    subcategories: ['cities'],
    tags: ['cities'],
    questions: countryOfCity,
  },
  {
    ...shared,
    name: 'country-of-region',
    subcategories: ['regions-and-provinces'],
    tags: ['provinces'],
    questions: countryOfRegion,
  },
  {
    ...shared,
    name: 'country-of-animal',
    category: 'animals',
    subcategories: ['endemic-animals'],
    tags: ['endemic-animals'],
    questions: countryOfAnimal,
  },
];
