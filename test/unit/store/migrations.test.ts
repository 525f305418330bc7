import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { filesOf, findPreviousRelease } from '../../support/previous-release.ts';

/** What takes something away that the release before may still use, or asks for something that it does not write. */
const CONTRACTS =
  /\bdrop\s+(table|column|view|materialized|function|procedure|trigger|type|domain|sequence|schema)\b|\brename\s+(to|column|constraint)\b|\bset\s+not\s+null\b|\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i;

const withoutComments = (sql: string): string => sql.replaceAll(/--.*$/gm, '');
const contracts = (sql: string): boolean => CONTRACTS.test(withoutComments(sql));

const release = await findPreviousRelease();
if (typeof release === 'string') console.warn(`The migrations are not compared with a release: ${release}.`);

test.skipIf(typeof release === 'string')(
  'migrations since the last release only add, or say which release before already works without what they drop',
  async () => {
    if (typeof release === 'string') return;
    const released = await filesOf(release, 'migrations');
    const names = readdirSync('migrations').filter((name) => name.endsWith('.sql'));
    expect(released.filter((name) => !names.includes(name))).toEqual([]);
    const added = names.filter((name) => !released.includes(name));
    for (const name of added) {
      const sql = readFileSync(`migrations/${name}`, 'utf8');
      // Such as `-- Contract: 1.1.0 reads the table labels only.`
      if (contracts(sql))
        expect([name, sql]).toEqual([name, expect.stringMatching(/^-- Contract: \d+\.\d+\.\d+ /m)]);
    }
  },
);
