import {
  CONSOLES,
  type Console,
  GAME_CHARACTERS,
  type GameCharacter,
  GAME_KINDS,
  VIDEO_GAMES,
  type VideoGame,
} from '../../facts/leisure/video-games.ts';
import { CONSOLE_NOTES, GAME_NOTES } from '../../facts/notes/leisure/video-games.ts';
import type { Labels } from '../../taxonomy/label.ts';
import type { Template } from '../../template.ts';
import { capitalised } from '../../capitalised.ts';
import { askFirst } from '../sheet/first.ts';
import { askMember, askStranger } from '../sheet/groups.ts';
import { askYear } from '../sheet/years.ts';
import { alike, askColumn } from '../sheet/sheet.ts';

const decadeOf = ({ year }: VideoGame): string[] =>
  year === undefined ? [] : [`games-of-the-${year - (year % 10)}s`];
const eraOf = ({ year }: VideoGame): string =>
  year === undefined || year > 2004 ? 'new' : year > 1994 ? 'middle' : 'old';

const shared = { category: 'video-games', tags: ['video-games'] } as const;
const games = {
  ...shared,
  rows: VIDEO_GAMES,
  subcategories: ['game-developers'],
  tagsOf: decadeOf,
  near: (row: VideoGame) => [`${eraOf(row)} ${row.familiarity < 3}`, eraOf(row)],
};
const history = { ...games, subcategories: ['history-of-video-games'], year: (row: VideoGame) => row.year };
const characters = { ...shared, rows: GAME_CHARACTERS, subcategories: ['video-game-characters'] };
const consoles = {
  category: 'video-games',
  rows: CONSOLES,
  subcategories: ['game-consoles'],
  tags: ['game-consoles'],
} as const;

/** DMA Design was renamed Rockstar North. */
const RENAMED = ['DMA Design', 'Rockstar North'];
const alsoBy = ({ studio }: VideoGame): readonly string[] => (RENAMED.includes(studio) ? RENAMED : []);

const studioOf = ({ studio }: VideoGame): Labels => alike(studio);

/** Developers of several games: the question names one of these and asks for a game. */
const FEWEST_GAMES = 3;
const PROLIFIC = new Set(
  [...Map.groupBy(VIDEO_GAMES, ({ studio }) => studio)]
    .filter(([, own]) => own.length >= FEWEST_GAMES)
    .map(([studio]) => studio),
);

/** Translated names of series. */
const POLISH_SERIES: Readonly<Record<string, string>> = { 'The Witcher': 'Wiedźmin' };

function seriesOf({ series }: GameCharacter): Labels {
  return { en: series, pl: POLISH_SERIES[series] ?? series };
}

const told = ({ key }: VideoGame): Labels | undefined => GAME_NOTES[key];

function maker({ kind, studio }: VideoGame, names: Labels): Labels {
  const { en, pl } = GAME_KINDS[kind];
  return {
    en: `“${names.en}” is ${en} by ${studio}.`,
    pl: `„${names.pl}” to ${pl}, którą stworzyła firma ${studio}.`,
  };
}

/** Whether the name of an earlier console is a part of this one, as in “PlayStation 2”. */
const isSuccessor = ({ en }: Console): boolean => CONSOLES.some((other) => en.startsWith(`${other.en} `));

const GAME_PART: readonly Template[] = [
  askColumn({
    ...games,
    name: 'studio-of-video-game',
    hardness: 1,
    ask: ({ en, pl }) => ({
      en: `Who developed the video game “${en}”?`,
      pl: `Kto stworzył grę wideo „${pl}”?`,
    }),
    answer: (row) =>
      row.familiarity > 2 || row.part !== undefined || PROLIFIC.has(row.studio) ? undefined : studioOf(row),
    wrong: (row) =>
      VIDEO_GAMES.filter(
        (other) => other.studio !== row.studio && eraOf(other) === eraOf(row) && other.familiarity < 3,
      ).map(studioOf),
    why: told,
  }),
  askYear({
    ...history,
    name: 'year-of-video-game',
    hardness: 1,
    rows: VIDEO_GAMES.filter(({ familiarity, part }) => familiarity === 1 && part === undefined),
    ask: ({ en, pl }) => ({
      en: `In which year was the video game “${en}” first released?`,
      pl: `W którym roku ukazała się gra wideo „${pl}”?`,
    }),
    why: told,
  }),
  askMember({
    ...games,
    name: 'video-game-by-studio',
    fewest: FEWEST_GAMES,
    value: studioOf,
    also: alsoBy,
    ask: ({ en, pl }) => ({
      en: `Which of these video games was developed by ${en}?`,
      pl: `Która z tych gier wideo powstała w firmie ${pl}?`,
    }),
    why: told,
  }),
  askStranger({
    ...games,
    name: 'video-game-not-by-studio',
    hardness: 1,
    value: studioOf,
    also: alsoBy,
    ask: ({ en, pl }) => ({
      en: `Which of these video games was not developed by ${en}?`,
      pl: `Trzy z tych gier wideo powstały w firmie ${pl}. Która jest dziełem innej firmy?`,
    }),
    why: maker,
  }),
  askMember({
    ...games,
    name: 'video-game-of-part',
    subcategories: ['history-of-video-games'],
    fewest: 1,
    value: ({ part }) => part,
    offered: VIDEO_GAMES,
    near: (row) => [`${row.kind} ${eraOf(row)}`, row.kind, eraOf(row)],
    ask: ({ en, pl }) => ({ en: `In which video game do you ${en}?`, pl: `W której grze wideo ${pl}?` }),
    why: told,
  }),
  askFirst({
    ...history,
    name: 'first-of-video-games',
    hardness: 1,
    rows: VIDEO_GAMES.filter(({ familiarity }) => familiarity <= 2),
    count: 20,
    apart: [4, 20],
    kind: () => '',
    titles: true,
    ask: () => ({
      en: 'Which of these video games came out first, in its original version?',
      pl: 'Która z tych gier wideo ukazała się najwcześniej?',
    }),
  }),
];

const CHARACTER_PART: readonly Template[] = [
  askColumn({
    ...characters,
    name: 'series-of-game-character',
    ask: ({ en, pl }) => ({
      en: `Which video game series does ${en} come from?`,
      pl: `Z której serii gier wideo pochodzi ${pl}?`,
    }),
    answer: (row) => (row.others === undefined ? seriesOf(row) : undefined),
    why: ({ role }, { en, pl }) => ({ en: `${en} is ${role.en}.`, pl: `${capitalised(pl)} to ${role.pl}.` }),
  }),
  askColumn({
    ...characters,
    name: 'game-character-of-role',
    ask: (_names, row) => ({
      en: `Which character in “${row.series}” is ${row.role.en}?`,
      pl: `Jak w serii gier „${seriesOf(row).pl}” nazywa się ${row.role.pl}?`,
    }),
    answer: ({ others, en, pl }) => (others === undefined ? undefined : { en, pl: pl ?? en }),
    wrong: ({ others }) => others?.map(alike),
    why: ({ note }) => note,
  }),
];

const CONSOLE_PART: readonly Template[] = [
  askColumn({
    ...consoles,
    name: 'maker-of-console',
    near: ({ year }) => (year < 2000 ? 'old' : 'new'),
    ask: ({ en, pl }, { handheld }) => ({
      en: `Which company made the ${en} ${handheld ? 'handheld' : 'games console'}?`,
      pl: `Która firma wyprodukowała ${handheld ? 'przenośną konsolę' : 'konsolę'} ${pl}?`,
    }),
    answer: (row) =>
      row.en.includes(row.maker) || row.familiarity === 5 || isSuccessor(row) ? undefined : alike(row.maker),
    why: ({ key }) => CONSOLE_NOTES[key],
  }),
  askFirst({
    ...consoles,
    name: 'first-of-consoles',
    hardness: 1,
    count: 8,
    apart: [2, 20],
    year: ({ year, familiarity }) => (familiarity > 4 ? undefined : year),
    kind: () => '',
    titles: false,
    ask: () => ({
      en: 'Which of these games consoles went on sale first?',
      pl: 'Która z tych konsol do gier trafiła do sprzedaży najwcześniej?',
    }),
  }),
];

export const LEISURE_VIDEO_GAMES: readonly Template[] = [...GAME_PART, ...CHARACTER_PART, ...CONSOLE_PART];
