import { expect, test } from 'vitest';
import { chooseJava, parseJavaVersion } from '../../../stack/prerequisites.mjs';

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "25" 2025-09-16 LTS', 25],
  ['java version "1.8.0_392"', 8],
  ['openjdk version "22-ea" 2024-03-19', 22],
  ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "21.0.2" 2024-01-16', 21],
])('reads the major version from %j', (text, version) => {
  expect(parseJavaVersion(text)).toBe(version);
});

test('finds no version in other output', () => {
  expect(parseJavaVersion('The operation could not be completed.')).toBeUndefined();
});

test('takes the first Java that is new enough, not the newest', () => {
  const candidates = [17, 21, 25].map((version) => ({ home: `/java/${version}`, version }));
  expect(chooseJava(candidates)).toEqual({ home: '/java/21', version: 21 });
});

test('takes none if all are too old', () => {
  expect(chooseJava([{ home: '/java/17', version: 17 }])).toBeUndefined();
});
