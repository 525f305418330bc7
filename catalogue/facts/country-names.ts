import type { Labels } from '../taxonomy/label.ts';
import { COUNTRIES } from './geography/countries.ts';

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

const NAMES = new Map<string, Labels>(COUNTRIES.map(({ code, en, pl }) => [code, { en, pl }]));

/** The names of a country by ISO code, in the nominative and without an article. */
export function countryName(code: string): Labels {
  const names = OTHERS[code] ?? NAMES.get(code);
  if (names === undefined) throw new Error(`no country has the code ${code}`);
  return names;
}

const WITH_ARTICLE = new Set(COUNTRIES.filter(({ article }) => article === true).map(({ en }) => en));

/** The English name within a sentence: „the Netherlands”. */
export function withArticle({ en }: Labels): string {
  return WITH_ARTICLE.has(en) || en === 'Soviet Union' ? `the ${en}` : en;
}
