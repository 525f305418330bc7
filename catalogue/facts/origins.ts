import type { Labels } from '../taxonomy/label.ts';

/** Adjectives of origin: with its article in English, in the masculine in Polish, as in “a Czech series”. */
const ORIGINS: Readonly<Record<string, Labels>> = {
  ar: { en: 'an Argentine', pl: 'argentyński' },
  at: { en: 'an Austrian', pl: 'austriacki' },
  au: { en: 'an Australian', pl: 'australijski' },
  be: { en: 'a Belgian', pl: 'belgijski' },
  br: { en: 'a Brazilian', pl: 'brazylijski' },
  ca: { en: 'a Canadian', pl: 'kanadyjski' },
  ch: { en: 'a Swiss', pl: 'szwajcarski' },
  cn: { en: 'a Chinese', pl: 'chiński' },
  cs: { en: 'a Czechoslovak', pl: 'czechosłowacki' },
  de: { en: 'a German', pl: 'niemiecki' },
  dk: { en: 'a Danish', pl: 'duński' },
  es: { en: 'a Spanish', pl: 'hiszpański' },
  fi: { en: 'a Finnish', pl: 'fiński' },
  fr: { en: 'a French', pl: 'francuski' },
  gb: { en: 'a British', pl: 'brytyjski' },
  it: { en: 'an Italian', pl: 'włoski' },
  jp: { en: 'a Japanese', pl: 'japoński' },
  kr: { en: 'a South Korean', pl: 'południowokoreański' },
  mx: { en: 'a Mexican', pl: 'meksykański' },
  pl: { en: 'a Polish', pl: 'polski' },
  ru: { en: 'a Russian', pl: 'rosyjski' },
  su: { en: 'a Soviet', pl: 'radziecki' },
  tr: { en: 'a Turkish', pl: 'turecki' },
  us: { en: 'an American', pl: 'amerykański' },
};

/** The adjective of a country by ISO code. */
export function originOf(code: string): Labels {
  const adjective = ORIGINS[code];
  if (adjective === undefined)
    throw new Error(`the country ${code} has no adjective in the table of origins`);
  return adjective;
}
