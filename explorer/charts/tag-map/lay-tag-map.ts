import {
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';

import type { MapNode, MapShape, NamedCount, PlacedMap, TagPair } from './tag-map-shapes.ts';
import { keepApart } from './keep-apart.ts';

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

interface Body extends SimulationNodeDatum, MapNode {
  x: number;
  y: number;
}

interface LayoutInput {
  /** The tag or topic in the middle. */
  readonly center: string;
  readonly tags: readonly NamedCount[];
  /** Tags that often come together, by slug. */
  readonly pairs: readonly TagPair[];
}

const widthOf = (label: string): number => label.length * LETTER + PADDING;

const CENTER = '';

function linksOf({ tags, pairs }: LayoutInput): SimulationLinkDatum<Body>[] {
  const known = new Set(tags.map(({ slug }) => slug));
  return [
    ...tags.map(({ slug }) => ({ source: CENTER, target: slug })),
    ...pairs
      .filter((pair) => pair.tags.every((slug) => known.has(slug)))
      .map((pair) => ({ source: pair.tags[0] ?? CENTER, target: pair.tags[1] ?? CENTER })),
  ];
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

/** The map without the empty space above and below it. */
function cropped({ shape, nodes }: PlacedMap): PlacedMap {
  const top = Math.min(...nodes.map(({ y, height }) => y - height / 2)) - MARGIN;
  const bottom = Math.max(...nodes.map(({ y, height }) => y + height / 2)) + MARGIN;
  return {
    shape: { width: shape.width, height: bottom - top },
    nodes: nodes.map((node) => ({ ...node, y: node.y - top })),
  };
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
