import { expect, test } from 'vitest';

import { lostNumbers, changedPlaceholders } from '../../../../indexer/translations/lost-content.ts';

test.each([
  ['about 3.5 million', 'około 3,5 miliona'],
  ['about 3.5 million', 'około 3.5 miliona'],
  ['about 3.50', 'około 3,5'],
  ['1,000 ships', '1 000 statków'],
  ['1,000 ships', '1\u00a0000 statków'],
  ['1,000 ships', '1000 statków'],
  ['1,000 ships', '1.000 statków'],
  ['1,234,567.5 km', '1\u202f234\u202f567,5 km'],
  ['in 1998', 'w 1998 roku'],
  ['in 1998, 100 people', 'w 1998 100 osób'],
  ['the 19th century', 'wiek XIX'],
  ['World War 2', 'II wojna światowa'],
  ['the 1960s', 'lata 60. XX wieku'],
  ['007', '7'],
  ['on 1.9.2020', 'dnia 01.09.2020'],
  ['none', 'jest ich 5'],
])('%s keeps its numbers as %s', (source, target) => {
  expect(lostNumbers(source, 'en', target, 'pl')).toEqual([]);
});

test.each([
  ['in 1998', 'w 1989 roku', ['1998']],
  ['about 3.5', 'około 35', ['3.5']],
  ['1,000 ships', '100 statków', ['1,000']],
  ['5 of 12', 'pięć z 12', ['5']],
  ['5 men', 'VI mężczyzn', ['5']],
  ['on 1.9.2020', 'dnia 2.9.2020', ['1.9.2020']],
  ['the 1960s', 'lata 70. XX wieku', ['1960']],
  ['40 thieves', 'XL rozbójników', ['40']],
])('%s loses a number as %s', (source, target, lost) => {
  expect(lostNumbers(source, 'en', target, 'pl')).toEqual(lost);
});

test('Polish notation is also read in an original', () => {
  expect(lostNumbers('1 000 statków i 3,5 mili', 'pl', '1,000 ships and 3.5 miles', 'en')).toEqual([]);
  expect(lostNumbers('1 000 statków', 'pl', '2,000 ships', 'en')).toEqual(['1', '000']);
});

test.each([
  ['The ____ is {0} and %s', '%s, {0}: to __', []],
  ['The ____ is blue', 'Niebieskie', ['___']],
  ['Hello {name}', 'Cześć {nazwa}', ['{name}', '{nazwa}']],
  ['%1$s', '%s', ['%1$s', '%s']],
  ['100%s', '100% s', []],
  ['{0} and {0}', '{0}', ['{0}']],
])('placeholders of %s and %s differ by %j', (source, target, changed) => {
  expect(changedPlaceholders(source, target)).toEqual(changed);
});
