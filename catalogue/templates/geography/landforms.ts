import { ISLANDS, LAKES, VOLCANOES } from '../../facts/geography/places.ts';
import { ISLAND_NOTES, LAKE_NOTES, VOLCANO_NOTES } from '../../facts/notes/landforms.ts';
import type { Template } from '../../template.ts';
import { answeringWhereTo, countriesBeside, inland, inWhichCountry, noteIn } from './country-of.ts';

/** “jezioro Garda”, but „Wielkie Jezioro Słone” unchanged. */
function polishLake(name: string): string {
  return /jezioro|morskie oko|loch/i.test(name) ? name : `jezioro ${name}`;
}

function englishIsland(name: string): string {
  return name.includes('Island') ? name : `the island of ${name}`;
}

const countryOfIsland = () =>
  inWhichCountry(
    ISLANDS,
    (island) => ({
      en: `To which country does ${englishIsland(island.en)} belong?`,
      pl: `Do którego państwa należy ${/^(Wyspa|Ziemia)/.test(island.pl) ? '' : 'wyspa '}${island.pl}?`,
    }),
    (island) => countriesBeside(island, true),
    noteIn(ISLAND_NOTES),
    answeringWhereTo,
  );

const countryOfLake = () =>
  inWhichCountry(
    LAKES,
    (lake) => ({
      en: `In which country is ${lake.en === 'Great Salt Lake' ? 'the ' : ''}${lake.en}?`,
      pl: `W którym państwie leży ${polishLake(lake.pl)}?`,
    }),
    inland,
    noteIn(LAKE_NOTES),
  );

const countryOfVolcano = () =>
  inWhichCountry(
    VOLCANOES,
    (volcano) => ({
      en: `In which country is ${volcano.en.startsWith('Mount') ? '' : 'the volcano '}${volcano.en}?`,
      pl: `W którym państwie wznosi się wulkan ${volcano.pl}?`,
    }),
    inland,
    noteIn(VOLCANO_NOTES),
  );

const shared = { category: 'geography', type: 'multiple', written: '2026-11-21', hardness: 0 } as const;

export const LANDFORM_TEMPLATES: readonly Template[] = [
  {
    ...shared,
    name: 'country-of-island',
    subcategories: ['islands'],
    tags: ['islands'],
    questions: countryOfIsland,
  },
  {
    ...shared,
    name: 'country-of-lake',
    subcategories: ['rivers-and-lakes'],
    tags: ['lakes'],
    questions: countryOfLake,
  },
  {
    ...shared,
    name: 'country-of-volcano',
    subcategories: ['mountains'],
    tags: ['volcanoes', 'mountains'],
    questions: countryOfVolcano,
  },
];
