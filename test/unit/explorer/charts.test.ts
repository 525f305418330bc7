import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';

import { REGIONS } from '../../../catalogue/taxonomy/taxonomy.ts';
import { worldFiles } from '../../../explorer/charts/map/generate/draw-world.ts';
import { viewOf, WHOLE_WORLD } from '../../../explorer/charts/map/view-of.ts';
import { stepOf, stepsTo, ticksTo } from '../../../explorer/charts/scales.ts';
import {
  layTagMap,
  type MapNode,
  NARROW,
  type PlacedMap,
  WIDE,
} from '../../../explorer/charts/tag-map/lay-tag-map.ts';

describe('the colours of the map', () => {
  it.each([
    [1, [1]],
    [3, [1, 2]],
    [40, [1, 2, 5, 10]],
    [12_345, [1, 5, 20, 200, 1000]],
  ])('up to %d begin at %j', (largest, steps) => {
    expect(stepsTo(largest)).toEqual(steps);
  });

  it('are the same for the smallest count of a step and for all up to the next one', () => {
    const steps = [1, 6, 40];
    expect([1, 5, 6, 39, 40, 1000].map((count) => stepOf(steps, count))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [7, [0, 2, 4, 6, 8]],
  [50, [0, 10, 20, 30, 40, 50]],
  [1_404_118, [0, 500_000, 1_000_000, 1_500_000]],
])('the numbers of a plot reach %d in round steps', (largest, ticks) => {
  expect(ticksTo(largest)).toEqual(ticks);
});

describe('the map of tags', () => {
  const LABELS =
    'Cities, Europe, Countries of the world, Asia, North America, Mountain ranges, ' +
    'Seas, Regions and provinces, Oceania, Lakes, Capitals, Airports and stations';
  const tags = LABELS.split(', ').map((label, index) => ({
    slug: `tag-${index}`,
    label,
    count: 100 - index,
  }));
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
});

const read = (name: string): string =>
  readFileSync(new URL(`../../../explorer/charts/map/${name}`, import.meta.url), 'utf8');
const world = read('world.svg');

describe('the world map', () => {
  it('is what `npm run generate -- map` writes', () => {
    for (const [name, text] of worldFiles()) expect(read(name), name).toBe(text);
  });

  it('shows every country of the catalogue once', () => {
    const countries = REGIONS.filter(({ code }) => /^[a-z]{2}$/.test(code) && !isNoCountry(code));
    expect(countries.length).toBeGreaterThan(190);
    for (const { code } of countries) expect(world.split(`id="${code}"`), code).toHaveLength(2);
  });

  it('counts Crimea as a part of Ukraine', () => {
    const [withCrimea] = /<path id="ua"[^>]*>/.exec(world) ?? [''];
    // One ring: the peninsula and the mainland are not separated by a border.
    expect(withCrimea.match(/M/g)).toHaveLength(1);
  });
});

describe('the section of the map', () => {
  it('is where nearly all of the questions are', () => {
    const europe = ['pl', 'de', 'it', 'es', 'gr', 'se'].map((code) => ({ code, count: 20 }));
    const section = viewOf([...europe, { code: 'jp', count: 1 }]);
    expect(section.width).toBeLessThan(WHOLE_WORLD.width / 2);
    expect(section).toEqual(viewOf(europe));
  });

  it('is the world if they are everywhere, or nowhere', () => {
    expect(viewOf(['pl', 'us', 'jp', 'au', 'br'].map((code) => ({ code, count: 5 })))).toBe(WHOLE_WORLD);
    expect(viewOf([{ code: 'jewish', count: 3 }])).toBe(WHOLE_WORLD);
  });

  it('does not leave the world', () => {
    const { x, width } = viewOf([{ code: 'nz', count: 1 }]);
    expect(x + width).toBeLessThanOrEqual(WHOLE_WORLD.width);
  });
});

/** Unions and former states, which have no outline. */
function isNoCountry(code: string): boolean {
  return ['eu', 'un', 'yu', 'su'].includes(code);
}
