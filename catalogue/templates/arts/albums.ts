import { fromCountry } from '../../facts/country-names.ts';
import { SONGS } from '../../facts/arts/music.ts';
import { type Album, ALBUMS, type Band, BANDS } from '../../facts/arts/music-facts.ts';
import { BAND_NOTES } from '../../facts/notes/bands.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { deal } from '../sheet/deal.ts';
import { alike, askColumn } from '../sheet/sheet.ts';
import { askMember } from '../sheet/groups.ts';
import { askYear } from '../sheet/years.ts';

/** Bands whose name, or the brackets after whose town, would give the town away. */
const OBVIOUS_TOWNS = ['myslovitz', 'rem', 'nirvana', 'nickelback'];

const isForeign = ({ country }: Band): boolean => !['us', 'gb', 'pl'].includes(country);

/** An album with the title of a song would repeat the question about the song. */
const askable = ALBUMS.filter((album) => !SONGS.some(({ en }) => en === album.en));
const dealtAlbums = deal(askable, {
  'maker-of-album': { most: 34 },
  'year-of-album': { most: 14, fits: ({ familiarity, en }) => familiarity <= 2 && !/\d/.test(en) },
});
const dealtBands = deal(BANDS, {
  'band-of-singer': { most: 30, fits: ({ singer }) => singer !== undefined },
  'town-of-band': {
    most: 14,
    fits: ({ key, singer }) => singer !== undefined && !OBVIOUS_TOWNS.includes(key),
  },
  'country-of-band': { most: 14, fits: isForeign },
});

/** Names of bands that Polish declines. */
const POLISH_GENITIVES: Readonly<Record<string, string>> = { Nirvana: 'Nirvany' };

const albums = {
  category: 'music',
  rows: ALBUMS,
  subcategories: ['albums'],
  tags: ['popular-music', 'albums'],
  near: ({ regions, year }: Album) => {
    const country = regions?.join('') ?? '';
    return [`${country}${year - (year % 10)}`, `${country}${year < 1990 ? 'old' : 'new'}`, country];
  },
  why: (row: Album) => row.why,
} as const;
const bands = {
  category: 'music',
  rows: BANDS,
  subcategories: ['bands'],
  tags: ['popular-music', 'bands'],
  near: ({ country }: Band) => [country, country === 'pl' ? 'pl' : 'abroad'],
} as const;

const maker = ({ by }: Album): Labels => alike(by);
const singer = (row: Band): Labels | undefined => (row.singer === undefined ? undefined : alike(row.singer));

/** Something about the band, or where it was formed. */
function told({ key, town }: Band): Labels {
  return (
    BAND_NOTES[key] ?? { en: `The band was formed in ${town.en}.`, pl: `Zespół powstał ${town.within}.` }
  );
}

export const ARTS_ALBUMS: readonly Template[] = [
  askColumn({
    ...albums,
    name: 'maker-of-album',
    asked: dealtAlbums('maker-of-album'),
    ask: ({ en, pl }) => ({ en: `Who recorded the album “${en}”?`, pl: `Kto nagrał album „${pl}”?` }),
    answer: maker,
  }),
  askYear({
    ...albums,
    name: 'year-of-album',
    asked: dealtAlbums('year-of-album'),
    hardness: 1,
    year: ({ year }) => year,
    ask: ({ en, pl }, { by }) => ({
      en: `In which year did the album “${en}” by ${by} come out?`,
      pl: `W którym roku ukazał się album ${POLISH_GENITIVES[by] ?? by} „${pl}”?`,
    }),
  }),
  askColumn({
    ...bands,
    name: 'town-of-band',
    asked: dealtBands('town-of-band'),
    hardness: 1,
    ask: ({ en, pl }) => ({
      en: `In which city or town was the band ${en} formed?`,
      pl: `W jakim mieście powstał zespół ${pl}?`,
    }),
    answer: ({ town: { en, within } }) => ({ en, pl: within }),
    why: told,
  }),
  askMember({
    ...bands,
    name: 'band-of-singer',
    asked: dealtBands('band-of-singer'),
    fewest: 1,
    value: singer,
    ask: ({ en, pl }, { woman }) => ({
      en: `With which band did the singer ${en} become famous?`,
      pl: `Jak nazywa się zespół, z którym ${woman ? 'zasłynęła wokalistka' : 'zasłynął wokalista'} ${pl}?`,
    }),
    why: told,
  }),
  askColumn({
    ...bands,
    name: 'country-of-band',
    rows: BANDS.filter(isForeign),
    near: ({ country }) => (['kr', 'cu', 'br', 'au', 'ca'].includes(country) ? 'far' : 'europe'),
    asked: dealtBands('country-of-band'),
    hardness: -1,
    ask: ({ en, pl }) => ({
      en: `From which country does the band ${en} come?`,
      pl: `Z jakiego kraju pochodzi zespół ${pl}?`,
    }),
    answer: ({ country }) => fromCountry(country),
    why: told,
  }),
];
