import { EURO_COUNTRIES, OWN_CURRENCY_COUNTRIES } from '../facts/currencies.ts';
import type { BilingualQuestion, Template } from '../template.ts';
import { capitalised, countryOf, inSentence, regionsOf, tagsOf } from './geography-atlas.ts';
import { claim } from './geography-wording.ts';

function* euroStatement(): Generator<BilingualQuestion> {
  for (const code of [...EURO_COUNTRIES, ...OWN_CURRENCY_COUNTRIES]) {
    const country = countryOf(code);
    const isTrue = EURO_COUNTRIES.includes(code);
    const statement = {
      en: `${capitalised(inSentence(country))} uses the euro as its official currency.`,
      pl: `Euro jest oficjalną walutą ${country.genitive}.`,
    };
    // EU members with their own currency are expected to adopt the euro one day.
    const volatile = ['pl', 'cz', 'hu', 'ro', 'se'].includes(code);
    yield {
      key: code,
      familiarity: country.familiarity,
      tags: tagsOf(country),
      regions: regionsOf(country),
      volatile,
      ...claim(statement, isTrue),
    };
  }
}

export const EURO_TEMPLATES: readonly Template[] = [
  {
    name: 'euro-statement',
    type: 'boolean',
    category: 'geography',
    subcategories: ['currencies'],
    tags: ['currencies', 'euro'],
    hardness: 0,
    written: '2026-11-21',
    questions: euroStatement,
  },
];
