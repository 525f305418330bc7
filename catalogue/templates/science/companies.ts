import { IN_COUNTRY } from '../../facts/geography/where.ts';
import { type TechnologyCompany, TECHNOLOGY_COMPANIES } from '../../facts/science/companies.ts';
import { countryName } from '../../facts/country-names.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { listed } from '../geography/wording.ts';
import { capitalised } from '../../capitalised.ts';
import { alike, askColumn } from '../sheet/sheet.ts';
import { askMember } from '../sheet/groups.ts';
import { askYear } from '../sheet/years.ts';

/** Companies that are much older or younger than players believe, or whose year is part of their story. */
const DATED = new Set(
  'microsoft apple google amazon facebook youtube nokia nintendo samsung netflix intel spotify'.split(' '),
);

const companies = {
  category: 'computers',
  rows: TECHNOLOGY_COMPANIES,
  subcategories: ['history-of-computing'],
  tags: ['technology-companies'],
  why: ({ story }: TechnologyCompany) => story,
} as const;

const team = (people: readonly string[]): Labels => listed(people.map(alike));

/** Teams that are offered as founders of a company: those chosen for it, or else teams of about the same size. */
function otherTeams({ key, founders = [], otherFounders }: TechnologyCompany): Labels[] {
  if (otherFounders !== undefined) return otherFounders.map(team);
  const others = TECHNOLOGY_COMPANIES.filter((other) => other.key !== key && other.country === 'us').flatMap(
    (other) => (other.founders === undefined ? [] : [other.founders]),
  );
  return others.filter(({ length }) => Math.min(length, 3) === Math.min(founders.length, 3)).map(team);
}

/** Where a company was founded: “Finland”, „W Finlandii”. */
function whereFounded({ country }: TechnologyCompany): Labels | undefined {
  const within = IN_COUNTRY[country];
  return within === undefined ? undefined : { en: countryName(country).en, pl: capitalised(within) };
}

export const COMPANY_TEMPLATES: readonly Template[] = [
  askColumn({
    ...companies,
    name: 'founders-of-company',
    hardness: 2,
    ask: ({ en, pl }) => ({ en: `Who founded ${en}?`, pl: `Kto założył firmę ${pl}?` }),
    answer: ({ founders }) => (founders === undefined ? undefined : team(founders)),
    wrong: otherTeams,
  }),
  askYear({
    ...companies,
    name: 'year-of-company',
    rows: TECHNOLOGY_COMPANIES.filter(({ key }) => DATED.has(key)),
    hardness: 2,
    year: ({ year }) => year,
    ask: ({ en, pl }) => ({
      en: `In which year was ${en} founded?`,
      pl: `W którym roku powstała firma ${pl}?`,
    }),
  }),
  askMember({
    ...companies,
    name: 'company-known-for',
    fewest: 1,
    hardness: 2,
    value: ({ clue }) => (clue === undefined ? undefined : alike(clue.key)),
    ask: (key, { clue }) => clue ?? key,
    wrong: ({ clue }) => clue?.wrong.map(alike),
  }),
  askColumn({
    ...companies,
    name: 'country-of-company',
    rows: TECHNOLOGY_COMPANIES.filter(({ key, country }) => country !== 'us' && key !== 'skype'),
    hardness: 1,
    ask: ({ en, pl }) => ({
      en: `In which country was the company ${en} founded?`,
      pl: `W jakim państwie powstała firma ${pl}?`,
    }),
    answer: whereFounded,
  }),
];
