import {
  ANIMATED_FILMS,
  type AnimatedFilm,
  ANIMATED_SERIES,
  type AnimatedSeries,
  CARTOON_CHARACTERS,
  type CartoonCharacter,
} from '../../facts/leisure/cartoons.ts';
import { inCountry } from '../../facts/country-names.ts';
import { CARTOON_SERIES_NOTES, FILM_NOTES } from '../../facts/notes/leisure/cartoons.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { askFirst } from '../sheet/first.ts';
import { askMember } from '../sheet/groups.ts';
import { alike, askColumn, teamsSharingWith } from '../sheet/sheet.ts';

const eraOf = ({ year }: AnimatedFilm): string => (year > 1985 ? 'new' : 'old');
const films = {
  category: 'cartoons',
  rows: ANIMATED_FILMS,
  subcategories: ['animated-films'],
  tags: ['animated-films'],
  tagsOf: ({ studio }: AnimatedFilm) =>
    studio === 'Disney' ? ['disney-films'] : studio === 'Pixar' ? ['pixar-films'] : [],
  near: (row: AnimatedFilm) => [`${row.studio} ${eraOf(row)}`, eraOf(row)],
} as const;
const series = {
  category: 'cartoons',
  rows: ANIMATED_SERIES,
  subcategories: ['animated-series'],
  tags: ['animated-series'],
  tagsOf: ({ country }: AnimatedSeries) => (country === 'pl' ? ['polish-animation'] : []),
  near: ({ country }: AnimatedSeries) => (country === 'us' ? country : 'other'),
} as const;
const characters = {
  category: 'cartoons',
  rows: CARTOON_CHARACTERS,
  subcategories: ['cartoon-characters'],
  tags: ['cartoon-characters'],
} as const;

/** Films made by two studios together. */
const alsoBy = ({ studio }: AnimatedFilm): string[] => (studio === 'Aardman' ? ['DreamWorks'] : []);

/** Wrong countries for those of the east, of which the table has few. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  cs: ['pl', 'hu', 'dd'],
  su: ['cs', 'pl', 'dd'],
  ru: ['ua', 'pl', 'cz'],
};

const TEAMS = ANIMATED_SERIES.flatMap(({ by }) => (by === undefined ? [] : [by.en]));
const SERIES_TITLES = new Set(ANIMATED_SERIES.map(({ en }) => en));

const aboutFilm = ({ key, made }: AnimatedFilm): Labels | undefined => made ?? FILM_NOTES[key];
const aboutSeries = ({ key }: AnimatedSeries): Labels | undefined => CARTOON_SERIES_NOTES[key];

/** A sentence about the work of a character. */
function aboutWork({ work }: CartoonCharacter): Labels | undefined {
  const film = ANIMATED_FILMS.find(({ en }) => en === work.en);
  if (film !== undefined) return aboutFilm(film);
  const own = ANIMATED_SERIES.find(({ en }) => en === work.en);
  return own === undefined ? undefined : aboutSeries(own);
}

/** A short role precedes the name, as in “the crab Sebastian”; a long one follows it. */
function introduced({ role }: CartoonCharacter, { en, pl }: Labels): Labels {
  const short = /^an? \S+(?: \S+)?$/.test(role.en) && !role.pl.includes(',');
  return short
    ? { en: `${role.en.replace(/^an? /, 'the ')} ${en}`, pl: `${role.pl} ${pl}` }
    : { en: `${en}, ${role.en},`, pl: `${pl}, ${role.pl}` };
}

/** “The Lion King” is a film, „Simpsonowie” are a series. */
function inWork({ work }: CartoonCharacter): Labels {
  return { en: `“${work.en}”`, pl: `${SERIES_TITLES.has(work.en) ? 'serialu' : 'filmie'} „${work.pl}”` };
}

const FILM_PART: readonly Template[] = [
  askColumn({
    ...films,
    name: 'studio-of-animated-film',
    hardness: 1,
    near: ({ studio }) => (studio === 'Disney' ? '' : 'modern'),
    ask: ({ en, pl }) => ({
      en: `Which studio made the animated film “${en}”?`,
      pl: `W którym studiu powstał film animowany „${pl}”?`,
    }),
    answer: ({ studio, made }) => (made === undefined ? undefined : alike(studio)),
    also: alsoBy,
    why: ({ made }) => made,
  }),
  askMember({
    ...films,
    name: 'animated-film-of-story',
    fewest: 1,
    value: ({ about: story, made }) => (made === undefined ? story : undefined),
    offered: ANIMATED_FILMS,
    ask: ({ en, pl }) => ({
      en: `Which animated film is about ${en}?`,
      pl: `Który film animowany opowiada o ${pl}?`,
    }),
    why: aboutFilm,
  }),
  askFirst({
    ...films,
    name: 'first-of-animated-films',
    // The question names the studio.
    rows: ANIMATED_FILMS.filter(({ made }) => made === undefined),
    hardness: 1,
    count: 14,
    apart: [4, 40],
    year: ({ year }) => year,
    kind: ({ studio }) => studio,
    titles: true,
    ask: ({ studio }) => ({
      en: `Which of these ${studio} films came out first?`,
      pl: `Który z tych filmów studia ${studio === 'Disney' ? 'Disneya' : studio} wszedł do kin najwcześniej?`,
    }),
  }),
];

const SERIES_PART: readonly Template[] = [
  askColumn({
    ...series,
    name: 'creator-of-animated-series',
    hardness: 1,
    ask: ({ en, pl }) => ({
      en: `Who created the animated series “${en}”?`,
      pl: `Kto stworzył serial animowany „${pl}”?`,
    }),
    answer: ({ by }) => by,
    also: ({ by }) => (by === undefined ? [] : teamsSharingWith(by.en, TEAMS)),
    why: aboutSeries,
  }),
  askMember({
    ...series,
    name: 'animated-series-of-story',
    fewest: 1,
    value: ({ about: story, by }) => (by === undefined ? story : undefined),
    offered: ANIMATED_SERIES,
    ask: ({ en, pl }) => ({
      en: `Which animated series is about ${en}?`,
      pl: `Który serial animowany opowiada o ${pl}?`,
    }),
    why: aboutSeries,
  }),
  askColumn({
    ...series,
    name: 'country-of-animated-series',
    rows: ANIMATED_SERIES.filter(({ country }) => country !== 'us' && country !== 'pl'),
    ask: ({ en, pl }) => ({
      en: `Which country does the animated series “${en}” come from?`,
      pl: `W jakim kraju powstał serial animowany „${pl}”?`,
    }),
    answer: ({ country }) => inCountry(country),
    also: ({ country }) => (['ru', 'su'].includes(country) ? ['Russia', 'Soviet Union'] : []),
    near: ({ country }) => (NEIGHBOURS[country] === undefined ? 'west' : country),
    wrong: ({ country }) => NEIGHBOURS[country]?.map(inCountry),
    why: aboutSeries,
  }),
  askFirst({
    ...series,
    name: 'first-of-animated-series',
    hardness: 1,
    count: 10,
    apart: [4, 40],
    year: ({ year }) => year,
    kind: ({ country }) => (country === 'us' ? country : 'other'),
    titles: true,
    ask: () => ({
      en: 'Which of these animated series came first?',
      pl: 'Który z tych seriali animowanych miał premierę najwcześniej?',
    }),
  }),
  askColumn({
    ...characters,
    name: 'work-of-cartoon-character',
    near: ({ work }) => (SERIES_TITLES.has(work.en) ? 'series' : 'film'),
    ask: (names, row) => {
      const isSeries = SERIES_TITLES.has(row.work.en);
      return {
        en: `In which animated ${isSeries ? 'series' : 'film'} does ${introduced(row, names).en} appear?`,
        pl: `W którym ${isSeries ? 'serialu animowanym' : 'filmie animowanym'} występuje ${introduced(row, names).pl}?`,
      };
    },
    answer: ({ ask, work }) => (ask === 'work' ? work : undefined),
    why: aboutWork,
  }),
  askColumn({
    ...characters,
    name: 'cartoon-character-of-role',
    ask: (_names, row) => ({
      en: `In ${inWork(row).en}, what is the name of ${row.role.en.replace(/^an? /, 'the ')}?`,
      pl: `Jak w ${inWork(row).pl} nazywa się ${row.role.pl}?`,
    }),
    answer: ({ ask, en, pl }) => (ask === undefined ? { en, pl: pl ?? en } : undefined),
    wrong: ({ others }) => others?.map((other) => (typeof other === 'string' ? alike(other) : other)),
    why: aboutWork,
  }),
];

export const LEISURE_CARTOONS: readonly Template[] = [...FILM_PART, ...SERIES_PART];
