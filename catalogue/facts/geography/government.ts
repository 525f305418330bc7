import type { Familiarity } from '../../template.ts';

/** A parliament, or a house of one, with a unique name. */
export interface Parliament {
  readonly en: string;
  readonly pl: string;
  /** The Polish verb is in the plural. */
  readonly plural?: true;
  /** ISO 3166-1 alpha-2, in lower case. */
  readonly country: string;
  readonly familiarity: Familiarity;
}

export const PARLIAMENTS: readonly Parliament[] = [
  { en: 'Bundestag', pl: 'Bundestag', country: 'de', familiarity: 1 },
  { en: 'Sejm', pl: 'Sejm', country: 'pl', familiarity: 1 },
  { en: 'Knesset', pl: 'Kneset', country: 'il', familiarity: 2 },
  { en: 'Storting', pl: 'Storting', country: 'no', familiarity: 3 },
  { en: 'Riksdag', pl: 'Riksdag', country: 'se', familiarity: 3 },
  { en: 'Folketing', pl: 'Folketing', country: 'dk', familiarity: 3 },
  { en: 'Althing', pl: 'Althing', country: 'is', familiarity: 3 },
  { en: 'Eduskunta', pl: 'Eduskunta', country: 'fi', familiarity: 4 },
  { en: 'Riigikogu', pl: 'Riigikogu', country: 'ee', familiarity: 4 },
  { en: 'Saeima', pl: 'Saeima', country: 'lv', familiarity: 4 },
  { en: 'Seimas', pl: 'Seimas', country: 'lt', familiarity: 3 },
  { en: 'Verkhovna Rada', pl: 'Werchowna Rada', country: 'ua', familiarity: 2 },
  { en: 'State Duma', pl: 'Duma Państwowa', country: 'ru', familiarity: 2 },
  { en: 'Cortes Generales', pl: 'Kortezy Generalne', plural: true, country: 'es', familiarity: 3 },
  { en: 'Oireachtas', pl: 'Oireachtas', country: 'ie', familiarity: 4 },
  { en: 'Sabor', pl: 'Sabor', country: 'hr', familiarity: 4 },
  { en: 'Lok Sabha', pl: 'Lok Sabha', country: 'in', familiarity: 3 },
  { en: 'State Great Khural', pl: 'Wielki Churał Państwowy', country: 'mn', familiarity: 4 },
  { en: 'Jatiya Sangsad', pl: 'Jatiya Sangsad', country: 'bd', familiarity: 5 },
  { en: 'Grand National Assembly', pl: 'Wielkie Zgromadzenie Narodowe', country: 'tr', familiarity: 3 },
  { en: 'States General', pl: 'Stany Generalne', plural: true, country: 'nl', familiarity: 3 },
  { en: 'Országgyűlés', pl: 'Országgyűlés', country: 'hu', familiarity: 3 },
  { en: 'Jogorku Kenesh', pl: 'Dżogorku Kenesz', country: 'kg', familiarity: 5 },
  { en: 'Milli Majlis', pl: 'Milli Medżlis', country: 'az', familiarity: 5 },
];

/** The country from which another one became independent. */
export interface Independence {
  /** ISO 3166-1 alpha-2, in lower case, as is `ruler`. */
  readonly country: string;
  readonly ruler: string;
  /** The Polish name in the instrumental; without it, nobody asks for the ruler. */
  readonly ruled?: string;
  /** Wrong answers, where the empires of Europe would be too easy to rule out. */
  readonly others?: readonly string[];
  readonly year: number;
  readonly familiarity: Familiarity;
}

export const INDEPENDENCES: readonly Independence[] = [
  { country: 'in', ruled: 'Indiami', ruler: 'gb', year: 1947, familiarity: 1 },
  { country: 'br', ruled: 'Brazylią', ruler: 'pt', year: 1822, familiarity: 2 },
  { country: 'mx', ruled: 'Meksykiem', ruler: 'es', year: 1821, familiarity: 2 },
  { country: 'pe', ruled: 'Peru', ruler: 'es', year: 1821, familiarity: 3 },
  { country: 'ar', ruled: 'Argentyną', ruler: 'es', year: 1816, familiarity: 2 },
  { country: 'cl', ruled: 'Chile', ruler: 'es', year: 1818, familiarity: 3 },
  { country: 'bo', ruler: 'es', year: 1825, familiarity: 3 },
  { country: 'ph', ruled: 'Filipinami', ruler: 'us', others: ['gb', 'jp', 'nl'], year: 1946, familiarity: 4 },
  { country: 'sr', ruled: 'Surinamem', ruler: 'nl', year: 1975, familiarity: 4 },
  { country: 'kh', ruled: 'Kambodżą', ruler: 'fr', year: 1953, familiarity: 3 },
  { country: 'dz', ruled: 'Algierią', ruler: 'fr', year: 1962, familiarity: 2 },
  { country: 'tn', ruled: 'Tunezją', ruler: 'fr', year: 1956, familiarity: 3 },
  { country: 'sn', ruled: 'Senegalem', ruler: 'fr', year: 1960, familiarity: 3 },
  { country: 'ci', ruler: 'fr', year: 1960, familiarity: 3 },
  { country: 'mg', ruler: 'fr', year: 1960, familiarity: 3 },
  { country: 'ga', ruler: 'fr', year: 1960, familiarity: 4 },
  { country: 'td', ruler: 'fr', year: 1960, familiarity: 4 },
  { country: 'ne', ruler: 'fr', year: 1960, familiarity: 4 },
  { country: 'bj', ruler: 'fr', year: 1960, familiarity: 4 },
  { country: 'gn', ruled: 'Gwineą', ruler: 'fr', year: 1958, familiarity: 4 },
  { country: 'ht', ruled: 'Haiti', ruler: 'fr', year: 1804, familiarity: 3 },
  { country: 'dj', ruler: 'fr', year: 1977, familiarity: 4 },
  { country: 'cd', ruled: 'Demokratyczną Republiką Konga', ruler: 'be', year: 1960, familiarity: 3 },
  { country: 'rw', ruled: 'Rwandą', ruler: 'be', year: 1962, familiarity: 4 },
  { country: 'bi', ruler: 'be', year: 1962, familiarity: 5 },
  { country: 'ao', ruled: 'Angolą', ruler: 'pt', year: 1975, familiarity: 3 },
  { country: 'mz', ruled: 'Mozambikiem', ruler: 'pt', year: 1975, familiarity: 3 },
  { country: 'cv', ruled: 'Republiką Zielonego Przylądka', ruler: 'pt', year: 1975, familiarity: 4 },
  { country: 'st', ruler: 'pt', year: 1975, familiarity: 5 },
  { country: 'gq', ruled: 'Gwineą Równikową', ruler: 'es', year: 1968, familiarity: 4 },
  { country: 'ke', ruled: 'Kenią', ruler: 'gb', year: 1963, familiarity: 3 },
  { country: 'gh', ruled: 'Ghaną', ruler: 'gb', year: 1957, familiarity: 3 },
  { country: 'ng', ruled: 'Nigerią', ruler: 'gb', year: 1960, familiarity: 3 },
  { country: 'ug', ruler: 'gb', year: 1962, familiarity: 4 },
  { country: 'zm', ruler: 'gb', year: 1964, familiarity: 4 },
  { country: 'mw', ruler: 'gb', year: 1964, familiarity: 5 },
  { country: 'bw', ruler: 'gb', year: 1966, familiarity: 4 },
  { country: 'jm', ruled: 'Jamajką', ruler: 'gb', year: 1962, familiarity: 3 },
  { country: 'bb', ruler: 'gb', year: 1966, familiarity: 4 },
  { country: 'bs', ruler: 'gb', year: 1973, familiarity: 4 },
  { country: 'bz', ruler: 'gb', year: 1981, familiarity: 4 },
  { country: 'mt', ruled: 'Maltą', ruler: 'gb', year: 1964, familiarity: 3 },
  { country: 'cy', ruled: 'Cyprem', ruler: 'gb', year: 1960, familiarity: 3 },
  { country: 'mv', ruler: 'gb', year: 1965, familiarity: 4 },
  { country: 'lk', ruled: 'Sri Lanką', ruler: 'gb', year: 1948, familiarity: 3 },
  { country: 'mm', ruled: 'Mjanmą', ruler: 'gb', year: 1948, familiarity: 3 },
  { country: 'fj', ruled: 'Fidżi', ruler: 'gb', year: 1970, familiarity: 4 },
  { country: 'na', ruled: 'Namibią', ruler: 'za', others: ['gb', 'nl', 'pt'], year: 1990, familiarity: 3 },
  {
    country: 'bd',
    ruled: 'Bangladeszem',
    ruler: 'pk',
    others: ['in', 'gb', 'mm'],
    year: 1971,
    familiarity: 3,
  },
  { country: 'er', ruled: 'Erytreą', ruler: 'et', others: ['it', 'gb', 'sd'], year: 1993, familiarity: 4 },
  { country: 'fi', ruled: 'Finlandią', ruler: 'ru', others: ['se', 'de', 'dk'], year: 1917, familiarity: 2 },
  { country: 'be', ruled: 'Belgią', ruler: 'nl', year: 1830, familiarity: 3 },
  {
    country: 'pg',
    ruled: 'Papuą-Nową Gwineą',
    ruler: 'au',
    others: ['gb', 'de', 'id'],
    year: 1975,
    familiarity: 4,
  },
  { country: 'pa', ruled: 'Panamą', ruler: 'co', others: ['es', 'gb', 'mx'], year: 1903, familiarity: 4 },
];
