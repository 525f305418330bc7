import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** Inlined assets would need `data:` in the content security policy. */
const assetsInlineLimit = 0;

/*
 * Two builds of the same pages: scripts, styles and fonts for browsers, whose names contain a hash of their content, and
 * one module with everything inside, which renders pages on the server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  base: '/assets/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    // Both builds, so that the server names files as browsers find them.
    assetsDir: '',
    assetsInlineLimit,
    emptyOutDir: true,
    reportCompressedSize: false,
    ...(isSsrBuild === true
      ? { outDir: join(root, 'dist/server'), ssr: join(root, 'app/server.tsx'), minify: false }
      : {
          outDir: join(root, 'dist/client'),
          manifest: 'manifest.json',
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: { browser: join(root, 'app/browser.tsx') },
          },
        }),
  },
}));
