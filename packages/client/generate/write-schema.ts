import { writeFileSync } from 'node:fs';

import { schemaSource } from './schema-source.ts';

writeFileSync(new URL('../src/schema.ts', import.meta.url), await schemaSource());
