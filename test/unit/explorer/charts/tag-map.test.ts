import { expect, test } from 'vitest';

import {
  layTagMap,
  NARROW,
  WIDE,
  type MapNode,
  type PlacedMap,
} from '../../../../explorer/charts/tag-map/lay-tag-map.ts';

const LABELS = [
  'Cities',
  'Europe',
  'Countries of the world',
  'Asia',
  'North America',
  'Mountain ranges',
  'Seas',
  'Regions and provinces',
  'Oceania',
  'Lakes',
  'Capitals',
  'Airports and stations',
];
const tags = LABELS.map((label, index) => ({ slug: `tag-${index}`, label, count: 100 - index }));
const pairs = [{ tags: ['tag-0', 'tag-10'], count: 30 }];
const input = { center: 'Rivers and lakes of the world', tags, pairs };

const overlap = (one: MapNode, other: MapNode): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

const overlapping = ({ nodes }: PlacedMap): string[] =>
  nodes.flatMap((one, index) =>
    nodes
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.slug} ${other.slug}`),
  );

test.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('no label of a %s map covers another one or leaves the map', (_name, shape) => {
  const map = layTagMap(input, shape);
  expect(map.nodes).toHaveLength(tags.length + 1);
  expect(overlapping(map)).toEqual([]);
  for (const { x, y, width, height } of map.nodes) {
    expect(x).toBeGreaterThanOrEqual(Math.floor(width / 2));
    expect(x).toBeLessThanOrEqual(Math.ceil(map.shape.width - width / 2));
    expect(y).toBeGreaterThanOrEqual(Math.floor(height / 2));
    expect(y).toBeLessThanOrEqual(Math.ceil(map.shape.height - height / 2));
  }
});

test('the same tags have the same map', () => {
  expect(layTagMap(input, WIDE)).toEqual(layTagMap(input, WIDE));
});

test('tags that come together are nearer than they would be alone', () => {
  const distance = ({ nodes }: PlacedMap): number => {
    const [one, other] = ['tag-0', 'tag-10'].map((slug) => nodes.find((node) => node.slug === slug));
    return Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
  };
  expect(distance(layTagMap(input, WIDE))).toBeLessThan(distance(layTagMap({ ...input, pairs: [] }, WIDE)));
});

test('a map of one tag has its size', () => {
  const { shape } = layTagMap({ ...input, tags: tags.slice(0, 1) }, WIDE);
  expect(shape.height).toBeLessThan(WIDE.height / 2);
});
