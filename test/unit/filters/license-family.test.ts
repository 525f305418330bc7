import { expect, test } from 'vitest';

import { licenseFamily } from '../../../src/contract/vocabulary.ts';

test.each([
  ['CC-BY-4.0', 'CC-BY'],
  ['CC-BY-SA-4.0', 'CC-BY-SA'],
  ['CC-BY-SA-3.0', 'CC-BY-SA'],
  ['CC0-1.0', 'CC0'],
  ['Apache-2.0', 'Apache'],
  ['MIT', 'MIT'],
  ['CC-BY', 'CC-BY'],
  ['ODC-By-1.0', 'ODC-By'],
])('the family of %s is %s', (license, family) => {
  expect(licenseFamily(license)).toBe(family);
});
