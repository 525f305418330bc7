import {
  CONSOLES,
  type Console,
  GAME_CHARACTERS,
  type GameCharacter,
  GAME_KINDS,
  VIDEO_GAMES,
  type VideoGame,
} from '../facts/video-games.ts';
import type { Labels } from '../taxonomy/label.ts';
import type { Template } from '../template.ts';
import { alike, askColumn, stateColumn } from './sheet.ts';
import { askMember, askStranger } from './sheet-groups.ts';
import { askYear, stateOrder } from './sheet-years.ts';

const decadeOf = ({ year }: VideoGame): string[] =>
  year === undefined ? [] : [`games-of-the-${year - (year % 10)}s`];
const eraOf = ({ year }: VideoGame): string => (year === undefined || year > 2004 ? 'new' : 'old');

const shared = { category: 'video-games', tags: ['video-games'] } as const;
const games = {
  ...shared,
  rows: VIDEO_GAMES,
  subcategories: ['game-developers'],
  tagsOf: decadeOf,
  near: eraOf,
};
const dates = { ...games, subcategories: ['history-of-video-games'], year: (row: VideoGame) => row.year };
const characters = { ...shared, rows: GAME_CHARACTERS, subcategories: ['video-game-characters'] };
const consoles = {
  category: 'video-games',
  rows: CONSOLES,
  subcategories: ['game-consoles'],
  tags: ['game-consoles'],
} as const;

/** Translated names of series. */
const POLISH_SERIES: Readonly<Record<string, string>> = { 'The Witcher': 'Wiedźmin' };

function seriesOf({ series }: GameCharacter): Labels {
  return { en: series, pl: POLISH_SERIES[series] ?? series };
}

/** A sentence about the genre and year of a game. */
function kindAndYear({ kind, year }: VideoGame, names: Labels): Labels {
  const { en, pl } = GAME_KINDS[kind];
  return year === undefined
    ? { en: `“${names.en}” is ${en}.`, pl: `„${names.pl}” to ${pl}.` }
    : { en: `“${names.en}” is ${en} of ${year}.`, pl: `„${names.pl}” to ${pl} z ${year} roku.` };
}

function maker({ kind, studio }: VideoGame, names: Labels): Labels {
  const { en, pl } = GAME_KINDS[kind];
  return {
    en: `“${names.en}” is ${en}, developed by ${studio}.`,
    pl: `„${names.pl}” to ${pl}; za jej powstanie odpowiada ${studio}.`,
  };
}

function released({ maker: by, handheld, year }: Console, names: Labels): Labels {
  const kind = handheld ? { en: 'handheld', pl: 'Przenośna konsola' } : { en: 'home console', pl: 'Konsola' };
  return {
    en: `The ${names.en}, a ${kind.en} by ${by}, was first sold in ${year}.`,
    pl: `${kind.pl} ${names.pl} firmy ${by} trafiła do sprzedaży w ${year} roku.`,
  };
}

export const LEISURE_VIDEO_GAMES: readonly Template[] = [
  askColumn({
    ...games,
    name: 'studio-of-video-game',
    ask: ({ en, pl }) => ({
      en: `Who developed the video game “${en}”?`,
      pl: `Kto stworzył grę wideo „${pl}”?`,
    }),
    answer: ({ studio }) => alike(studio),
    why: kindAndYear,
  }),
  askYear({
    ...dates,
    name: 'year-of-video-game',
    hardness: 1,
    ask: ({ en, pl }) => ({
      en: `In which year was the video game “${en}” first released?`,
      pl: `W którym roku ukazała się gra wideo „${pl}”?`,
    }),
    why: maker,
  }),
  askMember({
    ...games,
    name: 'video-game-by-studio',
    value: ({ studio }) => alike(studio),
    ask: ({ en, pl }) => ({
      en: `Which of these video games was developed by ${en}?`,
      pl: `Za którą z tych gier wideo odpowiada jako twórca ${pl}?`,
    }),
    why: kindAndYear,
  }),
  askStranger({
    ...games,
    name: 'video-game-not-by-studio',
    hardness: 1,
    value: ({ studio }) => alike(studio),
    ask: ({ en, pl }) => ({
      en: `Which of these video games was not developed by ${en}?`,
      pl: `Trzy z tych gier wideo stworzyła firma ${pl}. Która gra do nich nie należy?`,
    }),
    why: maker,
  }),
  stateColumn({
    ...games,
    name: 'video-game-studio-statement',
    count: 40,
    answer: ({ studio }) => alike(studio),
    state: ({ en, pl }, studio) => ({
      en: `The video game “${en}” was developed by ${studio.en}.`,
      pl: `Twórca gry wideo „${pl}” to ${studio.pl}.`,
    }),
    why: maker,
  }),
  stateOrder({
    ...dates,
    name: 'video-game-order',
    count: 40,
    apart: [3, 12],
    state: (first, second) => ({
      en: `The video game “${first.en}” came out before “${second.en}”.`,
      pl: `Gra wideo „${first.pl}” ukazała się wcześniej niż „${second.pl}”.`,
    }),
    why: ({ year = 0 }, { en, pl }) => ({
      en: `“${en}” came out in ${year}.`,
      pl: `„${pl}” to gra z ${year} roku.`,
    }),
  }),
  askColumn({
    ...characters,
    name: 'series-of-game-character',
    ask: ({ en, pl }) => ({
      en: `In which series of video games does this character appear: ${en}?`,
      pl: `W której serii gier wideo występuje ta postać: ${pl}?`,
    }),
    answer: seriesOf,
    why: ({ role }, { en, pl }) => ({ en: `${en} is ${role.en}.`, pl: `${pl} to ${role.pl}.` }),
  }),
  askColumn({
    ...characters,
    name: 'game-character-of-role',
    near: ({ series }) => series,
    ask: (_names, row) => ({
      en: `Which character of the “${row.series}” games is ${row.role.en}?`,
      pl: `Jak nazywa się ta postać z serii gier „${seriesOf(row).pl}”: ${row.role.pl}?`,
    }),
    answer: (row) => ({ en: row.en, pl: row.pl ?? row.en }),
  }),
  askColumn({
    ...consoles,
    name: 'maker-of-console',
    ask: ({ en, pl }, { year, handheld }) => ({
      en: `Which company made the ${handheld ? 'handheld' : 'games console'} called ${en} (${year})?`,
      pl: `Która firma wyprodukowała ${handheld ? 'przenośną konsolę' : 'konsolę do gier'} o nazwie ${pl} (${year})?`,
    }),
    answer: (row) => (row.en.includes(row.maker) ? undefined : alike(row.maker)),
    why: released,
  }),
  askYear({
    ...consoles,
    name: 'year-of-console',
    hardness: 1,
    year: ({ year }) => year,
    ask: ({ en, pl }, { handheld }) => ({
      en: `In which year was the ${handheld ? 'handheld' : 'games console'} ${en} first sold?`,
      pl: `W którym roku weszła do sprzedaży ${handheld ? 'przenośna konsola' : 'konsola do gier'} ${pl}?`,
    }),
    why: (row) => ({ en: `Its maker is ${row.maker}.`, pl: `Jej producentem jest ${row.maker}.` }),
  }),
  stateOrder({
    ...consoles,
    name: 'console-order',
    count: 20,
    apart: [2, 12],
    year: ({ year }) => year,
    state: (first, second) => ({
      en: `The games console ${first.en} was on sale before the ${second.en}.`,
      pl: `Konsola ${first.pl} trafiła do sprzedaży wcześniej niż ${second.pl}.`,
    }),
    why: released,
  }),
];
