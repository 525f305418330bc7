import type { Labels } from '../taxonomy/label.ts';
import { COUNTRIES } from './geography/countries.ts';
import { IN_COUNTRY } from './geography/where.ts';

/** Former states, and nations that compete or are mentioned separately. */
const OTHERS: Readonly<Record<string, Labels>> = {
  su: { en: 'Soviet Union', pl: 'Związek Radziecki' },
  dd: { en: 'East Germany', pl: 'NRD' },
  cs: { en: 'Czechoslovakia', pl: 'Czechosłowacja' },
  yu: { en: 'Yugoslavia', pl: 'Jugosławia' },
  england: { en: 'England', pl: 'Anglia' },
  scotland: { en: 'Scotland', pl: 'Szkocja' },
  wales: { en: 'Wales', pl: 'Walia' },
  'puerto-rico': { en: 'Puerto Rico', pl: 'Portoryko' },
};

/** Polish genitives of the nations that are mentioned separately. */
const OF_OTHERS: Readonly<Record<string, string>> = { scotland: 'Szkocji' };

/** Former states after „w”. */
const IN_OTHERS: Readonly<Record<string, string>> = {
  su: 'w Związku Radzieckim',
  dd: 'w NRD',
  cs: 'w Czechosłowacji',
  yu: 'w Jugosławii',
  'puerto-rico': 'w Portoryko',
};

const GENITIVES = new Map<string, string>(COUNTRIES.map(({ code, genitive }) => [code, genitive]));

const NAMES = new Map<string, Labels>(COUNTRIES.map(({ code, en, pl }) => [code, { en, pl }]));

/** The names of a country by ISO code, in the nominative and without an article. */
export function countryName(code: string): Labels {
  const names = OTHERS[code] ?? NAMES.get(code);
  if (names === undefined) throw new Error(`no country has the code ${code}`);
  return names;
}

/** The names with the Polish one in the genitive: „Japonii”. */
export function ofCountry(code: string): Labels {
  const genitive = OF_OTHERS[code] ?? GENITIVES.get(code);
  if (genitive === undefined) throw new Error(`no country has the code ${code}`);
  return { en: countryName(code).en, pl: genitive };
}

/** The names with the Polish one as after „z”: „z Japonii”. */
export function fromCountry(code: string): Labels {
  const { en, pl: genitive } = ofCountry(code);
  // “Ze” makes a cluster of consonants easier to say.
  const preposition = /^(?:S[złrtw]|Ś[lw]|Zj)/.test(genitive) ? 'ze' : 'z';
  return { en, pl: `${preposition} ${genitive}` };
}

/** The names with the Polish one as after „w”: „w Japonii”, „na Węgrzech”. */
export function inCountry(code: string): Labels {
  const within = IN_OTHERS[code] ?? IN_COUNTRY[code];
  if (within === undefined) throw new Error(`no locative is known of the country ${code}`);
  return { en: countryName(code).en, pl: within };
}

const WITH_ARTICLE = new Set(COUNTRIES.filter(({ article }) => article === true).map(({ en }) => en));

/** The English name within a sentence: „the Netherlands”. */
export function withArticle({ en }: Labels): string {
  return WITH_ARTICLE.has(en) || en === 'Soviet Union' ? `the ${en}` : en;
}
