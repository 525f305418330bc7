import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limitsPage } from '../../../docs/generate/limits-page.ts';

test('docs/guides/limits.md is up to date: npm run docs:limits writes it', () => {
  expect(readFileSync('docs/guides/limits.md', 'utf8')).toBe(limitsPage());
});
