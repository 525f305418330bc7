import { HOMES_OF_LEGEND, type MythicBeing, MYTHIC_BEINGS } from '../facts/mythic-beings.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Template } from '../template.ts';
import { askColumn, capitalLabels, stateColumn } from './sheet.ts';
import { askMember } from './sheet-groups.ts';

const beings = {
  category: 'mythology',
  rows: MYTHIC_BEINGS,
  subcategories: ['myths-and-legends'],
  tags: ['mythology', 'beings-of-legend'],
  near: ({ home }: MythicBeing) => home,
} as const;

/** Other templates ask this about Greek, Norse and some Slavic beings. */
const ASKED_ELSEWHERE = ['baba-yaga', 'leshy', 'domovoy', 'poludnica'];
const LESSER_KNOWN = MYTHIC_BEINGS.filter(
  ({ key, home }) => home !== 'greek' && home !== 'norse' && !ASKED_ELSEWHERE.includes(key),
);

const home = (row: MythicBeing): Labels => HOMES_OF_LEGEND[row.home];

function explanationOf(row: MythicBeing, { en, pl }: Labels): Labels {
  return { en: `${en} is ${row.role.en}.`, pl: `${pl} to ${row.role.pl}.` };
}

function placed(row: MythicBeing, { en, pl }: Labels): Labels {
  return {
    en: `${en} belongs to ${home(row).en} tradition: ${row.role.en}.`,
    pl: `${pl} (tradycja ${home(row).pl}): ${row.role.pl}.`,
  };
}

export const ARTS_LEGENDS: readonly Template[] = [
  askColumn({
    ...beings,
    name: 'home-of-mythic-being',
    near: () => '',
    ask: ({ en, pl }) => ({
      en: `From which mythology or folklore comes ${en}?`,
      pl: `Jaka mitologia lub tradycja ludowa zna pojęcie lub postać o nazwie ${pl}?`,
    }),
    answer: (row) => capitalLabels(home(row)),
    why: explanationOf,
  }),
  askColumn({
    ...beings,
    name: 'role-of-mythic-being',
    rows: LESSER_KNOWN,
    ask: ({ en, pl }, row) => ({
      en: `In ${home(row).en} tradition, what is ${en}?`,
      pl: `Tradycja ${home(row).pl}: czym lub kim jest ${pl}?`,
    }),
    answer: ({ role }) => capitalLabels(role),
  }),
  askMember({
    ...beings,
    name: 'mythic-being-of-role',
    rows: LESSER_KNOWN,
    fewest: 1,
    value: ({ role }) => role,
    ask: ({ en, pl }, row) => ({
      en: `What is the name of ${en} in ${home(row).en} tradition?`,
      pl: `Tradycja ${home(row).pl}: jaką nazwę lub imię nosi ${pl}?`,
    }),
  }),
  stateColumn({
    ...beings,
    name: 'mythic-being-statement',
    count: 30,
    near: () => '',
    answer: home,
    state: ({ en, pl }, land) => ({
      en: `${en} belongs to ${land.en} mythology or folklore.`,
      pl: `Mitologia lub tradycja ludowa, do której należy ${pl}, jest ${land.pl}.`,
    }),
    why: placed,
  }),
];
