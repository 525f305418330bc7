import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { schemaSource } from '../../../packages/client/generate/schema-source.ts';

test('the types of the client are those of the contract: `npm run client:types` writes them', async () => {
  const file = readFileSync(new URL('../../../packages/client/src/schema.ts', import.meta.url), 'utf8');
  expect(file).toBe(await schemaSource());
});
