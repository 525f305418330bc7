import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { REGIONS } from '../../../../catalogue/taxonomy/taxonomy.ts';
import { viewOf, WHOLE_WORLD } from '../../../../explorer/charts/map/view-of.ts';
import { worldFiles } from '../../../../explorer/charts/map/generate/write-world.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../../../explorer/charts/map/${name}`, import.meta.url), 'utf8');
const world = read('world.svg');

describe('the world map', () => {
  it('is what `npm run map` writes', () => {
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
