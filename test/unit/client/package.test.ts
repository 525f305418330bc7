import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

import { schemaSource } from '../../../packages/client/generate/schema-source.ts';

test('the types of the client are those of the contract: `npm run generate -- client` writes them', async () => {
  const file = readFileSync(new URL('../../../packages/client/src/schema.ts', import.meta.url), 'utf8');
  expect(file).toBe(await schemaSource());
});

/** Bytes, compressed. */
const MOST = 8 * 1_024;

/** The minified bundle of a module that imports the client, as an application would have it. */
async function bundleOf(code: string): Promise<string> {
  const entry = 'virtual:application';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'application',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: { write: false, minify: true, modulePreload: false, rolldownOptions: { input: entry } },
  });
  const chunks = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return chunks.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}

const CLIENT = JSON.stringify(resolve('packages/client/src/index.ts'));

test('everything in the client is less than 8 KB, compressed', async () => {
  const bundle = await bundleOf(`import * as client from ${CLIENT}; globalThis.client = client;`);
  expect(bundle).toContain('acceptedAnswers');
  expect(gzipSync(bundle).length).toBeLessThan(MOST);
});

test('what an application does not import is not in its bundle', async () => {
  const bundle = await bundleOf(`import { isRight } from ${CLIENT}; globalThis.isRight = isRight;`);
  expect(bundle).toContain('acceptedAnswers');
  expect(bundle).not.toContain('ratelimit-remaining');
  expect(bundle).not.toContain('DecompressionStream');
});
