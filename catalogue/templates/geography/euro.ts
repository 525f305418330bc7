import { capitalised } from '../../capitalised.ts';
import { EURO_COUNTRIES } from '../../facts/geography/currencies.ts';
import { EURO_NOTES } from '../../facts/notes/countries.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { countryOf, inSentence, regionsOf, tagsOf } from './atlas.ts';
import { claim } from './wording.ts';

function* euroStatement(): Generator<BilingualQuestion> {
  for (const [code, why] of Object.entries(EURO_NOTES)) {
    const country = countryOf(code);
    const isTrue = EURO_COUNTRIES.includes(code);
    const statement = {
      en: `${capitalised(inSentence(country))} uses the euro as its official currency.`,
      pl: `Oficjalną walutą ${country.genitive} jest euro.`,
    };
    // EU members with their own currency are expected to adopt the euro one day.
    const volatile = ['pl', 'cz', 'hu', 'ro', 'se'].includes(code);
    yield {
      key: code,
      familiarity: country.familiarity,
      tags: tagsOf(country),
      regions: regionsOf(country),
      volatile,
      ...claim(statement, isTrue, why),
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
