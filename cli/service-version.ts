import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Beside the sources, or above what was built from them. */
const PLACES = ['../package.json', '../../package.json'];

/** The version of the service, as its package says. */
export function serviceVersion(): string {
  const place = PLACES.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) =>
    existsSync(path),
  );
  if (place === undefined) return 'unknown';
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(place, 'utf8'))).version;
}
