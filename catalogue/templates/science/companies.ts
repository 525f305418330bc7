import { type TechnologyCompany, TECHNOLOGY_COMPANIES } from '../../facts/science/companies.ts';
import { countryName } from '../../facts/country-names.ts';
import { originOf } from '../../facts/origins.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { askColumn } from '../sheet/sheet.ts';
import { askMember } from '../sheet/groups.ts';
import { askYear } from '../sheet/years.ts';

/** Companies whose products other companies of the table offer, too. */
const UNREMARKABLE = new Set(
  'intel nvidia oracle sap huawei xiaomi infosys dropbox spotify skype whatsapp logitech tesla'.split(' '),
);

/** Companies that are much older or younger than players believe, or whose year is part of their story. */
const DATED = new Set(
  'microsoft apple google amazon facebook youtube nokia nintendo samsung netflix intel spotify'.split(' '),
);

/** Polish descriptions with a verb in the plural. */
const PLURAL =
  /^(filmy|kwadratowe|aukcje|rakiety|prywatne|przejazdy|znikające|telefony|karty|gry|krótkie|Macintosh i|PostScript i)/;

const companies = {
  category: 'computers',
  rows: TECHNOLOGY_COMPANIES,
  subcategories: ['history-of-computing'],
  tags: ['technology-companies'],
} as const;

function known(row: TechnologyCompany, { en, pl }: Labels): Labels {
  return { en: `${en} is known for ${row.known.en}.`, pl: `${pl} to przede wszystkim ${row.known.pl}.` };
}

function founded({ year, country, founders }: TechnologyCompany, { en }: Labels): Labels {
  const origin = originOf(country);
  const feminine = origin.pl.replace(/i$/, 'ą');
  return {
    en: `${en}, ${origin.en} company, was founded in ${year} by ${founders.en}.`,
    pl: `Tę ${feminine} firmę ${founders.pl.includes(' i ') ? 'założyli' : 'założył'} w ${year} roku ${founders.pl}.`,
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
    rows: TECHNOLOGY_COMPANIES.filter(({ key }) => DATED.has(key)),
    hardness: 2,
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
    rows: TECHNOLOGY_COMPANIES.filter(({ key }) => !UNREMARKABLE.has(key)),
    fewest: 1,
    hardness: -1,
    value: ({ known: things }) => things,
    ask: ({ en, pl }) => ({
      en: `Which of these companies is known for ${en}?`,
      pl: `Z jaką firmą ${PLURAL.test(pl) ? 'kojarzą' : 'kojarzy'} się ${pl}?`,
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
      pl: `W jakim państwie powstała firma ${pl}?`,
    }),
    answer: ({ country }) => countryName(country),
    why: known,
  }),
];
