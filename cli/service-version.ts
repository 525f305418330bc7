import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Relative to the sources, and to the compiled files. */
const PLACES = ['../package.json', '../../package.json'];

/** The version in `package.json`. */
export function serviceVersion(): string {
  const place = PLACES.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) =>
    existsSync(path),
  );
  if (place === undefined) return 'unknown';
  // Our own file. A schema would cost `trivia --version` half of its time.
  return (JSON.parse(readFileSync(place, 'utf8')) as { readonly version: string }).version;
}
