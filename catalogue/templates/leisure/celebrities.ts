import { CALLINGS, CELEBRITIES, type Celebrity } from '../../facts/leisure/celebrities.ts';
import { inCountry } from '../../facts/country-names.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { askMember } from '../sheet/groups.ts';
import { alike, askColumn } from '../sheet/sheet.ts';

const TAGS: Partial<Record<Celebrity['calling'], string>> = {
  actor: 'actors',
  singer: 'singers-and-rappers',
  rapper: 'singers-and-rappers',
  model: 'fashion',
  designer: 'fashion',
};

const eraOf = ({ year }: Celebrity): string => (year < 1940 ? 'old' : year < 1970 ? 'middle' : 'new');
/** Singers, rappers and other musicians are compared with each other. */
const fieldOf = ({ calling: job }: Celebrity): string =>
  ['singer', 'rapper', 'musician'].includes(job) ? 'music' : job;
const homeOf = ({ regions }: Celebrity): string => regions?.join('') ?? '';

const people = {
  category: 'celebrities',
  rows: CELEBRITIES,
  subcategories: ['lives-of-the-famous'],
  tags: ['celebrities'],
  tagsOf: ({ calling }: Celebrity) => [TAGS[calling]].filter((tag) => tag !== undefined),
  near: (row: Celebrity) => {
    const kind = `${fieldOf(row)} ${row.woman ? 'w' : 'm'}`;
    return [`${kind} ${homeOf(row)} ${eraOf(row)}`, `${kind} ${homeOf(row)}`, kind];
  },
} as const;
const names = {
  ...people,
  subcategories: ['stage-names'],
  tags: ['stage-names'],
  near: (row: Celebrity) => {
    const origin = `${homeOf(row)} ${row.woman ? 'w' : ''}`;
    return [`${origin} ${fieldOf(row)} ${eraOf(row)}`, `${origin} ${fieldOf(row)}`, origin];
  },
} as const;

function calling({ calling: key, woman }: Celebrity): Labels {
  const { en, pl } = CALLINGS[key];
  return { en: key === 'actor' && woman ? 'actress' : en, pl: pl[woman ? 1 : 0] };
}

function did({ deed }: Celebrity, { en, pl }: Labels): Labels | undefined {
  return deed === undefined ? undefined : { en: `${en} ${deed.en}.`, pl: `${pl} ${deed.pl}.` };
}

const birthName = ({ bornAs }: Celebrity): Labels | undefined =>
  bornAs === undefined ? undefined : alike(bornAs);
const birthCountry = (row: Celebrity): Labels | undefined =>
  row.born === undefined || row.birth === undefined ? undefined : inCountry(row.born);

/** Only those whose stage name is not explained already. */
const ofDeed = (group: (row: Celebrity) => boolean) => ({
  ...people,
  rows: CELEBRITIES.filter((row) => row.bornAs === undefined && row.deed !== undefined && group(row)),
  fewest: 1,
  value: ({ deed }: Celebrity) => deed,
  ask: ({ en, pl }: Labels, row: Celebrity) => ({
    en: `Which ${calling(row).en} ${en}?`,
    pl: `${row.woman ? 'Która' : 'Który'} ${calling(row).pl} ${pl}?`,
  }),
  why: ({ more }: Celebrity) => more,
});

/** Also those whose birth name is not asked for, because few Polish stars have one. */
const STAGE_NAMES = CELEBRITIES.filter(
  (row) => row.bornAs !== undefined || (homeOf(row) !== '' && !row.en.includes(' ')),
);

const DEEDS: readonly Template[] = [
  askMember({
    ...ofDeed(({ calling: job, woman }) => job === 'actor' && woman === undefined),
    name: 'actor-of-deed',
  }),
  askMember({
    ...ofDeed(({ calling: job, woman }) => job === 'actor' && woman === true),
    name: 'actress-of-deed',
  }),
  askMember({
    ...ofDeed(({ calling: job }) => job === 'singer' || job === 'rapper' || job === 'musician'),
    name: 'singer-of-deed',
  }),
  askMember({
    // The feminine in Polish would give away the only woman.
    ...ofDeed(
      ({ calling: job, woman }) => (job === 'designer' || job === 'entrepreneur') && woman === undefined,
    ),
    name: 'founder-of-deed',
  }),
];

export const LEISURE_CELEBRITIES: readonly Template[] = [
  askColumn({
    ...names,
    name: 'birth-name-of-celebrity',
    hardness: 1,
    ask: ({ en, pl }, { woman }) => ({
      en: `What was ${en}’s birth name?`,
      pl: `Jak nazywa${woman ? 'ła' : 'ł'} się ${pl}, zanim ${woman ? 'przyjęła' : 'przyjął'} pseudonim?`,
    }),
    answer: (row) => (row.backwards ? undefined : birthName(row)),
    why: did,
  }),
  askMember({
    ...names,
    name: 'celebrity-of-birth-name',
    rows: CELEBRITIES.filter(({ bornAs }) => bornAs !== undefined),
    fewest: 1,
    value: (row) => (row.backwards ? birthName(row) : undefined),
    offered: STAGE_NAMES,
    // Without the profession: there are too few people of each for wrong answers, and a single one that fits would be
    // the answer.
    ask: ({ en, pl }, { woman }) => ({
      en: `Under which name did ${en} become famous?`,
      pl: `Pod jakim pseudonimem ${woman ? 'zasłynęła' : 'zasłynął'} ${pl}?`,
    }),
    why: did,
  }),
  askColumn({
    ...people,
    name: 'birth-country-of-celebrity',
    hardness: 1,
    ask: ({ en, pl }, row) => ({
      en: `In which ${row.birth?.now ? 'present-day ' : ''}country was the ${calling(row).en} ${en} born?`,
      pl: `W którym ${row.birth?.now ? 'dzisiejszym ' : ''}państwie ${row.woman ? 'urodziła' : 'urodził'} się ${calling(row).pl} ${pl}?`,
    }),
    answer: birthCountry,
    wrong: ({ birth }) => birth?.wrong.map(inCountry),
    why: ({ birth }) => birth?.why,
  }),
  ...DEEDS,
];
