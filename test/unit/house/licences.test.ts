import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** Licences that only ask for attribution, as SPDX identifiers. The last one is for fonts. A commit that adds one says why. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...'0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0'.split(' '),
  ...'OFL-1.1'.split(' '),
]);

const Package = z.object({
  dev: z.boolean().default(false),
  link: z.boolean().default(false),
  license: z.string().default('unknown'),
  integrity: z.string().optional(),
});
const Lock = z.object({ packages: z.record(z.string(), Package) });

/** Whether a choice of the expression is allowed. It has no brackets but around the whole. */
function isAllowed(expression: string): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));
}

/** Every package in the image, those included whose code is bundled into the pages. */
const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const shipped = Object.entries(packages).filter(
  ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
);

test('packages that are shipped have licences that only ask for attribution, and hashes that npm checks', () => {
  expect(shipped.length).toBeGreaterThan(200);
  const wrong = shipped.filter(
    ([, { license, integrity }]) => !isAllowed(license) || integrity === undefined,
  );
  expect(wrong).toEqual([]);
});
