import { writeFileSync } from 'node:fs';

import { entityRules } from './entity-rules.ts';

const FILE = new URL('../../indexer/rules/data/entities.json', import.meta.url);

/** The text of the data file, one rule per line. */
export const entityRulesFile = (): string =>
  `[\n${entityRules()
    .map((rule) => `  ${JSON.stringify(rule)}`)
    .join(',\n')}\n]\n`;

if (import.meta.main) writeFileSync(FILE, entityRulesFile());
