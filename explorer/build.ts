import { join } from 'node:path';
import { build } from 'vite';

import { buildOnce } from '../stack/build-once.ts';
import config from './vite.config.ts';

/** What the pages are built from. */
const SOURCES = [
  'explorer/**/*.{ts,tsx,css,svg,json}',
  'packages/client/src/**/*.ts',
  'src/contract/**/*.ts',
  'src/http/pages/frame/*.ts',
  'package-lock.json',
];

/** Builds the pages, unless nothing has changed since they were built. It takes 0.5 s. */
export const buildExplorer = (): Promise<void> =>
  buildOnce(SOURCES, join(import.meta.dirname, 'dist/built-from'), async () => {
    for (const isSsrBuild of [false, true])
      await build(config({ command: 'build', mode: 'production', isSsrBuild }));
  });

if (import.meta.main) await buildExplorer();
