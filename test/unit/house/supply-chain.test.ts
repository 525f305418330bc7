import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

import { billOfMaterials } from '../../../supply-chain/bill-of-materials.ts';
import { judgeAudit } from '../../../supply-chain/judge-audit.ts';
import { licenceProblems } from '../../../supply-chain/licence-problems.ts';
import { shippedPackages, type ShippedPackage } from '../../../supply-chain/shipped-packages.ts';

const shipped = shippedPackages();
const names = new Set(shipped.map(({ name }) => name));

const aPackage = (fields: Partial<ShippedPackage>): ShippedPackage => ({
  name: 'left-pad',
  version: '1.0.0',
  license: 'MIT',
  integrity: 'sha512-abc',
  ...fields,
});

describe('packages that are shipped', () => {
  test('are all dependencies, what these need, and what is bundled into the pages', () => {
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    expect(Array.from(names)).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    // The first is needed by fastify; the others are bundled, and needed by what is bundled.
    expect(Array.from(names)).toEqual(expect.arrayContaining(['avvio', 'preact', 'd3-force', 'd3-timer']));
    for (const tool of ['vitest', 'vite', 'eslint', 'typescript', 'playwright-core'])
      expect(names).not.toContain(tool);
  });

  test('have licences that only ask for attribution, and hashes that npm checks', () => {
    expect(licenceProblems(shipped)).toEqual([]);
  });
});

describe('the check of licences', () => {
  test.each([
    'MIT',
    'Apache-2.0',
    '(GPL-3.0-only OR MIT)',
    '(MIT AND ISC)',
    '(MIT AND ISC OR AGPL-3.0-only)',
  ])('accepts %s', (license) => expect(licenceProblems([aPackage({ license })])).toEqual([]));

  test.each([
    'GPL-3.0-only',
    'AGPL-3.0-only',
    'unknown',
    'SEE LICENSE IN LICENSE',
    '(MIT AND GPL-2.0-only)',
    '',
  ])('refuses %s', (license) =>
    expect(licenceProblems([aPackage({ license })])).toEqual([
      `left-pad@1.0.0 has the licence ${license}, which is not allowed`,
    ]),
  );

  test('refuses a package that npm would install without checking a hash', () => {
    expect(licenceProblems([aPackage({ integrity: undefined })])).toEqual([
      'left-pad@1.0.0 has no hash in package-lock.json',
    ]);
  });
});

describe('the bill of materials', async () => {
  const bill = await billOfMaterials(undefined);

  test('lists every package that is shipped, with its hash and licence, and nothing else', () => {
    const Component = z.object({
      'bom-ref': z.string(),
      purl: z.string(),
      hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().length(128) })).length(1),
      licenses: z.array(z.unknown()).min(1),
    });
    const refs = z
      .array(Component)
      .parse(bill.components)
      .map((component) => component['bom-ref']);
    expect(new Set(refs)).toEqual(new Set(shipped.map(({ name, version }) => `${name}@${version}`)));
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'trivia-question-service' } },
    });
    const known = new Set([...refs, ...bill.dependencies.map(({ ref }) => ref)]);
    for (const { dependsOn } of bill.dependencies) for (const ref of dependsOn) expect(known).toContain(ref);
  });

  test('is the same each time, with the time of the commit if it is given', async () => {
    const { metadata, ...again } = await billOfMaterials(0);
    const { timestamp, ...others } = metadata;
    const { metadata: without, ...own } = bill;
    expect(JSON.stringify([again, others])).toBe(JSON.stringify([own, without]));
    expect(timestamp).toBe('1970-01-01T00:00:00.000Z');
    expect(bill).not.toHaveProperty('serialNumber');
    expect(without).not.toHaveProperty('timestamp');
  });
});

describe('an audit', () => {
  const report = (severity: string): string =>
    JSON.stringify({
      vulnerabilities: { 'left-pad': { name: 'left-pad', severity, range: '<1.3.0' } },
      metadata: { vulnerabilities: { low: 0, high: 0, critical: 0 } },
    });

  test.each(['high', 'critical'])('fails for a vulnerability of severity %s', (severity) => {
    expect(judgeAudit(report(severity))).toEqual({ vulnerable: [`left-pad <1.3.0: ${severity}`] });
  });

  test.each(['low', 'moderate'])('passes with one of severity %s', (severity) => {
    expect(judgeAudit(report(severity))).toEqual({ vulnerable: [] });
  });

  test.each([
    [
      '{"message":"405 Method Not Allowed - POST https://npm.example/audit","error":{}}',
      '405 Method Not Allowed - POST the registry',
    ],
    ['', 'npm audit printed no report'],
    ['<html>', 'npm audit printed no report'],
    ['[]', 'no report'],
  ])('knows nothing when the registry does not answer: %s', (output, reason) => {
    expect(judgeAudit(output)).toEqual({ unknown: reason });
  });
});
