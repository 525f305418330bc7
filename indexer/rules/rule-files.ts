import animals from './data/animals.json' with { type: 'json' };
import animeManga from './data/anime-manga.json' with { type: 'json' };
import art from './data/art.json' with { type: 'json' };
import boardGames from './data/board-games.json' with { type: 'json' };
import books from './data/books.json' with { type: 'json' };
import cartoons from './data/cartoons.json' with { type: 'json' };
import celebrities from './data/celebrities.json' with { type: 'json' };
import comics from './data/comics.json' with { type: 'json' };
import computers from './data/computers.json' with { type: 'json' };
import entities from './data/entities.json' with { type: 'json' };
import film from './data/film.json' with { type: 'json' };
import flags from './data/flags.json' with { type: 'json' };
import gadgets from './data/gadgets.json' with { type: 'json' };
import general from './data/general.json' with { type: 'json' };
import geography from './data/geography.json' with { type: 'json' };
import history from './data/history.json' with { type: 'json' };
import masks from './data/masks.json' with { type: 'json' };
import mathematics from './data/mathematics.json' with { type: 'json' };
import music from './data/music.json' with { type: 'json' };
import mythology from './data/mythology.json' with { type: 'json' };
import politics from './data/politics.json' with { type: 'json' };
import regions from './data/regions.json' with { type: 'json' };
import scienceNature from './data/science-nature.json' with { type: 'json' };
import sports from './data/sports.json' with { type: 'json' };
import television from './data/television.json' with { type: 'json' };
import theatre from './data/theatre.json' with { type: 'json' };
import vehicles from './data/vehicles.json' with { type: 'json' };
import videoGames from './data/video-games.json' with { type: 'json' };

import { RuleFile, type Rule } from './rule.ts';

/** The unparsed files, by name. */
export const RULE_FILES: Readonly<Record<string, unknown>> = {
  animals,
  'anime-manga': animeManga,
  art,
  'board-games': boardGames,
  books,
  cartoons,
  celebrities,
  comics,
  computers,
  entities,
  film,
  flags,
  gadgets,
  general,
  geography,
  history,
  masks,
  mathematics,
  music,
  mythology,
  politics,
  regions,
  'science-nature': scienceNature,
  sports,
  television,
  theatre,
  vehicles,
  'video-games': videoGames,
};

/** A rule with its full name, such as `film/word`. */
export interface NamedRule extends Rule {
  readonly id: string;
}

/** All rules of all files. */
export const RULES: readonly NamedRule[] = Object.entries(RULE_FILES).flatMap(([file, content]) =>
  RuleFile.parse(content).map((rule) => ({ ...rule, id: `${file}/${rule.name}` })),
);
