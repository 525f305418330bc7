import type { Template } from '../template.ts';
import { ARTS_ALBUMS } from './arts/albums.ts';
import { ARTS_ART } from './arts/art.ts';
import { ARTS_ATHLETES } from './arts/athletes.ts';
import { ARTS_BOOK_CONTENTS } from './arts/book-contents.ts';
import { ARTS_BOOKS } from './arts/books.ts';
import { ARTS_CULTURE } from './arts/culture.ts';
import { ARTS_DATES } from './arts/dates.ts';
import { ARTS_GAMES } from './arts/games.ts';
import { ARTS_HISTORY } from './arts/history.ts';
import { ARTS_LEGENDS } from './arts/legends.ts';
import { ARTS_MUSIC } from './arts/music.ts';
import { ARTS_MYTHOLOGY } from './arts/mythology.ts';
import { ARTS_NATIONS } from './arts/nations.ts';
import { ARTS_POLITICS } from './arts/politics.ts';
import { ARTS_SCREEN } from './arts/screen.ts';
import { ARTS_SPORTS } from './arts/sports.ts';
import { ARTS_STAGE } from './arts/stage.ts';
import { ARTS_STATESMEN } from './arts/statesmen.ts';

/** Arts, history and culture. */
export const ARTS_TEMPLATES: readonly Template[] = [
  ...ARTS_BOOKS,
  ...ARTS_BOOK_CONTENTS,
  ...ARTS_ART,
  ...ARTS_MUSIC,
  ...ARTS_STAGE,
  ...ARTS_MYTHOLOGY,
  ...ARTS_DATES,
  ...ARTS_HISTORY,
  ...ARTS_POLITICS,
  ...ARTS_SPORTS,
  ...ARTS_GAMES,
  ...ARTS_CULTURE,
  ...ARTS_NATIONS,
  ...ARTS_ALBUMS,
  ...ARTS_SCREEN,
  ...ARTS_LEGENDS,
  ...ARTS_ATHLETES,
  ...ARTS_STATESMEN,
];
