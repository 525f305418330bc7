import { draw } from '../draw.ts';
import { COUNTRIES } from '../facts/countries.ts';
import { ARGUABLE_MONARCHIES, MONARCHIES, PARLIAMENTS } from '../facts/government.ts';
import type { BilingualQuestion, Template } from '../template.ts';
import { capitalised, countryOf, drawNearby, inSentence, regionsOf, tagsOf } from './geography-atlas.ts';
import { ask, claim } from './geography-wording.ts';

function* countryOfParliament(): Generator<BilingualQuestion> {
  for (const parliament of PARLIAMENTS) {
    const country = countryOf(parliament.country);
    const text = {
      en: `In which country is the parliament, or a house of it, called “${parliament.en}”?`,
      pl: `W którym państwie parlament lub jedna z jego izb nosi nazwę „${parliament.pl}”?`,
    };
    const others = COUNTRIES.filter((other) => other !== country && other.familiarity <= 4);
    const wrong = drawNearby(country, others, (other) => other, 3, `parliament/${country.code}`);
    yield {
      key: country.code,
      familiarity: parliament.familiarity,
      tags: tagsOf(country),
      regions: regionsOf(country),
      ...ask(text, country, wrong),
    };
  }
}

function* monarchyStatement(): Generator<BilingualQuestion> {
  const republics = COUNTRIES.filter(
    (country) =>
      country.familiarity <= 3 &&
      country.code !== 'tw' &&
      !MONARCHIES.includes(country.code) &&
      !ARGUABLE_MONARCHIES.includes(country.code),
  );
  const balanced = draw(republics, MONARCHIES.length, 'monarchy', (country) => country.code);
  for (const country of [...MONARCHIES.map(countryOf), ...balanced]) {
    const statement = {
      en: `${capitalised(inSentence(country))} is a monarchy.`,
      pl: `Ustrojem ${country.genitive} jest monarchia.`,
    };
    yield {
      key: country.code,
      familiarity: country.familiarity,
      tags: tagsOf(country),
      regions: regionsOf(country),
      ...claim(statement, MONARCHIES.includes(country.code)),
    };
  }
}

const shared = { category: 'politics', written: '2026-11-21', hardness: 0 } as const;

export const GOVERNMENT_TEMPLATES: readonly Template[] = [
  {
    ...shared,
    name: 'country-of-parliament',
    type: 'multiple',
    subcategories: ['parliaments'],
    tags: ['parliaments'],
    questions: countryOfParliament,
  },
  {
    ...shared,
    name: 'monarchy-statement',
    type: 'boolean',
    subcategories: ['forms-of-government'],
    tags: ['monarchies'],
    questions: monarchyStatement,
  },
];
