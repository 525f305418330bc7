import { MANGA, type Manga } from '../../facts/leisure/manga.ts';
import { MANGA_NOTES, STORY_NOTES } from '../../facts/notes/leisure/manga.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { askFirst } from '../sheet/first.ts';
import { askMember } from '../sheet/groups.ts';
import { alike, askColumn } from '../sheet/sheet.ts';
import { toldStory } from './story.ts';

const eraOf = ({ year }: Manga): string => (year === undefined || year < 1995 ? 'old' : 'new');
const manga = {
  category: 'anime-manga',
  rows: MANGA,
  subcategories: ['manga-authors'],
  tags: ['manga'],
  near: (row: Manga) => [`${eraOf(row)} ${row.familiarity > 3}`, eraOf(row)],
} as const;

const hero = (row: Manga): Labels | undefined => (row.hero === undefined ? undefined : alike(row.hero));

const told = ({ key, about }: Manga, names: Labels): Labels | undefined =>
  MANGA_NOTES[key] ?? toldStory(about, names);

/** Authors of several manga in the table: the question names one of these and asks for the title. */
const PROLIFIC = new Set(
  MANGA.filter(({ by, key }) => MANGA.some((other) => other.key !== key && other.by.en === by.en)).map(
    ({ by }) => by.en,
  ),
);

export const LEISURE_MANGA: readonly Template[] = [
  askColumn({
    ...manga,
    name: 'author-of-manga',
    ask: ({ en, pl }) => ({
      en: `Who created the manga “${en}”?`,
      pl: `Kto stworzył mangę „${pl}”?`,
    }),
    answer: ({ by, familiarity }) => (familiarity > 3 || PROLIFIC.has(by.en) ? undefined : by),
    why: told,
  }),
  askMember({
    ...manga,
    name: 'manga-by-author',
    value: ({ by }) => by,
    ask: ({ en, pl }, { woman }) => ({
      en: `Which of these manga is by ${en}?`,
      pl: `Którą z tych mang ${woman ? 'stworzyła' : 'stworzył'} ${pl}?`,
    }),
    why: told,
  }),
  askMember({
    ...manga,
    name: 'manga-of-story',
    subcategories: [],
    fewest: 1,
    value: ({ about }) => about,
    offered: MANGA,
    ask: ({ en, pl }) => ({ en: `Which manga is about ${en}?`, pl: `Która manga opowiada o ${pl}?` }),
    why: ({ key }) => STORY_NOTES[key],
  }),
  askMember({
    ...manga,
    name: 'manga-of-hero',
    subcategories: ['manga-characters'],
    fewest: 1,
    value: (row) => (row.ask === 'title' ? hero(row) : undefined),
    offered: MANGA,
    ask: ({ en, pl }, { heroine }) => ({
      en: `In which manga is ${en} the main character?`,
      pl: `W której mandze ${heroine ? 'główną bohaterką' : 'głównym bohaterem'} jest ${pl}?`,
    }),
    why: told,
  }),
  askColumn({
    ...manga,
    name: 'hero-of-manga',
    subcategories: ['manga-characters'],
    near: ({ heroine }) => (heroine ? 'w' : 'm'),
    ask: ({ en, pl }, { heroine }) => ({
      en: `Who is the main character of the manga “${en}”?`,
      pl: `Kto jest ${heroine ? 'główną bohaterką' : 'głównym bohaterem'} mangi „${pl}”?`,
    }),
    answer: (row) => (row.ask === undefined ? hero(row) : undefined),
    why: told,
  }),
  askFirst({
    ...manga,
    name: 'first-of-manga',
    hardness: 1,
    count: 10,
    apart: [5, 60],
    year: ({ year, familiarity }) => (familiarity > 3 ? undefined : year),
    kind: () => '',
    titles: true,
    ask: () => ({
      en: 'Which of these manga series began first?',
      pl: 'Która z tych mang zaczęła się ukazywać najwcześniej?',
    }),
  }),
];
