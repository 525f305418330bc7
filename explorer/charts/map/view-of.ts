import map from './places.json' with { type: 'json' };

/** The size of the world map in its own units. `npm run generate -- map` writes it, and the middle of each country. */
const { width: MAP_WIDTH, height: MAP_HEIGHT } = map;
const MIDDLES: Readonly<Record<string, readonly number[]>> = map.middles;

/** A part of the map, in its units. */
interface MapView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE_WORLD: MapView = { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT };

/** The share of the questions at each edge that may be outside: a few about other continents. */
const OUTSIDE = 0.04;
/** Space around the middles of the countries at the edge. */
const PADDING = 75;
/** The narrowest section: about as wide as Europe. */
const NARROWEST = 420;
/** A section that is nearly the world is the world. */
const WIDEST = 0.7 * MAP_WIDTH;

/** The range of one coordinate in which nearly all of the questions are. */
function rangeOf(points: readonly { readonly at: number; readonly count: number }[]): [number, number] {
  const sorted = points.toSorted((one, other) => one.at - other.at);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  const reach = (from: typeof sorted): number => {
    let passed = 0;
    return from.find(({ count }) => (passed += count) > total * OUTSIDE)?.at ?? 0;
  };
  return [reach(sorted), reach(sorted.toReversed())];
}

const clamp = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most));

/** The section of the map that shows where the questions are; the whole world if they are everywhere. */
export function viewOf(regions: readonly { readonly code: string; readonly count: number }[]): MapView {
  const placed = regions.flatMap(({ code, count }) => {
    const [x, y] = MIDDLES[code] ?? [];
    return x === undefined || y === undefined ? [] : [{ x, y, count }];
  });
  if (placed.length === 0) return WHOLE_WORLD;
  const [left, right] = rangeOf(placed.map(({ x, count }) => ({ at: x, count })));
  const [top, bottom] = rangeOf(placed.map(({ y, count }) => ({ at: y, count })));
  const ratio = MAP_WIDTH / MAP_HEIGHT;
  const width = Math.max(right - left + 2 * PADDING, (bottom - top + 2 * PADDING) * ratio, NARROWEST);
  if (width > WIDEST) return WHOLE_WORLD;
  const height = width / ratio;
  return {
    x: clamp((left + right - width) / 2, MAP_WIDTH - width),
    y: clamp((top + bottom - height) / 2, MAP_HEIGHT - height),
    width: Math.round(width),
    height: Math.round(height),
  };
}
