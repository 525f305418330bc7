import { countryName, ofCountry, withArticle } from '../../facts/country-names.ts';
import { AMERICAN_PRESIDENT_NOTES, STATESMAN_NOTES } from '../../facts/notes/politicians.ts';
import {
  AMERICAN_PRESIDENTS,
  type AmericanPresident,
  type Statesman,
  STATESMEN,
} from '../../facts/arts/people-of-state.ts';
import { namesOf } from '../../facts/named.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { deal } from '../sheet/deal.ts';
import { askColumn, capitalLabels } from '../sheet/sheet.ts';
import { askMember } from '../sheet/groups.ts';
import { askYear, stateOrder } from '../sheet/years.ts';

/** Offices, in Polish in the instrumental, after „został”. */
const OFFICES = {
  'prime-minister': { en: 'prime minister', pl: 'premierem' },
  president: { en: 'president', pl: 'prezydentem' },
  chancellor: { en: 'chancellor', pl: 'kanclerzem' },
} as const;
/** Low ordinal numbers are written as words, in Polish in the instrumental. */
const ORDINALS: Readonly<Record<string, Labels>> = {
  2: { en: 'second', pl: 'drugim' },
  3: { en: 'third', pl: 'trzecim' },
  4: { en: 'fourth', pl: 'czwartym' },
  5: { en: 'fifth', pl: 'piątym' },
  6: { en: 'sixth', pl: 'szóstym' },
  7: { en: 'seventh', pl: 'siódmym' },
  8: { en: 'eighth', pl: 'ósmym' },
  9: { en: 'ninth', pl: 'dziewiątym' },
};
/** The countries of those whose first year is asked for. */
const COUNTRIES_ASKED = ['gb', 'fr', 'de', 'ru', 'ua', 'pl', 'za'];
const EUROPE = ['gb', 'fr', 'de', 'it', 'se', 'no', 'es', 'hu', 'cz', 'ru', 'ua', 'pl', 'ie', 'is'];

/** Those who came back to the office later. */
const TWICE = ['winston-churchill', 'vladimir-putin'];

const dealtPresidents = deal(AMERICAN_PRESIDENTS, {
  'american-president-by-number': { most: 14, fits: ({ familiarity }) => familiarity <= 3 },
  'american-president-order': { most: 10, fits: ({ familiarity }) => familiarity <= 3 },
});
const dealtStatesmen = deal(STATESMEN, {
  'country-of-statesman': { most: 28, fits: ({ country }) => country !== 'pl' },
  'year-of-statesman': {
    most: 10,
    fits: ({ why, country }) => why !== undefined && COUNTRIES_ASKED.includes(country),
  },
});

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
  near: ({ country }: Statesman) => (country === 'pl' ? 'pl' : EUROPE.includes(country) ? 'europe' : 'world'),
} as const;

function ordinal(number: number): string {
  const teen = number % 100 > 10 && number % 100 < 14;
  return `${number}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
}

function tookOffice({ since }: AmericanPresident, { en, pl }: Labels): Labels {
  return { en: `${en} took office in ${since}.`, pl: `${pl} objął urząd w ${since} roku.` };
}

const office = (row: Statesman): Labels => OFFICES[row.office];

function governed({ woman, since }: Statesman): Labels {
  return {
    en: `${woman ? 'She' : 'He'} first took office in ${since}.`,
    pl: `Po raz pierwszy ${woman ? 'objęła' : 'objął'} ten urząd w ${since} roku.`,
  };
}

export const ARTS_STATESMEN: readonly Template[] = [
  askMember({
    ...presidents,
    name: 'american-president-by-number',
    asked: dealtPresidents('american-president-by-number'),
    near: ({ since, familiarity }) => [
      `${Math.floor(since / 50)}${familiarity <= 3}`,
      String(familiarity <= 3),
    ],
    fewest: 1,
    hardness: 1,
    value: ({ number }) => ({ en: String(number), pl: String(number) }),
    ask: ({ en, pl }) => {
      const word = ORDINALS[en] ?? { en: ordinal(Number(en)), pl: `${pl}.` };
      return {
        en: `Who was the ${word.en} president of the United States?`,
        pl: `Kto był ${word.pl} prezydentem Stanów Zjednoczonych?`,
      };
    },
    why: (row, names) => AMERICAN_PRESIDENT_NOTES[row.key] ?? tookOffice(row, names),
  }),
  stateOrder({
    ...presidents,
    name: 'american-president-order',
    rows: AMERICAN_PRESIDENTS.filter(({ familiarity }) => familiarity <= 3),
    asked: dealtPresidents('american-president-order'),
    count: 10,
    apart: [12, 60],
    year: ({ since }) => since,
    state: (first, second) => ({
      en: `${first.en} became president of the United States before ${second.en}.`,
      pl: `${first.pl} został prezydentem Stanów Zjednoczonych wcześniej niż ${second.pl}.`,
    }),
    why: (first, second) => {
      const [a, b] = [namesOf(first), namesOf(second)];
      return {
        en: `${a.en} took office in ${first.since}, and ${b.en} in ${second.since}.`,
        pl: `${a.pl} objął urząd w ${first.since} roku, a ${b.pl} w ${second.since}.`,
      };
    },
  }),
  askColumn({
    ...statesmen,
    name: 'country-of-statesman',
    asked: dealtStatesmen('country-of-statesman'),
    ask: ({ en, pl }, row) => ({
      en: `Of which country did ${en} become ${office(row).en} in ${row.since}?`,
      pl: `${capitalLabels(office(row)).pl} jakiego kraju ${row.woman ? 'została' : 'został'} w ${row.since} roku ${pl}?`,
    }),
    answer: ({ country }) => ofCountry(country),
    why: (row) => row.why ?? STATESMAN_NOTES[row.key] ?? governed(row),
  }),
  askYear({
    ...statesmen,
    name: 'year-of-statesman',
    asked: dealtStatesmen('year-of-statesman'),
    hardness: 1,
    step: 3,
    year: ({ since }) => since,
    ask: ({ en, pl }, row) => {
      const again = TWICE.includes(row.key);
      return {
        en: `In which year did ${en}${again ? ' first' : ''} become ${office(row).en} of ${withArticle(countryName(row.country))}?`,
        pl: `W którym roku ${pl} ${row.woman ? 'została' : 'został'}${again ? ' po raz pierwszy' : ''} ${office(row).pl} ${ofCountry(row.country).pl}?`,
      };
    },
    why: (row) => row.why,
  }),
];
