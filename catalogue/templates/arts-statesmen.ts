import { countryName, withArticle } from '../facts/country-names.ts';
import {
  AMERICAN_PRESIDENTS,
  type AmericanPresident,
  type Statesman,
  STATESMEN,
} from '../facts/people-of-state.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Template } from '../template.ts';
import { askColumn, stateColumn } from './sheet.ts';
import { askMember } from './sheet-groups.ts';
import { askYear, stateOrder } from './sheet-years.ts';

const OFFICES = {
  'prime-minister': { en: 'prime minister', pl: 'premier' },
  president: { en: 'president', pl: 'prezydent' },
  chancellor: { en: 'chancellor', pl: 'kanclerz' },
} as const;
const PARTIES = {
  democratic: { en: 'Democratic Party', pl: 'Partia Demokratyczna' },
  republican: { en: 'Republican Party', pl: 'Partia Republikańska' },
  whig: { en: 'Whig Party', pl: 'Partia Wigów' },
} as const;

const presidents = {
  category: 'politics',
  rows: AMERICAN_PRESIDENTS,
  subcategories: ['heads-of-state'],
  tags: ['presidents', 'american-presidents'],
} as const;
const statesmen = {
  category: 'politics',
  rows: STATESMEN,
  subcategories: ['heads-of-government'],
  tags: ['political-leaders'],
  near: ({ country }: Statesman) => (country === 'pl' ? 'pl' : ''),
} as const;

function ordinal(number: number): string {
  const teen = number % 100 > 10 && number % 100 < 14;
  return `${number}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
}

function tookOffice({ number, since, party }: AmericanPresident, { en, pl }: Labels): Labels {
  const side = party === undefined ? undefined : PARTIES[party];
  return {
    en: `${en}, the ${ordinal(number)} president${side === undefined ? '' : ` (${side.en})`}, took office in ${since}.`,
    pl: `${pl} to ${number}. prezydent${side === undefined ? '' : ` (${side.pl})`}, początek urzędowania: ${since}.`,
  };
}

const office = (row: Statesman): Labels => OFFICES[row.office];

function governed(row: Statesman, { en, pl }: Labels): Labels {
  const land = countryName(row.country);
  return {
    en: `${en} first became ${office(row).en} of ${withArticle(land)} in ${row.since}.`,
    pl: `${pl}: ${office(row).pl} (${land.pl}), po raz pierwszy od ${row.since} roku.`,
  };
}

export const ARTS_STATESMEN: readonly Template[] = [
  askMember({
    ...presidents,
    name: 'american-president-by-number',
    fewest: 1,
    hardness: 1,
    value: ({ number }) => ({ en: String(number), pl: String(number) }),
    ask: ({ en, pl }) => ({
      en: `Who was the ${ordinal(Number(en))} president of the United States?`,
      pl: `Kto był ${pl}. prezydentem Stanów Zjednoczonych?`,
    }),
    why: tookOffice,
  }),
  stateColumn({
    ...presidents,
    name: 'american-president-party-statement',
    rows: AMERICAN_PRESIDENTS.filter(({ since, party }) => since > 1860 && party !== undefined),
    answer: ({ party }) => (party === undefined ? undefined : PARTIES[party]),
    state: ({ en, pl }, party) => ({
      en: `${en} was elected or took office as a president from the ${party.en}.`,
      pl: `Partia, którą jako prezydent Stanów Zjednoczonych reprezentował ${pl}, to ${party.pl}.`,
    }),
    why: tookOffice,
  }),
  stateOrder({
    ...presidents,
    name: 'american-president-order',
    count: 30,
    apart: [8, 60],
    year: ({ since }) => since,
    state: (first, second) => ({
      en: `${first.en} became president of the United States before ${second.en}.`,
      pl: `${first.pl} został prezydentem Stanów Zjednoczonych wcześniej niż ${second.pl}.`,
    }),
    why: tookOffice,
  }),
  askColumn({
    ...statesmen,
    name: 'country-of-statesman',
    rows: STATESMEN.filter(({ country }) => country !== 'pl'),
    ask: ({ en, pl }, row) => ({
      en: `Of which country was or is ${en} ${office(row).en}?`,
      pl: `${pl} to ${office(row).pl} (obecny lub dawny) którego państwa? Wskaż jego nazwę.`,
    }),
    answer: ({ country }) => countryName(country),
    why: governed,
  }),
  askYear({
    ...statesmen,
    name: 'year-of-statesman',
    hardness: 1,
    step: 3,
    year: ({ since }) => since,
    ask: ({ en, pl }, row) => ({
      en: `In which year did ${en} first become ${office(row).en} of ${withArticle(countryName(row.country))}?`,
      pl: `W którym roku ${pl} po raz pierwszy ${row.woman ? 'objęła' : 'objął'} urząd (${office(row).pl}; ${countryName(row.country).pl})?`,
    }),
  }),
  askMember({
    ...statesmen,
    name: 'statesman-of-country',
    value: ({ country }) => countryName(country),
    ask: (land) => ({
      en: `Which of these people has led the government or state of ${withArticle(land)}?`,
      pl: `Która z tych osób stała na czele rządu lub państwa o nazwie ${land.pl}?`,
    }),
    why: governed,
  }),
];
