import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { drawWorld, type World } from './world-outlines.ts';

const require = createRequire(import.meta.url);
const readWorld = (scale: string): World =>
  // The files of world-atlas are TopoJSON.
  JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${scale}.json`), 'utf8')) as World;

/** The text of `world.svg`. */
export const worldText = (): string => drawWorld(readWorld('110m'), readWorld('10m'));

if (import.meta.main) writeFileSync(new URL('../world.svg', import.meta.url), worldText());
