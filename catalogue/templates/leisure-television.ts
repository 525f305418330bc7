import { countryName } from '../facts/country-names.ts';
import {
  TELEVISION_ROLES,
  type TelevisionRole,
  TELEVISION_SERIES,
  type TelevisionSeries,
} from '../facts/television.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Template } from '../template.ts';
import { alike, askColumn, stateColumn } from './sheet.ts';
import { askMember } from './sheet-groups.ts';
import { askYear, stateOrder } from './sheet-years.ts';

const tagOf = ({ country }: TelevisionSeries): string[] =>
  country === 'us'
    ? ['american-television']
    : country === 'gb'
      ? ['british-television']
      : country === 'pl'
        ? ['polish-television']
        : [];
const series = {
  category: 'television',
  rows: TELEVISION_SERIES,
  subcategories: ['television-series'],
  tags: ['television-series'],
  tagsOf: tagOf,
  near: ({ country }: TelevisionSeries) => country,
} as const;
const roles = {
  category: 'television',
  rows: TELEVISION_ROLES,
  subcategories: ['television-roles'],
  tags: ['television-roles'],
  near: ({ regions, woman }: TelevisionRole) => `${regions?.join('') ?? ''}${woman ? 'w' : 'm'}`,
} as const;

function about({ about: story }: TelevisionSeries, { en, pl }: Labels): Labels {
  return { en: `“${en}” is about ${story.en}.`, pl: `„${pl}” w skrócie: ${story.pl}.` };
}

function origin({ country, year, place }: TelevisionSeries, { en, pl }: Labels): Labels {
  const land = countryName(country);
  const since = year === undefined ? '' : `, ${year}`;
  const set =
    place === undefined
      ? { en: '', pl: '' }
      : { en: `, set in ${place.en}`, pl: `, miejsce akcji: ${place.pl}` };
  return {
    en: `“${en}” is a series from ${country === 'us' || country === 'gb' ? 'the ' : ''}${land.en}${since}${set.en}.`,
    pl: `„${pl}” to serial (${land.pl}${since})${set.pl}.`,
  };
}

/** In Polish a title follows the word “serial”, because titles are not inflected. */
function played({ actor, woman, series: work }: TelevisionRole, { en, pl }: Labels): Labels {
  return {
    en: `${actor} played ${en} in “${work.en}”.`,
    pl: `W serialu „${work.pl}” w tej roli (${pl}) ${woman ? 'wystąpiła' : 'wystąpił'} ${actor}.`,
  };
}

export const LEISURE_TELEVISION: readonly Template[] = [
  askMember({
    ...series,
    name: 'television-series-of-story',
    fewest: 1,
    value: ({ about: story }) => story,
    ask: ({ en, pl }) => ({
      en: `Which television series is about ${en}?`,
      pl: `Który serial telewizyjny można streścić tak: ${pl}?`,
    }),
    why: origin,
  }),
  askColumn({
    ...series,
    name: 'place-of-television-series',
    ask: ({ en, pl }) => ({
      en: `Where is the television series “${en}” set?`,
      pl: `Gdzie toczy się akcja serialu „${pl}”? Wskaż nazwę miejsca.`,
    }),
    answer: ({ place }) => place,
    why: about,
  }),
  askYear({
    ...series,
    name: 'year-of-television-series',
    hardness: 1,
    year: ({ year }) => year,
    ask: ({ en, pl }) => ({
      en: `In which year did the television series “${en}” begin?`,
      pl: `W którym roku zaczęto nadawać serial telewizyjny „${pl}”?`,
    }),
    why: about,
  }),
  askColumn({
    ...series,
    name: 'country-of-television-series',
    rows: TELEVISION_SERIES.filter(({ country }) => !['us', 'gb', 'pl'].includes(country)),
    near: () => '',
    hardness: -1,
    ask: ({ en, pl }) => ({
      en: `From which country does the television series “${en}” come?`,
      pl: `Jakie państwo jest ojczyzną serialu telewizyjnego „${pl}”?`,
    }),
    answer: ({ country }) => countryName(country),
    why: about,
  }),
  stateOrder({
    ...series,
    name: 'television-series-order',
    count: 60,
    apart: [4, 15],
    year: ({ year }) => year,
    state: (first, second) => ({
      en: `The television series “${first.en}” began before “${second.en}”.`,
      pl: `Serial „${first.pl}” wszedł na ekrany telewizorów wcześniej niż „${second.pl}”.`,
    }),
    why: ({ year = 0 }, { en, pl }) => ({
      en: `“${en}” began in ${year}.`,
      pl: `„${pl}” to serial nadawany od ${year} roku.`,
    }),
  }),
  askColumn({
    ...roles,
    name: 'actor-of-television-role',
    ask: ({ en, pl }, { series: work }) => ({
      en: `Which actor played ${en} in the television series “${work.en}”?`,
      pl: `Kto wystąpił w tej roli w serialu „${work.pl}”: ${pl}?`,
    }),
    answer: ({ actor }) => alike(actor),
  }),
  askMember({
    ...roles,
    name: 'television-role-of-actor',
    fewest: 1,
    value: ({ actor }) => alike(actor),
    rows: TELEVISION_ROLES.filter((_row, index) => index % 2 === 0),
    ask: ({ en, pl }, { series: work, woman }) => ({
      en: `Which character did ${en} play in the television series “${work.en}”?`,
      pl: `Kogo ${woman ? 'zagrała' : 'zagrał'} ${pl} w serialu „${work.pl}”? Wskaż postać.`,
    }),
  }),
  askColumn({
    ...roles,
    name: 'series-of-television-role',
    rows: TELEVISION_ROLES.filter(({ en, series: work }) => !work.en.includes(en.split(' ').at(-1) ?? en)),
    hardness: -1,
    near: ({ regions }) => regions?.join('') ?? '',
    ask: ({ en, pl }) => ({
      en: `In which television series does this character appear: ${en}?`,
      pl: `W którym serialu telewizyjnym pojawia się ta postać: ${pl}?`,
    }),
    answer: ({ series: work }) => work,
    why: played,
  }),
  stateColumn({
    ...roles,
    name: 'television-role-statement',
    count: 30,
    answer: ({ actor }) => alike(actor),
    state: ({ en, pl }, actor, { series: work }) => ({
      en: `${actor.en} played ${en} in the television series “${work.en}”.`,
      pl: `W obsadzie serialu „${work.pl}” znajduje się taki wpis: ${pl} – ${actor.pl}.`,
    }),
    why: played,
  }),
];
