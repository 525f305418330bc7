import type { Template } from '../template.ts';
import { LEISURE_CARTOONS } from './leisure/cartoons.ts';
import { LEISURE_CELEBRITIES } from './leisure/celebrities.ts';
import { LEISURE_COMICS } from './leisure/comics.ts';
import { LEISURE_ANIME } from './leisure/anime.ts';
import { LEISURE_MANGA } from './leisure/manga.ts';
import { LEISURE_MANGA_TERMS } from './leisure/manga-terms.ts';
import { LEISURE_TELEVISION } from './leisure/television.ts';
import { LEISURE_VIDEO_GAMES } from './leisure/video-games.ts';

/** Famous people, television, cartoons, comics, manga and video games. */
export const LEISURE_TEMPLATES: readonly Template[] = [
  ...LEISURE_CELEBRITIES,
  ...LEISURE_TELEVISION,
  ...LEISURE_CARTOONS,
  ...LEISURE_COMICS,
  ...LEISURE_MANGA,
  ...LEISURE_MANGA_TERMS,
  ...LEISURE_ANIME,
  ...LEISURE_VIDEO_GAMES,
];
