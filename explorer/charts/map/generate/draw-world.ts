import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  geoArea,
  geoCentroid,
  geoContains,
  geoEqualEarth,
  geoPath,
  type GeoContext,
  type GeoPermissibleObjects,
} from 'd3-geo';
import { feature, mergeArcs } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Objects, Polygon, Topology } from 'topojson-specification';

type Outline = Polygon | MultiPolygon;
interface WorldObjects extends Objects {
  readonly countries: GeometryCollection<{ readonly name: string }>;
}
/** A file of world-atlas. */
type World = Topology<WorldObjects>;

/** The size of the map in its own units, from the north of Greenland to Cape Horn. */
const WIDTH = 2000;
const HEIGHT = 862;

/** The radius of the dots of small countries, in units of the map. */
const DOT = 8;
/** Countries that cover less of the globe than this, in steradians, get a dot: about 12,000 km². */
const SMALL = 0.0003;

/** Countries without a number of ISO 3166 in the file. Two of them are shown as the United Nations see them. */
const BY_NAME: Readonly<Record<string, string>> = { Kosovo: 'xk', 'N. Cyprus': 'cy', Somaliland: 'so' };

const ANTARCTICA = 'aq';
/** Natural Earth draws borders as they are controlled. The United Nations count Crimea as a part of Ukraine. */
const CRIMEA: readonly [number, number] = [34.3, 45.3];

const require = createRequire(import.meta.url);

/** The text of each file that is written, by its name. */
export function worldFiles(): ReadonlyMap<string, string> {
  const { picture, places } = drawWorld(readWorld('110m'), readWorld('10m'));
  const rows = Array.from(places, ([code, place]) => `    "${code}": [${place.join(', ')}]`);
  return new Map([
    ['world.svg', picture],
    [
      'places.json',
      `{\n  "width": ${WIDTH},\n  "height": ${HEIGHT},\n  "middles": {\n${rows.join(',\n')}\n  }\n}\n`,
    ],
  ]);
}

const readWorld = (scale: string): World =>
  // The files of world-atlas are TopoJSON.
  JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${scale}.json`), 'utf8')) as World;

interface DrawnWorld {
  /** An SVG file. */
  readonly picture: string;
  /** The middle of each country. */
  readonly places: ReadonlyMap<string, readonly [x: number, y: number]>;
}

/**
 * Draws the world: one element for each country, whose id is its region code. Countries that are too small to be seen,
 * or that the coarse outlines lack, are dots.
 *
 * @param coarse - outlines at 1:110 million
 * @param fine - outlines at 1:10 million, for the places of small countries
 */
function drawWorld(coarse: World, fine: World): DrawnWorld {
  const projection = project();
  const [, top] = projection([0, 84]) ?? [0, 0];
  const [x, y] = projection.translate();
  projection.translate([x, y - top]);
  const outlineOf = (shape: GeoPermissibleObjects): string => {
    const path = createPathText();
    geoPath(projection, path)(shape);
    return path.text();
  };
  const outlines = groupPolygons(coarse);
  const places = new Map<string, readonly [number, number]>();
  const dots = new Map<string, string>();
  for (const [code, polygons] of [...groupPolygons(fine)].sort()) {
    const shape = merged(fine, polygons);
    const [cx, cy] = (projection(geoCentroid(shape)) ?? [0, 0]).map(Math.round);
    places.set(code, [cx ?? 0, cy ?? 0]);
    if (outlines.has(code) && geoArea(shape) > SMALL) continue;
    dots.set(code, `<circle id="${code}" cx="${cx}" cy="${cy}" r="${DOT}"/>`);
  }
  const countries = [...outlines].sort().map(([code, polygons]) => {
    const id = dots.has(code) ? '' : ` id="${code}"`;
    return `<path${id} d="${outlineOf(merged(coarse, polygons))}"/>`;
  });
  const picture = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    '<g id="world">',
    ...countries,
    '</g>',
    ...dots.values(),
    '</svg>',
    '',
  ].join('\n');
  return { picture, places };
}

const project = () =>
  geoEqualEarth()
    // Puts the edge of the map into the Bering Strait, so that Russia stays in one piece.
    .rotate([-11, 0])
    .fitWidth(WIDTH, { type: 'Sphere' });

/** The polygons of each country by its region code. */
function groupPolygons(world: World): Map<string, Polygon[]> {
  const groups = new Map<string, Polygon[]>();
  for (const geometry of world.objects.countries.geometries) {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') continue;
    const code = codeOf(geometry.id, geometry.properties?.name ?? '');
    if (code === undefined || code === ANTARCTICA) continue;
    for (const polygon of polygonsOf(geometry)) {
      const isCrimea = code === 'ru' && geoContains(feature(world, polygon), [...CRIMEA]);
      const owner = isCrimea ? 'ua' : code;
      groups.set(owner, [...(groups.get(owner) ?? []), polygon]);
    }
  }
  return groups;
}

const polygonsOf = (outline: Outline): Polygon[] =>
  (outline.type === 'Polygon' ? [outline.arcs] : outline.arcs).map((arcs) => ({ type: 'Polygon', arcs }));

/** The region code of a country, such as `pl` for 616. Unicode knows the numbers as aliases of the letters. */
const codeOf = (id: string | number | undefined, name: string): string | undefined =>
  BY_NAME[name] ?? (id === undefined ? undefined : new Intl.Locale(`und-${id}`).region?.toLowerCase());

const merged = (world: World, polygons: Polygon[]): GeoPermissibleObjects =>
  feature(world, mergeArcs(world, polygons));

interface PathText extends GeoContext {
  /** What has been drawn, as the `d` of a path. */
  readonly text: () => string;
}

/**
 * Draws outlines as text with whole, relative coordinates, which take a third of the bytes of absolute ones with a
 * decimal. Points that fall on the one before are left out.
 */
function createPathText(): PathText {
  let text = '';
  let x = 0;
  let y = 0;
  const step = (toX: number, toY: number): string => {
    const [dx, dy] = [Math.round(toX) - x, Math.round(toY) - y];
    x += dx;
    y += dy;
    return `${dx}${dy < 0 ? '' : ' '}${dy}`;
  };
  return {
    text: () => text,
    beginPath: () => undefined,
    // Only the dots of points are arcs, and the world has none.
    arc: () => undefined,
    moveTo(toX, toY) {
      // Relative to the start of the last ring, where the pen is after it is closed; so it starts again.
      x = 0;
      y = 0;
      text += `M${step(toX, toY)}l`;
    },
    lineTo(toX, toY) {
      if (Math.round(toX) === x && Math.round(toY) === y) return;
      const next = step(toX, toY);
      text += text.endsWith('l') || next.startsWith('-') ? next : ` ${next}`;
    },
    closePath() {
      text += 'z';
    },
  };
}
