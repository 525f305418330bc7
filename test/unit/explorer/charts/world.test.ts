import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { REGIONS } from '../../../../catalogue/taxonomy/regions.ts';
import { worldText } from '../../../../explorer/charts/map/generate/write-world.ts';

const path = new URL('../../../../explorer/charts/map/world.svg', import.meta.url);
const world = readFileSync(path, 'utf8');

describe('the world map', () => {
  it('is what `npm run map` writes', () => {
    expect(world).toBe(worldText());
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

/** Unions and former states, which have no outline. */
function isNoCountry(code: string): boolean {
  return ['eu', 'un', 'yu', 'su'].includes(code);
}
