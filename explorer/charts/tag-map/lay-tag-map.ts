import {
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';

/** The area of a map, in units of about a pixel. */
export interface MapShape {
  readonly width: number;
  readonly height: number;
}

export interface NamedCount {
  readonly slug: string;
  readonly label: string;
  /** Questions that have the tag, too. */
  readonly count: number;
}

/** Two tags and the number of questions that have both. */
export interface TagPair {
  readonly tags: readonly string[];
  readonly count: number;
}

/** The rectangle of a label by its middle. */
export interface MapNode {
  readonly slug: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedMap {
  readonly shape: MapShape;
  /** The first one is the middle. */
  readonly nodes: readonly MapNode[];
}

/** The map of a page for wide windows and for narrow ones, where fewer tags fit. */
export interface TagMaps {
  readonly wide: PlacedMap;
  readonly narrow: PlacedMap;
}

/** The maps of wide and of narrow windows. */
export const WIDE: MapShape = { width: 960, height: 460 };
export const NARROW: MapShape = { width: 370, height: 520 };
/** How many tags fit into them. */
const MOST_WIDE = 18;
const MOST_NARROW = 12;

/** Steps until the simulation has cooled down. More of them change little, and the server lays maps out between requests. */
const STEPS = 100;
/** What is left of its heat then. */
const COLD = 0.001;
/** Further steps that only keep labels apart. */
const LAST_STEPS = 100;
const LABEL_HEIGHT = 36;
/** The width of an average letter of a label, and of the space around it. */
const LETTER = 8;
const PADDING = 26;
/** Space above and below the map. */
const MARGIN = 8;
/** Space between labels. */
const GAP = 8;
/** The slug of what is in the middle. */
const CENTER = '';

/** Places the tags of a page. */
export const layTagMaps = (
  center: string,
  tags: readonly NamedCount[],
  pairs: readonly TagPair[],
): TagMaps => ({
  wide: layTagMap({ center, tags: tags.slice(0, MOST_WIDE), pairs }, WIDE),
  narrow: layTagMap({ center, tags: tags.slice(0, MOST_NARROW), pairs }, NARROW),
});

interface LayoutInput {
  /** The tag or topic in the middle. */
  readonly center: string;
  readonly tags: readonly NamedCount[];
  /** Tags that often come together, by slug. */
  readonly pairs: readonly TagPair[];
}

/**
 * Places tags around what they come with, those that come together near each other, so that no label covers another.
 * The same input always has the same result: the simulation's random numbers have a fixed seed.
 */
export function layTagMap(input: LayoutInput, shape: MapShape): PlacedMap {
  const bodies = bodiesOf(input, shape);
  const separate = keepApart(bodies, shape);
  forceSimulation(bodies)
    .alphaDecay(1 - COLD ** (1 / STEPS))
    .force(
      'links',
      forceLink<Body, SimulationLinkDatum<Body>>(linksOf(input))
        .id(({ slug }) => slug)
        .distance(Math.min(shape.width, shape.height) / 3)
        .strength(0.15),
    )
    .force('charge', forceManyBody().strength(-900))
    .force('x', forceX(shape.width / 2).strength(0.03))
    .force('y', forceY(shape.height / 2).strength((0.03 * shape.width) / shape.height))
    .force('apart', separate)
    .stop()
    .tick(STEPS);
  for (let step = 0; step < LAST_STEPS; step += 1) separate();
  const placed = bodies.map(({ slug, x, y, width, height }) => ({
    slug,
    x: Math.round(x),
    y: Math.round(y),
    width,
    height,
  }));
  return cropped({ shape, nodes: placed });
}

interface Body extends SimulationNodeDatum, MapNode {
  x: number;
  y: number;
}

function bodiesOf({ center, tags }: LayoutInput, { width, height }: MapShape): Body[] {
  const middle = { x: width / 2, y: height / 2 };
  const label = { height: LABEL_HEIGHT };
  return [
    { slug: CENTER, ...label, width: widthOf(center), ...middle, fx: middle.x, fy: middle.y },
    ...tags.map(({ slug, label: text }, index) => {
      // They start on an ellipse, the most frequent at the top, and so end at the same places whenever they are laid out.
      const angle = (2 * Math.PI * index) / tags.length - Math.PI / 2;
      const [x, y] = [middle.x * (1 + Math.cos(angle) / 2), middle.y * (1 + Math.sin(angle) / 2)];
      return { slug, ...label, width: widthOf(text), x, y };
    }),
  ];
}

const widthOf = (label: string): number => label.length * LETTER + PADDING;

function linksOf({ tags, pairs }: LayoutInput): SimulationLinkDatum<Body>[] {
  const known = new Set(tags.map(({ slug }) => slug));
  return [
    ...tags.map(({ slug }) => ({ source: CENTER, target: slug })),
    ...pairs
      .filter((pair) => pair.tags.every((slug) => known.has(slug)))
      .map((pair) => ({ source: pair.tags[0] ?? CENTER, target: pair.tags[1] ?? CENTER })),
  ];
}

/** The map without the empty space above and below it. */
function cropped({ shape, nodes }: PlacedMap): PlacedMap {
  const top = Math.min(...nodes.map(({ y, height }) => y - height / 2)) - MARGIN;
  const bottom = Math.max(...nodes.map(({ y, height }) => y + height / 2)) + MARGIN;
  return {
    shape: { width: shape.width, height: bottom - top },
    nodes: nodes.map((node) => ({ ...node, y: node.y - top })),
  };
}

interface MovableLabel {
  x: number;
  y: number;
  /** A label with a fixed place is not moved. */
  readonly fx?: number | null | undefined;
  readonly width: number;
  readonly height: number;
}

/** A step that moves labels apart and back into the map. */
function keepApart(labels: readonly MovableLabel[], shape: MapShape): () => void {
  return () => {
    for (const [index, one] of labels.entries())
      for (const other of labels.slice(index + 1)) separate(one, other, shape);
    for (const label of labels) keepInside(label, shape);
  };
}

/** Pushes two labels apart in the direction in which they overlap least, unless they do not fit there. */
function separate(one: MovableLabel, other: MovableLabel, shape: MapShape): void {
  const x = other.x - one.x;
  const y = other.y - one.y;
  const overlapX = (one.width + other.width) / 2 + GAP - Math.abs(x);
  const overlapY = (one.height + other.height) / 2 + GAP - Math.abs(y);
  if (overlapX <= 0 || overlapY <= 0) return;
  const isSideways = overlapX < overlapY && fitAbreast(one, other, shape);
  const push = isSideways ? overlapX * (x < 0 ? -1 : 1) : overlapY * (y < 0 ? -1 : 1);
  const axis = isSideways ? 'x' : 'y';
  const isFixed = [one.fx, other.fx].map((fixed) => fixed !== undefined && fixed !== null);
  const share = isFixed.includes(true) ? 1 : 1 / 2;
  if (isFixed[0] !== true) one[axis] -= push * share;
  if (isFixed[1] !== true) other[axis] += push * share;
}

/** Whether two labels fit into the map side by side, where the first one is. */
function fitAbreast(one: MovableLabel, other: MovableLabel, shape: MapShape): boolean {
  const left = one.x - one.width / 2;
  const right = shape.width - one.x - one.width / 2;
  return other.width + GAP <= (other.x < one.x ? left : right);
}

function keepInside(label: MovableLabel, { width, height }: MapShape): void {
  label.x = clamp(label.x, label.width / 2, width - label.width / 2);
  label.y = clamp(label.y, label.height / 2, height - label.height / 2);
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
