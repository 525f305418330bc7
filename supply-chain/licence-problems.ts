import type { ShippedPackage } from './shipped-packages.ts';

/** Licences that only ask for attribution, as SPDX identifiers. The last one is for fonts. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/** Whether a choice of the expression is allowed. It has no brackets but around the whole. */
function isAllowed(expression: string): boolean {
  const choices = expression.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));
}

/** One line for each package whose licence is not allowed, or that npm installs without checking a hash. */
export function licenceProblems(packages: readonly ShippedPackage[]): string[] {
  return packages.flatMap(({ name, version, license, integrity }) => [
    ...(isAllowed(license) ? [] : [`${name}@${version} has the licence ${license}, which is not allowed`]),
    ...(integrity === undefined ? [`${name}@${version} has no hash in package-lock.json`] : []),
  ]);
}
