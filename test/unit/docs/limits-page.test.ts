import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { limitsPage } from '../../../docs/generate/limits-page.ts';
import { ROUTES } from '../../../src/rest/route.ts';

const Bounds = z.object({ maximum: z.number(), maxItems: z.number(), maxLength: z.number() }).partial();

const BOUNDED = ROUTES.flatMap(({ path, input, body = z.object({}) }) =>
  [input, body].flatMap((schema) =>
    Object.entries(z.toJSONSchema(schema, { io: 'input' }).properties ?? {})
      .filter(([name, property]) => name !== 'as_of' && Object.keys(Bounds.parse(property)).length > 0)
      .map(([name]) => ({ name, path: path.replace(/:(\w+)/, '{$1}') })),
  ),
);

describe('docs/limits.md', () => {
  test('is up to date: npm run docs:limits writes it', () => {
    expect(readFileSync('docs/limits.md', 'utf8')).toBe(limitsPage());
  });

  test.each(BOUNDED)('has the bound of $name in $path', ({ name, path }) => {
    const rows = limitsPage().split('\n');
    expect(rows.filter((row) => row.startsWith(`| \`${name}\``) && row.includes(`\`${path}\``))).toHaveLength(
      1,
    );
  });
});
