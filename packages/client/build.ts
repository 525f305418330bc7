import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { buildOnce } from '../../stack/build-once.ts';

const SOURCES = [
  'packages/client/src/**/*.ts',
  'packages/client/tsconfig.json',
  'tsconfig.json',
  'package-lock.json',
];

const folder = import.meta.dirname;
const compiler = join(folder, '../../node_modules/typescript-native/bin/tsc');

/** Builds the package, unless nothing has changed since it was built. It takes a second; `npm run check` checks the types. */
export const buildClient = (): Promise<void> =>
  buildOnce(SOURCES, join(folder, 'dist/built-from'), async () => {
    await rm(join(folder, 'dist'), { recursive: true, force: true });
    await promisify(execFile)(process.execPath, [
      compiler,
      '--project',
      folder,
      '--noCheck',
      '--noEmit',
      'false',
    ]);
  });

if (import.meta.main) await buildClient();
