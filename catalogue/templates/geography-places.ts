import { draw } from '../draw.ts';
import { CITIES } from '../facts/cities.ts';
import { ENDEMIC_ANIMALS, PARTS_OF_COUNTRIES } from '../facts/places.ts';
import type { BilingualQuestion, Template } from '../template.ts';
import { countryOf } from './geography-atlas.ts';
import { inland, inWhichCountry } from './geography-country-of.ts';

/** Countries to offer for an animal: large and far apart. */
const WILD_COUNTRIES = 'au nz mg cn id et ec br cu mx ru in za ke pe ca jp'.split(' ').map(countryOf);

function* countryOfCity(): Generator<BilingualQuestion> {
  const cities = CITIES.filter((city) => city.sharedName !== true);
  const asked = draw(cities, 110, 'country-of-city', (city) => city.en);
  yield* inWhichCountry(
    asked,
    (city) => ({
      en: `In which country is the city of ${city.en}?`,
      pl: `W którym państwie leży miasto ${city.pl}?`,
    }),
    inland,
  );
}

const countryOfRegion = () =>
  inWhichCountry(
    PARTS_OF_COUNTRIES,
    (region) => ({
      en: `${region.en} is a part of which country?`,
      pl: `W którym państwie leży region ${region.pl}?`,
    }),
    inland,
  );

const countryOfAnimal = () =>
  inWhichCountry(
    ENDEMIC_ANIMALS,
    (animal) => ({
      en: `Zoos aside, in which country does the ${animal.en} live?`,
      pl: `W którym państwie, nie licząc ogrodów zoologicznych, żyje ${animal.pl}?`,
    }),
    (animal) =>
      draw(
        WILD_COUNTRIES.filter((country) => country.code !== animal.country),
        3,
        `animal/${animal.en}`,
        (country) => country.code,
      ),
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
