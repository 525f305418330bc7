import { CALLINGS, CELEBRITIES, type Celebrity } from '../facts/celebrities.ts';
import { countryName, withArticle } from '../facts/country-names.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Template } from '../template.ts';
import { alike, askColumn, stateColumn } from './sheet.ts';
import { askMember } from './sheet-groups.ts';
import { askYear, stateOrder } from './sheet-years.ts';

const TAGS: Partial<Record<Celebrity['calling'], string>> = {
  actor: 'actors',
  singer: 'singers-and-rappers',
  rapper: 'singers-and-rappers',
  model: 'fashion',
  designer: 'fashion',
};

const people = {
  category: 'celebrities',
  rows: CELEBRITIES,
  subcategories: ['lives-of-the-famous'],
  tags: ['celebrities'],
  tagsOf: ({ calling }: Celebrity) => [TAGS[calling]].filter((tag) => tag !== undefined),
  near: ({ calling, woman, regions }: Celebrity) =>
    `${calling}${woman ? 'w' : 'm'}${regions?.join('') ?? ''}`,
} as const;
const names = {
  ...people,
  subcategories: ['stage-names'],
  tags: ['stage-names'],
  near: ({ woman, regions }: Celebrity) => `${regions?.join('') ?? ''}${woman && !regions ? 'w' : ''}`,
} as const;

function calling({ calling: key, woman }: Celebrity): Labels {
  const { en, pl } = CALLINGS[key];
  return { en: key === 'actor' && woman ? 'actress' : en, pl: pl[woman ? 1 : 0] };
}

function born(row: Celebrity, { en, pl }: Labels): Labels {
  const job = calling(row);
  const article = /^[aeiou]/.test(job.en) ? 'an' : 'a';
  const land = row.born === undefined ? undefined : countryName(row.born);
  const place =
    land === undefined ? { en: '', pl: '' } : { en: ` in ${withArticle(land)}`, pl: `, ${land.pl}` };
  return {
    en: `${en}, ${article} ${job.en}, was born in ${row.year}${place.en}.`,
    pl: `${pl} to ${job.pl} (ur. ${row.year}${place.pl}).`,
  };
}

const birthName = ({ bornAs }: Celebrity): Labels | undefined =>
  bornAs === undefined ? undefined : alike(bornAs);
const birthCountry = (row: Celebrity): Labels | undefined =>
  row.born === undefined ? undefined : countryName(row.born);

export const LEISURE_CELEBRITIES: readonly Template[] = [
  askColumn({
    ...names,
    name: 'birth-name-of-celebrity',
    ask: ({ en, pl }) => ({
      en: `Under which name was ${en} born?`,
      pl: `Jakie imię i nazwisko otrzymała po urodzeniu osoba znana jako ${pl}?`,
    }),
    answer: birthName,
    why: born,
  }),
  askMember({
    ...names,
    name: 'celebrity-of-birth-name',
    rows: CELEBRITIES.filter((_row, index) => index % 2 === 0),
    fewest: 1,
    value: birthName,
    // Without the profession: there are too few people of each for wrong answers, and a single one that fits would be
    // the answer.
    ask: ({ en, pl }) => ({
      en: `Which famous person was born as ${en}?`,
      pl: `Pod jakim nazwiskiem lub pseudonimem znana jest osoba, która po urodzeniu nazywała się ${pl}?`,
    }),
    why: born,
  }),
  askColumn({
    ...people,
    name: 'birth-country-of-celebrity',
    rows: CELEBRITIES.filter(({ born: country }) => country !== 'us' && country !== 'pl'),
    near: () => '',
    ask: ({ en, pl }, row) => ({
      en: `In which present-day country was the ${calling(row).en} ${en} born?`,
      pl: `W jakim dzisiejszym państwie ${row.woman ? 'urodziła' : 'urodził'} się ${pl} (${calling(row).pl})? Wskaż nazwę państwa.`,
    }),
    answer: birthCountry,
    why: (row, { en, pl }) => ({
      en: `${en} was born in ${row.year}.`,
      pl: `Rok urodzenia: ${row.year}; ${pl} to ${calling(row).pl}.`,
    }),
  }),
  askYear({
    ...people,
    name: 'birth-year-of-celebrity',
    hardness: 1,
    narrow: true,
    step: 4,
    year: ({ year }) => year,
    ask: ({ en, pl }, row) => ({
      en: `In which year was the ${calling(row).en} ${en} born?`,
      pl: `W którym roku ${row.woman ? 'urodziła' : 'urodził'} się ${pl} (${calling(row).pl})?`,
    }),
    why: (row, { en, pl }) => {
      const land = birthCountry(row);
      if (land === undefined) return undefined;
      return {
        en: `The birthplace of ${en} lies in ${withArticle(land)}.`,
        pl: `${pl} – państwo, w którym leży dziś miejsce urodzenia: ${land.pl}.`,
      };
    },
  }),
  stateOrder({
    ...people,
    name: 'celebrity-order',
    count: 50,
    apart: [4, 20],
    year: ({ year }) => year,
    state: (first, second, row) => ({
      en: `${first.en} was born before ${second.en}.`,
      pl: `${first.pl} ${row.woman ? 'urodziła' : 'urodził'} się wcześniej niż ${second.pl}.`,
    }),
    why: born,
  }),
  stateColumn({
    ...names,
    name: 'birth-name-statement',
    count: 25,
    answer: birthName,
    state: ({ en, pl }, name) => ({
      en: `${en} was born as ${name.en}.`,
      pl: `Osoba znana jako ${pl} otrzymała po urodzeniu imię i nazwisko ${name.pl}.`,
    }),
    why: (row, { en, pl }) => ({
      en: `${en} was born as ${row.bornAs ?? ''}, in ${row.year}.`,
      pl: `Nazwisko rodowe osoby znanej jako ${pl} brzmi: ${row.bornAs ?? ''}.`,
    }),
  }),
];
