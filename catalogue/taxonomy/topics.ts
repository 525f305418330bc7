import { z } from 'zod';

import { Topic } from './topic.ts';
import arts from './topics/arts.json' with { type: 'json' };
import countries from './topics/countries.json' with { type: 'json' };
import everydayLife from './topics/everyday-life.json' with { type: 'json' };
import film from './topics/film.json' with { type: 'json' };
import history from './topics/history.json' with { type: 'json' };
import leisure from './topics/leisure.json' with { type: 'json' };
import literature from './topics/literature.json' with { type: 'json' };
import mathematics from './topics/mathematics.json' with { type: 'json' };
import music from './topics/music.json' with { type: 'json' };
import mythologyAndReligion from './topics/mythology-and-religion.json' with { type: 'json' };
import nature from './topics/nature.json' with { type: 'json' };
import places from './topics/places.json' with { type: 'json' };
import science from './topics/science.json' with { type: 'json' };
import sportsAndGames from './topics/sports-and-games.json' with { type: 'json' };
import technology from './topics/technology.json' with { type: 'json' };
import worldRegions from './topics/world-regions.json' with { type: 'json' };

/** By file name, so that errors in the shape name the file. */
const FILES = {
  arts,
  countries,
  'everyday-life': everydayLife,
  film,
  history,
  leisure,
  literature,
  mathematics,
  music,
  'mythology-and-religion': mythologyAndReligion,
  nature,
  places,
  science,
  'sports-and-games': sportsAndGames,
  technology,
  'world-regions': worldRegions,
};

/** All curated topics, in the order of the files and their lines. */
export const TOPICS: readonly Topic[] = Object.values(
  z.record(z.string(), z.array(Topic)).parse(FILES),
).flat();
