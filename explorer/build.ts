import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

import { buildOnce } from '../stack/build-once.ts';

/** What the pages are built from. */
const SOURCES = [
  'explorer/**/*.{ts,tsx,css,svg,json}',
  'packages/client/src/**/*.ts',
  'src/contract/**/*.ts',
  'src/http/pages/frame/*.ts',
  'package-lock.json',
];

const FOLDER = import.meta.dirname;

/** Both builds, so that the server names files as browsers find them. */
const SHARED: InlineConfig = {
  root: FOLDER,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  mode: 'production',
  base: '/assets/',
  // Also when tests build the pages: the other form has the paths of sources in every element.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
};

const SHARED_BUILD: InlineConfig['build'] = {
  target: 'es2022',
  assetsDir: '',
  // Inlined assets would need `data:` in the content security policy.
  assetsInlineLimit: 0,
  emptyOutDir: true,
  reportCompressedSize: false,
};

/** Scripts, styles and fonts for browsers. Their names contain a hash of their content. */
const FOR_BROWSERS: InlineConfig = {
  ...SHARED,
  build: {
    ...SHARED_BUILD,
    outDir: join(FOLDER, 'dist/client'),
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { browser: join(FOLDER, 'app/browser.tsx') } },
  },
};

/** One module with everything inside, which renders the same pages on the server. */
const FOR_THE_SERVER: InlineConfig = {
  ...SHARED,
  ssr: { noExternal: true },
  build: {
    ...SHARED_BUILD,
    outDir: join(FOLDER, 'dist/server'),
    ssr: join(FOLDER, 'app/server.tsx'),
    minify: false,
  },
};

/** Builds the pages, unless nothing has changed since they were built. It takes 0.5 s. */
export const buildExplorer = (): Promise<void> =>
  buildOnce(SOURCES, join(FOLDER, 'dist/built-from'), async () => {
    for (const config of [FOR_BROWSERS, FOR_THE_SERVER]) await build(config);
  });

if (import.meta.main) await buildExplorer();
