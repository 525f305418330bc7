import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';

import type { Query, ReadPath } from '../../../packages/client/src/index.ts';
import { schemaSource } from '../../../packages/client/generate/schema-source.ts';

test('the types of the client are those of the contract: `npm run client:types` writes them', async () => {
  const file = readFileSync(new URL('../../../packages/client/src/schema.ts', import.meta.url), 'utf8');
  expect(file).toBe(await schemaSource());
});

type Localized = { [Path in ReadPath]: 'lang' extends keyof Query<Path> ? Path : never }[ReadPath];

test('the paths without a language are those to which the client adds none', () => {
  expectTypeOf<Exclude<ReadPath, Localized>>().toEqualTypeOf<
    '/questions/removed' | '/exports' | '/me' | '/usage'
  >();
});
