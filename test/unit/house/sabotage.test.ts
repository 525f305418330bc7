import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { VARIANTS } from '../../sabotage/variants.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

test.each(VARIANTS.map((variant) => [variant.name, variant] as const))(
  'the bug "%s" still has its place, and tests that look for it',
  (_name, { file, search, replacement, tests }) => {
    expect(readFileSync(join(ROOT, file), 'utf8').split(search)).toHaveLength(2);
    expect(replacement).not.toBe(search);
    expect(tests.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
    expect(tests).not.toEqual([]);
  },
);
