import { capitalised } from '../../capitalised.ts';
import { COUNTRIES } from '../../facts/geography/countries.ts';
import { PARLIAMENTS } from '../../facts/geography/government.ts';
import { MONARCHY_NOTES, REPUBLIC_NOTES } from '../../facts/notes/countries.ts';
import { PARLIAMENT_NOTES } from '../../facts/notes/history.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { agreeing, countryOf, drawNearby, inSentence, regionsOf, tagsOf } from './atlas.ts';
import { answeringWhere } from './country-of.ts';
import { ask, claim } from './wording.ts';

function* countryOfParliament(): Generator<BilingualQuestion> {
  for (const parliament of PARLIAMENTS) {
    const why = PARLIAMENT_NOTES[parliament.country];
    if (why === undefined) continue;
    const country = countryOf(parliament.country);
    const text = {
      en: `In which country ${parliament.plural === true ? 'do' : 'does'} the ${parliament.en} sit?`,
      pl: `W którym państwie ${parliament.plural === true ? 'obradują' : 'obraduje'} ${parliament.pl}?`,
    };
    const others = COUNTRIES.filter((other) => other !== country && other.familiarity <= 4);
    const wrong = drawNearby(country, others, (other) => other, 3, `parliament/${country.code}`);
    yield {
      key: country.code,
      familiarity: parliament.familiarity,
      tags: tagsOf(country),
      regions: regionsOf(country),
      ...ask(text, answeringWhere(country), wrong.map(answeringWhere), why),
    };
  }
}

function* monarchyStatement(): Generator<BilingualQuestion> {
  for (const [code, why] of Object.entries({ ...MONARCHY_NOTES, ...REPUBLIC_NOTES })) {
    const country = countryOf(code);
    const statement = {
      en: `${capitalised(inSentence(country))} ${agreeing(country, 'en', ['is', 'are'])} a monarchy.`,
      pl: `${country.pl} ${agreeing(country, 'pl', ['jest', 'są'])} monarchią.`,
    };
    yield {
      key: country.code,
      familiarity: country.familiarity,
      tags: tagsOf(country),
      regions: regionsOf(country),
      ...claim(statement, MONARCHY_NOTES[code] !== undefined, why),
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
    hardness: -1,
    type: 'boolean',
    subcategories: ['forms-of-government'],
    tags: ['monarchies'],
    questions: monarchyStatement,
  },
];
