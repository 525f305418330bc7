import { countryName, withArticle } from '../facts/country-names.ts';
import { type Album, ALBUMS, type Band, BANDS } from '../facts/music-facts.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Template } from '../template.ts';
import { alike, askColumn } from './sheet.ts';
import { askMember } from './sheet-groups.ts';
import { askYear, stateOrder } from './sheet-years.ts';

const albums = {
  category: 'music',
  rows: ALBUMS,
  subcategories: ['albums'],
  tags: ['popular-music', 'albums'],
  near: ({ regions }: Album) => regions?.join('') ?? '',
} as const;
const bands = {
  category: 'music',
  rows: BANDS,
  subcategories: ['bands'],
  tags: ['popular-music', 'bands'],
  near: ({ country }: Band) => (country === 'pl' ? 'pl' : ''),
} as const;

function released({ by, year }: Album, { en, pl }: Labels): Labels {
  return {
    en: `“${en}” by ${by} came out in ${year}.`,
    pl: `Album „${pl}” (${by}) ukazał się w ${year} roku.`,
  };
}

function formed({ country, town, singer }: Band, { en, pl }: Labels): Labels {
  const land = countryName(country);
  const voice =
    singer === undefined ? { en: '', pl: '' } : { en: `; its voice: ${singer}`, pl: `; głos: ${singer}` };
  return {
    en: `${en} was formed in ${town.en}, ${land.en}${voice.en}.`,
    pl: `${pl}, miejsce powstania: ${town.pl} (${land.pl})${voice.pl}.`,
  };
}

const maker = ({ by }: Album): Labels => alike(by);
const singer = (row: Band): Labels | undefined => (row.singer === undefined ? undefined : alike(row.singer));

export const ARTS_ALBUMS: readonly Template[] = [
  askColumn({
    ...albums,
    name: 'maker-of-album',
    ask: ({ en, pl }) => ({ en: `Who made the album “${en}”?`, pl: `Kto nagrał album „${pl}”?` }),
    answer: maker,
    why: ({ year }) => ({ en: `The album came out in ${year}.`, pl: `Album ukazał się w ${year} roku.` }),
  }),
  askYear({
    ...albums,
    name: 'year-of-album',
    hardness: 1,
    year: ({ year }) => year,
    ask: ({ en, pl }, { by }) => ({
      en: `In which year did the album “${en}” by ${by} come out?`,
      pl: `W którym roku ukazał się album „${pl}” (${by})?`,
    }),
  }),
  stateOrder({
    ...albums,
    name: 'album-order',
    count: 30,
    apart: [3, 12],
    year: ({ year }) => year,
    state: (first, second) => ({
      en: `The album “${first.en}” came out before “${second.en}”.`,
      pl: `Album „${first.pl}” ukazał się wcześniej niż „${second.pl}”.`,
    }),
    why: released,
  }),
  askColumn({
    ...bands,
    name: 'town-of-band',
    hardness: 1,
    ask: ({ en, pl }) => ({
      en: `In which town was the band ${en} formed?`,
      pl: `Jakie miasto jest miejscem powstania zespołu ${pl}?`,
    }),
    answer: ({ town }) => town,
    why: (row, names) => (singer(row) === undefined ? undefined : formed(row, names)),
  }),
  askMember({
    ...bands,
    name: 'band-of-singer',
    fewest: 1,
    value: singer,
    ask: ({ en, pl }) => ({
      en: `As the voice of which band is ${en} known?`,
      pl: `Z którym z tych zespołów jako głos związana jest osoba: ${pl}?`,
    }),
    why: formed,
  }),
  askColumn({
    ...bands,
    name: 'country-of-band',
    rows: BANDS.filter(({ country }) => !['us', 'gb', 'pl'].includes(country)),
    hardness: -1,
    ask: ({ en, pl }) => ({
      en: `From which country does the band ${en} come?`,
      pl: `Jakie państwo jest ojczyzną zespołu ${pl}?`,
    }),
    answer: ({ country }) => countryName(country),
    why: ({ town, country }, { en, pl }) => ({
      en: `${en} was formed in ${town.en}, in ${withArticle(countryName(country))}.`,
      pl: `Miejsce powstania zespołu ${pl} to ${town.pl}.`,
    }),
  }),
];
