import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { drawWorld, type World } from './world-outlines.ts';

const require = createRequire(import.meta.url);
const readWorld = (scale: string): World =>
  // The files of world-atlas are TopoJSON.
  JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${scale}.json`), 'utf8')) as World;

/** The text of each file that is written, by its name. */
export function worldFiles(): ReadonlyMap<string, string> {
  const { picture, places } = drawWorld(readWorld('110m'), readWorld('10m'));
  const rows = Array.from(places, ([code, place]) => `  ${code}: [${place.join(', ')}],`);
  return new Map([
    ['world.svg', picture],
    [
      'places.ts',
      [
        '/** The middle of each country on the map. `npm run map` writes this file. */',
        'export const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {',
        ...rows,
        '};',
        '',
      ].join('\n'),
    ],
  ]);
}

if (import.meta.main)
  for (const [name, text] of worldFiles()) writeFileSync(new URL(`../${name}`, import.meta.url), text);
