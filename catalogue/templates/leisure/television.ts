import { inCountry } from '../../facts/country-names.ts';
import { namesOf } from '../../facts/named.ts';
import { TELEVISION_NOTES } from '../../facts/notes/leisure/television.ts';
import {
  TELEVISION_ROLES,
  type TelevisionRole,
  TELEVISION_SERIES,
  type TelevisionSeries,
} from '../../facts/leisure/television.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { quoted } from '../quoted.ts';
import { askFirst } from '../sheet/first.ts';
import { askMember } from '../sheet/groups.ts';
import { alike, askColumn } from '../sheet/sheet.ts';

const tagOf = ({ country }: TelevisionSeries): string[] =>
  country === 'us'
    ? ['american-television']
    : country === 'gb'
      ? ['british-television']
      : country === 'pl'
        ? ['polish-television']
        : [];
/** Series of countries with few of them are compared with each other. */
const sphereOf = ({ country }: TelevisionSeries): string =>
  ['us', 'gb', 'pl'].includes(country) ? country : 'other';
const periodOf = ({ year }: TelevisionSeries): string => (year === undefined || year < 1995 ? 'old' : 'new');
const series = {
  category: 'television',
  rows: TELEVISION_SERIES,
  subcategories: ['television-series'],
  tags: ['television-series'],
  tagsOf: tagOf,
  near: (row: TelevisionSeries) => [`${sphereOf(row)} ${periodOf(row)}`, sphereOf(row)],
} as const;
/** The country and period of a role, or its series if that is not in the table. */
function settingOf({ series: work }: TelevisionRole): string {
  const own = TELEVISION_SERIES.find(({ en }) => en === work.en);
  return own === undefined ? work.en : `${sphereOf(own)} ${periodOf(own)}`;
}
const roles = {
  category: 'television',
  rows: TELEVISION_ROLES,
  subcategories: ['television-roles'],
  tags: ['television-roles'],
  near: (row: TelevisionRole) => {
    const kind = `${row.regions?.join('') ?? ''} ${row.woman ? 'w' : 'm'}`;
    return [`${kind} ${row.series.en}`, `${kind} ${settingOf(row)}`, kind];
  },
} as const;

const told = ({ key }: TelevisionSeries): Labels | undefined => TELEVISION_NOTES[key];

/** Series of the same country and period, as wrong options. Those that are not in the table are American. */
function comparable({ series: work }: TelevisionRole): readonly Labels[] {
  const own = TELEVISION_SERIES.find(({ en }) => en === work.en);
  const home = own === undefined ? 'us' : sphereOf(own);
  return TELEVISION_SERIES.filter(
    (other) =>
      other.en !== work.en &&
      sphereOf(other) === home &&
      (own === undefined || periodOf(own) === periodOf(other)),
  ).map(namesOf);
}

function played({ actor, woman, series: work }: TelevisionRole, { en }: Labels): Labels {
  return {
    en: `${actor} played ${en} in ${quoted(work).en}.`,
    pl: `W serialu ${quoted(work).pl} tę postać ${woman ? 'zagrała' : 'zagrał'} ${actor}.`,
  };
}

const SERIES_PART: readonly Template[] = [
  askMember({
    ...series,
    name: 'television-series-of-story',
    fewest: 1,
    value: ({ about: story, place }) => (place === undefined ? story : undefined),
    ask: ({ en, pl }) => ({
      en: `Which television series is about ${en}?`,
      pl: `Który serial opowiada o ${pl}?`,
    }),
    why: told,
  }),
  askColumn({
    ...series,
    name: 'place-of-television-series',
    near: ({ country, place }) => [`${country} ${place?.imaginary ? 'imaginary' : 'real'}`, country],
    ask: ({ en, pl }) => ({
      en: `Where is the television series ${quoted({ en, pl }).en} set?`,
      pl: `Gdzie toczy się akcja serialu ${quoted({ en, pl }).pl}?`,
    }),
    answer: ({ place }) => place,
    wrong: ({ place }) => place?.wrong,
    why: told,
  }),
  askColumn({
    ...series,
    name: 'country-of-television-series',
    rows: TELEVISION_SERIES.filter((row) => sphereOf(row) === 'other'),
    near: () => '',
    hardness: -1,
    ask: ({ en, pl }) => ({
      en: `Which country does the television series ${quoted({ en, pl }).en} come from?`,
      pl: `W jakim kraju powstał serial ${quoted({ en, pl }).pl}?`,
    }),
    answer: ({ country }) => inCountry(country),
    why: told,
  }),
  askFirst({
    ...series,
    name: 'first-of-television-series',
    count: 16,
    apart: [5, 35],
    year: ({ year }) => year,
    kind: sphereOf,
    titles: true,
    ask: () => ({
      en: 'Which of these television series came first?',
      pl: 'Który z tych seriali miał premierę najwcześniej?',
    }),
  }),
];

const ROLE_PART: readonly Template[] = [
  askColumn({
    ...roles,
    name: 'actor-of-television-role',
    ask: ({ en }, { series: work, whom }) => ({
      en: `Who played ${en} in the television series ${quoted(work).en}?`,
      pl: `Kto zagrał ${whom ?? ''} w serialu ${quoted(work).pl}?`,
    }),
    answer: ({ ask, actor }) => (ask === 'actor' ? alike(actor) : undefined),
    why: ({ note }) => note,
  }),
  askMember({
    ...roles,
    name: 'television-role-of-actor',
    fewest: 1,
    offered: TELEVISION_ROLES,
    wrong: ({ others }) => others?.map(alike),
    value: ({ ask, actor }) => (ask === 'role' ? alike(actor) : undefined),
    ask: ({ en, pl }, { series: work, woman }) => ({
      en: `Which character did ${en} play in the television series ${quoted(work).en}?`,
      pl: `Jak nazywa się postać, którą w serialu ${quoted(work).pl} ${woman ? 'zagrała' : 'zagrał'} ${pl}?`,
    }),
    why: ({ note }) => note,
  }),
  askColumn({
    ...roles,
    name: 'series-of-television-role',
    hardness: -1,
    near: ({ regions }) => regions?.join('') ?? '',
    ask: ({ en, pl }) => ({
      en: `Which television series features the character ${en}?`,
      pl: `W którym serialu występuje ${pl}?`,
    }),
    wrong: comparable,
    answer: ({ ask, series: work }) => (ask === 'series' ? work : undefined),
    why: played,
  }),
];

export const LEISURE_TELEVISION: readonly Template[] = [...SERIES_PART, ...ROLE_PART];
