import { expect, test } from 'vitest';

import { COUNTRIES } from '../../../catalogue/facts/geography/countries.ts';
import { CURRENCIES } from '../../../catalogue/facts/geography/currencies.ts';
import { LANGUAGES } from '../../../catalogue/facts/geography/languages.ts';
import { REGIONS } from '../../../catalogue/taxonomy/regions.ts';

type Kind = 'region' | 'language' | 'currency';
interface Named {
  readonly code: string;
  readonly en: string;
  readonly pl: string;
}

/** The tables hold the names of this edition of CLDR; with another one there is nothing to compare. */
const isSameEdition = process.versions.cldr?.startsWith('48.') === true;

/** Rows named otherwise than the running Node names them, as `code: English / Polish`. */
function deviations(kind: Kind, rows: readonly Named[]): string[] {
  const english = new Intl.DisplayNames('en', { type: kind });
  const polish = new Intl.DisplayNames('pl', { type: kind });
  const code = (row: Named): string => (kind === 'region' ? row.code.toUpperCase() : row.code);
  return rows
    .filter((row) => row.en !== english.of(code(row)) || row.pl !== polish.of(code(row)))
    .map((row) => `${row.code}: ${row.en} / ${row.pl}`)
    .sort();
}

test.runIf(isSameEdition)('countries are named as in CLDR, except for plainer names in common use', () => {
  expect(deviations('region', COUNTRIES)).toEqual([
    'ag: Antigua and Barbuda / Antigua i Barbuda',
    'ba: Bosnia and Herzegovina / Bośnia i Hercegowina',
    'cd: Democratic Republic of the Congo / Demokratyczna Republika Konga',
    'cg: Republic of the Congo / Republika Konga',
    'ci: Ivory Coast / Wybrzeże Kości Słoniowej',
    'kn: Saint Kitts and Nevis / Saint Kitts i Nevis',
    'lc: Saint Lucia / Saint Lucia',
    'mm: Myanmar / Mjanma',
    'st: São Tomé and Príncipe / Wyspy Świętego Tomasza i Książęca',
    'tr: Turkey / Turcja',
    'tt: Trinidad and Tobago / Trynidad i Tobago',
    'vc: Saint Vincent and the Grenadines / Saint Vincent i Grenadyny',
  ]);
});

test.runIf(isSameEdition)('currencies are named as in CLDR', () => {
  expect(deviations('currency', CURRENCIES)).toEqual([]);
});

test.runIf(isSameEdition)('languages are named as in CLDR, except for plainer names in common use', () => {
  expect(deviations('language', LANGUAGES)).toEqual(['az: Azerbaijani / azerski', 'bn: Bengali / bengalski']);
});

test.runIf(isSameEdition)('regions are named as in CLDR, except states of the past and plainer names', () => {
  const countries = REGIONS.filter((region) => region.kind === 'country');
  const rows = countries.map((region) => ({ code: region.code, ...region.label }));
  expect(deviations('region', rows)).toEqual([
    'su: Soviet Union / Związek Radziecki',
    'tr: Turkey / Turcja',
    'yu: Yugoslavia / Jugosławia',
  ]);
});

test('every code is in its table once', () => {
  for (const table of [COUNTRIES, CURRENCIES, LANGUAGES]) {
    const codes = table.map((row) => row.code);
    expect(new Set(codes).size).toBe(codes.length);
  }
});
