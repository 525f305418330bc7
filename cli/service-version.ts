import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Relative to the sources, and to the compiled files. */
const PLACES = ['../package.json', '../../package.json'];

/** The version in `package.json`. */
export function serviceVersion(): string {
  const place = PLACES.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) =>
    existsSync(path),
  );
  if (place === undefined) return 'unknown';
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(place, 'utf8'))).version;
}
