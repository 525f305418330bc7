import { draw } from '../../draw.ts';
import { STRAIT_NOTES } from '../../facts/notes/landforms.ts';
import { RIVER_NOTES } from '../../facts/notes/rivers.ts';
import { RIVER_CITIES, type RiverCity } from '../../facts/geography/river-cities.ts';
import { type River, RIVERS, type Sea, SEAS } from '../../facts/geography/rivers.ts';
import { STRAITS } from '../../facts/geography/straits.ts';
import { INTO_SEA, UPON_RIVER } from '../../facts/geography/where.ts';
import type { BilingualQuestion, Template } from '../../template.ts';
import { slugOf } from './atlas.ts';
import { ask, givesAway, type Name } from './wording.ts';

const SEA_BY_SLUG: ReadonlyMap<string, Sea> = new Map(SEAS.map((sea) => [sea.slug, sea]));

function mouthOf(river: River): Sea {
  const sea = SEA_BY_SLUG.get(river.mouth);
  if (sea === undefined) throw new Error(`no sea has the slug ${river.mouth}`);
  return sea;
}

/** Waters that rivers of the same continent flow into, then any others; none that the right one is part of. */
function otherMouths(river: River, count: number): Sea[] {
  const right = mouthOf(river);
  const isFair = (sea: Sea): boolean =>
    sea !== right && ![...right.within, ...(river.besides ?? [])].includes(sea.slug);
  const near = new Set(RIVERS.filter((other) => other.continent === river.continent).map(mouthOf));
  const slug = (sea: Sea): string => sea.slug;
  const close = draw([...near].filter(isFair), count, `mouth/${river.en}`, slug);
  const far = draw(
    SEAS.filter((sea) => isFair(sea) && !near.has(sea)),
    count,
    `mouth-far/${river.en}`,
    slug,
  );
  return [...close, ...far].slice(0, count);
}

/** Rivers whose Polish name first makes people think of something else. */
const NAMESAKES = new Set(
  'Colorado Columbia Congo Don Hudson Lena Mackenzie Magdalena Niger Senegal Ural'.split(' '),
);

/** A sea as the answer to „Dokąd uchodzi…?”: „do Morza Czarnego”. */
function answeringWhereTo({ slug, en }: Sea): Name {
  const pl = INTO_SEA[slug];
  if (pl === undefined) throw new Error(`no genitive is known of ${en}`);
  return { en, pl };
}

/** A river as the answer to „Nad jaką rzeką…?”: „nad Wisłą”. */
function answeringWhere({ en }: Name): Name {
  const pl = UPON_RIVER[en];
  if (pl === undefined) throw new Error(`no instrumental is known of the ${en}`);
  return { en, pl };
}

function* mouthOfRiver(): Generator<BilingualQuestion> {
  for (const river of RIVERS) {
    const text = {
      en: `Which body of water does the ${river.en} flow into?`,
      pl: `Dokąd uchodzi ${NAMESAKES.has(river.en) ? 'rzeka ' : ''}${river.pl}?`,
    };
    const why = RIVER_NOTES[river.en];
    if (why === undefined) continue;
    yield {
      key: slugOf(river.en),
      familiarity: river.familiarity,
      tags: [river.continent],
      ...ask(text, answeringWhereTo(mouthOf(river)), otherMouths(river, 3).map(answeringWhereTo), why),
    };
  }
}

/** Rivers of one part of a continent: for a French city, other French rivers are the best wrong options. */
const NEAR_RIVERS: readonly (readonly string[])[] = [
  ['Seine', 'Loire', 'Rhône', 'Garonne'],
  ['Rhine', 'Elbe', 'Spree', 'Isar', 'Weser', 'Neckar', 'Inn', 'Salzach', 'Danube'],
  ['Mur', 'Aare', 'Inn', 'Salzach', 'Danube'],
  ['Vltava', 'Elbe', 'Danube', 'Tisza', 'Drava'],
  ['Tagus', 'Douro', 'Guadalquivir', 'Ebro', 'Nervión'],
  ['Thames', 'Mersey', 'Clyde', 'Liffey'],
  ['Tiber', 'Po', 'Arno', 'Rhône'],
  ['Sava', 'Drava', 'Miljacka', 'Neretva', 'Vardar', 'Tisza', 'Danube'],
  ['Neva', 'Volga', 'Daugava', 'Neman', 'Neris', 'Dnieper'],
  ['Ob', 'Yenisei', 'Lena', 'Angara', 'Irtysh', 'Amur'],
  ['Yangtze', 'Yellow River', 'Amur', 'Mekong'],
  ['Mekong', 'Chao Phraya', 'Yangtze', 'Ganges'],
  ['Han', 'Taedong', 'Amur', 'Yellow River'],
];

function areNear({ river }: RiverCity, { river: other }: RiverCity): boolean {
  return NEAR_RIVERS.some((rivers) => rivers.includes(river.en) && rivers.includes(other.en));
}

function nearness(row: RiverCity, other: RiverCity): number {
  if (other.continent !== row.continent) return 2;
  const isNear = row.region === undefined ? areNear(row, other) : other.region === row.region;
  return isNear ? 0 : 1;
}

/** Rivers of other cities: first those of the same country or its surroundings, then on the continent, then famous ones. */
function otherRivers(row: RiverCity): Name[] {
  const unfair = [row.river.en, ...(row.besides ?? [])];
  const pool = RIVER_CITIES.filter((other) => !unfair.includes(other.river.en));
  const rivers = [...new Map(pool.map((other) => [other.river.en, other])).values()];
  const ring = (wanted: number): RiverCity[] =>
    draw(
      rivers.filter((other) => nearness(row, other) === wanted && (wanted < 2 || other.familiarity <= 2)),
      3,
      `river-city/${row.city.en}`,
      (other) => other.river.en,
    );
  return [...ring(0), ...ring(1), ...ring(2)].slice(0, 3).map((other) => other.river);
}

function* riverOfCity(): Generator<BilingualQuestion> {
  for (const row of RIVER_CITIES) {
    const text = {
      en: `Which river does ${row.city.en} stand on?`,
      pl: `Nad jaką rzeką leży ${row.city.pl}?`,
    };
    const why = row.why ?? RIVER_NOTES[row.river.en];
    if (why === undefined || givesAway(text, row.river)) continue;
    yield {
      key: slugOf(row.city.en),
      familiarity: row.familiarity,
      tags: [row.continent, 'cities', ...(row.region === 'pl' ? ['poland'] : [])],
      regions: row.region === undefined ? [] : [row.region],
      ...ask(text, answeringWhere(row.river), otherRivers(row).map(answeringWhere), why),
    };
  }
}

function* straitBetween(): Generator<BilingualQuestion> {
  for (const strait of STRAITS) {
    const text = {
      en: `Which strait separates ${strait.separates.en}?`,
      pl: `Która cieśnina oddziela ${strait.separates.pl}?`,
    };
    const others = STRAITS.filter((other) => other !== strait && !givesAway(text, other));
    const wrong = draw(others, 3, `strait/${strait.en}`, (other) => other.en);
    const key = slugOf(strait.en);
    yield {
      key,
      familiarity: strait.familiarity,
      ...ask(text, strait, wrong, STRAIT_NOTES[key]),
    };
  }
}

const shared = { category: 'geography', type: 'multiple', hardness: 0, written: '2026-11-21' } as const;

export const WATER_TEMPLATES: readonly Template[] = [
  {
    ...shared,
    name: 'mouth-of-river',
    subcategories: ['rivers-and-lakes', 'seas-and-coasts'],
    tags: ['rivers', 'seas'],
    questions: mouthOfRiver,
  },
  {
    ...shared,
    name: 'river-of-city',
    subcategories: ['rivers-and-lakes', 'cities'],
    tags: ['rivers'],
    questions: riverOfCity,
  },
  {
    ...shared,
    name: 'strait-between',
    subcategories: ['seas-and-coasts'],
    tags: ['straits', 'seas'],
    questions: straitBetween,
  },
];
