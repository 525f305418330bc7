import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { transformWithOxc } from 'vite';

import { buildOnce } from '../../stack/build-once.ts';

const SOURCES = ['packages/client/src/**/*.ts', 'packages/client/build.ts', 'package-lock.json'];

const folder = import.meta.dirname;

/**
 * Builds the package, unless nothing has changed since it was built. Vite does it, because `npm start` installs it for the
 * pages, but no TypeScript compiler. `npm run check` checks the types.
 */
export const buildClient = (): Promise<void> =>
  buildOnce(SOURCES, join(folder, 'dist/built-from'), async () => {
    const output = join(folder, 'dist');
    await rm(output, { recursive: true, force: true });
    await mkdir(output);
    for await (const source of glob(join(folder, 'src/*.ts'))) {
      const { code, declaration = '' } = await transformWithOxc(await readFile(source, 'utf8'), source, {
        target: 'es2022',
        sourcemap: false,
        tsconfig: false,
        typescript: { declaration: {}, onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
      });
      const name = join(output, basename(source, '.ts'));
      await writeFile(`${name}.js`, code);
      await writeFile(`${name}.d.ts`, declaration);
    }
  });

if (import.meta.main) await buildClient();
