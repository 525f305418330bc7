import type { Continent } from '../../facts/geography/countries.ts';
import type { Name } from './wording.ts';

/** Names of the parts of the world, also the labels of their tags. */
export const CONTINENTS: Readonly<Record<Continent, Name>> = {
  africa: { en: 'Africa', pl: 'Afryka' },
  asia: { en: 'Asia', pl: 'Azja' },
  europe: { en: 'Europe', pl: 'Europa' },
  'north-america': { en: 'North America', pl: 'Ameryka Północna' },
  oceania: { en: 'Oceania', pl: 'Australia i Oceania' },
  'south-america': { en: 'South America', pl: 'Ameryka Południowa' },
};

/** The parts of the world as answers to „W której części świata…?”. */
export const ON_CONTINENT: Readonly<Record<Continent, Name>> = {
  africa: { en: 'Africa', pl: 'w Afryce' },
  asia: { en: 'Asia', pl: 'w Azji' },
  europe: { en: 'Europe', pl: 'w Europie' },
  'north-america': { en: 'North America', pl: 'w Ameryce Północnej' },
  oceania: { en: 'Oceania', pl: 'w Australii i Oceanii' },
  'south-america': { en: 'South America', pl: 'w Ameryce Południowej' },
};
