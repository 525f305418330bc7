import { type TechnologyCompany, TECHNOLOGY_COMPANIES } from '../facts/companies.ts';
import { countryName } from '../facts/country-names.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Template } from '../template.ts';
import { askColumn } from './sheet.ts';
import { askMember } from './sheet-groups.ts';
import { askYear, stateOrder } from './sheet-years.ts';

const companies = {
  category: 'computers',
  rows: TECHNOLOGY_COMPANIES,
  subcategories: ['history-of-computing'],
  tags: ['technology-companies'],
} as const;

function known(row: TechnologyCompany, { en, pl }: Labels): Labels {
  return { en: `${en} is known for ${row.known.en}.`, pl: `Firma ${pl} w skrócie: ${row.known.pl}.` };
}

function founded({ year, country, founders }: TechnologyCompany, { en, pl }: Labels): Labels {
  const land = countryName(country);
  return {
    en: `${en} was founded in ${year} (${land.en}) by ${founders.en}.`,
    pl: `${pl}: rok założenia ${year} (${land.pl}), założyciele: ${founders.pl}.`,
  };
}

export const COMPANY_TEMPLATES: readonly Template[] = [
  askColumn({
    ...companies,
    name: 'founders-of-company',
    // A written question asks for the founder of Amazon.
    rows: TECHNOLOGY_COMPANIES.filter(({ key }) => key !== 'amazon'),
    ask: ({ en, pl }) => ({ en: `Who founded ${en}?`, pl: `Kto założył firmę ${pl}?` }),
    answer: ({ founders }) => founders,
    why: known,
  }),
  askYear({
    ...companies,
    name: 'year-of-company',
    hardness: 1,
    year: ({ year }) => year,
    ask: ({ en, pl }) => ({
      en: `In which year was the company ${en} founded?`,
      pl: `W którym roku powstała firma ${pl}?`,
    }),
    why: known,
  }),
  askMember({
    ...companies,
    name: 'company-known-for',
    fewest: 1,
    hardness: -1,
    value: ({ known: things }) => things,
    ask: ({ en, pl }) => ({
      en: `Which of these companies is known for this: ${en}?`,
      pl: `Którą z tych firm kojarzymy z tym: ${pl}?`,
    }),
    why: founded,
  }),
  askColumn({
    ...companies,
    name: 'country-of-company',
    rows: TECHNOLOGY_COMPANIES.filter(({ key, country }) => country !== 'us' && key !== 'skype'),
    hardness: -1,
    ask: ({ en, pl }) => ({
      en: `In which country was the company ${en} founded?`,
      pl: `Jakie państwo jest ojczyzną firmy ${pl}?`,
    }),
    answer: ({ country }) => countryName(country),
    why: known,
  }),
  stateOrder({
    ...companies,
    name: 'company-order',
    count: 20,
    apart: [4, 25],
    year: ({ year }) => year,
    state: (first, second) => ({
      en: `The company ${first.en} is older than ${second.en}.`,
      pl: `Firma ${first.pl} jest starsza niż ${second.pl}.`,
    }),
    why: founded,
  }),
];
