import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');

const Dependencies = z.record(z.string(), z.string()).default({});
const Package = z.object({
  version: z.string().default(''),
  license: z.string().default('unknown'),
  integrity: z.string().optional(),
  /** Only needed for development. */
  dev: z.boolean().default(false),
  dependencies: Dependencies,
});
const Lock = z.object({ packages: z.record(z.string(), Package) });

/** A package whose code is in the image. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly license: string;
  /** The hash that npm checks when it installs the package. */
  readonly integrity: string | undefined;
}

/** What builds the pages, or draws their files. */
const BUILD_TOOLS = [
  'explorer/build.ts',
  'explorer/vite.config.ts',
  'explorer/**/generate/**',
  'explorer/design/images/**',
];
const IMPORT = /^(?:import|export|\}) (?!type\b)(?:.* )?(?:from )?'([^'.][^']*)';$/gm;

/** The packages that the pages import. The build copies their code, so that they are needed for development only. */
function bundledPackages(): Set<string> {
  const files = globSync('explorer/**/*.{ts,tsx}', {
    cwd: root,
    exclude: [...BUILD_TOOLS, 'explorer/dist/**'],
  });
  const imported = files.flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(IMPORT), ([, name = '']) => name),
  );
  const packages = imported.filter((name) => !name.startsWith('node:'));
  return new Set(packages.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')));
}

/** Every package that the service runs with, or that is a part of its pages, sorted. */
export function shippedPackages(): ShippedPackage[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const shipped = new Set(Object.keys(packages).filter((path) => path !== '' && !packages[path]?.dev));

  /** Adds a package and what it depends on. Like Node, it looks in the folders above `from`, the nearest first. */
  function add(name: string, from: string): void {
    const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    const found = packages[place];
    if (found === undefined) {
      if (from === '') throw new Error(`${name} is not in package-lock.json`);
      add(name, from.includes('/node_modules/') ? from.slice(0, from.lastIndexOf('/node_modules/')) : '');
      return;
    }
    if (shipped.has(place)) return;
    shipped.add(place);
    for (const needed of Object.keys(found.dependencies)) add(needed, place);
  }
  // The pages show examples of code, whose imports are not theirs.
  for (const name of bundledPackages()) if (packages[`node_modules/${name}`] !== undefined) add(name, '');

  return Array.from(shipped, (place) => {
    const { version, license, integrity } = Package.parse(packages[place]);
    return {
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      integrity,
    };
  }).sort((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1));
}
